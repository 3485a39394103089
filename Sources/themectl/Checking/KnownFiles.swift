/// What was found in files that did not change since.
struct KnownFiles: Sendable {
  private struct Entry: Sendable {
    var status: FileStatus
    var result: CheckedFile
  }

  private var byName: [String: Entry] = [:]
  /// Whether a file was written so shortly before it was read that its time cannot tell whether it was
  /// written once more.
  private(set) var isDoubtful = false

  /// How finely file systems tell times apart at least, in nanoseconds.
  private static let grain = 12_000_000

  /// Knows nothing.
  init() {}

  /// Remembers what was found.
  ///
  /// - Parameters:
  ///   - run: the check.
  ///   - statuses: the status of each file before it was read.
  init(_ run: CheckRun, statuses: [String: FileStatus]) {
    let now = Int(wallSeconds() * 1e9)
    for (file, result) in run.checked {
      guard let status = statuses[file.name] else { continue }
      if status.changed > now - Self.grain {
        isDoubtful = true
        continue
      }
      byName[file.name] = Entry(status: status, result: result)
    }
  }

  /// What was found in a file; `nil` where it may have changed.
  func result(of file: InputFile, _ status: FileStatus?) -> CheckedFile? {
    guard let entry = byName[file.name], entry.status == status else { return nil }
    return entry.result
  }
}
