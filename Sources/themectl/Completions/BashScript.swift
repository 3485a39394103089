extension Tool {
  /// The script that completes the tool's command line in bash.
  ///
  /// bash breaks words at `=` and `:`, so that the value of `--format=sarif:x` is the fifth word.
  var bashScript: String {
    """
    # Completes \(name) in bash, for this shell by `source <(\(name) completions bash)`; to keep it, write it to
    # ~/.local/share/bash-completion/completions/\(name).
    _\(name)_words() { COMPREPLY+=($(compgen -W "$1" -- "$current")); }
    _\(name)_files() {
      local file
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$current")
    }
    _\(name)_presets() {
      _\(name)_words "$1 $("${COMP_WORDS[0]}" list 2>/dev/null | cut -d' ' -f1)"
      _\(name)_files
    }
    _\(name)() {
      local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} command='' word index ended=''
      COMPREPLY=()
      if [[ $current == : || $option == : ]]; then
        [[ $current == : ]] && current=''
        _\(name)_files
        return
      fi
      if [[ $current == = ]]; then current=''
      elif [[ $option == = ]]; then option=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $word in
          --) ended=1 ;;
          \(spellingsWithValue.joined(separator: "|")))
            [[ ${COMP_WORDS[index + 1]} == = ]] && ((index++))
            ((index++)) ;;
          -*) ;;
          *) case "$command $word" in
    \(bashPaths)      esac ;;
        esac
      done
      if [[ $ended ]]; then
        _\(name)_files
        return
      fi
      case "$command $option" in
    \(bashValues)  esac
      case "$command|${current:0:1}" in
        '|-') _\(name)_words '\(Options.ofTool.flatMap { $0.spellings }.joined(separator: " "))' ;;
        '|'*) _\(name)_words '\((commands.map { $0.name } + ["help"]).joined(separator: " "))' ;;
        ' help|'*) _\(name)_words '\(commands.map { $0.name }.joined(separator: " "))' ;;
    \(bashOperands)  esac
    }
    complete -F _\(name) \(name)

    """
  }

  /// For each command the word that leads to it.
  private var bashPaths: String {
    let paths = completedCommands.map { $0.path } + [["help"]]
    return paths.reduce(into: "") { text, path in
      let before = path.dropLast().map { " " + $0 }.joined()
      text += "        '\(before) \(path.last ?? "")') command='\(Self.key(path))' ;;\n"
    }
  }

  /// For each option with a value what may stand for it.
  private var bashValues: String {
    completedCommands.reduce(into: "") { text, completed in
      for option in completed.options {
        guard let completion = option.completion else { continue }
        let labels = option.spellings.map { "'\(Self.key(completed.path)) \($0)'" }
        let action = bashAction(completion, words: completion.words)
        text += "    \(labels.joined(separator: " | "))) \(action)return ;;\n"
      }
    }
  }

  /// For each command its options, where a dash is written, and else its operands.
  private var bashOperands: String {
    completedCommands.reduce(into: "") { text, completed in
      let key = Self.key(completed.path)
      let options = completed.options.flatMap { $0.spellings }.joined(separator: " ")
      text += "    '\(key)|-') _\(name)_words '\(options)' ;;\n"
      let words = completed.words.map { $0.word }
      let action = bashAction(completed.command.operands.completion, words: words)
      text += "    '\(key)|'*) \(action);;\n"
    }
  }

  private func bashAction(_ completion: Completion, words: [String]) -> String {
    let list = words.joined(separator: " ")
    if completion.takesPresets { return "_\(name)_presets '\(list)'; " }
    var action = words.isEmpty ? "" : "_\(name)_words '\(list)'; "
    if completion.takesFiles {
      action += "_\(name)_files; "
    }
    return action
  }

  /// The words that lead to a command, each with a space before.
  private static func key(_ path: [String]) -> String { path.map { " " + $0 }.joined() }
}
