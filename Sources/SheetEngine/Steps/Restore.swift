import SheetModel

extension SheetEngine {
  /// What to keep of the presentations over a restart of the app, from the rearmost to the frontmost.
  ///
  /// Of one on its way what it goes to, of one under a finger what it rested at. One that leaves or is
  /// still being pulled out is not kept. Answers and policies of the host are for the host to give
  /// again.
  public var savedPresentations: [SavedPresentation] {
    var result: [SavedPresentation] = []
    for sheet in sheets {
      if let next = sheet.successor {
        result.append(SavedPresentation(id: sheet.id, preset: next.preset))
      } else if sheet.phase != .dismissing, drag?.isPull != true || drag?.number != sheet.number {
        result.append(SavedPresentation(sheet))
      }
    }
    return result
  }

  /// Creates an engine with the presentations that another one had.
  ///
  /// They rest at once where they rested, in the container that there is now, and nothing is told:
  /// the host shows ``presentedIDs`` and goes on. Of several with one name the first is taken.
  ///
  /// - Parameters:
  ///   - environment: what is around the sheets.
  ///   - saved: the presentations, from the rearmost to the frontmost.
  ///   - elasticityFunctions: the resistances for `elasticity: {custom: name}`.
  public init(
    environment: SheetEnvironment, restoring saved: [SavedPresentation],
    elasticityFunctions: [ElasticityFunction] = []
  ) {
    self.init(environment: environment, elasticityFunctions: elasticityFunctions)
    for presentation in saved { restore(presentation) }
    fadeHandles()
    for index in sheets.indices {
      sheets[index].handle = AnimatedValue(sheets[index].handle.target, at: time)
    }
    var untold: [SheetEvent] = []
    reportPositions(into: &untold)
  }

  private mutating func restore(_ saved: SavedPresentation) {
    guard !sheets.contains(where: { $0.id == saved.id }) else { return }
    var untold: [SheetEvent] = []
    count += 1
    insert(saved.id, saved.preset.sanitized(), at: sheets.count, number: count, into: &untold)
    let index = sheets.count - 1
    sheets[index].ownContentHeight = saved.contentHeight.flatMap(SheetEnvironment.usable)
    sheets[index].hasNavigationBar = saved.hasNavigationBar
    sheets[index].formSheet.router = Router(first: saved.firstRoute, routes: saved.routes)
    sheets[index].formSheet.chosen = saved.size
    layOut(index)
    if sheets[index].kind == .bottomSheet, let selection = saved.selection {
      select(selection, index)
      sheets[index].selections += 1
    }
    standAtSize(index)
    sheets[index].announced = sheets[index].rest.identifier
    travel(index, to: sheets[index].restPosition, .appearing, with: Animation.none)
    arrive(index, into: &untold)
  }
}

extension SavedPresentation {
  fileprivate init(_ sheet: PresentedSheet) {
    self.init(id: sheet.id, preset: sheet.configured)
    switch sheet.selection {
    case .detent(let identifier): detent = identifier
    case .height(let points): height = points
    }
    size = sheet.formSheet.chosen
    firstRoute = sheet.formSheet.router.root
    routes = sheet.formSheet.router.routes
    contentHeight = sheet.ownContentHeight
    hasNavigationBar = sheet.hasNavigationBar
  }

  fileprivate var selection: Selection? {
    if let detent { return .detent(detent) }
    guard let height, height.isFinite else { return nil }
    return .height(height)
  }
}
