#if !hasFeature(Embedded)
  import SheetModel
  import ThemeDiagnostics
  import ThemeYAML

  extension PresetLoader {
    /// Loads a file.
    ///
    /// - Parameter path: the path; `.json` is read as JSON, everything else as YAML.
    /// - Returns: the presets and the findings, which may be errors.
    /// - Throws: ``PresetError/unreadable(_:reason:)``.
    public func load(file path: String) throws(PresetError) -> PresetFile {
      load(SourceText(name: path, bytes: try SystemFiles.bytes(of: path, limit: limits.bytes)))
    }

    /// Loads all presets below a folder: the files that end in `.yaml`, `.yml` or `.json`.
    ///
    /// - Parameter path: the folder; files and folders whose name begins with a dot are left out.
    /// - Returns: the files in the order of their paths; names that come twice are errors in the
    ///   later file.
    /// - Throws: ``PresetError/unreadable(_:reason:)``.
    public func load(folder path: String) throws(PresetError) -> [PresetFile] {
      var names = PresetNames()
      var files: [PresetFile] = []
      for file in try SystemFiles.files(below: path) {
        let name = file.lowercased()
        guard [".yaml", ".yml", ".json"].contains(where: { name.hasSuffix($0) }) else { continue }
        var loaded = try load(file: file)
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
