import ThemeDiagnostics

extension Tool {
  /// Understands a call.
  ///
  /// Options may stand before, between and after operands, as `--name value`, `--name=value` or by
  /// letter; after `--` everything is an operand, and `-` always is one. Where an option may be given
  /// once, the last one counts.
  ///
  /// - Parameter words: the arguments without the tool's own name.
  /// - Returns: what to do.
  /// - Throws: what is wrong with the call.
  func parse(_ words: [Path]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(tool: self, words: words[...])
    return try parser.parse()
  }
}

/// The state of understanding a call.
private struct ArgumentParser {
  let tool: Tool
  var words: ArraySlice<Path>
  /// The command and the ones it stands below, outermost first.
  var commands: [Command] = []
  var arguments = Arguments()

  /// Options known to each command and to the tool.
  private var options: [Option] {
    (commands.last?.options ?? []) + (commands.isEmpty ? Options.ofTool : Options.ofEveryCommand)
  }

  init(tool: Tool, words: ArraySlice<Path>) {
    self.tool = tool
    self.words = words
  }

  mutating func parse() throws(UsageError) -> Invocation {
    var asksForHelp = false
    while let word = words.popFirst() {
      let text = word.name
      if text == "--" {
        arguments.operands += words
        words = []
      } else if text.hasPrefix("--") {
        try readLong(word)
      } else if text.hasPrefix("-") && text != "-" {
        try readLetters(word)
      } else if commands.isEmpty, text == "help" {
        asksForHelp = true
      } else if try !enter(text) {
        arguments.operands.append(word)
      }
    }
    if asksForHelp || arguments.has(Options.help) { return .help(commands) }
    if arguments.has(Options.version) { return .version }
    guard let command = commands.last else { throw error("a command is missing") }
    try checkOperands(of: command)
    return .run(command, arguments)
  }

  /// Takes a word as the name of a command, where one may stand.
  ///
  /// - Returns: whether it is one; false where it is an operand.
  private mutating func enter(_ name: String) throws(UsageError) -> Bool {
    guard let current = commands.last else {
      guard let command = tool.commands.first(where: { $0.name == name }) else {
        let known = tool.commands.map { $0.name }
        throw error("there is no command `\(name.visible)`" + nearest(to: name, in: known))
      }
      commands.append(command)
      return true
    }
    guard arguments.operands.isEmpty,
      let command = current.subcommands.first(where: { $0.name == name })
    else { return false }
    commands.append(command)
    return true
  }

  private mutating func readLong(_ word: Path) throws(UsageError) {
    let body = word.bytes.dropFirst(2)
    let name = Path(bytes: body.prefix { $0 != UInt8(ascii: "=") }).name
    guard let option = options.first(where: { $0.name == name }) else {
      let known = options.map { $0.name }
      throw error(
        "there is no option `--\(name.visible)`" + nearest(to: name, in: known, prefix: "--"))
    }
    let hasValue = body.count > name.utf8.count
    let value = Path(bytes: body.dropFirst(name.utf8.count + 1))
    try read(option, attached: hasValue ? value : nil)
  }

  private mutating func readLetters(_ word: Path) throws(UsageError) {
    var letters = word.bytes.dropFirst()
    while let letter = letters.popFirst() {
      let character = Character(Unicode.Scalar(letter))
      guard let option = options.first(where: { $0.letter == character }) else {
        throw error("there is no option `\(word.name.visible)`")
      }
      if case .none = option.value {
        try read(option, attached: nil)
      } else {
        try read(option, attached: letters.isEmpty ? nil : Path(bytes: letters))
        return
      }
    }
  }

  private mutating func read(_ option: Option, attached: Path?) throws(UsageError) {
    if case .none = option.value {
      guard attached == nil else { throw error("`\(option.spelling)` takes no value") }
      arguments.add(Path(""), for: option)
      return
    }
    let isNext = words.first.map { $0.bytes.first != UInt8(ascii: "-") || $0.bytes.count == 1 }
    guard let value = attached ?? (isNext == true ? words.popFirst() : nil) else {
      throw error("`\(option.spelling)` needs a value: \(option.placeholder ?? "")")
    }
    if let fault = option.fault(of: value.name) { throw error("`\(option.spelling)` \(fault)") }
    arguments.add(value, for: option)
  }

  private func checkOperands(of command: Command) throws(UsageError) {
    let operands = command.operands
    if arguments.operands.count < operands.count.lowerBound {
      throw error("\(operands.placeholder) is missing")
    }
    if arguments.operands.count > operands.count.upperBound {
      let extra = arguments.operands[operands.count.upperBound].name.visible
      let known = command.subcommands.map { $0.name }
      throw error("`\(extra)` is one argument too many" + nearest(to: extra, in: known))
    }
  }

  private func nearest(to name: String, in known: [String], prefix: String = "") -> String {
    guard let suggestion = NameSuggester(known).suggestion(for: name) else { return "" }
    return "; did you mean `\(prefix)\(suggestion.name)`?"
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, commandNames: commands.map { $0.name })
  }
}
