extension Tool {
  /// The script that completes the tool's command line in zsh.
  var zshScript: String {
    """
    #compdef \(name)
    # Completes \(name) in zsh, for this shell by `source <(\(name) completions zsh)`; to keep it, write it to the file
    # _\(name) in a folder of $fpath.
    _\(name)_presets() {
      local -a names
      names=($@ ${(f)"$(\(name) list 2>/dev/null | cut -d' ' -f1)"})
      _alternative 'presets:preset:compadd -a names' 'files:file:_files'
    }
    _\(name)_commands() {
      local -a commands
      commands=(
    \(zshList(commands.map { ($0.name, $0.summary) }))  )
      [[ $1 == first ]] && commands+=('help:show how a command is called')
      _describe -t commands command commands
    }
    \(completedCommands.map(zshFunction).joined())_\(name)() {
      local curcontext=$curcontext state line
      _arguments -C \(Options.ofTool.map { zshOption($0) }.joined(separator: " ")) '1: : _\(name)_commands first' '*:: :->rest'
      [[ $state == rest ]] || return
      case $line[1] in
        help) _\(name)_commands ;;
    \(commands.map { "    \($0.name)) _\(name)_\($0.name) ;;\n" }.joined())  esac
    }
    if [[ $funcstack[1] == _\(name) ]]; then _\(name) "$@"; else compdef _\(name) \(name); fi

    """
  }

  private func zshList(_ rows: [(String, String)]) -> String {
    rows.map { "    \(quoted($0.0.replacing(":", with: "\\:") + ":" + $0.1))\n" }.joined()
  }

  /// The function for the words after a command's name.
  private func zshFunction(_ completed: CompletedCommand) -> String {
    let function = "_\(name)_" + completed.path.joined(separator: "_")
    var text = "\(function)() {\n"
    for subcommand in completed.command.subcommands {
      text += "  if [[ $words[2] == \(subcommand.name) && $CURRENT -gt 2 ]]; then\n"
      text += "    shift words\n    ((CURRENT--))\n    \(function)_\(subcommand.name)\n"
      text += "    return\n  fi\n"
    }
    var specifications = completed.options.map { zshOption($0) }
    if let operand = zshOperand(completed) { specifications.append(operand) }
    text += "  _arguments -s -S \\\n    " + specifications.joined(separator: " \\\n    ") + "\n}\n"
    return text
  }

  /// An option as `_arguments` takes it.
  private func zshOption(_ option: Option) -> String {
    let repeated = option.isRepeatable ? "*" : ""
    let meaning = "[" + option.summary.replacing("]", with: "\\]") + "]"
    let value = option.completion.map { completion in
      ":\(option.name):\(zshAction(completion, completion.words.map { ($0, "") }))"
    }
    return option.spellings.map { spelling in
      let sign = value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      let others = option.isRepeatable ? "" : "(\(option.spellings.joined(separator: " ")))"
      return quoted(others + repeated + spelling + sign + meaning + (value ?? ""))
    }.joined(separator: " ")
  }

  private func zshOperand(_ completed: CompletedCommand) -> String? {
    let operands = completed.command.operands
    let action = zshAction(operands.completion, completed.words)
    guard !action.isEmpty else { return nil }
    let place = operands.count.upperBound > 1 ? "*" : "1"
    let label = operands.placeholder.isEmpty ? "command" : operands.placeholder.lowercased()
    return quoted("\(place):\(label):\(action)")
  }

  /// An action of `_arguments`; a space before it keeps its words as they are.
  private func zshAction(_ completion: Completion, _ words: [(String, String)]) -> String {
    let list = words.map { $0.0 }.joined(separator: " ")
    if completion.takesPresets { return " _\(name)_presets \(list)" }
    if words.isEmpty { return completion.takesFiles ? "_files" : "" }
    return completion.takesFiles
      ? "_alternative \"words:word:(\(list))\" files:file:_files" : "(\(list))"
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
