import ThemeDiagnostics

/// What holds in a folder: the ignore files of the folder and of those around it, and the nearest
/// configuration.
struct FolderScope: Sendable {
  /// The folder, as an absolute path without links.
  var path: Path
  /// The ignore files, the outermost first.
  var ignoreFiles: [IgnoreRules] = []
  /// The configuration.
  var configuration = ConfigurationChoice.none
  /// What the configuration leaves out.
  var excludes: IgnoreRules?
  /// The endings of the files that the configuration makes a search take.
  var endings: [String]?

  /// Whether anything may be left out.
  var hasRules: Bool { !ignoreFiles.isEmpty || excludes != nil }
}

/// The configuration of a file.
enum ConfigurationChoice: Hashable, Sendable {
  /// There is none.
  case none
  /// The one with this number.
  case number(Int)
  /// There is one, and it is wrong.
  case broken
}

/// The scopes of folders, each found once.
struct FolderScopes {
  /// What could not be read.
  private(set) var problems: [FoundFiles.Problem] = []
  /// The configurations that were found.
  private(set) var configurations: [Configuration] = []
  /// The files that they are from, those with errors included.
  private(set) var configurationFiles: [Path] = []
  /// What was found in configurations.
  private(set) var reports: [DiagnosticReport] = []
  private let readsIgnoreFiles: Bool
  private let readsConfigurations: Bool
  /// What holds at the root of the file system.
  private var root = FolderScope(path: Path("/"))
  private let current = Path("").absolute
  private var byPath: [Path: FolderScope] = [:]
  private var resolved: [Path: Path] = [:]

  /// Begins with no scope.
  ///
  /// - Parameter options: how files are searched for.
  init(_ options: FileSearchOptions) {
    readsIgnoreFiles = options.readsIgnoreFiles
    readsConfigurations = options.configuration == .nearest
    if case .file(let file) = options.configuration { root = whole(file) }
  }

  /// The scope of everything by a configuration that the call names.
  private mutating func whole(_ file: Path) -> FolderScope {
    var scope = root
    if let source = source(of: file, mustExist: true) {
      configure(&scope, by: source, in: file.folder, absolute: file.folder.absolute)
    } else {
      scope.configuration = .broken
    }
    return scope
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
    var scope = root
    scope.path = path
    if let parent = path.parent {
      scope = self.scope(ofAbsolute: parent, shown: nil)
      scope.path = path
    }
    readFiles(of: &scope, shown: shown ?? shortest(path))
    byPath[path] = scope
    return scope
  }

  /// The absolute paths of the folders whose scope was asked for, and of those around them.
  var folders: [Path] { Array(byPath.keys) }

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
    let hasFiles = entries.contains { entry in
      entry.name.first == Path.dot
        && [IgnoreRules.fileName, Configuration.fileName].contains {
          entry.name.elementsEqual($0.utf8)
        }
    }
    guard hasFiles else { return inner }
    if let known = byPath[inner.path] { return known }
    readFiles(of: &inner, shown: shown)
    byPath[inner.path] = inner
    return inner
  }

  private mutating func readFiles(of scope: inout FolderScope, shown: Path) {
    if readsIgnoreFiles,
      let source = source(of: shown.appending(IgnoreRules.fileName.utf8), mustExist: false)
    {
      scope.ignoreFiles.append(
        IgnoreRules(file: source.bytes, named: source.name, in: scope.path))
    }
    if readsConfigurations,
      let source = source(of: shown.appending(Configuration.fileName.utf8), mustExist: false)
    {
      configure(&scope, by: source, in: shown, absolute: scope.path)
    }
  }

  /// Reads a file; what goes wrong is a problem.
  private mutating func source(of file: Path, mustExist: Bool) -> SourceText? {
    do throws(ReadError) {
      let content = try readFile(file, limit: Options.defaultMaxSize)
      return SourceText(name: file.name, bytes: content.bytes)
    } catch {
      // Where there is none, or nobody may look, none holds.
      let exists = (try? FileStatus(of: file, followingLinks: false)) != nil
      if exists || mustExist {
        let unread = UnreadFile(name: file.name, reason: error.message)
        problems.append(FoundFiles.Problem(file: unread, status: .inaccessible))
      }
      return nil
    }
  }

  /// Makes a configuration hold in a folder.
  private mutating func configure(
    _ scope: inout FolderScope, by source: SourceText, in folder: Path, absolute: Path
  ) {
    configurationFiles.append(Path(source.name))
    let loaded = loadConfiguration(source, in: folder, absolute: absolute)
    if !loaded.report.diagnostics.isEmpty { reports.append(loaded.report) }
    scope.excludes = loaded.configuration?.excludes
    scope.endings = loaded.configuration?.endings
    guard let configuration = loaded.configuration else {
      scope.configuration = .broken
      let file = UnreadFile(name: source.name, reason: "the configuration has errors")
      problems.append(FoundFiles.Problem(file: file, status: .wrongUse))
      return
    }
    scope.configuration = .number(configurations.count)
    configurations.append(configuration)
  }
}
