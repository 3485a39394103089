import SheetModel

extension SheetEngine {
  /// What must always hold, whatever the inputs; tests call it after every step.
  ///
  /// - Returns: what is broken, in words, or `nil`.
  package func brokenInvariant() -> String? {
    if !time.isFinite { return "the time is \(time)" }
    if let drag, index(number: drag.number) == nil { return "a drag holds nothing" }
    if let broken = brokenCommands() { return broken }
    let frame = frame(at: time)
    if let broken = frame.rear.brokenInvariant(in: environment.container) { return broken }
    if frame.presentations.count != sheets.count { return "a presentation has no frame" }
    for index in sheets.indices {
      if let broken = sheets[index].brokenInvariant(frame.presentations[index], in: self) {
        return "\(sheets[index].id): \(broken)"
      }
    }
    return nil
  }
}

extension SheetEngine {
  /// What is broken of what waits: nothing waits in vain.
  private func brokenCommands() -> String? {
    for sheet in sheets {
      guard let root = sheet.pending?.root else { continue }
      guard let index = index(number: root), sheets[index].phase != .dismissing else {
        return "\(sheet.id) is asked about what has gone"
      }
    }
    for command in commands where outcome(of: command.course) != nil {
      return "the command \(command.name) has ended and nobody was told"
    }
    guard isIdle else { return nil }
    for command in commands {
      if case .asking = command.course { continue }
      return "the command \(command.name) waits for nothing"
    }
    return nil
  }
}

extension PresentedSheet {
  fileprivate func brokenInvariant(_ frame: PresentationFrame, in engine: SheetEngine) -> String? {
    let numbers = [
      frame.x, frame.y, frame.width, frame.height, frame.bottom, frame.alpha, frame.velocity,
      frame.cornerRadius, frame.dimming.opacity, frame.grabberZone.height, frame.contentInset,
      frame.distanceToEdge ?? 0, frame.progress, motion.position.target, rest.height,
    ]
    if numbers.contains(where: { !$0.isFinite }) { return "a number is not finite: \(numbers)" }
    if frame.coveredHeight < 0 || frame.coveredHeight > engine.environment.container.height {
      return "\(frame.coveredHeight) points are covered"
    }
    if frame.width < 0 || frame.height < 0 { return "the size is negative" }
    if frame.alpha < 0 || frame.alpha > 1 { return "alpha is \(frame.alpha)" }
    if frame.dimming.opacity < 0 || frame.dimming.opacity > 1 { return "dimming is out of range" }
    if !(frame.blurRadius >= 0) { return "the blur is \(frame.blurRadius)" }
    if frame.cornerRadius < 0 { return "the radius is \(frame.cornerRadius)" }
    if layout.minimum > layout.maximum { return "the bounds are swapped" }
    let gap = engine.environment.container.height - frame.y - frame.height - frame.bottom
    if gap.magnitude > 1e-6 { return "height, bottom and y do not add up" }
    if (engine.drag?.number == number) != (phase == .dragging) { return "drag and phase differ" }
    if (dismissReason != nil) != (phase == .dismissing) { return "reason and phase differ" }
    if let bar = frame.grabber?.bar,
      bar.y < frame.y - 1e-6 || bar.y + bar.height > frame.y + frame.height + 1e-6
        || bar.x < frame.x - 1e-6 || bar.x + bar.width > frame.x + frame.width + 1e-6
    {
      return "the grabber is beside the sheet"
    }
    return phase == .resting ? brokenRest(frame, in: engine) : nil
  }

  /// What must hold of a presentation that rests: it is there, to be seen and to be reached.
  private func brokenRest(_ frame: PresentationFrame, in engine: SheetEngine) -> String? {
    if isChanging { return "it rests and has not told so" }
    if !hasPresented { return "it rests and was never presented" }
    if motion.position.target != restPosition { return "it rests at \(motion.position.target)" }
    if motion.opacity(at: engine.time) < 1 { return "it rests transparent" }
    if !motion.goes(over: rest.footing) { return "it rests beside the keyboard" }
    guard engine.environment.hasContainer else { return nil }
    let gap = motion.track.edge.gap(frame.rect, height: layout.container.height)
    let visible = layout.container.height - gap
    if visible < min(SheetLayout.leastHeight, layout.container.height) - 1e-6 {
      return "it rests unseen, \(visible) high"
    }
    if gap < -1e-6 { return "it rests beyond the container, by \(-gap)" }
    if frame.width <= 0 { return "it rests without a width" }
    return nil
  }
}

extension RearFrame {
  fileprivate func brokenInvariant(in container: Size) -> String? {
    let numbers = [frame.x, frame.y, frame.width, frame.height, alpha, cornerRadius]
    if numbers.contains(where: { !$0.isFinite }) { return "the rear is not finite: \(numbers)" }
    if frame.width < 0 || frame.height < 0 { return "the rear's size is negative" }
    if alpha < 0 || alpha > 1 { return "the rear's alpha is \(alpha)" }
    if (container.height - frame.y - frame.height).magnitude > 1e-6 {
      return "the rear ends above the bottom"
    }
    return nil
  }
}
