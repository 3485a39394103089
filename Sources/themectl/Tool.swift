import ThemeDiagnostics

extension Tool {
  /// The tool of this package.
  static let themectl: Tool = Tool(
    name: ReportingTool.name,
    summary: "checks and shows the presets of cards and sheets",
    version: ReportingTool.version,
    commands: [.validate, .explain, .list, .show, .parse, .schema, .simulate, .completions]
  )

  /// Carries out a call.
  ///
  /// - Parameters:
  ///   - words: the arguments without the tool's own name.
  ///   - console: where results and messages go.
  /// - Returns: how the call ended.
  func run(_ words: [Path], _ console: inout Console) -> ExitStatus {
    do {
      switch try parse(words) {
      case .run(let command, let arguments): return try command.run(arguments, &console)
      case .help(let path): console.print(help(of: path))
      case .version: console.print("\(name) \(version)\n")
      }
      return .clean
    } catch {
      let call = ([name] + error.commandNames).joined(separator: " ")
      console.note("\(error.message)\nRun `\(call) --help` for how to call it.")
      return .wrongUse
    }
  }
}
