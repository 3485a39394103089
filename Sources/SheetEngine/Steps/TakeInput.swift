import SheetModel

extension SheetEngine {
  /// Takes an input in at the present time; the answer is what it waits for.
  @discardableResult
  mutating func take(_ input: SheetInput, into events: inout [SheetEvent]) -> CommandCourse {
    if keep(input) { return .ended(.done) }
    switch input {
    case .command(let name, let command):
      let course = take(command, into: &events)
      begin(name, course, id: command.presentation)
      return course
    case .present(let id, let preset): return present(id, preset, into: &events)
    case .pull(let id, let preset, let point):
      return pull(id, preset, at: point, into: &events)
    case .dismiss(let id): return dismiss(id, into: &events)
    case .dismissAll: return dismissAll(into: &events)
    case .replace(let id, let other, let preset):
      return replace(id, with: other, preset, into: &events)
    case .hostRemoved(let id): return remove(id, into: &events)
    case .escape: return escape(into: &events)
    case .attemptToDismiss(let id): return attemptToDismiss(id, into: &events)
    case .answer(let id, let answer, let reason):
      return take(answer, for: id, reason, into: &events)

    case .grow(let id): return stepDetent(of: id, .up, into: &events)
    case .reduce(let id): return stepDetent(of: id, .down, into: &events)
    case .increment(let id): return stepDetent(of: id, .increment, into: &events)
    case .decrement(let id): return stepDetent(of: id, .decrement, into: &events)
    case .moveToHeight(let id, let height): return move(id, to: .height(height), into: &events)
    case .moveToDetent(let id, let detent): return move(id, to: .detent(detent), into: &events)

    case .panBegan(let point): beginDrag(at: point, into: &events)
    case .panChanged(let translation): changeDrag(translation, into: &events)
    case .panEnded(let translation, let velocity):
      endDrag(translation, velocity: velocity, into: &events)
    case .panCancelled: cancelDrag(into: &events)
    case .tap(let point): tap(at: point, into: &events)
    case .touchBegan(let finger, let point): beginTouch(finger, at: point)
    case .touchMoved(let finger, let point): moveTouch(finger, to: point, into: &events)
    case .touchEnded(let finger, let point): endTouch(finger, at: point, into: &events)
    case .touchCancelled(let finger): cancelTouch(finger, into: &events)
    case .scroll(let id, let position): return scroll(id, to: position, into: &events)

    case .push(let id, let route): return self.route(id, into: &events) { $0.push(route) }
    case .pop(let id): return route(id, into: &events) { $0.pop() }
    case .replaceTop(let id, let route):
      return self.route(id, into: &events) { $0.replaceTop(route) }
    case .resizingPolicy(let id, let policy): return apply(policy, to: id, into: &events)
    case .navigationBar(let id, let isVisible):
      return showNavigationBar(of: id, isVisible, into: &events)
    case .environment(let environment): change(to: environment, into: &events)
    case .content(let id, let height): return changeContent(of: id, to: height, into: &events)
    }
    return .ended(.done)
  }

  /// Tells that a presentation is not there.
  mutating func missing(_ id: String, into events: inout [SheetEvent]) -> CommandCourse {
    tell(.notPresented, id, into: &events)
    return .ended(.notPresented)
  }

  /// Adds an event that happens now.
  func tell(_ kind: SheetEvent.Kind, _ id: String, into events: inout [SheetEvent]) {
    events.append(SheetEvent(id: id, time: time, kind: kind))
  }
}
