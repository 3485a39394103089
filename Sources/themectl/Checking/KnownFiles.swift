import ThemePresets

/// What was found in files that did not change since.
struct KnownFiles: Sendable {
  private struct Entry: Sendable {
    var status: FileStatus
    var bases: [String: FileStatus?]
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
  ///   - bases: the status after the check of each file that presets extend.
  ///   - start: when the check began, in seconds.
  init(
    _ run: CheckRun, statuses: [String: FileStatus], bases: [String: FileStatus?],
    since start: Double
  ) {
    let (start, now) = (Int(start * 1e9), Int(wallSeconds() * 1e9))
    for (file, result) in run.checked {
      guard let status = statuses[file.name] else { continue }
      let paths = result.bases?.paths ?? []
      let own = Dictionary(uniqueKeysWithValues: paths.map { ($0, bases[$0] ?? nil) })
      // A base may have changed after it was read.
      if status.changed > now - Self.grain
        || own.values.contains(where: { ($0?.changed ?? 0) > start - Self.grain })
      {
        isDoubtful = true
        continue
      }
      byName[file.name] = Entry(status: status, bases: own, result: result)
    }
  }

  /// What was found in a file; `nil` where it may be otherwise now.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - status: its status.
  ///   - bases: the status of each file that presets extend.
  /// - Returns: the findings.
  func result(
    of file: InputFile, _ status: FileStatus?, bases: [String: FileStatus?]
  ) -> CheckedFile? {
    guard let entry = byName[file.name], entry.status == status,
      entry.result.bases?.hasOpenNames != true,
      entry.bases.allSatisfy({ bases[$0.key] == .some($0.value) })
    else { return nil }
    return entry.result
  }
}
