/// Writes a file, in place of one that is there.
///
/// - Parameters:
///   - path: the file.
///   - bytes: all that it shall hold.
/// - Throws: the system's error.
func writeFile(_ path: Path, _ bytes: [UInt8]) throws(SystemError) {
  let file = try retrying {
    path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
  }
  defer { close(file) }
  try writeAll(bytes, to: file)
}

/// Writes bytes to an open file, all of them.
///
/// - Parameters:
///   - bytes: the bytes.
///   - file: the number of the open file.
/// - Throws: the system's error.
func writeAll(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = try retrying { rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } }
    rest = rest.dropFirst(count)
  }
}
