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
      return try bytes(from: descriptor, path, limit: limit)
    }

    private static func bytes(
      from descriptor: Int32, _ path: String, limit: Int
    ) throws(PresetError) -> [UInt8] {
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

    /// Reads a whole file that is neither a folder nor a pipe, a socket or a device, whose end may
    /// never come.
    static func regularFile(_ path: String, limit: Int) throws(PresetError) -> [UInt8] {
      // Opening a pipe without O_NONBLOCK waits for its writer.
      let descriptor = open(path, O_RDONLY | O_NONBLOCK)
      guard descriptor >= 0 else { throw unreadable(path) }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
      guard status.st_mode & S_IFMT == S_IFREG else {
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        throw .unreadable(path, reason: isFolder ? "is a folder" : "is not a regular file")
      }
      let bytes = try bytes(from: descriptor, path, limit: limit)
      guard bytes.count <= limit else {
        throw .unreadable(path, reason: "is larger than \(limit) bytes")
      }
      return bytes
    }

    /// What tells a file from others, whatever its path; `nil` where there is none.
    static func identity(of path: String) -> String? {
      var status = stat()
      return stat(path, &status) == 0 ? "\(status.st_dev):\(status.st_ino)" : nil
    }

    /// The paths of what stands in a folder, sorted, but for names that begin with a dot.
    static func entries(of folder: String) throws(PresetError) -> [String] {
      guard let stream = opendir(folder.isEmpty ? "." : folder) else { throw unreadable(folder) }
      defer { closedir(stream) }
      var names: [String] = []
      while let entry = readdir(stream) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if !name.hasPrefix(".") { names.append(name) }
      }
      let slash = folder.isEmpty || folder.hasSuffix("/") ? "" : "/"
      return names.sorted().map { folder + slash + $0 }
    }

    /// The paths of all files below a folder, sorted; links to folders are not followed.
    static func files(below folder: String) throws(PresetError) -> [String] {
      var files: [String] = []
      for path in try entries(of: folder) {
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
