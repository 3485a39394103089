/// A path as the operating system has it: bytes, which need not be UTF-8.
struct Path: Hashable, Sendable {
  /// The bytes, without the NUL at the end.
  var bytes: [UInt8]

  /// Creates a path from its bytes.
  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// Creates a path from text.
  init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// The path for people; bytes that are not UTF-8 are shown as `\xE9`.
  var name: String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var name = ""
    var rest = bytes[...]
    while let first = rest.first {
      // The longest well-formed start of the rest has at most four bytes a scalar.
      let scalar = (1...4).lazy.compactMap { length -> (String, Int)? in
        guard length <= rest.count else { return nil }
        return String(validating: rest.prefix(length), as: UTF8.self).map { ($0, length) }
      }.first
      name += scalar?.0 ?? "\\x" + String(first, radix: 16, uppercase: true)
      rest = rest.dropFirst(scalar?.1 ?? 1)
    }
    return name
  }

  /// The part after the last slash.
  var lastComponent: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// The path of an entry of this folder; the current folder's entries have no prefix.
  func appending(_ component: some Sequence<UInt8>) -> Path {
    if bytes.isEmpty { return Path(bytes: component) }
    return Path(bytes: bytes + (bytes.last == Self.slash ? [] : [Self.slash]) + Array(component))
  }

  /// Whether the name ends with one of some endings, whatever their case.
  func hasEnding(_ endings: [String]) -> Bool {
    endings.contains { ending in
      bytes.count > ending.utf8.count
        && zip(bytes.suffix(ending.utf8.count), ending.utf8).allSatisfy {
          Self.lowercased($0) == $1
        }
    }
  }

  /// Calls a closure with the path as the C library wants it.
  func withCString<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // The array is never empty, so that it has a base address.
      buffer.baseAddress.map(body) ?? body("")
    }
  }

  /// The path without links, `.` and `..`; the path itself where the system does not say.
  var canonical: Path {
    guard let resolved = withCString({ realpath($0, nil) }) else { return self }
    defer { free(resolved) }
    return Path(
      bytes: UnsafeBufferPointer(start: resolved, count: strlen(resolved)).map {
        UInt8(bitPattern: $0)
      })
  }

  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension Path {
  /// Whether the operand `-`, which means standard input.
  var isStandardInput: Bool { bytes == [UInt8(ascii: "-")] }

  /// The endings of the files that a folder's search takes unless the call says otherwise.
  static let yamlEndings = [".yaml", ".yml"]

  /// Whether the name is that of a YAML file.
  var isYAML: Bool { hasEnding(Self.yamlEndings) }

  /// Whether the file is read as JSON.
  var isJSON: Bool { hasEnding([".json"]) }
}

extension Path {
  /// The path from the root of the file system, links resolved as far as it exists.
  var absolute: Path {
    let canonical = bytes.isEmpty ? Path(".").canonical : canonical
    if canonical.bytes.first == Self.slash { return canonical }
    let current = Path(".").canonical
    return bytes.isEmpty ? current : current.appending(bytes)
  }

  /// The folder that holds an absolute path; `nil` for the root.
  var parent: Path? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: Self.slash) else { return nil }
    return Path(bytes: slash == 0 ? bytes[...0] : bytes[..<slash])
  }

  /// The folder part of a path as it is written, empty for the current folder.
  var folder: Path {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return Path("") }
    return Path(bytes: slash == 0 ? bytes[...0] : bytes[..<slash])
  }
}
