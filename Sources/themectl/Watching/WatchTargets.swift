/// What a watcher tells of.
struct WatchTargets: Sendable {
  /// Folders in which every change matters.
  private(set) var folders: Set<Path> = []
  /// Folders in which only some names matter.
  private(set) var names: [Path: Set<[UInt8]>] = [:]
  /// Files whose content matters, for systems that tell of a folder only that its entries changed.
  private(set) var files: Set<Path> = []

  /// Watches everything in a folder.
  mutating func add(folder: Path) {
    folders.insert(folder)
  }

  /// Watches what has a path, be it there or not; a link together with what it leads to.
  mutating func add(file: Path) {
    var file = file
    while file.bytes.count > 1, file.bytes.last == Path.slash { file.bytes.removeLast() }
    names[file.folder, default: []].insert(Array(file.lastComponent))
    files.insert(file)
    guard (try? FileStatus(of: file, followingLinks: false).kind) == .link else { return }
    let target = file.canonical
    names[target.folder, default: []].insert(Array(target.lastComponent))
    files.insert(target)
  }

  /// All folders, those with names included.
  var allFolders: Set<Path> { folders.union(names.keys) }

  /// Whether a change of a name in a folder matters; without a name one of the folder itself.
  func concerns(_ name: ArraySlice<UInt8>?, in folder: Path) -> Bool {
    guard !folders.contains(folder), let names = names[folder] else { return true }
    return name.map { names.contains(Array($0)) } ?? true
  }
}

/// What a watcher waited for.
enum WatchSignal: Sendable {
  /// Something that is watched may have changed.
  case changed
  /// The user or the system wants the program to end.
  case stopped
}

/// How long the watcher waits for more after a change, so that what an editor does in several steps is
/// one change, in milliseconds.
enum Settling {
  /// The pause after which the change is over.
  static let pause: Int32 = 20
  /// The longest wait in all.
  static let most = 100.0
}
