/// What the system says of a file without opening it.
struct FileStatus: Hashable, Sendable {
  /// The kinds of files that matter here.
  enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A pipe, a socket, a device.
    case other
  }

  /// The kind.
  var kind: Kind
  /// Which file it is, whatever its path.
  var identity: FileIdentity
  /// The permissions, as `chmod` takes them.
  var permissions: UInt32
  /// The user whom the file belongs to.
  var owner: uid_t
  /// The group that the file belongs to.
  var group: gid_t
  /// How many names the file has.
  var links: Int
  /// The size in bytes.
  var size: Int
  /// When the content changed last, in nanoseconds.
  var modified: Int
  /// When the file's status, its name included, changed last, in nanoseconds.
  var changed: Int

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    identity = FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    permissions = UInt32(status.st_mode & 0o7777)
    owner = status.st_uid
    group = status.st_gid
    links = Int(status.st_nlink)
    size = Int(status.st_size)
    #if canImport(Darwin)
      modified = Self.nanoseconds(status.st_mtimespec)
      changed = Self.nanoseconds(status.st_ctimespec)
    #else
      modified = Self.nanoseconds(status.st_mtim)
      changed = Self.nanoseconds(status.st_ctim)
    #endif
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Asks for the status of a path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - followingLinks: whether a link stands for what it points to.
  /// - Throws: the system's error.
  init(of path: Path, followingLinks: Bool = true) throws(SystemError) {
    var status = stat()
    _ = try retrying {
      path.withCString { followingLinks ? stat($0, &status) : lstat($0, &status) }
    }
    self.init(status)
  }
}

/// A file, whatever its path.
struct FileIdentity: Hashable, Sendable {
  /// The file system.
  var device: UInt64
  /// The number in the file system.
  var inode: UInt64
}
