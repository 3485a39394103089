/// A command of the tool, declared once, with what runs it.
struct Command: Sendable {
  /// What a command takes besides options.
  struct Operands: Sendable {
    /// What stands for one in help, such as `PATH`.
    var placeholder: String
    /// How many there may be.
    var count: ClosedRange<Int>
    /// What a shell offers for one.
    var completion = Completion.files

    /// No operands.
    static let none = Operands(placeholder: "", count: 0...0, completion: .nothing)

    /// Any number of paths.
    static let paths = Operands(placeholder: "PATH", count: 0...Int.max)

    /// Exactly one.
    static func one(_ placeholder: String, _ completion: Completion = .files) -> Operands {
      Operands(placeholder: placeholder, count: 1...1, completion: completion)
    }
  }

  /// A call of the tool and what it does.
  struct Example: Sendable {
    /// The arguments after the tool's name.
    var arguments: String
    /// What happens, in a clause.
    var meaning: String

    init(_ arguments: String, _ meaning: String) {
      self.arguments = arguments
      self.meaning = meaning
    }
  }

  /// The name, one word.
  var name: String
  /// What it does, in a clause.
  var summary: String
  /// The operands.
  var operands = Operands.none
  /// The options of its own; `--help` belongs to every command.
  var options: [Option] = []
  /// Further words for its help, lines of at most 80 characters.
  var discussion = ""
  /// Calls to learn from.
  var examples: [Example] = []
  /// Commands that are written after this one's name.
  var subcommands: [Command] = []
  /// Does the work.
  var run: @Sendable (Arguments, inout Console) throws(UsageError) -> ExitStatus
}

/// The tool as a whole.
struct Tool: Sendable {
  /// The name of the executable.
  var name: String
  /// What it does, in a clause.
  var summary: String
  /// The version.
  var version: String
  /// The commands, in the order of the help.
  var commands: [Command]
}

/// What a call asks for, once it is understood.
enum Invocation: Sendable {
  /// Run a command.
  case run(Command, Arguments)
  /// Show the help of the command with these names; of the tool where there are none.
  case help([Command])
  /// Show the version.
  case version
}

/// A call that cannot be understood.
struct UsageError: Error, Hashable {
  /// What is wrong, in a clause.
  var message: String
  /// The words of the call that chose the command, such as `schema check`.
  var commandNames: [String] = []
}
