/// The options that more than one command has.
enum Options {
  /// Shows help.
  static let help = Option("help", letter: "h", "show this help")

  /// Shows the version.
  static let version = Option("version", letter: "V", "show the version")

  /// Sets whether output is coloured.
  static let color = Option(
    "color", .choice(["auto", "always", "never"]), "use colours; auto: on a terminal")

  /// Makes warnings count.
  static let strict = Option("strict", "warnings count like errors for the exit status")

  /// Leaves out all but the findings.
  static let quiet = Option("quiet", letter: "q", "print findings only: no summary, no progress")

  /// Sets the number of threads.
  static let jobs = Option(
    "jobs", letter: "j", .number(placeholder: "N", least: 1),
    "check N files at a time; default: as many as there are processors")

  /// Sets the size beyond which a file is not read.
  static let maxSize = Option("max-size", .size, "refuse files that are larger; default: 64M")

  /// Follows links to folders.
  static let followLinks = Option("follow-links", "search folders behind links as well")

  /// Leaves files out.
  static let exclude = Option(
    "exclude", .text(placeholder: "PATTERN"),
    "leave out what matches, in the syntax of ignore files; may be repeated", isRepeatable: true)

  /// Sets which files of a folder are taken.
  static let fileEnding = Option(
    "extension", .text(placeholder: "EXT"),
    "search folders for these files instead of yaml and yml; may be repeated", isRepeatable: true)

  /// Takes files that an ignore file leaves out.
  static let noIgnore = Option("no-ignore", "read no ignore files")

  /// Names the configuration.
  static let config = Option("config", .file, "the configuration, instead of the nearest one")

  /// Does without a configuration.
  static let noConfig = Option("no-config", "look for no configuration")

  /// The options of the commands that search for files.
  static let ofFileSearch = [exclude, fileEnding, noIgnore, followLinks, config, noConfig]

  /// Names standard input.
  static let standardInputName = Option(
    "stdin-filename", .file, "the file that standard input stands for in messages")

  /// Which options the tool itself takes, without a command.
  static let ofTool = [help, version]

  /// Which options each command takes besides its own.
  static let ofEveryCommand = [help, version]

  /// The limit on a file's size where no option says otherwise, in bytes.
  static let defaultMaxSize = 64 << 20
}
