import SheetModel

extension SheetEngine {
  /// Lets time pass, ending every motion at its own time, in order.
  ///
  /// Each pass of the loop ends one motion, and ending it starts at most the motion of a presentation
  /// that waited for it, so the loop ends.
  mutating func arrive(until time: Double, into events: inout [SheetEvent]) {
    let limit = time.isFinite ? max(self.time, time) : self.time
    while let index = nextArrival(until: limit) {
      self.time = max(self.time, arrivalTime(of: index))
      followSizes()
      arrive(index, into: &events)
      fadeHandles()
      endCommands(into: &events)
    }
    self.time = limit
    followSizes()
  }

  /// The presentation whose motion ends first, or `nil` where none does until then.
  private func nextArrival(until limit: Double) -> Int? {
    var first: Int?
    for index in sheets.indices {
      switch sheets[index].phase {
      case .resting, .dragging: continue
      case .presenting, .moving, .dismissing: break
      }
      let end = arrivalTime(of: index)
      guard end <= limit else { continue }
      if let other = first {
        let otherEnd = arrivalTime(of: other)
        if otherEnd < end || (otherEnd == end && !leavesTogether(other, index)) { continue }
      }
      first = index
    }
    return first
  }

  /// When the motion of a presentation ends, in seconds; those that leave together end together.
  private func arrivalTime(of index: Int) -> Double {
    var end = sheets[index].motion.endTime
    guard sheets[index].phase == .dismissing else {
      return sheets[index].motion.track.isSized
        ? max(end, sheets[index].formSheet.size.endTime) : end
    }
    for other in sheets.indices where leavesTogether(other, index) {
      end = max(end, sheets[other].motion.endTime)
    }
    return end
  }

  /// Whether two presentations leave in one transition; the frontmost is then told of first.
  private func leavesTogether(_ one: Int, _ other: Int) -> Bool {
    sheets[one].phase == .dismissing && sheets[other].phase == .dismissing
      && sheets[one].departure == sheets[other].departure
  }

  /// Ends the motion of a presentation.
  ///
  /// The state is set, not compared with anything: what a sheet has arrived at is what it was sent
  /// to (gorhom/react-native-bottom-sheet#169).
  mutating func arrive(_ index: Int, into events: inout [SheetEvent]) {
    let target = sheets[index].motion.position.target
    sheets[index].motion.stand(at: target, time: time)
    sheets[index].motion.raise = AnimatedValue(sheets[index].motion.raise.target, at: time)
    sheets[index].motion.cut = AnimatedValue(sheets[index].motion.cut.target, at: time)
    reportPosition(index, into: &events)
    if sheets[index].phase == .dismissing {
      end(index, into: &events)
      return
    }
    sheets[index].motion.fade = AnimatedValue(1, at: time)
    sheets[index].motion.floor = Blend(min(sheets[index].layout.minimum, target))
    sheets[index].motion.presence = Blend(1)
    advancePhase(of: index, on: .arrival)
    let id = sheets[index].id
    if !sheets[index].hasPresented {
      sheets[index].hasPresented = true
      tell(.didPresent, id, into: &events)
    }
    if sheets[index].isChanging {
      sheets[index].isChanging = false
      tell(.didChangeDetent(sheets[index].rest.identifier), id, into: &events)
      let haptic = sheets[index].isChangedByUser ? sheets[index].hapticFeedback : .none
      if haptic != .none { tell(.hapticFeedback(haptic), id, into: &events) }
    }
  }

  /// Takes a presentation that has left out of the stack, and presents what waits for its name.
  mutating func end(_ index: Int, into events: inout [SheetEvent]) {
    let sheet = sheets.remove(at: index)
    tell(.didDismiss(sheet.dismissReason ?? .program), sheet.id, into: &events)
    if let next = sheet.successor {
      makeRoom(next.preset.behavior.stacking, into: &events)
      insert(sheet.id, next.preset, at: sheets.count, number: next.number, into: &events)
      for input in next.inputs { take(input, into: &events) }
    }
  }

  /// Moves a presentation on in the table of phases; says whether the occasion means something.
  @discardableResult
  mutating func advancePhase(of index: Int, on occasion: Occasion) -> Bool {
    guard let phase = sheets[index].phase.next(on: occasion) else { return false }
    sheets[index].phase = phase
    return true
  }
}
