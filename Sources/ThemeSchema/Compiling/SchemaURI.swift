import ThemeYAML

/// A URI reference, taken apart as RFC 3986 appendix B does it.
struct SchemaURI: Hashable, Sendable {
  var scheme: String?
  var authority: String?
  var path: String
  var query: String?
  var fragment: String?

  init(_ text: String) {
    var rest = Substring(text)
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/"), colon > rest.startIndex
    {
      scheme = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    path = String(rest)
  }

  /// The whole reference.
  var text: String {
    var text = withoutFragment
    if let fragment { text += "#" + fragment }
    return text
  }

  /// The reference up to its fragment.
  var withoutFragment: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += path
    if let query { text += "?" + query }
    return text
  }

  /// The target of a reference from here (RFC 3986 §5.2.2).
  func resolving(_ reference: SchemaURI) -> SchemaURI {
    var target = reference
    if reference.scheme != nil {
      target.path = Self.removingDots(reference.path)
      return target
    }
    target.scheme = scheme
    if reference.authority != nil {
      target.path = Self.removingDots(reference.path)
      return target
    }
    target.authority = authority
    if reference.path.isEmpty {
      target.path = path
      target.query = reference.query ?? query
    } else if reference.path.hasPrefix("/") {
      target.path = Self.removingDots(reference.path)
    } else {
      target.path = Self.removingDots(merged(with: reference.path))
    }
    return target
  }

  /// RFC 3986 §5.2.3.
  private func merged(with reference: String) -> String {
    if authority != nil, path.isEmpty { return "/" + reference }
    guard let slash = path.lastIndex(of: "/") else { return reference }
    return String(path[...slash]) + reference
  }

  /// RFC 3986 §5.2.4.
  private static func removingDots(_ path: String) -> String {
    guard path.contains(".") else { return path }
    var kept: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case ".": if isLast { kept.append("") }
      case "..":
        if kept.count > 1 || kept.first.map({ !$0.isEmpty }) ?? false { kept.removeLast() }
        if isLast { kept.append("") }
      default: kept.append(part)
      }
    }
    return kept.joined(separator: "/")
  }
}

/// The text with its percent escapes resolved; `nil` when one is broken.
func percentDecoded(_ text: String) -> String? {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  var bytes: [UInt8] = []
  var rest = text.utf8.makeIterator()
  while let byte = rest.next() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.next(), let low = rest.next(),
      let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
    else { return nil }
    bytes.append(value)
  }
  return String(decoding: bytes, as: UTF8.self)
}
