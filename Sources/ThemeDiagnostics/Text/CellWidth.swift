/// How many terminal cells a scalar takes when it stands alone: 0, 1 or 2.
///
/// Wide is what Unicode's East Asian Width calls W or F (UAX #11), and what has emoji presentation
/// (UTS #51). Marks take none.
func cellWidth(of scalar: Unicode.Scalar) -> Int {
  guard scalar.value >= 0x300 else { return 1 }
  let properties = scalar.properties
  switch properties.generalCategory {
  case .nonspacingMark, .enclosingMark: return 0
  default: break
  }
  if isConjoiningJamo(scalar) { return 0 }
  return properties.isEmojiPresentation || isEastAsianWide(scalar.value) ? 2 : 1
}

/// Whether a scalar is a Hangul vowel or final consonant, which is drawn into the syllable before.
private func isConjoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
  (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
}

/// The ranges of EastAsianWidth.txt that are wide without being emoji, gaps between blocks of one
/// script included; ascending.
private let eastAsianWide: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
  0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
  0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB,
  0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
]

private func isEastAsianWide(_ value: UInt32) -> Bool {
  for range in eastAsianWide where value <= range.upperBound { return value >= range.lowerBound }
  return false
}
