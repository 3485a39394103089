import ThemeDiagnostics

extension Command {
  /// `themectl validate`.
  static let validate = Command(
    name: "validate",
    summary: "check presets and say what is wrong with them",
    operands: .paths,
    options: [
      ReportOutput.format, Options.strict, Validate.fix, Validate.unsafeFixes, Validate.diff,
      Validate.watch, SchemaChoice.schema, SchemaChoice.resource, SchemaChoice.assertFormats,
      Options.quiet, Options.color, ReportOutput.maxDiagnostics, Options.jobs, Options.maxSize,
      Options.standardInputName,
    ] + Options.ofFileSearch,
    discussion: """
      A PATH is a file, a folder that is searched for .yaml and .yml files, a pattern
      such as 'Themes/**/*.yaml', or - for standard input. Without a PATH the folder
      Themes is checked, and where there is none the presets that come with the tool.

      FORMAT is text, concise, json, sarif, github or junit, or with --schema one of
      JSON Schema's own, flag or basic.

      A file .themectlignore says what is left out below its folder, .themectl.yaml
      how the files below it are checked. In a preset, a comment
      `# themectl: allow CODE` allows a fault in the next line, or in its own.

      A name under `extends` is looked for in the same file, then among the files of the
      folder or pattern that the file was found by, or beside a file that is named, then
      among the presets that come with the tool.
      """,
    examples: [
      Example("validate Themes", "checks a folder"),
      Example("validate --fix Themes", "repairs what is certain, and shows the rest"),
      Example("validate --strict --format concise", "checks ./Themes for a script"),
      Example("validate --watch", "checks ./Themes again whenever something changes"),
      Example("validate - < brand.yaml", "checks standard input"),
      Example("validate --fix - < brand.yaml", "prints what standard input is when it is fixed"),
    ],
    run: { arguments, console throws(UsageError) in
      try Validate(arguments: arguments).run(&console)
    }
  )
}

/// A run of `themectl validate`.
struct Validate {
  static let fix = Option("fix", "make the fixes that are certain, and show what remains")
  static let unsafeFixes = Option("unsafe-fixes", "make those that are good guesses as well")
  static let diff = Option("diff", "show what the fixes would change, and change nothing")
  static let watch = Option("watch", letter: "w", "check again what changes, until Ctrl-C")

  var arguments: Arguments

  func run(_ console: inout Console) throws(UsageError) -> ExitStatus {
    let outputs = try ReportOutput.all(for: arguments, command: .validate)
    if arguments.has(Self.watch) { return try watch(outputs, &console) }
    var found = arguments.files
    guard makesFixes || showsDiff, let index = found.files.firstIndex(where: { $0.isStandardInput })
    else { return check(found, outputs, &console) { _ in nil }.status }
    let file: InputFile
    do throws(ReadError) {
      file = try found.files[index].holdingText(maxSize: arguments.maxSize)
    } catch {
      console.problem("\(found.files[index].name.visible): \(error.message)", .inaccessible)
      return .inaccessible
    }
    found.files[index] = file
    return showsDiff
      ? check(found, outputs, &console) { _ in nil }.status
      : try fixInput(found, outputs, &console)
  }

  /// Fixes standard input: its text goes to standard output, and what is said to standard error.
  private func fixInput(
    _ found: FoundFiles, _ outputs: [ReportOutput], _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard found.files.count == 1 else {
      throw UsageError(
        message: "standard input is fixed alone, as its text goes to standard output",
        commandNames: [Command.validate.name])
    }
    var outputs = outputs
    for index in outputs.indices where outputs[index].isOnStandardOutput {
      outputs[index].destination = .standardError
    }
    return check(found, outputs, &console) { _ in nil }.status
  }

  /// Checks files and says what was found.
  ///
  /// - Parameters:
  ///   - found: the files.
  ///   - outputs: the documents to print.
  ///   - console: where they go.
  ///   - known: what is known already of a file that need not be checked.
  /// - Returns: how the call ends, and what was found.
  func check(
    _ found: FoundFiles, _ outputs: [ReportOutput], _ console: inout Console,
    known: (InputFile) -> CheckedFile?
  ) -> (status: ExitStatus, run: CheckRun) {
    if !arguments.has(Options.quiet) { for note in found.ignored { console.note(note) } }
    for report in found.configurationReports { console.report(report) }
    for problem in found.problems { console.problem(problem.message, problem.status) }
    var pipelines = PipelineMaker(arguments)
    let (checker, files) = pipelines.checker(for: found, forms: outputs.map { $0.form }, &console)
    let checked = check(files, with: checker, known: known)
    for file in checked.unread {
      console.problem("\(file.name.visible): \(file.reason)", .inaccessible)
    }
    var run = checked
    let fixed = fix(&run, &console)
    let printsText = makesFixes && !showsDiff && found.files.contains { $0.isStandardInput }
    if printsText, let file = found.files.first,
      let text = fixed.text ?? (try? file.source(maxSize: arguments.maxSize).source.bytes)
    {
      console.print(text)
    }
    run.reportSharedNames()

    let outcome = run.outcome
    let unread = found.problems.filter { $0.status == .inaccessible }.map { $0.file } + run.unread
    for (index, output) in outputs.enumerated() where !(showsDiff && output.isOnStandardOutput) {
      let document = output.form.document(
        of: outcome.parts[index], counts: outcome.counts, unread: unread)
      console.send(document, to: output.destination)
    }
    if !arguments.has(Options.quiet), outcome.counts.files > 0 {
      let summary = summary(of: run, outcome, fixed)
      if showsDiff || printsText {
        console.note(summary)
      } else if outputs.contains(where: { $0.isTextOnStandardOutput }) {
        console.print(summary + "\n")
        if Stream.output.isTerminal, let hint = hint(for: outcome) { console.print(hint + "\n") }
      }
    }
    return (outcome.status, checked)
  }

  var showsDiff: Bool { arguments.has(Self.diff) }

  var makesFixes: Bool { arguments.has(Self.fix) || arguments.has(Self.unsafeFixes) }

  private func check(
    _ files: [InputFile], with checker: FileChecker, known: (InputFile) -> CheckedFile?
  ) -> CheckRun {
    var progress = Progress(total: files.count)
    let showsProgress = Stream.error.isTerminal && !arguments.has(Options.quiet)
    defer { progress.end() }
    let jobs = arguments.number(of: Options.jobs)
    return CheckRun(files, with: checker, jobs: jobs, known: known) { done in
      if showsProgress { progress.show(done) }
    }
  }

  private func fix(_ run: inout CheckRun, _ console: inout Console) -> FixOutcome {
    guard makesFixes || showsDiff else { return FixOutcome() }
    let policy = FixPolicy(allowsUnsafe: arguments.has(Self.unsafeFixes))
    let fixed = run.fix(
      policy, showsOnly: showsDiff, isColored: arguments.wantsColors, &console)
    console.print(fixed.diff)
    return fixed
  }

  /// Where a person reads more about what was found; a script has no use for it.
  private func hint(for outcome: CheckOutcome) -> String? {
    let codes = outcome.parts.lazy.flatMap { $0 }.compactMap { $0.firstCode }
    return codes.first.map { "`themectl explain \($0.rawValue)` says more, as for every code" }
  }

  /// The outcome in a line: `14 presets in 12 files: no errors`.
  private func summary(
    of run: CheckRun, _ outcome: CheckOutcome, _ fixed: FixOutcome
  ) -> String {
    let files = counted(outcome.counts.files, "file")
    var text =
      run.checker.judgesPresets ? "\(counted(outcome.presets, "preset")) in \(files)" : files
    text += ": \(outcome.counts.phrase)"
    if fixed.fixes > 0 {
      let verb = showsDiff ? "to make" : "made"
      text += "; \(counted(fixed.fixes, "fix", "fixes")) \(verb) in \(counted(fixed.files, "file"))"
    } else if outcome.fixable > 0, !makesFixes {
      text += "; \(Self.fix.spelling) repairs \(outcome.fixable)"
    } else if outcome.guessable > 0, !arguments.has(Self.unsafeFixes) {
      text += "; \(Self.unsafeFixes.spelling) repairs \(outcome.guessable)"
    }
    if !run.unread.isEmpty { text += "; \(counted(run.unread.count, "file")) not read" }
    return text
  }
}

extension ReportCounts {
  /// The findings in a few words: `2 errors, 1 warning`.
  var phrase: String {
    (errors == 0 ? "no errors" : counted(errors, "error"))
      + (warnings == 0 ? "" : ", " + counted(warnings, "warning"))
  }

  /// How a call with these findings ends.
  func status(isStrict: Bool) -> ExitStatus {
    errors > 0 || (isStrict && warnings > 0) ? .found : .clean
  }
}

/// A number with what it counts: `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
