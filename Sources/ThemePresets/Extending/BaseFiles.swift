/// The files besides its own that a file's presets depend on.
package struct BaseFiles: Hashable, Sendable {
  /// Their paths, sorted, those that could not be read included.
  package private(set) var paths: [String] = []
  /// Whether a name was found in none of them, so that any file may come to have it.
  package private(set) var hasOpenNames = false

  /// Begins without files.
  init() {}

  /// Whether there is nothing that the presets depend on.
  package var isEmpty: Bool { paths.isEmpty && !hasOpenNames }

  fileprivate mutating func note(_ path: String) {
    if !paths.contains(path) { paths.append(path) }
  }

  fileprivate mutating func noteOpenName() { hasOpenNames = true }

  fileprivate mutating func sort() { paths.sort() }
}

extension PresetBases {
  /// Adds the files that a preset depends on.
  mutating func note(_ id: BaseID, in used: inout BaseFiles, with loader: PresetLoader) {
    var seen: Set<BaseID> = [id]
    var rest = [id]
    while let next = rest.popLast() {
      for link in links(of: next, with: loader) {
        switch link.target {
        case .preset(let base):
          if files[base.file].isShipped {
            used.noteOpenName()
          } else {
            if base.file != id.file { used.note(files[base.file].path) }
            if seen.insert(base).inserted { rest.append(base) }
          }
        case .nowhere:
          if BasePath.isPath(link.text) {
            used.note(BasePath.joined(link.text, in: files[next.file].path))
          } else {
            used.noteOpenName()
          }
        }
      }
    }
    used.sort()
  }
}
