import ThemeDiagnostics

extension Command {
  /// `themectl validate`.
  static let validate = Command(
    name: "validate",
    summary: "check presets and say what is wrong with them",
    operands: .paths,
    options: [
      ReportOutput.format, Validate.strict, Options.quiet, Options.color,
      ReportOutput.maxDiagnostics,
      Options.jobs, Options.maxSize, Options.followLinks, Options.standardInputName,
    ],
    discussion: """
      A PATH is a file, a folder that is searched for .yaml and .yml files, a pattern
      such as 'Themes/**/*.yaml', or - for standard input. Without a PATH the folder
      Themes is checked, and where there is none the presets that come with the tool.
      """,
    examples: [
      Example("validate Themes", "checks a folder"),
      Example("validate --strict --format concise", "checks ./Themes for a script"),
      Example("validate - < brand.yaml", "checks standard input"),
    ],
    run: { arguments, console throws(UsageError) in
      try Validate(arguments: arguments).run(&console)
    }
  )
}

/// A run of `themectl validate`.
private struct Validate {
  static let strict = Option("strict", "warnings count like errors for the exit status")
  let arguments: Arguments

  func run(_ console: inout Console) throws(UsageError) -> ExitStatus {
    let outputs = try ReportOutput.all(for: arguments)
    let found = arguments.files
    for problem in found.problems { console.problem(problem.message, problem.status) }
    guard !found.files.isEmpty else { return .clean }

    let outcome = check(found.files, outputs.map { $0.renderer })
    for file in outcome.unread {
      console.problem("\(file.name.visible): \(file.reason)", .inaccessible)
    }
    let unread =
      found.problems.filter { $0.status == .inaccessible }.map { $0.file } + outcome.unread
    for (index, output) in outputs.enumerated() {
      let document = output.renderer.document(
        of: outcome.parts[index], counts: outcome.counts, unread: unread)
      console.send(document, to: output.destination)
    }
    let isText = outputs.contains { $0.isOnStandardOutput && $0.renderer.format == .text }
    if isText, !arguments.has(Options.quiet), outcome.counts.files > 0 {
      console.print(summary(of: outcome) + "\n")
    }
    let fails = outcome.counts.errors > 0 || (isStrict && outcome.counts.warnings > 0)
    return fails ? .found : .clean
  }

  private var isStrict: Bool { arguments.has(Self.strict) }

  private func check(_ files: [InputFile], _ renderers: [ReportRenderer]) -> CheckOutcome {
    let checker = FileChecker(
      pipeline: ValidationPipeline(), renderers: renderers, maxSize: arguments.maxSize)
    var progress = Progress(total: files.count)
    let showsProgress = Stream.error.isTerminal && !arguments.has(Options.quiet)
    defer { progress.end() }
    return checkFiles(files, with: checker, jobs: arguments.number(of: Options.jobs)) { done in
      if showsProgress { progress.show(done) }
    }
  }

  /// The outcome in a line: `14 presets in 12 files: no errors`.
  private func summary(of outcome: CheckOutcome) -> String {
    let counts = outcome.counts
    var found = counts.errors == 0 ? "no errors" : counted(counts.errors, "error")
    if counts.warnings > 0 { found += ", " + counted(counts.warnings, "warning") }
    let subject = "\(counted(outcome.presets, "preset")) in \(counted(counts.files, "file"))"
    let unread = outcome.unread.count
    return "\(subject): \(found)" + (unread == 0 ? "" : "; \(counted(unread, "file")) not read")
  }
}

/// A number with what it counts: `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
