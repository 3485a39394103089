import SheetModel

extension SheetEngine {
  /// Takes in what is around the sheets now.
  ///
  /// Nothing is ever dismissed by it, and what a sheet rests at is kept. In another container a
  /// resting sheet stands at its new height at once, as the host turns or resizes everything
  /// together; other changes are moved to. A drag ends with the room or the form that it had, and what a
  /// finger was pulling out comes.
  mutating func change(to new: SheetEnvironment, into events: inout [SheetEvent]) {
    let old = environment
    environment = new.sanitized(after: old)
    guard environment != old else { return }
    let isResized =
      environment.container != old.container || environment.safeArea != old.safeArea
      || environment.layoutDirection != old.layoutDirection
    let isAdapted =
      environment.widthClass != old.widthClass || environment.heightClass != old.heightClass
    if isResized || isAdapted { loseDrag(into: &events) }
    for index in sheets.indices {
      let isElsewhere = adapt(index, into: &events)
      if sheets[index].adoptsContent(of: environment, after: old) {
        sheets[index].sharedContentHeight = environment.contentHeight
      }
      let isHeld = sheets[index].phase == .dragging
      if isHeld {
        sheets[index].needsLayout = true
      } else {
        if isResized || isAdapted || isElsewhere { layOut(index) } else { layOutContent(index) }
        if !old.hasContainer {
          if sheets[index].selections == 0 { selectInitially(index) }
          // What it opens at is no change, unless another detent was announced already.
          if !sheets[index].isChanging {
            sheets[index].announced = sheets[index].rest.identifier
          }
        }
        if isResized || isElsewhere { fit(index) }
        retarget(index, into: &events)
      }
      refreshLook(of: index)
    }
  }

  /// Takes in the height that one presentation's content asks for.
  mutating func changeContent(
    of id: String, to height: Double?, into events: inout [SheetEvent]
  ) -> CommandCourse {
    guard let index = index(of: id) else { return missing(id, into: &events) }
    sheets[index].ownContentHeight = height.flatMap(SheetEnvironment.usable)
    if sheets[index].phase == .dragging {
      sheets[index].needsLayout = true
    } else {
      layOutContent(index)
      retarget(index, into: &events)
    }
    return .ended(.done)
  }

  /// Resolves a presentation's layout anew.
  ///
  /// - Parameters:
  ///   - index: the presentation.
  ///   - reselects: whether a detent that is no longer there is given up for the nearest one; if not,
  ///     it is only away for the time being.
  mutating func layOut(_ index: Int, reselects: Bool = false) {
    sheets[index].motion.track.edge = sheets[index].preset.edge(in: environment)
    let sheet = sheets[index]
    let layout = SheetLayout(
      sheet.preset, environment: environment, contentHeight: sheet.contentHeight,
      size: sheet.sizeName)
    sheets[index].needsLayout = false
    sheets[index].layout = layout
    sheets[index].motion.track = layout.track
    followSize(index)
    let kept = reselects ? sheet.kept(in: layout) : sheet.selection
    select(layout.formSheet.map { .detent($0.name) } ?? kept, index)
    if sheets[index].phase == .resting {
      sheets[index].motion.floor = Blend(min(layout.minimum, sheets[index].motion.position.target))
    }
  }

  /// Selects what a presentation opens at, once there is a container to measure in.
  mutating func selectInitially(_ index: Int) {
    let sheet = sheets[index]
    let rules = HeightRules(
      sheet.preset, environment: environment, contentHeight: sheet.contentHeight)
    select(sheet.layout.initialSelection(of: sheet.preset, rules: rules), index)
  }

  /// Puts a presentation into another container: a resting one at its height, another at most as far
  /// up as it may rest.
  private mutating func fit(_ index: Int) {
    let sheet = sheets[index]
    if sheet.kind == .formSheet, sheet.phase == .resting { standAtSize(index) }
    guard sheet.kind == .bottomSheet else { return }
    switch sheet.phase {
    case .resting:
      sheets[index].motion.stand(at: sheet.rest.height, time: time)
      sheets[index].motion.stand(over: sheet.rest.footing, time: time)
      sheets[index].motion.floor = Blend(min(sheet.layout.minimum, sheet.rest.height))
    case .presenting, .moving, .dismissing, .dragging:
      let place = sheet.place(at: time)
      guard place.extent > sheet.layout.maximum else { return }
      sheets[index].motion.stand(at: sheet.layout.maximum, time: time)
      sheets[index].motion.floor = Blend(sheet.layout.minimum)
      // What was coming has no way left on which its dimming could come.
      let isComing = sheet.phase == .presenting || sheet.phase == .moving
      sheets[index].motion.presence = Blend(isComing ? 1 : place.presence)
      if sheet.phase == .dismissing { travel(index, to: 0, .disappearing) }
    }
  }
}

extension PresentedSheet {
  /// Whether the content height of an environment is this presentation's: one that came with another
  /// text size is not where the preset does not follow it (LB-72).
  func adoptsContent(of environment: SheetEnvironment, after old: SheetEnvironment) -> Bool {
    behavior.updateHeightOnContentSizeCategoryChange
      || environment.textSizeCategory == old.textSizeCategory
  }

  /// What is selected in the layout of another configuration.
  fileprivate func kept(in layout: SheetLayout) -> Selection {
    switch selection {
    case .height where !self.layout.isFree || layout.isFree: return selection
    case .detent(let identifier) where layout.index(of: identifier) != nil: return selection
    case .height, .detent:
      let height = selectedHeight ?? rest.height
      guard let index = layout.nearest(to: height) else { return .height(height) }
      return .detent(layout.detents[index].identifier)
    }
  }
}
