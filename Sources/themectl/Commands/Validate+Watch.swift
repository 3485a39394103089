import ThemeDiagnostics
import ThemePresets

extension Validate {
  /// Checks, and checks again whenever something changes that the outcome depends on.
  ///
  /// - Parameters:
  ///   - outputs: the documents to print each time.
  ///   - console: where they go.
  /// - Returns: the status of the last check, once the user ends the program.
  /// - Throws: a message where there is nothing to watch.
  func watch(
    _ outputs: [ReportOutput], _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    try checkWatchable()
    do throws(SystemError) {
      let watcher = try FolderWatcher()
      var validate = self
      // A folder that goes away must not become the presets that come with the tool.
      if arguments.operands.isEmpty { validate.arguments.operands = [defaultFolder] }
      var session = WatchSession(validate: validate, outputs: outputs)
      while true {
        session.check(watcher, &console)
        if case .stopped = try watcher.next() { return session.status }
      }
    } catch {
      console.problem("changes cannot be watched: \(error.message)", .inaccessible)
      return .inaccessible
    }
  }

  private func checkWatchable() throws(UsageError) {
    let name = Self.watch.spelling
    func refuse(_ message: String) throws(UsageError) {
      throw UsageError(message: message, commandNames: ["validate"])
    }
    if makesFixes || showsDiff { try refuse("`\(name)` only checks; call the fixes without it") }
    if arguments.operands.contains(where: { $0.isStandardInput }) {
      try refuse("standard input cannot be watched")
    }
    if arguments.operands.isEmpty, defaultFiles().files.first?.isShipped == true {
      try refuse("there is nothing to watch: name a path, or make a folder Themes")
    }
  }

  /// The files besides those that are checked on whose content the outcome depends.
  fileprivate func references(of found: FoundFiles) -> [Path] {
    let resources = arguments.paths(of: SchemaChoice.resource).compactMap { resource in
      resource.bytes.firstIndex(of: UInt8(ascii: "=")).map {
        Path(bytes: resource.bytes[($0 + 1)...])
      }
    }
    return found.configurationFiles + found.configurations.compactMap { $0.schema }
      + arguments.paths(of: SchemaChoice.schema) + arguments.paths(of: Options.config) + resources
  }

  /// What must be watched so that nothing that changes the outcome goes unseen.
  ///
  /// - Parameters:
  ///   - found: the files that are checked.
  ///   - bases: the files that their presets extend.
  /// - Returns: all of it.
  fileprivate func targets(of found: FoundFiles, _ bases: Set<String>) -> WatchTargets {
    var targets = WatchTargets()
    for base in bases { targets.add(file: Path(base)) }
    for folder in found.folders { targets.add(folder: folder) }
    for operand in arguments.operands {
      targets.add(file: operand)
      // What is not there yet can only come in a folder that is.
      var folder = operand.folder
      while !folder.bytes.isEmpty, (try? FileStatus(of: folder)) == nil {
        targets.add(file: folder)
        folder = folder.folder
      }
      guard GlobPattern.isPattern(operand.bytes) else { continue }
      for folder in foldersBehind(operand) { targets.add(folder: folder) }
    }
    for case .file(let path) in found.files.map({ $0.origin }) { targets.add(file: path) }
    for path in references(of: found) { targets.add(file: path) }
    for folder in found.consulted {
      for name in [IgnoreRules.fileName, Configuration.fileName] {
        targets.add(file: folder.appending(name.utf8))
      }
    }
    return targets
  }
}

/// What is kept from one check to the next.
private struct WatchSession {
  let validate: Validate
  let outputs: [ReportOutput]
  /// How the last check ended.
  private(set) var status = ExitStatus.clean
  private var known = KnownFiles()
  private var seen: Seen?
  /// The files that presets extend, as far as the last check found them.
  private var bases: Set<String> = []
  private var failures = 0

  /// All that the outcome depends on.
  private struct Seen: Equatable {
    var files: [String]
    var statuses: [FileStatus?]
    var references: [FileStatus?]
    var bases: [String: FileStatus?]
    var problems: [String]
  }

  init(validate: Validate, outputs: [ReportOutput]) {
    self.validate = validate
    self.outputs = outputs
  }

  /// Checks once more, unless nothing changed.
  mutating func check(_ watcher: FolderWatcher, _ console: inout Console) {
    for _ in 0..<10 {
      let watched = bases
      checkOnce(watcher, &console)
      // What presets extend is known only now, and may have changed before it was watched.
      if bases == watched { break }
    }
  }

  private mutating func checkOnce(_ watcher: FolderWatcher, _ console: inout Console) {
    var found = validate.arguments.files
    for _ in 0..<10 {
      // Something may have come into a folder before it was watched.
      guard watcher.watch(validate.targets(of: found, bases)) else { break }
      found = validate.arguments.files
    }
    let now = Seen(
      files: found.files.map { $0.name }, statuses: found.files.map { $0.status },
      references: validate.references(of: found).map { try? FileStatus(of: $0) },
      bases: statusesOfBases,
      problems: found.problems.map { $0.message } + found.ignored)
    guard now != seen || known.isDoubtful else { return }
    if now.references != seen?.references { known = KnownFiles() }
    let isFirst = seen == nil
    seen = now
    console.startOver()
    if Stream.output.isTerminal {
      console.print(Self.clearScreen)
      // Messages go another way and must not come first.
      console.flush()
    }
    let start = wallSeconds()
    let statuses = Dictionary(zip(now.files, now.statuses)) { first, _ in first }
    let (status, run) = validate.check(found, outputs, &console) { file in
      known.result(of: file, statuses[file.name] ?? nil, bases: now.bases)
    }
    self.status = status
    bases = Set(run.checked.flatMap { $0.result.bases?.paths ?? [] })
    let after = statusesOfBases
    seen?.bases = after
    known = KnownFiles(
      run, statuses: statuses.compactMapValues { $0 }, bases: after, since: start)
    console.flush()
    note(watcher, isFirst: isFirst, console)
  }

  private var statusesOfBases: [String: FileStatus?] {
    Dictionary(uniqueKeysWithValues: bases.map { ($0, try? FileStatus(of: Path($0))) })
  }

  /// ECMA-48: the cursor to the first cell, and everything erased, xterm's lines of the past included.
  private static let clearScreen = "\u{1B}[H\u{1B}[2J\u{1B}[3J"

  private mutating func note(
    _ watcher: FolderWatcher, isFirst: Bool, _ console: borrowing Console
  ) {
    if watcher.failures.count > failures, let (folder, error) = watcher.failures.first {
      let name = folder.bytes.isEmpty ? "." : folder.name.visible
      console.note("\(name) cannot be watched, and what changes there is missed: \(error.message)")
    }
    failures = watcher.failures.count
    if !validate.arguments.has(Options.quiet), isFirst || Stream.output.isTerminal {
      console.note("watching for changes; Ctrl-C ends")
    }
  }
}

extension InputFile {
  /// The status of the file; `nil` where there is none.
  fileprivate var status: FileStatus? {
    guard case .file(let path) = origin else { return nil }
    return try? FileStatus(of: path)
  }
}
