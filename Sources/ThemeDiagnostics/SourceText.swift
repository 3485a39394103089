/// The text of one file, or of standard input, with the name it is shown under.
///
/// Copying is cheap: the bytes are shared.
public struct SourceText: Hashable, Sendable {
  /// The name shown in diagnostics: a path as the user wrote it, or a name such as `<stdin>`.
  public let name: String
  /// The bytes, expected to be UTF-8; readers check that and say where it is not.
  public let bytes: [UInt8]

  /// Creates a source from its bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Creates a source from a string.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The text of a range; invalid UTF-8 is replaced by U+FFFD, a range beyond the end is cut.
  public func text(in range: SourceRange) -> String {
    let end = min(range.end, bytes.count)
    let start = min(range.start, end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
