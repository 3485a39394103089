/// Why a file was not replaced.
enum ReplaceError: Error, Hashable {
  /// The file is no longer what was read.
  case changed
  /// The system refused.
  case system(SystemError)

  /// The reason in a clause.
  var message: String {
    switch self {
    case .changed: "has changed meanwhile and was left alone"
    case .system(let error): "cannot be written: \(error.message)"
    }
  }
}

/// Replaces a file's text: a temporary file beside it takes its name, so that no reader ever sees
/// half of it.
///
/// Permissions are kept, and a link stays a link to the file that it leads to.
///
/// - Parameters:
///   - path: the file.
///   - old: what the file must hold.
///   - new: what it shall hold.
/// - Throws: why it was left alone.
func replaceFile(_ path: Path, _ old: [UInt8], with new: [UInt8]) throws(ReplaceError) {
  let target = path.canonical
  // A rename needs no permission to write the file itself.
  guard target.withCString({ access($0, W_OK) }) == 0 else { throw .system(.last) }
  guard let content = try? readFile(target, limit: old.count), content.bytes == old else {
    throw .changed
  }
  let status = content.status
  do throws(SystemError) {
    try write(new, beside: target, status)
  } catch {
    throw .system(error)
  }
}

private func write(
  _ bytes: [UInt8], beside target: Path, _ status: FileStatus
) throws(SystemError) {
  let name = Array(".".utf8) + target.lastComponent + Array(".\(getpid()).tmp".utf8)
  let temporary = Path(bytes: target.bytes.dropLast(target.lastComponent.count) + name)
  let file = try retrying {
    temporary.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
  }
  do throws(SystemError) {
    defer { close(file) }
    try writeAll(bytes, to: file)
    _ = try retrying { fchmod(file, mode_t(status.permissions)) }
    // Only a superuser's files may belong to someone else; what cannot be kept is the caller's.
    _ = fchown(file, status.owner, status.group)
    _ = try retrying { fsync(file) }
    _ = try retrying {
      temporary.withCString { from in target.withCString { rename(from, $0) } }
    }
  } catch {
    _ = temporary.withCString { unlink($0) }
    throw error
  }
}
