import SheetModel

extension SheetEngine {
  /// Takes an input in at the present time.
  mutating func take(_ input: SheetInput, into events: inout [SheetEvent]) {
    switch input {
    case .present(let id, let preset): present(id, preset, into: &events)
    case .dismiss(let id): dismiss(id, into: &events)
    case .dismissAll: dismissAll(into: &events)
    case .replace(let id, let other, let preset): replace(id, with: other, preset, into: &events)
    case .hostRemoved(let id): remove(id, into: &events)
    case .escape: escape(into: &events)
    case .answer(let id, let answer): take(answer, for: id, into: &events)

    case .grow(let id): stepDetent(of: id, .up, into: &events)
    case .reduce(let id): stepDetent(of: id, .down, into: &events)
    case .increment(let id): stepDetent(of: id, .increment, into: &events)
    case .decrement(let id): stepDetent(of: id, .decrement, into: &events)
    case .moveToHeight(let id, let height): move(id, to: .height(height), into: &events)
    case .moveToDetent(let id, let detent): move(id, to: .detent(detent), into: &events)

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
    case .scroll(let id, let position): scroll(id, to: position, into: &events)

    case .push(let id, _), .pop(let id):
      if index(of: id) == nil { tell(.notPresented, id, into: &events) }
    case .environment(let environment): change(to: environment, into: &events)
    case .content(let id, let height): changeContent(of: id, to: height, into: &events)
    }
  }

  /// Adds an event that happens now.
  func tell(_ kind: SheetEvent.Kind, _ id: String, into events: inout [SheetEvent]) {
    events.append(SheetEvent(id: id, time: time, kind: kind))
  }
}
