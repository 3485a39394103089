import ThemeDiagnostics
import ThemePresets

extension InputFile {
  /// Whether it is a preset that is compiled in.
  var isShipped: Bool {
    if case .shipped = origin { true } else { false }
  }

  /// Whether it is standard input, read already or not.
  var isStandardInput: Bool {
    switch origin {
    case .standardInput, .text: true
    case .file, .shipped: false
    }
  }

  /// The same file with standard input read, so that it can be read again.
  ///
  /// - Parameter maxSize: how many bytes it may have.
  /// - Returns: the file.
  /// - Throws: why it was not read.
  func holdingText(maxSize: Int) throws(ReadError) -> InputFile {
    guard case .standardInput = origin else { return self }
    var file = self
    file.origin = .text(try readStandardInput(limit: maxSize))
    return file
  }

  /// Reads the text.
  ///
  /// - Parameter maxSize: how many bytes it may have.
  /// - Returns: the text, and what tells the file from others where it may come twice.
  /// - Throws: why it was not read.
  func source(
    maxSize: Int
  ) throws(ReadError) -> (source: SourceText, identity: FileIdentity.Key?) {
    switch origin {
    case .standardInput:
      return (SourceText(name: name, bytes: try readStandardInput(limit: maxSize)), nil)
    case .text(let bytes): return (SourceText(name: name, bytes: bytes), nil)
    case .shipped(let preset):
      return (SourceText(name: name, text: preset.yaml), nil)
    case .file(let path):
      let content = try readFile(path, limit: maxSize)
      return (
        SourceText(name: name, bytes: content.bytes),
        mayRepeat ? FileIdentity.Key(path, content.status) : nil
      )
    }
  }
}

extension FileIdentity {
  /// What tells one file from another: a file with several names is several files.
  enum Key: Hashable, Sendable {
    case identity(FileIdentity)
    case path(Path)

    init(_ path: Path, _ status: FileStatus) {
      self = status.links > 1 ? .path(path.canonical) : .identity(status.identity)
    }
  }
}
