/// A pattern for one component of a path: `*`, `?`, `[a-z]`, `[!a]`, and `\` before a character that
/// stands for itself.
struct GlobComponent: Hashable, Sendable {
  private enum Token: Hashable {
    case byte(UInt8)
    case anyCharacter
    case anyText
    case set([ClosedRange<UInt8>], isNegated: Bool)
  }

  private var tokens: [Token] = []

  /// Whether the component has no wildcard.
  var isLiteral: Bool {
    tokens.allSatisfy { if case .byte = $0 { true } else { false } }
  }

  /// The text of a literal component.
  var literal: [UInt8] {
    tokens.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
  }

  /// Creates a pattern; a `[` that is never closed stands for itself.
  init(_ text: some Sequence<UInt8>) {
    var rest = Array(text)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): tokens.append(.anyText)
      case UInt8(ascii: "?"): tokens.append(.anyCharacter)
      case UInt8(ascii: "\\"): tokens.append(.byte(rest.popFirst() ?? byte))
      case UInt8(ascii: "["): tokens.append(Self.set(&rest) ?? .byte(byte))
      default: tokens.append(.byte(byte))
      }
    }
  }

  private static func set(_ rest: inout ArraySlice<UInt8>) -> Token? {
    var body = rest
    let isNegated = body.first == UInt8(ascii: "!") || body.first == UInt8(ascii: "^")
    if isNegated { body.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let first = body.popFirst() {
      // A bracket in the first place belongs to the set.
      if first == UInt8(ascii: "]"), !ranges.isEmpty {
        rest = body
        return .set(ranges, isNegated: isNegated)
      }
      var last = first
      if body.first == UInt8(ascii: "-"), let end = body.dropFirst().first, end != UInt8(ascii: "]")
      {
        last = end
        body = body.dropFirst(2)
      }
      ranges.append(min(first, last)...max(first, last))
    }
    return nil
  }

  /// Whether a name matches.
  ///
  /// - Complexity: at most the product of both lengths, since only the last `*` is ever tried again.
  func matches(_ name: some Collection<UInt8>) -> Bool {
    let name = Array(name)
    var position = 0
    var token = 0
    var retry: (token: Int, position: Int)?
    while position < name.count {
      if token < tokens.count, tokens[token] == .anyText {
        retry = (token, position)
        token += 1
      } else if token < tokens.count, let length = length(of: name, at: position, by: tokens[token])
      {
        position += length
        token += 1
      } else if let last = retry {
        retry = (last.token, last.position + 1)
        position = last.position + 1
        token = last.token + 1
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyText }
  }

  /// How many bytes a token matches, `nil` when it does not.
  private func length(of name: [UInt8], at position: Int, by token: Token) -> Int? {
    switch token {
    case .byte(let byte):
      return name[position] == byte ? 1 : nil
    case .set(let ranges, let isNegated):
      guard ranges.contains(where: { $0.contains(name[position]) }) == isNegated else { return 1 }
      return nil
    case .anyCharacter:
      // The bytes that continue a character of UTF-8 belong to it.
      return 1 + name[(position + 1)...].prefix { $0 & 0xC0 == 0x80 }.count
    case .anyText:
      return nil
    }
  }
}

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
