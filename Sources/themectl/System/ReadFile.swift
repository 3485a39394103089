/// The bytes of a file and which file they are from.
struct FileContent: Sendable {
  /// The bytes.
  var bytes: [UInt8]
  /// The status when it was opened.
  var status: FileStatus
}

/// Why a file was not read.
enum ReadError: Error, Hashable {
  /// The system refused.
  case system(SystemError)
  /// It is a folder.
  case folder
  /// It is a pipe, a socket or a device, whose end may never come.
  case notRegular
  /// It has more bytes than are allowed.
  case tooLarge(limit: Int)

  /// The reason in a clause.
  var message: String {
    switch self {
    case .system(let error): error.message
    case .folder: "is a folder"
    case .notRegular: "is not a regular file; use `-` to read from a pipe"
    case .tooLarge(let limit):
      "is larger than \(byteCount(limit)); \(Options.maxSize.spelling) sets the limit"
    }
  }
}

/// Reads a regular file with few calls of the system: open, fstat, read, close.
///
/// Neither memory mapping (a fault when an editor truncates the file) nor the C library's streams
/// (a copy) are used. The limit is checked on what is read, not only on what `fstat` promises.
///
/// - Parameters:
///   - path: the file.
///   - limit: how many bytes it may have.
/// - Returns: the bytes.
/// - Throws: why it was not read.
func readFile(_ path: Path, limit: Int) throws(ReadError) -> FileContent {
  // Opening a pipe without O_NONBLOCK waits for its writer.
  let file = try systemCall { path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) } }
  defer { close(file) }
  var status = stat()
  _ = try systemCall { fstat(file, &status) }
  let fileStatus = FileStatus(status)
  switch fileStatus.kind {
  case .file: break
  case .folder: throw .folder
  case .link, .other: throw .notRegular
  }
  guard fileStatus.size <= limit else { throw .tooLarge(limit: limit) }
  let bytes = try readAll(file, expecting: fileStatus.size, limit: limit)
  return FileContent(bytes: bytes, status: fileStatus)
}

/// Reads standard input to its end.
func readStandardInput(limit: Int) throws(ReadError) -> [UInt8] {
  try readAll(STDIN_FILENO, expecting: 0, limit: limit)
}

private func readAll(
  _ file: Int32, expecting size: Int, limit: Int
) throws(ReadError) -> [UInt8] {
  var bytes = try readSome(file, upTo: size + 1)
  // A regular file ends where one read is short; what promises no size is read until nothing comes.
  var isEnd = size > 0 && bytes.count <= size
  while !isEnd {
    let more = try readSome(file, upTo: 1 << 16)
    isEnd = more.isEmpty
    bytes += more
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
  }
  return bytes
}

private func readSome(_ file: Int32, upTo capacity: Int) throws(ReadError) -> [UInt8] {
  var failure: SystemError?
  let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    do throws(SystemError) {
      count = try retrying { read(file, buffer.baseAddress, capacity) }
    } catch {
      failure = error
    }
  }
  if let failure { throw .system(failure) }
  return bytes
}

private func systemCall(_ call: () -> Int32) throws(ReadError) -> Int32 {
  do {
    return try retrying(call)
  } catch {
    throw .system(error)
  }
}

/// A number of bytes for people: `64 MiB`, `1500 bytes`.
func byteCount(_ count: Int) -> String {
  for (unit, shift) in [("GiB", 30), ("MiB", 20), ("KiB", 10)]
  where count >= 1 << shift && count % (1 << shift) == 0 {
    return "\(count >> shift) \(unit)"
  }
  return "\(count) byte\(count == 1 ? "" : "s")"
}
