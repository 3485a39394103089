import SheetModel
import ThemeDiagnostics

/// A text to check, not read yet.
struct InputFile: Sendable {
  /// Where a text comes from.
  enum Origin: Sendable {
    case file(Path)
    case standardInput
    /// What standard input has had.
    indirect case text([UInt8])
    /// A preset that is compiled in; it takes a kilobyte, which the other cases need not have.
    indirect case shipped(Preset)
  }

  /// Where the text comes from.
  var origin: Origin
  /// The name shown in messages.
  var name: String
  /// Whether another input may be the same file under another path.
  var mayRepeat = false
  /// The number of the folder or pattern that the file was found by, whose presets are one catalogue;
  /// `nil` for a file that was named.
  var catalog: Int?
  /// The number of the configuration that it is checked by; `nil` for none.
  var configuration: Int?
}

/// What a search for files found.
struct FoundFiles: Sendable {
  /// What went wrong with one of the operands.
  struct Problem: Sendable {
    /// What is concerned and why.
    var file: UnreadFile
    /// What the call ends with at least.
    var status: ExitStatus

    /// The message.
    var message: String { "\(file.name.visible): \(file.reason)" }
  }

  /// The files, in the order of the operands, each path once.
  var files: [InputFile] = []
  /// What the call names and an ignore file or an option leaves out, a sentence each.
  var ignored: [String] = []
  /// The configurations of the files.
  var configurations: [Configuration] = []
  /// The files of all configurations, those with errors included.
  var configurationFiles: [Path] = []
  /// The folders that were searched, those below the named ones included.
  var folders: [Path] = []
  /// The absolute paths of the folders that were looked at for ignore files and configurations.
  var consulted: [Path] = []
  /// What was found in configurations.
  var configurationReports: [DiagnosticReport] = []
  /// What could not be searched.
  var problems: [Problem] = []
}
