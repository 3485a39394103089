/// An entry of a folder.
struct FolderEntry: Sendable {
  /// The name within the folder.
  var name: [UInt8]
  /// What it is; a link is not followed.
  var kind: FileStatus.Kind
}

/// The entries of a folder, but for `.` and `..`, sorted by their bytes.
func listFolder(_ path: Path) throws(SystemError) -> [FolderEntry] {
  let here = path.bytes.isEmpty ? Path(".") : path
  guard let folder = here.withCString({ opendir($0) }) else { throw .last }
  defer { closedir(folder) }
  var entries: [FolderEntry] = []
  errno = 0
  while let entry = readdir(folder) {
    let name = entryName(entry)
    if name != [Path.dot] && name != [Path.dot, Path.dot] {
      var kind = entryKind(entry)
      if kind == nil {
        kind = try FileStatus(of: path.appending(name), followingLinks: false).kind
      }
      entries.append(FolderEntry(name: name, kind: kind ?? .other))
    }
    errno = 0
  }
  if errno != 0 { throw .last }
  return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
}

private func entryName(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
  withUnsafePointer(to: &entry.pointee.d_name) { name in
    name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
      UnsafeBufferPointer(start: $0, count: strlen($0)).map { UInt8(bitPattern: $0) }
    }
  }
}

/// What the folder itself says of an entry; some file systems say nothing.
private func entryKind(_ entry: UnsafeMutablePointer<dirent>) -> FileStatus.Kind? {
  switch Int32(entry.pointee.d_type) {
  case Int32(DT_REG): .file
  case Int32(DT_DIR): .folder
  case Int32(DT_LNK): .link
  case Int32(DT_UNKNOWN): nil
  default: .other
  }
}
