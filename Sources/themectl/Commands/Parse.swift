import ThemeDiagnostics
import ThemeYAML

extension Command {
  /// `themectl parse`.
  static let parse = Command(
    name: "parse",
    summary: "show how a YAML or JSON file is read",
    operands: .one("FILE"),
    options: [Parse.format, Options.maxSize, Options.standardInputName],
    discussion: """
      events: the event lines of the YAML test suite. json: each document as JSON, with
      aliases and merge keys resolved. What is wrong with the text goes to standard
      error. FILE may be - for standard input.
      """,
    run: { arguments, console in Parse(arguments: arguments).run(&console) }
  )
}

/// A run of `themectl parse`.
private struct Parse {
  static let format = Option(
    "format", .choice(["events", "json"]), "what is printed; default: json")

  let arguments: Arguments

  func run(_ console: inout Console) -> ExitStatus {
    let input = arguments.input(arguments.operands[0])
    let result: ReadResult
    do throws(ReadError) {
      result = try input.source(maxSize: arguments.maxSize).source
        .parsed(limits: ValidationPipeline.limits(arguments.maxSize))
    } catch {
      console.problem("\(input.name.visible): \(error.message)", .inaccessible)
      return .inaccessible
    }
    let report = DiagnosticReport(source: result.tree.source, diagnostics: result.report)
    console.report(report)
    var status: ExitStatus = report.hasErrors ? .found : .clean
    if arguments.text(of: Self.format) == "events" {
      console.print(result.tree.eventLines.joined(separator: "\n") + "\n")
    } else {
      for document in result.tree.documents {
        guard let text = result.tree.jsonText(of: document.root) else {
          console.note("\(input.name.visible): a document has more than a million values")
          status = .found
          continue
        }
        console.print(text + "\n")
      }
    }
    return status
  }
}
