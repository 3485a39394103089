import ThemeDiagnostics
import ThemePresets

/// What came of checking a number of files.
struct CheckOutcome: Sendable {
  /// The rendered findings, file by file, in each form.
  var parts: [[ReportRenderer.Part]]
  /// The findings in figures.
  var counts = ReportCounts()
  /// How many presets there are.
  var presets = 0
  /// How many findings have a safe fix.
  var fixable = 0
  /// How many have only a fix that is a good guess.
  var guessable = 0
  /// How the call ends.
  var status = ExitStatus.clean
}

/// The check of a number of files, each of them once.
struct CheckRun: Sendable {
  /// What checks a file.
  let checker: FileChecker
  /// The files with what was found in them, in order.
  var checked: [(file: InputFile, result: CheckedFile)] = []
  /// The files that could not be read.
  private(set) var unread: [UnreadFile] = []

  /// Checks files on several threads, with the same outcome for any number of them.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - checker: what checks one.
  ///   - jobs: the number of threads; `nil` to let the work decide.
  ///   - known: what is known already of a file that need not be checked.
  ///   - progress: told now and then how many files are done.
  init(
    _ files: [InputFile], with checker: FileChecker, jobs: Int?,
    known: (InputFile) -> CheckedFile? = { _ in nil }, progress: (Int) -> Void
  ) {
    self.checker = checker
    let jobs = min(jobs ?? defaultJobs(for: files), files.count)
    let known = files.map(known)
    let results = parallelMap(count: files.count, jobs: jobs, idle: progress) { thread in
      let own = thread == 0 ? checker : checker.copyForThread()
      var bases = PresetBases(own.access)
      return { number in
        known[number].map { .success($0) } ?? own.check(files[number], &bases)
      }
    }
    var seen: Set<FileIdentity.Key> = []
    checked.reserveCapacity(files.count)
    for (file, result) in zip(files, results) {
      switch result {
      case .failure(let error):
        unread.append(UnreadFile(name: file.name, reason: error.message))
      case .success(let result):
        if let identity = result.identity, !seen.insert(identity).inserted { continue }
        checked.append((file, result))
      }
    }
  }

  /// What came of it.
  var outcome: CheckOutcome {
    var outcome = CheckOutcome(parts: checker.forms.map { _ in [] })
    for (_, result) in checked {
      for (index, part) in result.parts.enumerated() { outcome.parts[index].append(part) }
      outcome.counts = outcome.counts + result.counts
      outcome.presets += result.names.count
      outcome.fixable += result.fixable
      outcome.guessable += result.guessable
      if result.isRefused { outcome.status = .found }
    }
    return outcome
  }
}

/// A second thread takes half a millisecond to start, which small work does not win back.
private func defaultJobs(for files: [InputFile]) -> Int {
  guard files.count > 1 else { return 1 }
  let size = files.count >= 64 ? 0 : files.reduce(0) { $0 + $1.sizeOnDisk }
  return files.count >= 64 || size >= 200_000 ? processorCount() : 1
}

extension InputFile {
  fileprivate var sizeOnDisk: Int {
    guard case .file(let path) = origin else { return 0 }
    return (try? FileStatus(of: path).size) ?? 0
  }
}
