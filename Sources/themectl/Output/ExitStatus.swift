/// How a call ended; these never change, and the highest that applies wins.
enum ExitStatus: Int32, Sendable, CaseIterable, Comparable {
  case clean = 0
  case found = 1
  case wrongUse = 2
  case inaccessible = 3

  /// What the status says, for help.
  var meaning: String {
    switch self {
    case .clean: "nothing was found to be wrong"
    case .found: "at least one error was found, or a warning under --strict"
    case .wrongUse: "the call is wrong, or there is nothing to check"
    case .inaccessible: "something could not be read or written"
    }
  }

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
