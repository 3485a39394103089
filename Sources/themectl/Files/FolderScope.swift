import ThemeDiagnostics

/// What holds in a folder: the ignore files of the folder and of those around it.
struct FolderScope: Sendable {
  /// The folder, as an absolute path without links.
  var path: Path
  /// The ignore files, the outermost first.
  var ignoreFiles: [IgnoreRules] = []
}

/// The scopes of folders, each found once.
struct FolderScopes {
  /// What could not be read.
  private(set) var problems: [FoundFiles.Problem] = []
  private let readsIgnoreFiles: Bool
  private let current = Path("").absolute
  private var byPath: [Path: FolderScope] = [:]
  private var resolved: [Path: Path] = [:]

  init(readsIgnoreFiles: Bool) {
    self.readsIgnoreFiles = readsIgnoreFiles
  }

  /// The scope of a folder.
  ///
  /// - Parameter shown: the path of the folder as the call has it.
  /// - Returns: what holds in it.
  mutating func scope(of shown: Path) -> FolderScope {
    let path = resolved[shown] ?? shown.absolute
    resolved[shown] = path
    return scope(ofAbsolute: path, shown: shown)
  }

  private mutating func scope(ofAbsolute path: Path, shown: Path?) -> FolderScope {
    if let known = byPath[path] { return known }
    var scope = FolderScope(path: path)
    if let parent = path.parent {
      scope = self.scope(ofAbsolute: parent, shown: nil)
      scope.path = path
    }
    readFiles(of: &scope, shown: shown ?? shortest(path))
    byPath[path] = scope
    return scope
  }

  /// The path of a folder as people would write it.
  private func shortest(_ path: Path) -> Path {
    if path == current { return Path("") }
    guard current.bytes.count > 1, let components = path.components(below: current) else {
      return path
    }
    return Path(bytes: components.joined(separator: [Path.slash]))
  }

  /// The scope of a folder within one whose scope is known.
  ///
  /// - Parameters:
  ///   - name: the folder's name.
  ///   - scope: the scope around it.
  ///   - shown: the folder's path as the call has it.
  ///   - entries: what the folder holds.
  /// - Returns: what holds in it.
  mutating func scope(
    of name: [UInt8], in scope: FolderScope, shown: Path, entries: [FolderEntry]
  ) -> FolderScope {
    var inner = scope
    inner.path = scope.path.appending(name)
    let names = [Array(IgnoreRules.fileName.utf8)]
    if entries.contains(where: { $0.name.first == Path.dot && names.contains($0.name) }) {
      readFiles(of: &inner, shown: shown)
    }
    return inner
  }

  private mutating func readFiles(of scope: inout FolderScope, shown: Path) {
    guard readsIgnoreFiles else { return }
    let file = shown.appending(IgnoreRules.fileName.utf8)
    do throws(ReadError) {
      let bytes = try readFile(file, limit: Options.defaultMaxSize).bytes
      scope.ignoreFiles.append(IgnoreRules(file: bytes, named: file.name, in: scope.path))
    } catch {
      // Where there is none, or nobody may look, none holds.
      guard (try? FileStatus(of: file, followingLinks: false)) != nil else { return }
      let unread = UnreadFile(name: file.name, reason: error.message)
      problems.append(FoundFiles.Problem(file: unread, status: .inaccessible))
    }
  }
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
