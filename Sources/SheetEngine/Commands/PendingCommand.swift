/// A command that has a name and has not ended.
struct PendingCommand: Hashable, Sendable {
  /// The name that the host gave.
  let name: String
  /// The presentation that it was given for; empty where it was for none.
  let id: String
  /// What it waits for.
  let course: CommandCourse
}

/// What a command waits for until it has ended.
///
/// A claim about the state, which is looked at after every change: no command is told of its end by
/// what ends it, so none can be forgotten or told twice.
enum CommandCourse: Hashable, Sendable {
  /// For nothing.
  case ended(CommandOutcome)
  /// For the presentation of this number to rest for the first time; it may still wait for its name.
  case presenting(Int)
  /// For the presentation of this number to rest, with nothing else selected since.
  case settling(Int, selections: Int)
  /// For the form sheet of this number to rest, with this size still asked for.
  case sizing(Int, size: String)
  /// For the presentation of this number to be gone.
  case leaving(Int)
  /// For all presentations up to this number to be gone.
  case leavingAll(through: Int)
  /// For the host's answer about the presentation of this number.
  case asking(Int)
}

extension SheetEngine {
  /// Notes a command that has begun.
  mutating func begin(_ name: String, _ course: CommandCourse, id: String?) {
    commands.append(PendingCommand(name: name, id: id ?? "", course: course))
  }

  /// Tells the end of every command that has ended, in the order in which they were given.
  mutating func endCommands(into events: inout [SheetEvent]) {
    guard !commands.isEmpty else { return }
    var waiting: [PendingCommand] = []
    for command in commands {
      if let outcome = outcome(of: command.course) {
        tell(.commandDidEnd(command: command.name, outcome), command.id, into: &events)
      } else {
        waiting.append(command)
      }
    }
    commands = waiting
  }

  /// How a command has ended, or `nil` while it has not.
  func outcome(of course: CommandCourse) -> CommandOutcome? {
    switch course {
    case .ended(let outcome): return outcome
    case .presenting(let number):
      guard let index = index(number: number) else {
        return sheets.contains { $0.successor?.number == number } ? nil : .superseded
      }
      if sheets[index].phase == .dismissing { return .superseded }
      return sheets[index].hasPresented ? .done : nil
    case .settling(let number, let selections):
      guard let index = index(number: number) else { return .superseded }
      if sheets[index].selections != selections { return .superseded }
      switch sheets[index].phase {
      case .resting: return .done
      case .dragging, .dismissing: return .superseded
      case .presenting, .moving: return nil
      }
    case .sizing(let number, let size):
      guard let index = index(number: number), sheets[index].phase != .dismissing,
        sheets[index].sizeName == size
      else { return .superseded }
      return sheets[index].phase == .resting ? .done : nil
    case .leaving(let number):
      return index(number: number) == nil ? .done : nil
    case .leavingAll(let last):
      return sheets.contains { $0.number <= last } ? nil : .done
    case .asking(let number):
      guard let index = index(number: number) else { return .done }
      if sheets[index].phase == .dismissing { return nil }
      return sheets.contains { $0.pending?.root == number } ? nil : .refused
    }
  }

  /// What a command waits for that sends a presentation to what it has selected now.
  func settling(_ index: Int) -> CommandCourse {
    .settling(sheets[index].number, selections: sheets[index].selections)
  }
}

extension SheetInput {
  /// The presentation that an input is for; `nil` for those that are for none or all.
  ///
  /// For ``replace(id:with:preset:)`` it is the new one.
  var presentation: String? {
    switch self {
    case .present(let id, _), .pull(let id, _, _), .dismiss(let id), .attemptToDismiss(let id),
      .replace(_, let id, _), .grow(let id),
      .reduce(let id), .moveToHeight(let id, _), .moveToDetent(let id, _), .increment(let id),
      .decrement(let id), .scroll(let id, _), .push(let id, _), .pop(let id),
      .replaceTop(let id, _), .resizingPolicy(let id, _), .answer(let id, _, _),
      .hostRemoved(let id), .content(let id, _), .navigationBar(let id, _):
      id
    case .command(_, let input): input.presentation
    case .dismissAll, .escape, .panBegan, .panChanged, .panEnded, .panCancelled, .tap,
      .touchBegan, .touchMoved, .touchEnded, .touchCancelled, .environment:
      nil
    }
  }
}
