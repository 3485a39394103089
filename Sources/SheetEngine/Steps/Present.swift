import SheetModel

extension SheetEngine {
  /// Presents a preset in front of all others.
  ///
  /// A name that is presented already takes the preset as its configuration; one that is leaving is
  /// presented again when it has left.
  mutating func present(
    _ id: String, _ preset: Preset, into events: inout [SheetEvent]
  ) -> CommandCourse {
    if let index = index(of: id) {
      // What a finger was still pulling out has been decided.
      if drag?.isPull == true, drag?.number == sheets[index].number {
        finishPull(index, into: &events)
      }
      configure(index, preset.sanitized(), into: &events)
      let sheet = sheets[index]
      return sheet.hasPresented ? settling(index) : .presenting(sheet.number)
    }
    count += 1
    if let leaving = sheets.lastIndex(where: { $0.id == id }) {
      sheets[leaving].successor = PresentedSheet.Successor(
        number: count, preset: preset.sanitized(),
        inputs: sheets[leaving].successor?.inputs ?? [])
    } else {
      makeRoom(preset.behavior.stacking, into: &events)
      insert(id, preset.sanitized(), at: sheets.count, number: count, into: &events)
    }
    return .presenting(count)
  }

  /// Lets those go, in one transition, whose place a new presentation takes.
  ///
  /// - Parameters:
  ///   - policy: whose place it takes.
  ///   - number: the number of the new presentation, where it is there already.
  ///   - events: what is told.
  mutating func makeRoom(
    _ policy: StackPolicy, for number: Int? = nil, into events: inout [SheetEvent]
  ) {
    let others = sheets.indices.filter {
      sheets[$0].phase != .dismissing && sheets[$0].number != number
    }
    let first: Int? =
      switch policy {
      case .push: nil
      case .replace: others.last
      case .replaceAll: others.first
      }
    guard let first else { return }
    let departure = sheets[first].number
    let animation = sheets[first].behavior.animation(for: .disappearing)
    for index in others.reversed() where index >= first {
      leave(index, .replaced, with: animation, into: &events)
      sheets[index].departure = departure
    }
  }

  /// Puts a new presentation into the stack and sends it on its way.
  mutating func insert(
    _ id: String, _ configured: Preset, at index: Int, number: Int,
    into events: inout [SheetEvent]
  ) {
    let preset = configured.adapted(to: environment)
    let content = preset.edge(in: environment).isUpright ? nil : environment.contentHeight
    let layout = SheetLayout(preset, environment: environment, contentHeight: content)
    let rules = HeightRules(preset, environment: environment, contentHeight: content)
    let selection = layout.initialSelection(of: preset, rules: rules)
    let rest = layout.rest(for: selection, last: layout.minimum)
    let motion = SheetMotion(floor: Blend(rest.height), track: layout.track)
    var sheet = PresentedSheet(
      id: id,
      number: number,
      configured: configured,
      preset: preset,
      layout: layout,
      selection: selection,
      rest: rest,
      sharedContentHeight: environment.contentHeight,
      resistance: Resistance(preset.behavior.elasticity, functions: elasticityFunctions),
      look: PresentationFrame(id: id, number: number, preset, layout, environment),
      motion: motion,
      announced: rest.identifier,
      reportedY: motion.y(at: 0, time: time)
    )
    sheet.resolveRest(keyboard: environment.keyboardHeight)
    sheet.announced = sheet.rest.identifier
    sheet.motion.floor = Blend(sheet.rest.height)
    sheets.insert(sheet, at: index)
    standAtSize(index)
    tell(.willPresent, id, into: &events)
    travel(index, to: sheet.restPosition, .appearing)
  }

  /// Applies another preset to a presentation; an equal one changes nothing.
  ///
  /// The selected detent is kept where the new preset has it, else the nearest to the height takes
  /// its place (feedback-assistant/reports#699).
  mutating func configure(_ index: Int, _ preset: Preset, into events: inout [SheetEvent]) {
    guard preset != sheets[index].configured else { return }
    sheets[index].configured = preset
    sheets[index].formSheet.policy = nil
    _ = adapt(index, into: &events)
    layOut(index, reselects: true)
    refreshLook(of: index)
    retarget(index, into: &events)
  }

  /// Takes the preset as it is in the room that there is now.
  ///
  /// - Returns: whether it stands at another edge, or is of another kind.
  mutating func adapt(_ index: Int, into events: inout [SheetEvent]) -> Bool {
    let preset = sheets[index].configured.adapted(to: environment)
    let edge = preset.edge(in: environment)
    let isTurned = edge != sheets[index].motion.track.edge
    guard preset != sheets[index].preset || isTurned else { return false }
    let isOther = preset.behavior.presentation != sheets[index].kind
    if isOther || isTurned { cancelDrag(of: index, into: &events) }
    let old = sheets[index]
    let place = old.place(at: time)
    sheets[index].preset = preset
    sheets[index].resistance = Resistance(
      preset.behavior.elasticity, functions: elasticityFunctions)
    if isOther { change(index, from: old, at: place) }
    return isOther || isTurned
  }

  /// Carries a position over to another kind of presentation: the same part of the way.
  private mutating func change(_ index: Int, from old: PresentedSheet, at place: Place) {
    layOut(index)
    selectInitially(index)
    standAtSize(index)
    let way = max(old.restPosition, SheetLayout.leastHeight)
    let extent = min(place.extent / way, 1) * sheets[index].restPosition
    let goes = sheets[index].phase == .dismissing
    sheets[index].motion.stand(at: extent, time: time)
    sheets[index].motion.floor = Blend(sheets[index].rest.height)
    sheets[index].motion.stand(over: sheets[index].rest.footing, time: time)
    sheets[index].motion.presence = Blend(place.presence)
    if goes { travel(index, to: 0, .disappearing) }
  }

  /// Sends a presentation to what it now rests at, where that is not where it was or was going.
  mutating func retarget(_ index: Int, into events: inout [SheetEvent]) {
    let sheet = sheets[index]
    guard sheet.phase != .dismissing else { return }
    let target = sheet.restPosition
    let way = (sheet.motion.position.target - target).magnitude
    if sheet.kind == .formSheet, way == 0 { return retargetSize(index, into: &events) }
    let isPlaced = sheet.motion.goes(over: sheet.rest.footing)
    if sheet.phase == .resting, way < 1e-6, isPlaced {
      // Less than can be seen: no motion, and nobody needs to hear of another detent there.
      sheets[index].motion.stand(at: target, time: time)
      sheets[index].announced = sheet.rest.identifier
    } else if way > 0 || !isPlaced {
      if advancePhase(of: index, on: .retarget) { settle(index, into: &events) }
    } else if sheet.phase != .dragging {
      announceDetent(index, into: &events)
    }
  }
}
