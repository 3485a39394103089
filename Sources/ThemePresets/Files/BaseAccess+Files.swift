#if !hasFeature(Embedded)
  import ThemeDiagnostics

  extension BaseAccess {
    /// Creates the access to the files of the system.
    ///
    /// - Parameters:
    ///   - limit: how many bytes a file may have.
    ///   - checked: the files that are checked themselves.
    /// - Returns: the access.
    package static func files(
      limit: Int, checked: @escaping @Sendable () -> [CheckedFile] = { [] }
    ) -> BaseAccess {
      BaseAccess(
        identity: { SystemFiles.identity(of: $0) },
        read: { (path: String) throws(PresetError) -> SourceText in
          SourceText(name: path, bytes: try SystemFiles.regularFile(path, limit: limit))
        },
        checked: checked,
        entries: { folder in
          let entries = (try? SystemFiles.entries(of: folder)) ?? []
          return entries.filter { BasePath.isPreset($0) }
        })
    }
  }
#endif
