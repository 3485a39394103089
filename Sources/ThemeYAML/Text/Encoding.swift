import ThemeDiagnostics

/// How the bytes of a file spell its characters, told by its first bytes.
enum Encoding {
  /// UTF-8 without a mark, or something that is not text.
  case utf8
  /// UTF-8 after the three bytes of a byte order mark.
  case markedUTF8
  /// UTF-16 after a byte order mark.
  case markedUTF16(isBigEndian: Bool)
  /// What looks like UTF-16 or UTF-32, but does not say so, or UTF-32.
  case unsupported(String)

  /// Looks at the first bytes (YAML 1.2.2 §5.2).
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    // A text in UTF-8 without a mark, before anything is compared.
    if bytes.count < 2 || (0x09..<0x7F ~= bytes[0] && bytes[1] != 0) {
      self = .utf8
      return
    }
    func starts(_ prefix: UInt8...) -> Bool {
      bytes.starts(with: prefix)
    }
    if starts(0xEF, 0xBB, 0xBF) {
      self = .markedUTF8
    } else if starts(0xFF, 0xFE, 0, 0) || starts(0, 0, 0xFE, 0xFF) {
      self = .unsupported("UTF-32")
    } else if starts(0xFF, 0xFE) || starts(0xFE, 0xFF) {
      self = .markedUTF16(isBigEndian: bytes[0] == 0xFE)
    } else if Self.zeros(bytes, at: [1, 2, 3]) || Self.zeros(bytes, at: [0, 1, 2]) {
      self = .unsupported("UTF-32")
    } else if Self.zeros(bytes, at: [1, 3]) || Self.zeros(bytes, at: [0, 2]) {
      self = .unsupported("UTF-16")
    } else {
      self = .utf8
    }
  }

  /// Whether of the first four bytes exactly the given ones are zero.
  private static func zeros(_ bytes: UnsafeBufferPointer<UInt8>, at places: [Int]) -> Bool {
    guard bytes.count >= 4 else { return false }
    return (0..<4).allSatisfy { (bytes[$0] == 0) == places.contains($0) }
  }
}

/// The UTF-8 form of UTF-16, without its byte order mark.
///
/// A surrogate without its other half, and an odd byte at the end, become U+FFFD.
///
/// - Parameters:
///   - bytes: the text, with the mark.
///   - isBigEndian: the order of the two bytes of a unit.
/// - Returns: the text, and where in it the first character stands that was not valid.
func transcode(
  _ bytes: UnsafeBufferPointer<UInt8>, isBigEndian: Bool
) -> (text: [UInt8], fault: Int?) {
  var text: ContiguousArray<UInt8> = []
  text.reserveCapacity(bytes.count)
  var fault: Int?
  var offset = 2
  func unit(at offset: Int) -> UInt32? {
    guard offset + 1 < bytes.count else { return nil }
    let first = UInt32(bytes[offset])
    let second = UInt32(bytes[offset + 1])
    return isBigEndian ? first << 8 | second : second << 8 | first
  }
  while offset < bytes.count {
    let first = unit(at: offset)
    offset += 2
    var value = first ?? 0xFFFD
    if 0xD800...0xDBFF ~= value, let low = unit(at: offset), 0xDC00...0xDFFF ~= low {
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      offset += 2
    }
    if first == nil || 0xD800...0xDFFF ~= value {
      fault = fault ?? text.count
      value = 0xFFFD
    }
    appendUTF8(value, to: &text)
  }
  return (Array(text), fault)
}
