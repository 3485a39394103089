import ThemeDiagnostics
import ThemePresets

extension Command {
  /// `themectl explain`.
  static let explain = Command(
    name: "explain",
    summary: "explain a code of a message, or a key of a file",
    operands: Operands(placeholder: "CODE|KEY", count: 0...1, completion: .topics),
    options: [Explain.format, Options.color],
    discussion: """
      A CODE stands in square brackets at the end of a message, a KEY is the way to a
      value of a preset, or after `trace` or `config` to one of a trace or of
      .themectl.yaml. The end of either is enough where it is the only one.
      Without an argument all of them are listed.
      """,
    examples: [
      Example("explain yaml.duplicate-key", "explains a message, with examples"),
      Example("explain theme.grabber.size", "shows what can be written for a key"),
      Example("explain config.severity", "shows it for the configuration"),
      Example("explain", "lists all codes and keys"),
    ],
    run: { arguments, console in Explain(arguments: arguments).run(&console) }
  )
}

/// A run of `themectl explain`.
private struct Explain {
  static let format = Option("format", .choice(["text", "json"]), "how the page is printed")

  let arguments: Arguments

  func run(_ console: inout Console) -> ExitStatus {
    guard let operand = arguments.operands.first else {
      console.print(isJSON ? ExplainTopic.listJSON : ExplainTopic.list(style))
      return .clean
    }
    let found = ExplainTopic.topics(for: operand.name)
    guard found.count == 1, let topic = found.first else {
      console.note(question(about: operand.name, found))
      return .wrongUse
    }
    console.print(isJSON ? topic.json + "\n" : topic.text(style))
    return .clean
  }

  private var isJSON: Bool { arguments.text(of: Self.format) == "json" }

  private var style: ReportStyle {
    ReportStyle(isColored: arguments.wantsColors, width: Stream.output.width ?? 100)
  }

  /// What to ask a person who wrote what has no page, or several.
  private func question(about name: String, _ found: [ExplainTopic]) -> String {
    if !found.isEmpty {
      return "`\(name.visible)` may be one of these:"
        + found.map { "\n  \($0.name)" }.joined()
    }
    let nearest = ExplainTopic.nearest(to: name).map { "; did you mean `\($0)`?" }
    return "there is no code or key `\(name.visible)`" + (nearest ?? "")
      + "\nRun `themectl explain` for a list."
  }
}
