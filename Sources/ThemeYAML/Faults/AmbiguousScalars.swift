package import ThemeDiagnostics

// Plain scalars that the core schema of YAML 1.2 reads in one way and other tools in another: `yes`,
// `012`, `0o17`, `0x1F`. Where such a value is wrong anyway, nothing is said of it here.

extension YAMLTree {
  /// Warns of scalars that tools for YAML 1.1 read otherwise, but for those that have an error; of
  /// keys, which are text for all of them that matter, it says nothing.
  ///
  /// - Parameter findings: what was found in the text.
  /// - Returns: at most a hundred warnings, in source order.
  package func ambiguousScalars(besides findings: [Diagnostic]) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    var wrong: Set<Int>?
    for (index, node) in nodes.enumerated() where isAmbiguous(node) {
      let starts =
        wrong ?? Set(findings.filter { $0.severity == .error }.map { $0.range.start })
      wrong = starts
      // The node before a value is its key, which may be the error.
      guard !starts.contains(Int(node.start)), warnings.count < 100,
        index == 0 || nodes[index - 1].key < 0 || !starts.contains(Int(nodes[index - 1].start))
      else { continue }
      let text = String(decoding: arena[textRange(of: node)], as: UTF8.self)
      let range = SourceRange(Int(node.start), Int(node.end))
      warnings.append(
        node.scalarKind == .integer ? ambiguousNumber(text, range) : ambiguousWord(text, range))
    }
    return warnings
  }

  private func textRange(of node: NodeRecord) -> Range<Int> {
    Int(node.textStart)..<Int(node.textStart) + Int(node.textLength)
  }

  private func isAmbiguous(_ node: NodeRecord) -> Bool {
    guard node.kind == .scalar, node.style == .plain, node.key < 0, !node.isFaulty,
      node.textLength > 1, node.properties < 0
    else { return false }
    switch node.scalarKind {
    case .integer:
      let start = Int(node.textStart)
      let isSigned = !isDigit(arena[start])
      return arena[isSigned ? start + 1 : start] == UInt8(ascii: "0")
        && node.textLength > (isSigned ? 2 : 1)
    case .string:
      return node.textLength <= 3
        && arena[textRange(of: node)].withUnsafeBufferPointer { isBooleanOfOldVersion($0) }
    default: return false
    }
  }
}

/// `yes`, `no`, `on` and `off`, which are booleans for tools for YAML 1.1; `y` and `n` are for few.
private func isBooleanOfOldVersion(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  switch text[0] | 0x20 {
  case UInt8(ascii: "y"): isWord(text, "yes", "Yes", "YES")
  case UInt8(ascii: "n"): isWord(text, "no", "No", "NO")
  case UInt8(ascii: "o"): isWord(text, "on", "On", "ON") || isWord(text, "off", "Off", "OFF")
  default: false
  }
}

private func ambiguousWord(_ text: String, _ range: SourceRange) -> Diagnostic {
  let first = text.utf8.first ?? 0
  let isTrue = first | 0x20 == UInt8(ascii: "y") || text.utf8.last ?? 0 | 0x20 == UInt8(ascii: "n")
  return Diagnostic(
    .ambiguousScalar, severity: .warning,
    "`\(text)` is text here, and `\(isTrue)` for tools for YAML 1.1; put it in quotes", at: range,
    fixes: [Fix("write `\"\(text)\"`", .safe, edits: [TextEdit(range, "\"\(text)\"")])])
}

private func ambiguousNumber(_ text: String, _ range: SourceRange) -> Diagnostic {
  let sign = text.hasPrefix("-") ? "-" : ""
  var digits = text.utf8.drop { !isDigit($0) }
  let mark = digits.dropFirst().first ?? 0
  let message: String
  let plain: String
  if isDigit(mark) {
    let octal = UInt64(String(digits) ?? "", radix: 8).map { sign + "\($0)" }
    while digits.count > 1, digits.first == UInt8(ascii: "0") { digits = digits.dropFirst() }
    plain = sign + (String(digits) ?? "0")
    let other = octal.map { "octal \($0)" } ?? "text"
    message =
      octal == plain
      ? "the zero at the front of `\(text)` means nothing; write `\(plain)`"
      : "`\(text)` is \(plain) here, and \(other) for tools for YAML 1.1; write `\(plain)`"
  } else {
    let isOctal = mark == UInt8(ascii: "o")
    let value = UInt64(String(digits.dropFirst(2)) ?? "", radix: isOctal ? 8 : 16)
    plain = value.map { "\($0)" } ?? text
    message =
      isOctal
      ? "`\(text)` is octal \(plain) here, and text for tools for YAML 1.1; write `\(plain)`"
      : "`\(text)` is hexadecimal and means \(plain), which not every reader sees; write `\(plain)`"
  }
  return Diagnostic(
    .ambiguousScalar, severity: .warning, message, at: range,
    fixes: plain == text
      ? [] : [Fix("write `\(plain)`", .safe, edits: [TextEdit(range, plain)])])
}
