/// RFC 1123 §2.1 with the checks of RFC 5890 for labels in the form `xn--…`; where it is
/// international, labels of RFC 5891 too.
func isHostname(_ text: UnsafeBufferPointer<UInt8>, international: Bool) -> Bool {
  var labels: [[Unicode.Scalar]] = [[]]
  for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
    if scalar == "." || international && isIdeographicStop(scalar) {
      labels.append([])
    } else {
      labels[labels.count - 1].append(scalar)
    }
  }
  var length = labels.count - 1
  for label in labels {
    guard let encoded = lengthOfLabel(label, international: international) else { return false }
    length += encoded
  }
  return length <= 253 && satisfiesBidiRule(labels.map { decoded($0) })
}

/// The scalars that a label stands for.
private func decoded(_ label: [Unicode.Scalar]) -> [Unicode.Scalar] {
  guard label.count > 4, label[2] == "-", label[3] == "-" else { return label }
  return Punycode.decode(String(String.UnicodeScalarView(label.dropFirst(4)))) ?? label
}

/// RFC 5893 §2, rules 1, 2 and 5: where any label has a right-to-left letter, every label begins with
/// a letter and keeps to that letter's direction.
private func satisfiesBidiRule(_ labels: [[Unicode.Scalar]]) -> Bool {
  guard labels.contains(where: { $0.contains { isRightToLeft($0) } }) else { return true }
  return labels.allSatisfy { label in
    guard let first = label.first, first.properties.isAlphabetic else { return false }
    let direction = isRightToLeft(first)
    return label.allSatisfy {
      !$0.properties.isAlphabetic || isMark($0) || isRightToLeft($0) == direction
    }
  }
}

/// Whether a character is a letter of a script that is written from right to left.
private func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
    scalar.properties.isAlphabetic && !isMark(scalar)
  default: false
  }
}

private func isIdeographicStop(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "\u{3002}" || scalar == "\u{FF0E}" || scalar == "\u{FF61}"
}

/// The length of a label as it is sent, or `nil` for one that is not valid.
private func lengthOfLabel(_ label: [Unicode.Scalar], international: Bool) -> Int? {
  guard let first = label.first, let last = label.last, first != "-", last != "-" else {
    return nil
  }
  guard label.allSatisfy({ $0.isASCII }) else {
    guard international, isULabel(label), let encoded = Punycode.encode(label) else { return nil }
    let length = encoded.utf8.count + 4
    return length <= 63 ? length : nil
  }
  guard label.count <= 63 else { return nil }
  let isPlain = label.allSatisfy { scalar in
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }
  guard isPlain else { return nil }
  if label.count >= 4, label[2] == "-", label[3] == "-" {
    guard label[0] == "x" || label[0] == "X", label[1] == "n" || label[1] == "N" else { return nil }
    return isALabel(label) ? label.count : nil
  }
  return label.count
}

/// Whether a label in the form `xn--…` stands for a valid international one, and is its one spelling.
private func isALabel(_ label: [Unicode.Scalar]) -> Bool {
  var lower = String.UnicodeScalarView()
  for scalar in label.dropFirst(4) {
    lower.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
  }
  guard let decoded = Punycode.decode(String(lower)), !decoded.allSatisfy({ $0.isASCII }) else {
    return false
  }
  return Punycode.encode(decoded) == String(lower) && isULabel(decoded)
}

/// RFC 5891 §4.2.3 and RFC 5892: the characters of an international label and their context.
private func isULabel(_ label: [Unicode.Scalar]) -> Bool {
  guard let first = label.first, !isMark(first), first != "-", label.last != "-" else {
    return false
  }
  if label.count >= 4, label[2] == "-", label[3] == "-" { return false }
  var hasArabicDigits = false
  var hasExtendedDigits = false
  for (index, scalar) in label.enumerated() {
    switch scalar.value {
    case 0x660...0x669: hasArabicDigits = true
    case 0x6F0...0x6F9: hasExtendedDigits = true
    case 0xB7, 0x375, 0x5F3, 0x5F4, 0x30FB, 0x200C, 0x200D:
      if !isAllowedByContext(label, index) { return false }
    default: if !isAllowed(scalar) { return false }
    }
  }
  return !(hasArabicDigits && hasExtendedDigits) && hasOneDigitType(label)
}

/// RFC 5893 §2 rule 4: a right-to-left label does not mix European and Arabic digits.
private func hasOneDigitType(_ label: [Unicode.Scalar]) -> Bool {
  let isRightToLeft = label.contains { (0x590...0x8FF).contains($0.value) && !isMark($0) }
  guard isRightToLeft else { return true }
  let hasEuropean = label.contains {
    (0x30...0x39).contains($0.value) || (0x6F0...0x6F9).contains($0.value)
  }
  return !(hasEuropean && label.contains { (0x660...0x669).contains($0.value) })
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .enclosingMark: true
  default: false
  }
}

/// RFC 5892 §2: letters, digits and marks that case folding leaves alone, with its exceptions (§2.6).
private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xDF, 0x3C2, 0x6FD, 0x6FE, 0xF0B, 0x3007: return true
  case 0x640, 0x7FA, 0x302E, 0x302F, 0x3031...0x3035, 0x303B: return false
  case 0x2D: return true
  default: break
  }
  switch scalar.properties.generalCategory {
  case .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark, .spacingMark,
    .decimalNumber:
    return !isCompatibilityForm(scalar)
  case .uppercaseLetter: return scalar.isASCII
  default: return false
  }
}

/// Blocks of characters that stand for others and are therefore not stable (RFC 5892 §2.2).
private func isCompatibilityForm(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0xFB00...0xFB06, 0xFB13...0xFB17, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0xFF01...0xFFEF,
    0x1D400...0x1D7FF, 0x3131...0x318E, 0x1100...0x11FF, 0x2C7C...0x2C7D:
    true
  default: false
  }
}

/// RFC 5892 appendix A: characters that are allowed beside certain others.
private func isAllowedByContext(_ label: [Unicode.Scalar], _ index: Int) -> Bool {
  let before = index > 0 ? label[index - 1] : nil
  let after = index + 1 < label.count ? label[index + 1] : nil
  switch label[index].value {
  case 0xB7: return before == "l" && after == "l"
  case 0x375: return after.map { has($0, "Greek") } ?? false
  case 0x5F3, 0x5F4: return before.map { has($0, "Hebrew") } ?? false
  case 0x30FB:
    return label.contains { has($0, "Hiragana") || has($0, "Katakana") || has($0, "Han") }
  case 0x200C, 0x200D:
    guard let before else { return false }
    if before.properties.canonicalCombiningClass == .virama { return true }
    return label[index].value == 0x200C && joinsBothSides(before, after)
  default: return false
  }
}

/// Whether a zero-width non-joiner stands between letters of a script that joins them.
private func joinsBothSides(_ before: Unicode.Scalar, _ after: Unicode.Scalar?) -> Bool {
  guard let after else { return false }
  let joining = ["Arabic", "Syriac", "Mongolian", "Phags_Pa", "Nko"]
  return joining.contains { has(before, $0) && has(after, $0) }
}

private func has(_ scalar: Unicode.Scalar, _ script: String) -> Bool {
  // The middle dot of Katakana belongs to no script of its own.
  scalar.value != 0x30FB
    && (UnicodeProperty.set(name: "Script", value: script)?.contains(scalar.value) ?? false)
}
