import ThemeDiagnostics

/// What a call prints: results to standard output, everything else to standard error.
///
/// Results are collected and written together.
struct Console: ~Copyable {
  /// The name before each message.
  let toolName: String
  private var output: [UInt8] = []
  private var problems = ExitStatus.clean

  init(toolName: String) {
    self.toolName = toolName
  }

  /// Adds to the results.
  mutating func print(_ text: String) {
    print(text.utf8)
  }

  /// Adds bytes to the results.
  mutating func print(_ bytes: some Sequence<UInt8>) {
    output += bytes
    // Enough for any report; what streams gigabytes must not collect them.
    if output.count > 1 << 22 { flush() }
  }

  /// Says something on standard error that does not change the status.
  func note(_ message: String) {
    // Where standard error is closed there is nowhere to say so.
    try? Stream.error.write(Array("\(toolName): \(message)\n".utf8))
  }

  /// Says on standard error what went wrong; the call ends with at least the status.
  mutating func problem(_ message: String, _ status: ExitStatus) {
    note(message)
    problems = max(problems, status)
  }

  /// Shows findings on standard error, for commands whose result is something else.
  func report(_ report: DiagnosticReport) {
    let style = ReportStyle(isColored: Stream.error.showsColors, width: Stream.error.width ?? 100)
    let text = ReportRenderer(.text, style: style).document(of: [report])
    try? Stream.error.write(Array(text.utf8))
  }

  /// Writes what is left of the results.
  ///
  /// - Parameter status: how the work ended.
  /// - Returns: how the call ends.
  mutating func finish(_ status: ExitStatus) -> ExitStatus {
    flush()
    return max(status, problems)
  }

  /// Forgets what went wrong, for work that is done again.
  mutating func startOver() {
    problems = .clean
  }

  /// Writes the results so far.
  mutating func flush() {
    defer { output = [] }
    guard !output.isEmpty else { return }
    do {
      try Stream.output.write(output)
    } catch {
      // A reader that has seen enough, such as `head`, is no problem.
      guard error.code != EPIPE else { return }
      problem("the output cannot be written: \(error.message)", .inaccessible)
    }
  }
}
