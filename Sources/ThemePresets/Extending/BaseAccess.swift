package import ThemeDiagnostics

/// How the files around a preset are found and read; everything is asked for only when a preset
/// extends another.
package struct BaseAccess: Sendable {
  /// What tells a path's file from others, so that each is read once; `nil` where there is none.
  package var identity: @Sendable (_ path: String) -> String?
  /// Reads the text of a path.
  package var read: @Sendable (_ path: String) throws(PresetError) -> SourceText
  /// The files that are checked themselves, so that what is wrong in them is not reported again.
  package var checked: @Sendable () -> [CheckedFile]
  /// The paths of the presets in a folder, without those in the folders below.
  package var entries: @Sendable (_ folder: String) -> [String]

  /// A file that is checked itself.
  package struct CheckedFile: Sendable {
    /// The path.
    package var path: String
    /// The number of the files that are one catalogue with it; `nil` where those beside it are.
    package var catalog: Int?

    /// Names a file.
    package init(path: String, catalog: Int?) {
      self.path = path
      self.catalog = catalog
    }
  }

  /// Creates the access to files.
  package init(
    identity: @escaping @Sendable (String) -> String?,
    read: @escaping @Sendable (String) throws(PresetError) -> SourceText,
    checked: @escaping @Sendable () -> [CheckedFile],
    entries: @escaping @Sendable (String) -> [String]
  ) {
    self.identity = identity
    self.read = read
    self.checked = checked
    self.entries = entries
  }
}

extension BaseAccess {
  /// Creates the access to texts that are in memory and make a catalogue.
  init(texts: [SourceText]) {
    var byPath: [String: SourceText] = [:]
    for text in texts { byPath[BasePath.normalized(text.name)] = text }
    let known = byPath
    self.init(
      identity: { known[BasePath.normalized($0)] == nil ? nil : BasePath.normalized($0) },
      read: { (path: String) throws(PresetError) -> SourceText in
        guard let text = known[BasePath.normalized(path)] else {
          throw .unreadable(path, reason: "there is no such text")
        }
        return text
      },
      checked: { texts.map { CheckedFile(path: $0.name, catalog: 0) } },
      entries: { _ in [] })
  }
}
