/// A pattern for one component of a path: `*`, `?`, `[a-z]`, `[!a]`, `[[:digit:]]`, and `\` before a
/// character that stands for itself.
struct GlobComponent: Hashable, Sendable {
  private enum Token: Hashable {
    case byte(UInt8)
    case anyCharacter
    case anyText
    case set(ByteSet)
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

  /// Creates a pattern as shells read it: a `[` that is never closed stands for itself, and so does a
  /// `\` at the end.
  init(_ text: some Sequence<UInt8>) {
    var rest = Array(text)[...]
    while let token = Self.token(&rest) {
      tokens.append(token.isWhole ? token.token : .byte(token.byte))
    }
  }

  /// Creates a pattern as git reads it; `nil` where a `[` is never closed or a `\` ends the text, since
  /// that matches nothing.
  init?(strict text: some Sequence<UInt8>) {
    var rest = Array(text)[...]
    while let token = Self.token(&rest) {
      guard token.isWhole else { return nil }
      tokens.append(token.token)
    }
  }

  /// Takes the next token, and says whether it is complete or else the byte that it begins with.
  private static func token(
    _ rest: inout ArraySlice<UInt8>
  ) -> (token: Token, isWhole: Bool, byte: UInt8)? {
    guard let byte = rest.popFirst() else { return nil }
    switch byte {
    case UInt8(ascii: "*"): return (.anyText, true, byte)
    case UInt8(ascii: "?"): return (.anyCharacter, true, byte)
    case UInt8(ascii: "\\"):
      let next = rest.popFirst()
      return (.byte(next ?? byte), next != nil, byte)
    case UInt8(ascii: "["):
      let set = ByteSet(afterBracket: &rest)
      return (set.map { .set($0) } ?? .byte(byte), set != nil, byte)
    default: return (.byte(byte), true, byte)
    }
  }

  /// Whether a name matches.
  func matches(_ name: some Collection<UInt8>) -> Bool {
    let name = Array(name)
    let end = matchWildcards(
      count: name.count, isAny: { $0 < tokens.count && tokens[$0] == .anyText },
      length: { $0 < tokens.count ? length(of: name, at: $1, by: tokens[$0]) : nil })
    return end.map { tokens[$0...].allSatisfy { $0 == .anyText } } ?? false
  }

  /// How many bytes a token matches, `nil` when it does not.
  private func length(of name: [UInt8], at position: Int, by token: Token) -> Int? {
    switch token {
    case .byte(let byte):
      return name[position] == byte ? 1 : nil
    case .set(let set):
      return set.contains(name[position]) ? 1 : nil
    case .anyCharacter:
      // The bytes that continue a character of UTF-8 belong to it.
      return 1 + name[(position + 1)...].prefix { $0 & 0xC0 == 0x80 }.count
    case .anyText:
      return nil
    }
  }
}
