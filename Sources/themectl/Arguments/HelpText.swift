import ThemeDiagnostics

extension Tool {
  /// The help of the tool.
  var help: String {
    var text = "\(name) \(version): \(summary)\n\n"
    text += "Usage: \(name) COMMAND [OPTION]... [ARGUMENT]...\n\nCommands:\n"
    text += table(commands.map { ($0.name, $0.summary) })
    text += "\nOptions:\n" + table(Options.ofTool.map { ($0.usage, $0.summary) })
    text += "\nExit status:\n" + table(ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
    return text + "\n`\(name) COMMAND --help` shows the options of a command.\n"
  }

  /// The help of a command.
  ///
  /// - Parameter path: the command after those that it stands below.
  /// - Returns: several lines.
  func help(of path: [Command]) -> String {
    guard let command = path.last else { return help }
    let words = ([name] + path.map { $0.name }).joined(separator: " ")
    var text = "\(words): \(command.summary)\n\nUsage: \(words)"
    text += command.options.isEmpty ? "" : " [OPTION]..."
    text += command.operands.usage + "\n"
    for subcommand in command.subcommands {
      text += "       \(words) \(subcommand.name)\(subcommand.operands.usage)\n"
    }
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    if !command.subcommands.isEmpty {
      text += "\nCommands:\n" + table(command.subcommands.map { ($0.name, $0.summary) })
    }
    let options = command.options + Options.ofEveryCommand
    text += "\nOptions:\n" + table(options.map { ($0.usage, $0.summary) })
    if !command.examples.isEmpty {
      text += "\nExamples:\n"
      text += table(command.examples.map { ("\(name) \($0.arguments)", $0.meaning) }, limit: 48)
    }
    return text
  }
}

/// Two columns, indented.
///
/// - Parameters:
///   - rows: the cells.
///   - limit: a first cell that is wider has a line of its own.
///   - lineWidth: where the second column is broken.
/// - Returns: a line for each row, or several.
func table(_ rows: [(String, String)], limit: Int = 30, lineWidth: Int = .max) -> String {
  let width = rows.map { $0.0.count }.filter { $0 <= limit }.max() ?? limit
  return rows.reduce(into: "") { text, row in
    let isNarrow = row.0.count <= limit
    let padding = String(repeating: " ", count: isNarrow ? width - row.0.count : width + 2)
    text += "  " + row.0 + (isNarrow ? "" : "\n") + padding
    text += wrapped(row.1, to: lineWidth, indent: width + 4).dropFirst(width + 2)
  }
}

extension Option {
  /// The option with its letter and value: `-j, --jobs N`.
  fileprivate var usage: String {
    let letter = letter.map { "-\($0), " } ?? ""
    return letter + spelling + (placeholder.map { " " + $0 } ?? "")
  }
}

extension Command.Operands {
  /// The operands as a usage line has them, with a space before: ` [PATH]...`.
  fileprivate var usage: String {
    guard count.upperBound > 0 else { return "" }
    let one = count.lowerBound == 0 ? "[\(placeholder)]" : placeholder
    return " " + one + (count.upperBound > 1 ? "..." : "")
  }
}
