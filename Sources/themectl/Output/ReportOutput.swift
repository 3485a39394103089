import ThemeDiagnostics
import ThemeSchema

/// One of the documents that a check prints, and where it goes.
struct ReportOutput: Sendable {
  /// Where a document goes.
  enum Destination: Hashable, Sendable {
    case standardOutput
    case standardError
    case file(Path)
  }

  /// What the document is made as.
  var form: ReportForm
  /// Where it goes.
  var destination: Destination

  /// The option that chooses documents.
  static let format = Option(
    "format", .choiceToFile(ReportForm.names),
    "how findings are printed; with :FILE to a file, and then several times", isRepeatable: true)

  /// The option that limits the formats for people.
  static let maxDiagnostics = Option(
    "max-diagnostics", .number(placeholder: "N", least: 0),
    "print at most N findings of a file; 0: all; default: 100")

  /// The documents that a call asks for.
  ///
  /// Standard output gets text where nothing else is sent there. In GitHub Actions annotations are
  /// added; the runner reads them from standard error as well, where they disturb no document.
  ///
  /// - Parameters:
  ///   - arguments: the call's.
  ///   - command: the command that is called.
  /// - Returns: the documents, at most one of them for standard output.
  /// - Throws: a message where two are, or where a form does not suit the command.
  static func all(
    for arguments: Arguments, command: Command
  ) throws(UsageError) -> [ReportOutput] {
    var outputs: [ReportOutput] = []
    for value in arguments.paths(of: format) {
      let (word, file) = Option.splitChoice(value)
      let destination = file.map { Destination.file($0) } ?? .standardOutput
      if destination == .standardOutput, outputs.contains(where: { $0.isOnStandardOutput }) {
        throw UsageError(
          message:
            "only one format can go to standard output; write `\(word):FILE` for the other",
          commandNames: [command.name])
      }
      if let form = SchemaOutput(rawValue: word) {
        guard arguments.has(SchemaChoice.schema) else {
          throw UsageError(
            message: "the format `\(word)` needs `\(SchemaChoice.schema.spelling)`",
            commandNames: [command.name])
        }
        outputs.append(ReportOutput(form: .standard(form), destination: destination))
      } else if let format = ReportFormat(rawValue: word) {
        outputs.append(output(format, to: destination, arguments))
      }
    }
    if !outputs.contains(where: { $0.isOnStandardOutput }) {
      outputs.insert(output(.text, to: .standardOutput, arguments), at: 0)
    }
    let isGitHub = environmentVariable("GITHUB_ACTIONS") == "true"
    if isGitHub, !outputs.contains(where: { $0.format == .github }) {
      outputs.append(output(.github, to: .standardError, arguments))
    }
    return outputs
  }

  private static func output(
    _ format: ReportFormat, to destination: Destination, _ arguments: Arguments
  ) -> ReportOutput {
    let limit = arguments.number(of: maxDiagnostics) ?? 100
    let isStandardOutput = destination == .standardOutput
    let style = ReportStyle(
      isColored: isStandardOutput && arguments.wantsColors,
      width: isStandardOutput ? Stream.output.width ?? 100 : 100,
      limit: limit == 0 ? nil : limit)
    let form = ReportForm.report(ReportRenderer(format, style: style))
    return ReportOutput(form: form, destination: destination)
  }

  /// The format, where it is one of ours.
  var format: ReportFormat? {
    if case .report(let renderer) = form { renderer.format } else { nil }
  }

  /// Whether it goes to standard output.
  var isOnStandardOutput: Bool { destination == .standardOutput }

  /// Whether a person reads it, so that a summary may follow.
  var isTextOnStandardOutput: Bool { isOnStandardOutput && format == .text }
}

extension Console {
  /// Sends a document to its destination.
  mutating func send(_ document: String, to destination: ReportOutput.Destination) {
    switch destination {
    case .standardOutput: print(document)
    case .standardError: try? Stream.error.write(Array(document.utf8))
    case .file(let path):
      do throws(SystemError) {
        try writeFile(path, Array(document.utf8))
      } catch {
        problem("\(path.name.visible): \(error.message)", .inaccessible)
      }
    }
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
