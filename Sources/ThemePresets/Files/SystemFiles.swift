#if !hasFeature(Embedded)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The file system through the C library alone.
  enum SystemFiles {
    /// Reads a whole file, or as much of it as is allowed and one byte more.
    static func bytes(of path: String, limit: Int) throws(PresetError) -> [UInt8] {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { throw unreadable(path) }
      defer { close(descriptor) }
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count <= limit {
        let count = read(descriptor, &chunk, chunk.count)
        guard count >= 0 else { throw unreadable(path) }
        if count == 0 { break }
        bytes += chunk[..<count]
      }
      return bytes
    }

    /// The paths of all files below a folder, sorted; links to folders are not followed.
    static func files(below folder: String) throws(PresetError) -> [String] {
      guard let stream = opendir(folder) else { throw unreadable(folder) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if !name.hasPrefix(".") { names.append(name) }
      }
      closedir(stream)
      var files: [String] = []
      for name in names.sorted() {
        let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          files += try Self.files(below: path)
        } else {
          files.append(path)
        }
      }
      return files
    }

    /// Whether there is a folder at a path.
    static func isFolder(_ path: String) -> Bool {
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func unreadable(_ path: String) -> PresetError {
      .unreadable(path, reason: strerror(errno).map { String(cString: $0) } ?? "unknown error")
    }
  }
#endif
