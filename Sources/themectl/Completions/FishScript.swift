extension Tool {
  /// The script that completes the tool's command line in fish.
  var fishScript: String {
    let rows = commands.map { ($0.name, $0.summary) } + [("help", "show how a command is called")]
    var text = """
      # Completes \(name) in fish, for this shell by `\(name) completions fish | source`; to keep it, write it to
      # ~/.config/fish/completions/\(name).fish.
      complete -c \(name) -f

      """
    for (command, summary) in rows {
      text += line("__fish_use_subcommand", "-a \(command) -d \(quoted(summary))")
    }
    for option in Options.ofTool { text += line("__fish_use_subcommand", flags(of: option)) }
    let names = commands.map { $0.name }.joined(separator: " ")
    text += line("__fish_seen_subcommand_from help", "-a \(quoted(names))")
    for completed in completedCommands { text += lines(for: completed) }
    return text
  }

  private func lines(for completed: CompletedCommand) -> String {
    let seen = completed.path.map { "__fish_seen_subcommand_from \($0)" }
    let below = completed.command.subcommands.map {
      "not __fish_seen_subcommand_from \($0.name)"
    }
    let condition = (seen + below).joined(separator: "; and ")
    var text = ""
    for option in completed.options { text += line(condition, flags(of: option)) }
    for (word, meaning) in completed.words {
      text += line(
        condition, "-a \(quoted(word))" + (meaning.isEmpty ? "" : " -d \(quoted(meaning))"))
    }
    let operands = completed.command.operands.completion
    if operands.takesPresets {
      text += line(condition, "-a '(\(name) list 2>/dev/null | string replace -r \" +\" \\t)'")
    }
    if operands.takesFiles { text += line(condition, "-F") }
    return text
  }

  private func line(_ condition: String, _ rest: String) -> String {
    "complete -c \(name) -n \(quoted(condition)) \(rest)\n"
  }

  private func flags(of option: Option) -> String {
    var text = (option.letter.map { "-s \($0) " } ?? "") + "-l \(option.name)"
    switch option.completion {
    case nil: break
    case .files?: text += " -r -F"
    case let completion?:
      text += " -x"
      if !completion.words.isEmpty {
        text += " -a \(quoted(completion.words.joined(separator: " ")))"
      }
    }
    return text + " -d \(quoted(option.summary))"
  }

  /// Text between single quotes, in which fish knows `\'` and `\\`.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
