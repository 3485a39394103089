#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What went wrong when a program was run.
enum ProcessError: Error {
  /// The program cannot be started.
  case unstartable(String)
  /// The program ended with a status other than 0.
  case failed(String, status: Int32)
}

/// Runs whole programs in turn, round after round, their output thrown away.
///
/// - Parameters:
///   - commands: a program's path and arguments each.
///   - rounds: how often each is counted; a first round is not.
/// - Returns: the times, a program each.
/// - Throws: when a program cannot be started or fails, since its time then means nothing.
func measure(commands: [[String]], rounds: Int) throws(ProcessError) -> [Timing] {
  var seconds: [[Double]] = Array(repeating: [], count: commands.count)
  for round in 0...max(rounds, 1) {
    for (index, command) in commands.enumerated() {
      let clock = ContinuousClock()
      let start = clock.now
      try run(command)
      let time = start.duration(to: clock.now).components
      guard round > 0 else { continue }
      seconds[index].append(Double(time.seconds) + Double(time.attoseconds) / 1e18)
    }
  }
  return zip(commands, seconds).map { Timing(name: name(of: $0), seconds: $1.sorted()) }
}

/// The last component of the program's path, and the arguments before the first that is a path.
private func name(of command: [String]) -> String {
  let program = command.first?.split(separator: "/").last.map(String.init) ?? ""
  return ([program] + command.dropFirst().prefix { !$0.contains("/") }).joined(separator: " ")
}

private func run(_ command: [String]) throws(ProcessError) {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  defer { posix_spawn_file_actions_destroy(&actions) }
  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { for argument in arguments { free(argument) } }
  var environment: [UnsafeMutablePointer<CChar>?] = [nil]
  var child: pid_t = 0
  guard posix_spawn(&child, command[0], &actions, nil, &arguments, &environment) == 0 else {
    throw .unstartable(command[0])
  }
  var status: Int32 = 0
  guard waitpid(child, &status, 0) == child, status == 0 else {
    throw .failed(command.joined(separator: " "), status: status)
  }
}
