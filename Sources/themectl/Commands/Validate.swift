import ThemeDiagnostics

extension Command {
  /// `themectl validate`.
  static let validate = Command(
    name: "validate",
    summary: "check presets and say what is wrong with them",
    operands: .paths,
    options: [
      ReportOutput.format, Options.strict, SchemaChoice.schema, SchemaChoice.resource,
      SchemaChoice.assertFormats, Options.quiet, Options.color,
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
  let arguments: Arguments

  func run(_ console: inout Console) throws(UsageError) -> ExitStatus {
    let outputs = try ReportOutput.all(for: arguments, command: .validate)
    guard let pipeline = pipeline(&console) else { return .wrongUse }
    let found = arguments.files
    for problem in found.problems { console.problem(problem.message, problem.status) }
    guard !found.files.isEmpty else { return .clean }

    let checker = FileChecker(pipeline: pipeline, forms: outputs.map { $0.form })
    let outcome = check(found.files, with: checker)
    for file in outcome.unread {
      console.problem("\(file.name.visible): \(file.reason)", .inaccessible)
    }
    let unread =
      found.problems.filter { $0.status == .inaccessible }.map { $0.file } + outcome.unread
    for (index, output) in outputs.enumerated() {
      let document = output.form.document(
        of: outcome.parts[index], counts: outcome.counts, unread: unread)
      console.send(document, to: output.destination)
    }
    let isText = outputs.contains { $0.isTextOnStandardOutput }
    if isText, !arguments.has(Options.quiet), outcome.counts.files > 0 {
      console.print(summary(of: outcome) + "\n")
    }
    return outcome.counts.status(isStrict: arguments.has(Options.strict))
  }

  /// What the files are checked against; `nil` where that is itself wrong, which is then said.
  private func pipeline(_ console: inout Console) -> ValidationPipeline? {
    guard let path = arguments.path(of: SchemaChoice.schema) else {
      return ValidationPipeline(maxSize: arguments.maxSize)
    }
    do throws(SchemaLoadError) {
      let loaded = try loadSchema(path, arguments)
      for report in loaded.reports where loaded.schema == nil { console.report(report) }
      guard let schema = loaded.schema else {
        console.problem("\(path.name.visible): the schema has errors", .wrongUse)
        return nil
      }
      return ValidationPipeline(.schema(schema), maxSize: arguments.maxSize)
    } catch {
      console.problem(error.message, error.status)
      return nil
    }
  }

  private func check(_ files: [InputFile], with checker: FileChecker) -> CheckOutcome {
    var progress = Progress(total: files.count)
    let showsProgress = Stream.error.isTerminal && !arguments.has(Options.quiet)
    defer { progress.end() }
    return checkFiles(files, with: checker, jobs: arguments.number(of: Options.jobs)) { done in
      if showsProgress { progress.show(done) }
    }
  }

  /// The outcome in a line: `14 presets in 12 files: no errors`.
  private func summary(of outcome: CheckOutcome) -> String {
    let files = counted(outcome.counts.files, "file")
    let isOwnSchema = arguments.has(SchemaChoice.schema)
    let subject = isOwnSchema ? files : "\(counted(outcome.presets, "preset")) in \(files)"
    let unread = outcome.unread.count
    return "\(subject): \(outcome.counts.phrase)"
      + (unread == 0 ? "" : "; \(counted(unread, "file")) not read")
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
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
