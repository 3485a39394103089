import ThemeDiagnostics

/// How files are searched for.
struct FileSearchOptions: Sendable {
  /// Whether links to folders are searched.
  var followsLinks = false
  /// The name of standard input in messages.
  var standardInputName = Path("<stdin>")
  /// The endings of the files that a folder's search takes, with the dot and in lower case; `nil` for
  /// those of the configuration, or the usual ones.
  var endings: [String]?
  /// Patterns of what is left out, in the syntax of ignore files, from the current folder.
  var excludes: [Path] = []
  /// Whether ignore files are read.
  var readsIgnoreFiles = true
  /// Where configurations come from.
  var configuration = ConfigurationSource.nearest
}

/// Where the configuration of a file comes from.
enum ConfigurationSource: Hashable, Sendable {
  /// The nearest `.themectl.yaml` from the file's folder upwards.
  case nearest
  /// One file for all.
  case file(Path)
  /// Nowhere.
  case none
}

/// Finds the files that operands stand for: files, folders, patterns and standard input.
///
/// - Parameters:
///   - operands: the operands of the call.
///   - options: how they are searched for.
/// - Returns: the files and what went wrong.
func findFiles(_ operands: [Path], _ options: FileSearchOptions) -> FoundFiles {
  var search = FileSearch(options, isOnlyOperand: operands.count == 1)
  for (number, operand) in operands.enumerated() {
    search.operand = number
    if operand.isStandardInput {
      search.addStandardInput()
    } else {
      search.add(operand)
    }
  }
  return search.result
}

/// The state of a search.
private struct FileSearch {
  let options: FileSearchOptions
  let isOnlyOperand: Bool
  /// The number of the operand that is looked at.
  var operand = 0
  private var found = FoundFiles()
  private var scopes: FolderScopes
  private var excludes: IgnoreRules?
  private var paths: Set<Path> = []
  /// The folders that were searched, where links may lead to one again.
  private var folders: Set<FileIdentity> = []
  /// How many files the search came upon, those met before included.
  private var encounters = 0
  /// How many files and folders were left out.
  private var ignored = 0
  private var hasStandardInput = false

  init(_ options: FileSearchOptions, isOnlyOperand: Bool) {
    self.options = options
    self.isOnlyOperand = isOnlyOperand
    scopes = FolderScopes(options)
    guard !options.excludes.isEmpty else { return }
    excludes = IgnoreRules(
      named: Options.exclude.spelling, lines: options.excludes.map { $0.bytes },
      in: Path("").absolute)
  }

  /// What was found.
  var result: FoundFiles {
    var result = found
    result.problems = scopes.problems + result.problems
    result.configurations = scopes.configurations
    result.configurationReports = scopes.reports
    result.configurationFiles = scopes.configurationFiles
    result.consulted = scopes.folders
    return result
  }

  mutating func addStandardInput() {
    let name = options.standardInputName
    if hasStandardInput {
      fail(Path("-"), "may be given only once", .wrongUse)
      return
    }
    hasStandardInput = true
    if name != FileSearchOptions().standardInputName, isLeftOut(name, isFolder: false) { return }
    let choice = scopes.scope(of: name.folder).configuration
    add(InputFile(origin: .standardInput, name: name.name), choice)
  }

  /// Adds a file, unless the configuration that it is to be checked by is wrong.
  private mutating func add(_ file: InputFile, _ choice: ConfigurationChoice) {
    var file = file
    switch choice {
    case .none: break
    case .number(let number): file.configuration = number
    case .broken: return
    }
    found.files.append(file)
  }

  /// Adds what an operand stands for; it must be something.
  mutating func add(_ operand: Path) {
    let before = (encounters, ignored, found.problems.count)
    do throws(SystemError) {
      let status = try FileStatus(of: operand)
      if isLeftOut(operand, isFolder: status.kind == .folder) { return }
      add(operand, status, isNamed: true)
      guard status.kind == .folder, encounters == before.0, found.problems.count == before.2
      else { return }
      let kinds = alternatives(endings(in: scopes.scope(of: operand)))
      fail(
        operand,
        ignored == before.1
          ? "the folder holds no \(kinds) file"
          : "the folder holds no \(kinds) file that is not excluded",
        .wrongUse)
    } catch {
      guard error.code == ENOENT, GlobPattern.isPattern(operand.bytes) else {
        fail(operand, error.message, .inaccessible)
        return
      }
      let matches = expand(operand)
      for match in matches {
        guard let status = try? FileStatus(of: match) else { continue }
        let isFolder = status.kind == .folder
        if reasonToIgnore(match, isFolder: isFolder) == nil { add(match, status, isNamed: false) }
      }
      if matches.isEmpty {
        fail(operand, "no file matches the pattern", .wrongUse)
      } else if encounters == before.0, found.problems.count == before.2 {
        fail(operand, "no file matches the pattern that is not excluded", .wrongUse)
      }
    }
  }

  private mutating func add(_ path: Path, _ status: FileStatus, isNamed: Bool) {
    if status.kind == .folder {
      walk(path, status.identity, scopes.scope(of: path))
    } else {
      let scope = scopes.scope(of: path.folder)
      addFile(path, scope, mayRepeat: !isOnlyOperand, isNamed: isNamed)
    }
  }

  private mutating func addFile(
    _ path: Path, _ scope: FolderScope, mayRepeat: Bool, isNamed: Bool = false
  ) {
    encounters += 1
    guard paths.insert(path).inserted else { return }
    let file = InputFile(
      origin: .file(path), name: path.name, mayRepeat: mayRepeat,
      catalog: isNamed ? nil : operand)
    add(file, scope.configuration)
  }

  private func endings(in scope: FolderScope) -> [String] {
    options.endings ?? scope.endings ?? Path.yamlEndings
  }

  private mutating func fail(_ path: Path, _ reason: String, _ status: ExitStatus) {
    let file = UnreadFile(name: path.name, reason: reason)
    found.problems.append(FoundFiles.Problem(file: file, status: status))
  }
}

// Folders.
extension FileSearch {
  /// Adds the files below a folder.
  ///
  /// What begins with a dot is hidden, as in shells.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - identity: which folder it is, needed where links are followed.
  ///   - outer: the scope of the folder; where `name` is given, of the folder around it.
  ///   - name: the folder's name in the one around it.
  private mutating func walk(
    _ folder: Path, _ identity: FileIdentity?, _ outer: FolderScope, named name: [UInt8]? = nil
  ) {
    if options.followsLinks, let identity, !folders.insert(identity).inserted {
      encounters += 1
      return
    }
    let entries: [FolderEntry]
    do throws(SystemError) {
      entries = try listFolder(folder)
    } catch {
      fail(folder, error.message, .inaccessible)
      return
    }
    let scope =
      name.map { scopes.scope(of: $0, in: outer, shown: folder, entries: entries) } ?? outer
    found.folders.append(folder)
    let endings = endings(in: scope)
    for entry in entries where entry.name.first != Path.dot {
      let path = folder.appending(entry.name)
      switch entry.kind {
      case .folder:
        if !isIgnored(entry.name, isFolder: true, in: scope) { enter(path, entry.name, scope) }
      case .link:
        follow(path, entry.name, scope)
      case .file:
        guard path.hasEnding(endings), !isIgnored(entry.name, isFolder: false, in: scope)
        else { continue }
        addFile(path, scope, mayRepeat: !isOnlyOperand || options.followsLinks)
      case .other:
        break
      }
    }
  }

  private mutating func enter(_ folder: Path, _ name: [UInt8], _ scope: FolderScope) {
    guard options.followsLinks else { return walk(folder, nil, scope, named: name) }
    do throws(SystemError) {
      walk(folder, try FileStatus(of: folder).identity, scope, named: name)
    } catch {
      fail(folder, error.message, .inaccessible)
    }
  }

  /// Adds the file that a link in a folder leads to, or what lies in the folder it leads to.
  private mutating func follow(_ link: Path, _ name: [UInt8], _ scope: FolderScope) {
    let claimsToBePreset = link.hasEnding(endings(in: scope))
    do throws(SystemError) {
      let status = try FileStatus(of: link)
      if status.kind == .folder {
        guard options.followsLinks, !isIgnored(name, isFolder: true, in: scope) else { return }
        walk(link, status.identity, scope, named: name)
      } else if status.kind == .file, claimsToBePreset,
        !isIgnored(name, isFolder: false, in: scope)
      {
        addFile(link, scope, mayRepeat: true)
      }
    } catch {
      // A link that leads nowhere matters only where it claims to be a preset.
      if claimsToBePreset, !isIgnored(name, isFolder: false, in: scope) {
        fail(link, error.message, .inaccessible)
      }
    }
  }
}

// What is left out.
extension FileSearch {
  /// Whether an entry of a folder is left out.
  private mutating func isIgnored(
    _ name: [UInt8], isFolder: Bool, in scope: FolderScope
  ) -> Bool {
    guard excludes != nil || scope.hasRules else { return false }
    let path = scope.path.appending(name)
    guard verdict(of: path, isFolder: isFolder, in: scope)?.isIgnored == true else { return false }
    ignored += 1
    return true
  }

  /// Whether what the call names is left out, which is then noted.
  private mutating func isLeftOut(_ path: Path, isFolder: Bool) -> Bool {
    guard let reason = reasonToIgnore(path, isFolder: isFolder) else { return false }
    found.ignored.append("\(path.name.visible) is left out: \(reason)")
    return true
  }

  /// Why a path is left out, itself or with a folder around it; `nil` where it is not.
  private mutating func reasonToIgnore(_ path: Path, isFolder: Bool) -> String? {
    let scope = scopes.scope(of: isFolder ? path : path.folder)
    guard excludes != nil || scope.hasRules else { return nil }
    let whole = isFolder ? scope.path : scope.path.appending(path.lastComponent)
    var part = Path("/")
    for component in whole.bytes.split(separator: Path.slash) {
      part = part.appending(component)
      let verdict = verdict(of: part, isFolder: isFolder || part != whole, in: scope)
      if let verdict, verdict.isIgnored { return verdict.reason }
    }
    return nil
  }

  /// What the nearest rules say that say anything: those of the call, then of the innermost folder, then of
  /// the configuration.
  private func verdict(
    of path: Path, isFolder: Bool, in scope: FolderScope
  ) -> IgnoreRules.Verdict? {
    if let verdict = excludes?.verdict(of: path, isFolder: isFolder) { return verdict }
    for rules in scope.ignoreFiles.reversed() {
      if let verdict = rules.verdict(of: path, isFolder: isFolder) { return verdict }
    }
    return scope.excludes?.verdict(of: path, isFolder: isFolder)
  }
}
