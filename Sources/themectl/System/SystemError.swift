/// A failed call of the operating system.
struct SystemError: Error, Hashable {
  /// The value of `errno`.
  var code: Int32

  /// The error of the call that has just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The system's words, such as "no such file or directory".
  var message: String {
    guard let text = strerror(code) else { return "error \(code)" }
    let words = String(cString: text)
    // Words such as "No such file" go on a sentence of ours; "I/O error" stays as it is.
    let isWord = words.dropFirst().first?.isLowercase == true || words.dropFirst().first == " "
    return isWord ? words.prefix(1).lowercased() + words.dropFirst() : words
  }
}

/// Repeats a call that signals interrupt.
func retrying<Value: BinaryInteger>(_ call: () -> Value) throws(SystemError) -> Value {
  while true {
    let result = call()
    if result >= 0 { return result }
    if errno != EINTR { throw .last }
  }
}
