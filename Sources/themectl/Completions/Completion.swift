import SheetModel
import SheetPresets

/// What can stand for an operand or for an option's value, for shells to offer.
enum Completion: Sendable {
  /// Nothing that is known beforehand.
  case nothing
  /// The path of a file or folder.
  case files
  /// One of some words.
  case words([String])
  /// One of some words, or the path of a file.
  case wordsOrFiles([String])
  /// The name of a preset, one that comes with the tool or that `themectl list` names, or the path of
  /// a file.
  case presets
  /// The name of something that `themectl explain` has a page for.
  case topics

  /// The words known beforehand.
  var words: [String] {
    switch self {
    case .nothing, .files: []
    case .presets: ShippedPresets.all.map { $0.name }
    case .topics: ExplainTopic.all.map { $0.name }.filter { !$0.contains("*") }
    case .words(let words), .wordsOrFiles(let words): words
    }
  }

  /// Whether a path may stand there.
  var takesFiles: Bool {
    switch self {
    case .nothing, .topics, .words: false
    case .files, .wordsOrFiles, .presets: true
    }
  }

  /// Whether a preset may be named.
  var takesPresets: Bool {
    if case .presets = self { true } else { false }
  }
}

extension Option {
  /// What can stand for the value; `nil` where there is none.
  var completion: Completion? {
    switch value {
    case .none: nil
    case .choice(let words), .choiceToFile(let words): .words(words)
    case .number, .size, .text: .nothing
    case .file: .files
    }
  }
}

/// A command as shells see it: the words that lead to it, and what may follow.
struct CompletedCommand {
  /// The words after the tool's name, such as `schema` and `check`.
  var path: [String]
  /// The command.
  var command: Command

  /// The options, those of every command included.
  var options: [Option] { command.options + Options.ofEveryCommand }

  /// The words that may stand for an operand: commands below this one, and what is known of operands.
  var words: [(word: String, meaning: String)] {
    command.subcommands.map { ($0.name, $0.summary) }
      + command.operands.completion.words.map { ($0, "") }
  }
}

extension Tool {
  /// All commands with those below them, in the order of the help.
  var completedCommands: [CompletedCommand] {
    commands.flatMap { Self.flatten($0, below: []) }
  }

  private static func flatten(_ command: Command, below path: [String]) -> [CompletedCommand] {
    let own = path + [command.name]
    return [CompletedCommand(path: own, command: command)]
      + command.subcommands.flatMap { flatten($0, below: own) }
  }

  /// The spellings of all options that a value follows, each once.
  var spellingsWithValue: [String] {
    var seen: Set<String> = []
    return completedCommands.flatMap { $0.options }
      .filter { $0.completion != nil }
      .flatMap { $0.spellings }
      .filter { seen.insert($0).inserted }
  }
}

extension Option {
  /// The option by letter and by name, as it can be written.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}
