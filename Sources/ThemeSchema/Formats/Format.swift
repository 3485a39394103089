/// The formats of JSON Schema 2020-12.
enum Format: String, CaseIterable, Sendable {
  case dateTime = "date-time"

  /// Whether a text has the format.
  func accepts(_ text: UnsafeBufferPointer<UInt8>) -> Bool { true }
}
