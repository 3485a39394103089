/// One step through bytes that may be UTF-8.
struct DecodedScalar {
  /// The scalar, or `nil` where the byte begins no well-formed sequence.
  var scalar: Unicode.Scalar?
  /// How many bytes it takes; 1 for an ill-formed byte.
  var length: Int
}

/// Decodes the scalar that begins at an offset, by table 3-7 of the Unicode standard.
///
/// Each byte that is not part of a well-formed sequence counts as a scalar of its own, so that a
/// step never depends on what stands before it.
///
/// - Parameters:
///   - bytes: the text.
///   - offset: an offset within the text.
/// - Returns: the scalar and its length.
func decodeScalar(_ bytes: [UInt8], at offset: Int) -> DecodedScalar {
  let first = bytes[offset]
  if first < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(first), length: 1) }

  let illFormed = DecodedScalar(scalar: nil, length: 1)
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch first {
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return illFormed
  }
  guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else {
    return illFormed
  }

  var value = UInt32(first) & (0x7F >> UInt32(length))
  for index in offset + 1..<offset + length {
    guard bytes[index] & 0xC0 == 0x80 else { return illFormed }
    value = value << 6 | UInt32(bytes[index] & 0x3F)
  }
  return DecodedScalar(scalar: Unicode.Scalar(value), length: length)
}
