/// What was found in files that did not change since.
struct KnownFiles: Sendable {
  private struct Entry: Sendable {
    var status: FileStatus
    var result: CheckedFile
  }

  private var byName: [String: Entry] = [:]

  /// Knows nothing.
  init() {}

  /// Remembers what was found.
  ///
  /// - Parameters:
  ///   - run: the check.
  ///   - statuses: the status of each file before it was read.
  init(_ run: CheckRun, statuses: [String: FileStatus]) {
    for (file, result) in run.checked {
      guard let status = statuses[file.name] else { continue }
      byName[file.name] = Entry(status: status, result: result)
    }
  }

  /// What was found in a file; `nil` where it may have changed.
  func result(of file: InputFile, _ status: FileStatus?) -> CheckedFile? {
    guard let entry = byName[file.name], entry.status == status else { return nil }
    return entry.result
  }
}
