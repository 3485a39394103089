import ThemeDiagnostics

extension Command {
  /// `themectl validate`.
  static let validate = Command(
    name: "validate",
    summary: "check presets and say what is wrong with them",
    operands: .paths,
    options: [
      Validate.format, Validate.strict, Options.quiet, Options.color, Validate.maxDiagnostics,
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
    run: { arguments, console in Validate(arguments).run(&console) }
  )
}

/// A run of `themectl validate`.
private struct Validate {
  static let format = Option(
    "format", .choice(ReportFormat.allCases.map { $0.rawValue }), "how findings are printed")
  static let strict = Option("strict", "warnings count like errors for the exit status")
  static let maxDiagnostics = Option(
    "max-diagnostics", .number(placeholder: "N", least: 0),
    "print at most N findings of a file; 0: all; default: 100")

  let arguments: Arguments
  let renderer: ReportRenderer

  init(_ arguments: Arguments) {
    self.arguments = arguments
    let format = arguments.text(of: Self.format).flatMap { ReportFormat(rawValue: $0) } ?? .text
    let limit = arguments.number(of: Self.maxDiagnostics) ?? 100
    let style = ReportStyle(
      isColored: arguments.wantsColors,
      width: Stream.output.width ?? 100,
      limit: limit == 0 ? nil : limit)
    renderer = ReportRenderer(format, style: style)
  }

  func run(_ console: inout Console) -> ExitStatus {
    let found = arguments.files
    for problem in found.problems { console.problem(problem.message, problem.status) }
    guard !found.files.isEmpty else { return .clean }

    let outcome = check(found.files, &console)
    for (name, error) in outcome.failures {
      console.problem("\(name.visible): \(error.message)", .inaccessible)
    }
    console.print(renderer.document(of: outcome.parts, counts: outcome.counts))
    if renderer.format == .text, !arguments.has(Options.quiet), outcome.counts.files > 0 {
      console.print(summary(of: outcome) + "\n")
    }
    let fails = outcome.counts.errors > 0 || (isStrict && outcome.counts.warnings > 0)
    return fails ? .found : .clean
  }

  private var isStrict: Bool { arguments.has(Self.strict) }

  private func check(_ files: [InputFile], _ console: inout Console) -> CheckOutcome {
    let checker = FileChecker(
      pipeline: ValidationPipeline(),
      renderer: renderer,
      maxSize: arguments.maxSize)
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
    let unread = outcome.failures.count
    return "\(subject): \(found)" + (unread == 0 ? "" : "; \(counted(unread, "file")) not read")
  }
}

extension Arguments {
  /// Whether results are coloured: as the option says, else as the terminal suggests.
  var wantsColors: Bool {
    switch text(of: Options.color) {
    case "always": true
    case "never": false
    default: Stream.output.showsColors
    }
  }
}

/// A number with what it counts: `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
