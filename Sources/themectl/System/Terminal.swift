/// A value of the environment, `nil` where the variable is not set or empty.
func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}

/// The streams a program writes to.
enum Stream: Sendable {
  case output
  case error

  /// The number of the stream for the system.
  var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }

  /// Whether a person reads it as it is written.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The cells in a line of the terminal, `nil` for other streams.
  var width: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether the stream shows colours when nobody says: on a terminal that is not dumb, unless
  /// `NO_COLOR` (no-color.org) is set.
  var showsColors: Bool {
    isTerminal && environmentVariable("NO_COLOR") == nil && environmentVariable("TERM") != "dumb"
  }

  /// Writes bytes, all of them.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: descriptor)
  }
}

/// The seconds of a clock that only goes forward.
func monotonicSeconds() -> Double { seconds(of: CLOCK_MONOTONIC) }

/// The seconds since 1970, as files have them.
func wallSeconds() -> Double { seconds(of: CLOCK_REALTIME) }

private func seconds(of clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
