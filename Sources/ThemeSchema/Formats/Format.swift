/// The formats of JSON Schema 2020-12 (validation §7.3).
enum Format: String, CaseIterable, Sendable {
  case dateTime = "date-time"
  case date, time, duration
  case email
  case idnEmail = "idn-email"
  case hostname
  case idnHostname = "idn-hostname"
  case ipv4, ipv6
  case uri
  case uriReference = "uri-reference"
  case iri
  case iriReference = "iri-reference"
  case uuid
  case uriTemplate = "uri-template"
  case jsonPointer = "json-pointer"
  case relativeJSONPointer = "relative-json-pointer"
  case regex

  /// Whether a text has the format; linear in its length.
  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = ByteScanner(text)
    switch self {
    case .date: return scanner.date() && scanner.isAtEnd
    case .time: return scanner.time() && scanner.isAtEnd
    case .dateTime:
      return scanner.date() && scanner.take(oneOf: "Tt") && scanner.time() && scanner.isAtEnd
    case .duration: return scanner.duration()
    case .email: return isEmail(text, international: false)
    case .idnEmail: return isEmail(text, international: true)
    case .hostname: return isHostname(text, international: false)
    case .idnHostname: return isHostname(text, international: true)
    case .ipv4: return scanner.ipv4() && scanner.isAtEnd
    case .ipv6: return isIPv6(text)
    case .uri: return isURI(text, international: false, relative: false)
    case .uriReference: return isURI(text, international: false, relative: true)
    case .iri: return isURI(text, international: true, relative: false)
    case .iriReference: return isURI(text, international: true, relative: true)
    case .uuid: return scanner.uuid() && scanner.isAtEnd
    case .uriTemplate: return isURITemplate(text)
    case .jsonPointer: return scanner.jsonPointer()
    case .relativeJSONPointer: return scanner.relativeJSONPointer()
    case .regex: return isRegularExpression(text)
    }
  }
}

private func isRegularExpression(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
  do {
    _ = try Pattern(String(decoding: text, as: UTF8.self))
    return true
  } catch {
    return false
  }
}

/// Reads a text from its start, byte by byte.
struct ByteScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The place of the next byte.
  var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  /// The next byte, not taken.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Takes the next byte if it is this one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value else { return false }
    position += 1
    return true
  }

  /// Takes the next byte if it is one of these.
  mutating func take(oneOf characters: StaticString) -> Bool {
    guard let next else { return false }
    let isOne = characters.withUTF8Buffer { $0.contains(next) }
    if isOne { position += 1 }
    return isOne
  }

  /// Takes bytes while a condition holds; how many.
  mutating func take(while condition: (UInt8) -> Bool) -> Int {
    let start = position
    while let next, condition(next) { position += 1 }
    return position - start
  }

  /// Takes the two hexadecimal digits of an escape after its percent sign.
  mutating func percentEscape() -> Bool {
    for _ in 0..<2 {
      guard let next, isHexDigit(next) else { return false }
      position += 1
    }
    return true
  }

  /// Takes exactly that many decimal digits; their value.
  mutating func digits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let next, isDigit(next) else { return nil }
      value = value * 10 + Int(next - 48)
      position += 1
    }
    return value
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 97 && byte | 0x20 <= 122 }

func isHexDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || byte | 0x20 >= 97 && byte | 0x20 <= 102
}
