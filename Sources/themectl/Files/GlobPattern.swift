/// A pattern for a whole path, whose component `**` stands for any number of folders.
struct GlobPattern: Sendable {
  /// A component of the pattern.
  enum Component: Sendable {
    case name(GlobComponent)
    case anyFolders
  }

  /// Whether the path begins at the root of the file system.
  let isAbsolute: Bool
  /// The components.
  let components: [Component]

  /// Creates a pattern without braces; see ``expandBraces(_:)``.
  init(_ text: some Sequence<UInt8>) {
    let bytes = Array(text)
    isAbsolute = bytes.first == Path.slash
    components = bytes.split(separator: Path.slash).map { part in
      part.elementsEqual("**".utf8) ? .anyFolders : .name(GlobComponent(part))
    }
  }

  /// Whether a text has characters that a pattern treats as wildcards.
  static func isPattern(_ text: [UInt8]) -> Bool {
    text.contains { "*?[{".utf8.contains($0) }
  }

  /// The texts that a text with braces stands for: `a{b,c}` gives `ab` and `ac`.
  static func expandBraces(_ text: [UInt8]) -> [[UInt8]] {
    guard let open = text.firstIndex(of: UInt8(ascii: "{")) else { return [text] }
    var depth = 0
    var parts: [[UInt8]] = [[]]
    for index in open..<text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "}"), depth == 1 {
        guard parts.count > 1 else { break }
        let rest = expandBraces(Array(text[(index + 1)...]))
        return parts.flatMap(expandBraces).flatMap { part in
          rest.map { text[..<open] + part + $0 }
        }
      }
      if byte == UInt8(ascii: ","), depth == 1 {
        parts.append([])
        continue
      }
      if depth > 0 { parts[parts.count - 1].append(byte) }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
    }
    // Braces without a comma, or never closed, stand for themselves.
    return expandBraces(Array(text[(open + 1)...])).map { text[...open] + $0 }
  }
}
