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
  /// The files that could not be read.
  var unread: [UnreadFile] = []
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
  let results = parallelMap(count: files.count, jobs: jobs, idle: progress) {
    checker.check(files[$0])
  }
  var outcome = CheckOutcome(parts: checker.forms.map { _ in [] })
  var seen: Set<FileIdentity.Key> = []
  var checked: [(file: InputFile, result: CheckedFile)] = []
  for (file, result) in zip(files, results) {
    switch result {
    case .failure(let error):
      outcome.unread.append(UnreadFile(name: file.name, reason: error.message))
    case .success(let result):
      if let identity = result.identity, !seen.insert(identity).inserted { continue }
      checked.append((file, result))
    }
  }
  reportSharedNames(in: &checked, checker)
  for (_, result) in checked {
    for (index, part) in result.parts.enumerated() { outcome.parts[index].append(part) }
    outcome.counts = outcome.counts + result.counts
    outcome.presets += result.names.count
  }
  return outcome
}

/// Adds what is wrong with names that several files of a catalogue have.
///
/// That is rare, and so the files concerned are read again rather than all kept.
private func reportSharedNames(
  in checked: inout [(file: InputFile, result: CheckedFile)], _ checker: FileChecker
) {
  struct Name: Hashable {
    var catalog: Int
    var name: String
  }
  var first: [Name: Int] = [:]
  var concerned: [Int: Set<Int>] = [:]
  for (index, entry) in checked.enumerated() {
    guard let catalog = entry.file.catalog else { continue }
    for name in entry.result.names {
      let earlier = first[Name(catalog: catalog, name: name)] ?? index
      first[Name(catalog: catalog, name: name)] = earlier
      if earlier != index { concerned[catalog, default: []].formUnion([earlier, index]) }
    }
  }
  for indices in concerned.values {
    var names = PresetNames()
    for index in indices.sorted() {
      // A file that has gone since then keeps the findings it had.
      guard var loaded = try? checker.load(checked[index].file), let file = loaded.file else {
        continue
      }
      loaded.report = DiagnosticReport(
        source: file.source, diagnostics: loaded.report.diagnostics + names.findings(for: file))
      let identity = checked[index].result.identity
      checked[index].result = checker.rendered(loaded, identity: identity)
    }
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
