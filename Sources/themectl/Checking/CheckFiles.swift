import ThemeDiagnostics

/// What came of checking a number of files.
struct CheckOutcome: Sendable {
  /// The rendered findings, file by file.
  var parts: [ReportRenderer.Part] = []
  /// The findings in figures.
  var counts = ReportCounts()
  /// How many presets there are.
  var presets = 0
  /// The files that could not be read, with the reason.
  var failures: [(name: String, error: ReadError)] = []
}

/// Checks files on several threads; the outcome has them in order, each file once.
///
/// - Parameters:
///   - files: the files.
///   - checker: what checks one.
///   - jobs: the number of threads; `nil` to let the work decide.
///   - progress: told now and then how many files are done.
/// - Returns: the outcome, the same for any number of threads.
func checkFiles(
  _ files: [InputFile], with checker: FileChecker, jobs: Int?, progress: (Int) -> Void
) -> CheckOutcome {
  let jobs = min(jobs ?? defaultJobs(for: files), files.count)
  let checked = parallelMap(count: files.count, jobs: jobs, idle: progress) {
    checker.check(files[$0])
  }
  var outcome = CheckOutcome()
  var seen: Set<CheckedFile.Identity> = []
  for (file, result) in zip(files, checked) {
    if let identity = result.identity, !seen.insert(identity).inserted { continue }
    if let failure = result.failure { outcome.failures.append((file.name, failure)) }
    guard let part = result.part else { continue }
    outcome.parts.append(part)
    outcome.counts = outcome.counts + result.counts
    outcome.presets += result.presets
  }
  return outcome
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
