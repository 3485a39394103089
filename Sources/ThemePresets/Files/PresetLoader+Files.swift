#if !hasFeature(Embedded)
  import SheetModel
  import ThemeDiagnostics
  import ThemeYAML

  extension PresetLoader {
    /// Loads a file.
    ///
    /// What its presets extend is looked for among the files beside it.
    ///
    /// - Parameter path: the path; `.json` is read as JSON, everything else as YAML.
    /// - Returns: the presets and the findings, which may be errors.
    /// - Throws: ``PresetError/unreadable(_:reason:)``.
    public func load(file path: String) throws(PresetError) -> PresetFile {
      var bases = PresetBases(.files(limit: limits.bytes))
      return try load(file: path, &bases)
    }

    private func load(
      file path: String, _ bases: inout PresetBases
    ) throws(PresetError) -> PresetFile {
      let bytes = try SystemFiles.bytes(of: path, limit: limits.bytes)
      return load(SourceText(name: path, bytes: bytes), extending: &bases)
    }

    /// Loads all presets below a folder: the files that end in `.yaml`, `.yml` or `.json`.
    ///
    /// They can extend each other by their names.
    ///
    /// - Parameter path: the folder; files and folders whose name begins with a dot are left out.
    /// - Returns: the files in the order of their paths; names that come twice are errors in the
    ///   later file.
    /// - Throws: ``PresetError/unreadable(_:reason:)``.
    public func load(folder path: String) throws(PresetError) -> [PresetFile] {
      var names = PresetNames()
      var files: [PresetFile] = []
      let paths = try SystemFiles.files(below: path).filter { BasePath.isPreset($0) }
      var bases = PresetBases(
        .files(limit: limits.bytes) {
          paths.map { BaseAccess.CheckedFile(path: $0, catalog: 0) }
        })
      for file in paths {
        var loaded = try load(file: file, &bases)
        loaded.add(names.findings(for: loaded))
        files.append(loaded)
      }
      return files
    }
  }

  extension Catalog {
    /// Loads the presets of a file, or of all files below a folder.
    ///
    /// - Parameters:
    ///   - path: the file or folder.
    ///   - loader: the loader to use.
    /// - Throws: ``PresetError/unreadable(_:reason:)``, or ``PresetError/invalid(_:)`` with the report
    ///   of the first file that has errors.
    public init(
      contentsOf path: String, loader: PresetLoader = PresetLoader()
    ) throws(PresetError) {
      let files =
        SystemFiles.isFolder(path)
        ? try loader.load(folder: path) : [try loader.load(file: path)]
      var presets: [Preset] = []
      for file in files { presets += try file.catalog().presets }
      self.init(presets)
    }
  }
#endif
