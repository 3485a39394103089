import ThemeDiagnostics

/// Finds the files that operands stand for: files, folders, patterns and standard input.
///
/// - Parameters:
///   - operands: the operands of the call.
///   - followingLinks: whether links to folders are searched.
///   - standardInputName: the name of standard input in messages.
/// - Returns: the files and what went wrong.
func findFiles(
  _ operands: [Path], followingLinks: Bool, standardInputName: String
) -> FoundFiles {
  var search = FileSearch(followingLinks: followingLinks, isOnlyOperand: operands.count == 1)
  for (number, operand) in operands.enumerated() {
    search.operand = number
    if operand.isStandardInput {
      search.addStandardInput(named: standardInputName)
    } else {
      search.add(operand)
    }
  }
  return search.found
}

/// The state of a search.
private struct FileSearch {
  let followingLinks: Bool
  let isOnlyOperand: Bool
  /// The number of the operand that is looked at.
  var operand = 0
  var found = FoundFiles()
  private var paths: Set<Path> = []
  /// The folders that were searched, where links may lead to one again.
  private var folders: Set<FileIdentity> = []
  /// How many files the search came upon, those met before included.
  private var encounters = 0
  private var hasStandardInput = false

  init(followingLinks: Bool, isOnlyOperand: Bool) {
    self.followingLinks = followingLinks
    self.isOnlyOperand = isOnlyOperand
  }

  mutating func addStandardInput(named name: String) {
    if hasStandardInput {
      fail(Path("-"), "may be given only once", .wrongUse)
    } else {
      hasStandardInput = true
      found.files.append(InputFile(origin: .standardInput, name: name))
    }
  }

  /// Adds what an operand stands for; it must be something.
  mutating func add(_ operand: Path) {
    let before = encounters
    let problems = found.problems.count
    do throws(SystemError) {
      let status = try FileStatus(of: operand)
      add(operand, status, isNamed: true)
      if status.kind == .folder, encounters == before, found.problems.count == problems {
        fail(operand, "the folder holds no .yaml or .yml file", .wrongUse)
      }
    } catch {
      guard error.code == ENOENT, GlobPattern.isPattern(operand.bytes) else {
        fail(operand, error.message, .inaccessible)
        return
      }
      let matches = expand(operand)
      for match in matches {
        if let status = try? FileStatus(of: match) { add(match, status, isNamed: false) }
      }
      if matches.isEmpty {
        fail(operand, "no file matches the pattern", .wrongUse)
      }
    }
  }

  private mutating func add(_ path: Path, _ status: FileStatus, isNamed: Bool) {
    if status.kind == .folder {
      walk(path, status.identity)
    } else {
      addFile(path, mayRepeat: !isOnlyOperand, isNamed: isNamed)
    }
  }

  private mutating func addFile(_ path: Path, mayRepeat: Bool, isNamed: Bool = false) {
    encounters += 1
    guard paths.insert(path).inserted else { return }
    found.files.append(
      InputFile(
        origin: .file(path), name: path.name, mayRepeat: mayRepeat,
        catalog: isNamed ? nil : operand))
  }

  /// Adds the YAML files below a folder.
  ///
  /// What begins with a dot is hidden, as in shells.
  private mutating func walk(_ folder: Path, _ identity: FileIdentity?) {
    if followingLinks, let identity, !folders.insert(identity).inserted {
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
    for entry in entries where entry.name.first != Path.dot {
      let path = folder.appending(entry.name)
      switch entry.kind {
      case .folder:
        enter(path)
      case .link:
        follow(path)
      case .file:
        if path.isYAML { addFile(path, mayRepeat: !isOnlyOperand || followingLinks) }
      case .other:
        break
      }
    }
  }

  private mutating func enter(_ folder: Path) {
    guard followingLinks else { return walk(folder, nil) }
    do throws(SystemError) {
      walk(folder, try FileStatus(of: folder).identity)
    } catch {
      fail(folder, error.message, .inaccessible)
    }
  }

  /// Adds the file that a link in a folder leads to, or what lies in the folder it leads to.
  private mutating func follow(_ link: Path) {
    do throws(SystemError) {
      let status = try FileStatus(of: link)
      if status.kind == .folder {
        if followingLinks { walk(link, status.identity) }
      } else if status.kind == .file, link.isYAML {
        addFile(link, mayRepeat: true)
      }
    } catch {
      // A link that leads nowhere matters only where it claims to be a preset.
      if link.isYAML { fail(link, error.message, .inaccessible) }
    }
  }

  private mutating func fail(_ path: Path, _ reason: String, _ status: ExitStatus) {
    let file = UnreadFile(name: path.name, reason: reason)
    found.problems.append(FoundFiles.Problem(file: file, status: status))
  }
}
