import SheetModel

extension Preset {
  /// A preset with every part that matters to a motion made up.
  static func random(name: String, using generator: inout Seeded) -> Preset {
    var preset = Preset(name: name)
    let values: [HeightValue] = [
      .points(Double(Int.random(in: 0...900, using: &generator))), .fraction(0.5), .fitContent,
      .fullscreen, .childRatio(0.5), .points(10), .fraction(0.9), .custom("unknown"),
    ]
    let limit = HeightLimit.allCases.randomElement(using: &generator) ?? .screen
    switch Int.random(in: 0...3, using: &generator) {
    case 0: preset.behavior.heightMode = .fitContent(heightLimit: limit)
    case 1:
      preset.behavior.heightMode = .free(
        minHeight: Bool.random(using: &generator) ? nil : 150, maxHeight: nil, heightLimit: limit)
    default:
      let count = Int.random(in: 1...5, using: &generator)
      preset.behavior.heightMode = .specific(
        values: Array(values.shuffled(using: &generator).prefix(count)), heightLimit: limit)
    }
    preset.behavior.presentation =
      Presentation.allCases.randomElement(using: &generator) ?? .bottomSheet
    preset.behavior.formSheet.sizes += [
      FormSheet.NamedSize(name: "snug", size: .sized(width: .fraction(0.6), height: .fitContent)),
      FormSheet.NamedSize(name: "wide", size: .sized(width: .points(900), height: .fraction(0.5))),
    ]
    preset.behavior.formSheet.routes = [
      FormSheet.Route(route: "detail", size: "snug"),
      FormSheet.Route(route: "full", size: "fullScreen"),
    ]
    preset.behavior.formSheet.default = Bool.random(using: &generator) ? "formSheet" : "wide"
    preset.behavior.initialDetent = Bool.random(using: &generator) ? nil : .fraction(0.5)
    preset.behavior.swipeMode =
      [.full, .full, .top, .none].randomElement(using: &generator) ?? .full
    preset.behavior.allowsSwipeToDismiss = Bool.random(using: &generator)
    preset.behavior.canTouchDimmingBackgroundToDismiss = Bool.random(using: &generator)
    preset.behavior.forwardEventsToRearController =
      Double.random(in: 0..<1, using: &generator) < 0.2
    preset.behavior.releaseRule =
      ReleaseRule.allCases.randomElement(using: &generator) ?? .thresholds
    preset.behavior.dismissFrom = DismissOrigin.allCases.randomElement(using: &generator) ?? .any
    preset.behavior.scrollExpansion =
      ScrollExpansion.allCases.randomElement(using: &generator) ?? .sheetFirst
    preset.adaptAtRandom(using: &generator)
    if Bool.random(using: &generator) {
      preset.behavior.detentPolicies = values.prefix(4).map { .random($0, using: &generator) }
      preset.behavior.largestUndimmedDetent = values.randomElement(using: &generator)
      preset.behavior.hapticFeedback = .selection
    }
    let elasticities: [Elasticity] = [
      .none, .logarithmic, .rubberBand(coefficient: 0.55, limit: 40), .custom("unknown"),
    ]
    preset.behavior.elasticity = elasticities.randomElement(using: &generator) ?? .none
    let animations: [SheetModel.Animation?] = [
      nil, SheetModel.Animation.none, .curve(.easeInOut, duration: 0.3),
      .curve(.linear, duration: 0),
      .spring(Spring(.response(0.4, dampingRatio: 0.3))),
      .spring(Spring(.response(0.3, dampingRatio: 2))),
      .spring(Spring(.duration(0.5, dampingRatio: 0.7), initialVelocity: 5)),
      .spring(Spring(.physical(mass: 1, stiffness: 300, damping: 20))),
    ]
    preset.behavior.animations.appearing = animations.randomElement(using: &generator) ?? nil
    preset.behavior.animations.disappearing = animations.randomElement(using: &generator) ?? nil
    preset.behavior.animations.moving = animations.randomElement(using: &generator) ?? nil
    if preset.behavior.presentation == .formSheet {
      // With another size at once it would jump while it comes, and rightly.
      preset.behavior.animations.moving = .curve(.easeIn, duration: 0.5)
    }
    preset.behavior.completionSpeed = [1, 0.5, 4].randomElement(using: &generator) ?? 1
    preset.behavior.completionCurve = Bool.random(using: &generator) ? nil : .easeIn
    preset.theme.leadingMargin = Bool.random(using: &generator) ? 0 : 200
    preset.theme.grabber?.canTouchToDismiss = Bool.random(using: &generator)
    preset.theme.grabber?.background.isTranslucent = Bool.random(using: &generator)
    preset.theme.backCard.verticalInset = Bool.random(using: &generator) ? nil : 100
    preset.theme.backCard.horizontalInset = Double(Int.random(in: 0...200, using: &generator))
    preset.theme.backCard.verticalSpacing = Double(Int.random(in: 0...200, using: &generator))
    preset.theme.backCard.fadeAlpha = Bool.random(using: &generator) ? 0 : 0.8
    preset.theme.backCard.blackensNavigationBar = Bool.random(using: &generator)
    preset.behavior.allowInteractiveDismissal = Bool.random(using: &generator)
    preset.behavior.initialTransitionFrame =
      Bool.random(using: &generator) ? nil : Rect(x: 8, y: 700, width: 374, height: 64)
    preset.theme.dimmingFollowsPosition = Bool.random(using: &generator)
    return preset
  }

  /// Makes up where it stands and how it gives way.
  private mutating func adaptAtRandom(using generator: inout Seeded) {
    let edges: [SheetEdge] = [.bottom, .bottom, .bottom, .bottom] + SheetEdge.allCases
    behavior.edge = edges.randomElement(using: &generator) ?? .bottom
    behavior.adaptation.regularWidthEdge =
      Bool.random(using: &generator) ? nil : SheetEdge.allCases.randomElement(using: &generator)
    behavior.adaptation.compactWidthFormSheet =
      CompactFormSheet.allCases.randomElement(using: &generator) ?? .sheet
    behavior.adaptation.compactHeightCard =
      CompactCard.allCases.randomElement(using: &generator) ?? .card
    let policies: [StackPolicy] = [.push, .push, .push] + StackPolicy.allCases
    behavior.stacking = policies.randomElement(using: &generator) ?? .push
    behavior.keyboard = KeyboardPolicy.allCases.randomElement(using: &generator) ?? .stay
    theme.bottomMargin = [0, 0, 16, 500].randomElement(using: &generator) ?? 0
    theme.maximumWidth = [nil, nil, 320, 10].randomElement(using: &generator) ?? nil
    theme.alignment = SheetAlignment.allCases.randomElement(using: &generator) ?? .center
  }
}

extension DetentPolicy {
  /// A policy with every part made up, or not there.
  fileprivate static func random(
    _ detent: HeightValue, using generator: inout Seeded
  ) -> DetentPolicy {
    var policy = DetentPolicy(detent: detent)
    func any<Value: CaseIterable>(_ type: Value.Type) -> Value? {
      Bool.random(using: &generator) ? nil : Value.allCases.randomElement(using: &generator)
    }
    func number(_ range: ClosedRange<Double>) -> Double? {
      Bool.random(using: &generator) ? nil : Double.random(in: range, using: &generator)
    }
    policy.horizontalSizeClass = any(SizeClass.self)
    policy.verticalSizeClass = any(SizeClass.self)
    policy.outsideTouches = any(OutsideTouches.self)
    policy.contentTouches = any(ContentTouches.self)
    policy.swipeMode = any(SwipeMode.self)
    policy.keyboard = any(KeyboardPolicy.self)
    policy.scrollExpansion = any(ScrollExpansion.self)
    policy.limitToContent = Bool.random(using: &generator) ? nil : true
    policy.dimming = number(0...1)
    policy.cornerRadius = number(0...40)
    policy.backgroundBlurRadius = number(0...40)
    policy.hapticFeedback = any(HapticFeedback.self)
    return policy
  }
}
