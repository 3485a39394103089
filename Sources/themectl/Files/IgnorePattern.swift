/// One line of an ignore file, in the syntax of `gitignore(5)`.
struct IgnorePattern: Sendable {
  /// A component of the pattern.
  private enum Component: Sendable {
    case name(GlobComponent)
    case anyFolders
  }

  /// Whether what matches is checked after all: the line begins with `!`.
  private(set) var isNegated = false
  /// Whether only folders match: the line ends with `/`.
  private(set) var isFolderOnly = false
  /// Whether the pattern speaks of the whole path below the file's folder rather than of the name:
  /// there is a `/` that does not end the line.
  private(set) var isAnchored = false
  private var components: [Component] = []

  /// Reads a line; `nil` where it is empty, a comment, or matches nothing.
  init?(line: some Sequence<UInt8>) {
    var text = Self.withoutTrailingSpaces(Array(line))[...]
    if text.first == UInt8(ascii: "#") { return nil }
    if text.first == UInt8(ascii: "!") {
      isNegated = true
      text.removeFirst()
    }
    if text.last == Path.slash {
      isFolderOnly = true
      text.removeLast()
    }
    if text.isEmpty { return nil }
    isAnchored = text.contains(Path.slash)
    if text.first == Path.slash { text.removeFirst() }
    for part in Self.parts(of: text) {
      if isAnchored, part.count > 1, part.allSatisfy({ $0 == UInt8(ascii: "*") }) {
        components.append(.anyFolders)
      } else {
        guard let name = GlobComponent(strict: part) else { return nil }
        components.append(.name(name))
      }
    }
  }

  /// The parts between slashes; one between brackets does not count.
  private static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var rest = text
    var start = text.startIndex
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): _ = rest.popFirst()
      case UInt8(ascii: "["): _ = ByteSet(afterBracket: &rest)
      case Path.slash:
        parts.append(text[start..<(rest.startIndex - 1)])
        start = rest.startIndex
      default: break
      }
    }
    return parts + [text[start...]]
  }

  /// Spaces at the end do not count, unless the first of them stands after a `\`.
  private static func withoutTrailingSpaces(_ line: [UInt8]) -> ArraySlice<UInt8> {
    let space = UInt8(ascii: " ")
    var end = line.count
    while end > 0, line[end - 1] == space { end -= 1 }
    let backslashes = line[..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return line[..<(backslashes % 2 == 1 && end < line.count ? end + 1 : end)]
  }

  /// Whether a path matches.
  ///
  /// - Parameters:
  ///   - path: the components of the path from the ignore file's folder.
  ///   - isFolder: whether it is a folder.
  /// - Returns: the answer.
  func matches(_ path: [ArraySlice<UInt8>], isFolder: Bool) -> Bool {
    if isFolderOnly, !isFolder { return false }
    guard isAnchored else { return path.last.map { matches([$0]) } ?? false }
    return matches(path)
  }

  private func matches(_ path: [ArraySlice<UInt8>]) -> Bool {
    let end = matchWildcards(
      count: path.count,
      isAny: {
        if $0 < components.count, case .anyFolders = components[$0] { true } else { false }
      },
      length: {
        guard $0 < components.count, case .name(let name) = components[$0] else { return nil }
        return name.matches(path[$1]) ? 1 : nil
      })
    // At the end `**` stands for something within the folder, not for the folder itself.
    return end == components.count
  }
}
