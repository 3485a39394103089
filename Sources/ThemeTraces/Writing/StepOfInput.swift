import SheetEngine
import SheetModel

extension TraceStep {
  /// Creates the step that is read as an input.
  ///
  /// - Parameters:
  ///   - input: what happens.
  ///   - time: when, in seconds.
  ///   - reference: gives the name or path under which a preset is found.
  init(_ input: SheetInput, at time: Double, reference: (Preset) -> String) {
    self.init()
    at = time
    var input = input
    if case .command(let name, let named) = input {
      command = name
      input = named
    }
    switch input {
    case .present(let id, let preset):
      present = PresentStep(id: Name(text: id), preset: Name(text: reference(preset)))
    case .replace(let id, let other, let preset):
      replace = ReplaceStep(
        id: Name(text: id), with: Name(text: other), preset: Name(text: reference(preset)))
    case .pull(let id, let preset, let point):
      pull = PullStep(id: Name(text: id), preset: Name(text: reference(preset)), point: point)
    case .environment(let whole): environment = EnvironmentChange(environment: whole)
    default:
      write(command: input)
      write(gesture: input)
    }
  }

  /// Fills in a command of the program or the host.
  private mutating func write(command: SheetInput) {
    switch command {
    case .dismiss(let id): dismiss = Name(text: id)
    case .attemptToDismiss(let id): attemptToDismiss = Name(text: id)
    case .dismissAll: dismissAll = Nothing()
    case .grow(let id): grow = Name(text: id)
    case .reduce(let id): reduce = Name(text: id)
    case .moveToHeight(let id, let height):
      moveTo = MoveStep(id: Name(text: id), target: .height(height))
    case .moveToDetent(let id, let detent):
      moveTo = MoveStep(id: Name(text: id), target: .detent(detent))
    case .escape: escape = Nothing()
    case .increment(let id): increment = Name(text: id)
    case .decrement(let id): decrement = Name(text: id)
    case .push(let id, let route): push = PushStep(id: Name(text: id), route: route)
    case .pop(let id): pop = Name(text: id)
    case .replaceTop(let id, let route):
      replaceTop = PushStep(id: Name(text: id), route: route)
    case .resizingPolicy(let id, let policy):
      resizingPolicy = PolicyStep(
        id: Name(text: id), routes: policy.routes, default: policy.default)
    case .answer(let id, let answer, let reason):
      self.answer = AnswerStep(id: Name(text: id), shouldDismiss: answer, reason: reason)
    case .hostRemoved(let id): hostRemoved = Name(text: id)
    case .content(let id, let height):
      content = ContentStep(id: Name(text: id), height: height)
    case .navigationBar(let id, let isVisible):
      navigationBar = BarStep(id: Name(text: id), isVisible: isVisible)
    case .command, .present, .replace, .pull, .environment: break
    case .panBegan, .panChanged, .panEnded, .panCancelled, .tap, .touchBegan, .touchMoved,
      .touchEnded, .touchCancelled, .scroll:
      break
    }
  }

  /// Fills in what fingers do.
  private mutating func write(gesture: SheetInput) {
    switch gesture {
    case .panBegan(let point): panBegan = point
    case .panChanged(let translation): panChanged = PanStep(translation: translation)
    case .panEnded(let translation, let velocity):
      panEnded = PanStep(translation: translation, velocity: velocity)
    case .panCancelled: panCancelled = Nothing()
    case .tap(let point): tap = point
    case .touchBegan(let finger, let point):
      touchBegan = TouchStep(finger: Double(finger), point: point)
    case .touchMoved(let finger, let point):
      touchMoved = TouchStep(finger: Double(finger), point: point)
    case .touchEnded(let finger, let point):
      touchEnded = TouchStep(finger: Double(finger), point: point)
    case .touchCancelled(let finger): touchCancelled = FingerStep(finger: Double(finger))
    case .scroll(let id, let position):
      scroll = ScrollStep(id: Name(text: id), position: position)
    default: break
    }
  }
}
