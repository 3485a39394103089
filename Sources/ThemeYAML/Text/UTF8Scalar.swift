/// One Unicode scalar read from UTF-8.
struct UTF8Scalar {
  var value: UInt32
  /// How many bytes it takes, 1 to 4.
  var length: Int
}

/// Reads the scalar that begins at an offset (Unicode 16 table 3-7: no overlong forms, no
/// surrogates, nothing above U+10FFFF).
///
/// - Returns: `nil` where the bytes are not UTF-8.
func utf8Scalar(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> UTF8Scalar? {
  let first = bytes[offset]
  if first < 0x80 { return UTF8Scalar(value: UInt32(first), length: 1) }
  guard 0xC2...0xF4 ~= first else { return nil }
  let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  guard offset + length <= bytes.count else { return nil }
  var value = UInt32(first) & (0x7F >> UInt32(length))
  for index in offset + 1..<offset + length {
    guard bytes[index] & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(bytes[index] & 0x3F)
  }
  let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
  guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF ~= value) else { return nil }
  return UTF8Scalar(value: value, length: length)
}

/// The UTF-8 form of a Unicode scalar, appended to bytes; a surrogate becomes U+FFFD.
func appendUTF8(_ value: UInt32, to bytes: inout ContiguousArray<UInt8>) {
  let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
  for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
}
