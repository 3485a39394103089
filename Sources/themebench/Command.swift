/// What the command line asks for.
struct Command {
  /// The names of the tasks to run; all when empty.
  var tasks: [String] = []
  /// Whether frames of the engine are measured, instead of running tasks.
  var measuresFrames = false
  /// The folder to write a corpus to, instead of running anything.
  var corpusFolder: String?
  /// The programs to run with their arguments, instead of running tasks.
  var programs: [[String]] = []
  /// The number of presets.
  var presets = 200
  /// The number of counted rounds.
  var rounds = 15
  /// The corpus's seed.
  var seed: UInt64 = 1

  /// The text of `--help`.
  static let help = """
    themebench [TASK …] [--presets N] [--rounds N] [--seed N]
      runs the tasks in turn and prints minimum, median and ratio to the first one
    themebench corpus FOLDER [--presets N] [--seed N]
      writes the presets the tasks work on as files
    themebench frames [--rounds N]
      prints what one frame of a moving sheet costs, and whether it allocates
    themebench [--rounds N] -- PROGRAM [ARGUMENT …] [-- PROGRAM [ARGUMENT …]] …
      the same for whole programs; the first is the one the others are compared with

    """

  /// Reads arguments; `nil` when they ask for help or make no sense.
  init?(arguments: some Sequence<String>) {
    var words = Array(arguments)
    while !words.isEmpty {
      let word = words.removeFirst()
      switch word {
      case "--presets", "--rounds", "--seed":
        guard let value = words.first.flatMap({ Int($0) }), value > 0 else { return nil }
        words.removeFirst()
        if word == "--presets" { presets = value }
        if word == "--rounds" { rounds = value }
        if word == "--seed" { seed = UInt64(value) }
      case "--":
        programs = words.split(separator: "--").map(Array.init)
        return
      case "frames": measuresFrames = true
      case "corpus":
        guard let folder = words.first else { return nil }
        corpusFolder = folder
        words.removeFirst()
      default:
        guard !word.hasPrefix("-") else { return nil }
        tasks.append(word)
      }
    }
  }
}
