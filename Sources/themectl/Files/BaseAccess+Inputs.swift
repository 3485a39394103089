import ThemePresets

extension BaseAccess {
  /// The access to the files that presets extend.
  ///
  /// A file below the folder `Themes` finds the presets of that whole folder, even when it is named
  /// alone.
  ///
  /// - Parameters:
  ///   - files: the files that are checked themselves.
  ///   - maxSize: how many bytes a file may have.
  /// - Returns: the access.
  static func files(besides files: [InputFile], maxSize: Int) -> BaseAccess {
    var access = BaseAccess.files(limit: maxSize) {
      files.compactMap { file in
        guard case .file = file.origin else { return nil }
        return CheckedFile(path: file.name, catalog: file.catalog)
      }
    }
    let beside = access.entries
    access.entries = { folder in
      guard folder.hasPrefix(defaultFolder.name + "/") else { return beside(folder) }
      return defaultFiles().files.map { $0.name }
    }
    return access
  }
}
