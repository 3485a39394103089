import SheetEngine
import SheetModel

extension TraceStep {
  /// What the engine takes for the step, or `nil` where there is nothing to take.
  ///
  /// - Parameters:
  ///   - whole: the environment that holds after the step.
  ///   - preset: gives the preset for a reference and the presentation's name.
  /// - Returns: the input.
  func input(
    environment whole: SheetEnvironment, preset: (Name?, Name) -> Preset?
  ) -> SheetInput? {
    let input = unnamedInput(environment: whole, preset: preset)
    guard let input, let command else { return input }
    return .command(command, input)
  }

  private func unnamedInput(
    environment whole: SheetEnvironment, preset: (Name?, Name) -> Preset?
  ) -> SheetInput? {
    if let step = present {
      return preset(step.preset, step.id).map { .present(id: step.id.text, preset: $0) }
    }
    if let step = pull {
      return preset(step.preset, step.id).map {
        .pull(id: step.id.text, preset: $0, at: step.point)
      }
    }
    if let step = replace {
      return preset(step.preset, step.id).map {
        .replace(id: step.id.text, with: step.with.text, preset: $0)
      }
    }
    if environment != nil { return .environment(whole) }
    return programInput ?? gesture
  }

  /// A command of the program or the host.
  private var programInput: SheetInput? {
    if let id = dismiss { return .dismiss(id: id.text) }
    if let id = attemptToDismiss { return .attemptToDismiss(id: id.text) }
    if dismissAll != nil { return .dismissAll }
    if let id = grow { return .grow(id: id.text) }
    if let id = reduce { return .reduce(id: id.text) }
    if let step = moveTo {
      switch step.target {
      case .height(let height): return .moveToHeight(id: step.id.text, height: height)
      case .detent(let detent): return .moveToDetent(id: step.id.text, detent: detent)
      }
    }
    if escape != nil { return .escape }
    if let id = increment { return .increment(id: id.text) }
    if let id = decrement { return .decrement(id: id.text) }
    if let step = push { return .push(id: step.id.text, route: step.route) }
    if let id = pop { return .pop(id: id.text) }
    if let step = replaceTop { return .replaceTop(id: step.id.text, route: step.route) }
    if let step = resizingPolicy {
      return .resizingPolicy(
        id: step.id.text, ResizingPolicy(routes: step.routes, default: step.default))
    }
    if let step = navigationBar {
      return .navigationBar(id: step.id.text, isVisible: step.isVisible)
    }
    if let step = answer {
      return .answer(id: step.id.text, shouldDismiss: step.shouldDismiss, reason: step.reason)
    }
    if let id = hostRemoved { return .hostRemoved(id: id.text) }
    if let step = content { return .content(id: step.id.text, height: step.height) }
    return nil
  }

  /// What fingers do.
  private var gesture: SheetInput? {
    if let point = panBegan { return .panBegan(point) }
    if let step = panChanged { return .panChanged(translation: step.translation ?? .zero) }
    if let step = panEnded {
      return .panEnded(translation: step.translation, velocity: step.velocity)
    }
    if panCancelled != nil { return .panCancelled }
    if let point = tap { return .tap(point) }
    if let step = touchBegan { return .touchBegan(finger: Int(step.finger), at: step.point) }
    if let step = touchMoved { return .touchMoved(finger: Int(step.finger), to: step.point) }
    if let step = touchEnded { return .touchEnded(finger: Int(step.finger), at: step.point) }
    if let step = touchCancelled { return .touchCancelled(finger: Int(step.finger)) }
    if let step = scroll { return .scroll(id: step.id.text, step.position) }
    return nil
  }

  /// The presentation that the input speaks to, other than by presenting it.
  var addressee: Name? {
    let commands = [
      dismiss, attemptToDismiss, replace?.id, grow, reduce, moveTo?.id, increment, decrement,
      scroll?.id, push?.id, pop, replaceTop?.id, resizingPolicy?.id, navigationBar?.id, answer?.id,
      hostRemoved,
      content?.id,
    ]
    for case .some(let name) in commands { return name }
    return nil
  }
}
