import ThemeDiagnostics

extension Command {
  /// `themectl completions`.
  static let completions: Command = Command(
    name: "completions",
    summary: "print a script that makes a shell complete calls of the tool",
    operands: .one("SHELL", .words(Shell.allCases.map { $0.rawValue })),
    discussion: """
      SHELL is bash, zsh or fish. The first lines of a script say where it goes.
      """,
    examples: [
      Example("completions fish | source", "completes in this shell, which is fish")
    ],
    run: { arguments, console throws(UsageError) in
      let name = arguments.operands[0].name
      guard let shell = Shell(rawValue: name) else {
        let known = alternatives(Shell.allCases.map { $0.rawValue })
        throw UsageError(
          message: "SHELL must be \(known), not `\(name.visible)`", commandNames: ["completions"])
      }
      console.print(shell.script(for: .themectl))
      return .clean
    }
  )
}

/// The shells that can complete calls.
private enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  func script(for tool: Tool) -> String {
    switch self {
    case .bash: tool.bashScript
    case .zsh: tool.zshScript
    case .fish: tool.fishScript
    }
  }
}
