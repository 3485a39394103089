import SheetModel

extension Preset {
  /// A preset in which every property differs from its default.
  static var changed: Preset {
    var theme = Theme()
    theme.cornerRadius = 28
    theme.maskedCorners = [.topLeft, .bottomRight]
    theme.dimmingBackgroundColor = Color(ColorValue(rgba: 0x1234_5678, opacity: 0.32))
    theme.dimmingFollowsPosition = true
    theme.backgroundBlurRadius = 6
    theme.bottomMargin = 7
    theme.maximumWidth = 640
    theme.alignment = .trailing
    theme.leadingMargin = 8
    theme.trailingMargin = 9
    theme.grabber = .changed
    theme.shadow = .changed
    theme.statusBar.style = .darkContent
    theme.statusBar.isHidden = true
    theme.backCard = .changed
    return Preset(
      name: "changed", summary: "Says: \"everything\" # differs", theme: theme,
      behavior: .changed)
  }
}

extension Grabber {
  static var changed: Grabber {
    var grabber = Grabber()
    grabber.size = Size(width: 41, height: 6.5)
    grabber.cornerRadius = .fixed(2)
    grabber.maskedCorners = .bottom
    grabber.color = Color(light: .gray, dark: ColorValue(.semantic(.systemMint), opacity: 0.125))
    grabber.topMargin = 7
    grabber.canTouchToDismiss = true
    grabber.background.content = .view("glow")
    grabber.background.isTranslucent = false
    return grabber
  }
}

extension Shadow {
  static var changed: Shadow {
    var shadow = Shadow()
    shadow.color = Color(ColorValue(rgba: 0x0102_03FF))
    shadow.opacity = 0.07
    shadow.offset = Point(x: -1.5, y: 2)
    shadow.radius = 0.5
    return shadow
  }
}

extension BackCard {
  static var changed: BackCard {
    var back = BackCard()
    back.horizontalInset = 12
    back.verticalSpacing = 17
    back.verticalInset = 132
    back.fadeAlpha = 0.55
    back.blackensNavigationBar = true
    back.cornerRadius = 10
    return back
  }
}

extension DismissHandle {
  static var changed: DismissHandle {
    var handle = DismissHandle()
    handle.size = Size(width: 44, height: 4)
    handle.color = Color(.black)
    handle.cornerRadius = 2
    handle.areaHeight = 24
    return handle
  }
}

extension FormSheet {
  static var changed: FormSheet {
    var sheet = FormSheet()
    sheet.sizes.append(NamedSize(name: "compact", size: .fixed(Size(width: 400, height: 500))))
    sheet.sizes.append(
      NamedSize(name: "snug", size: .sized(width: .fraction(0.6), height: .fitContent)))
    sheet.routes = [Route(route: "detail", size: "fullScreen")]
    sheet.default = "compact"
    return sheet
  }
}

extension Animations {
  static var changed: Animations {
    var animations = Animations()
    animations.appearing = .spring(
      Spring(.physical(mass: 2, stiffness: 300, damping: 20), initialVelocity: -1))
    animations.disappearing = Animation.none
    animations.moving = .curve(
      .cubicBezier(x1: 0.2, y1: -0.5, x2: 0, y2: 1.25), duration: 0.35)
    return animations
  }
}

extension DetentPolicy {
  static var changed: DetentPolicy {
    var policy = DetentPolicy(detent: .fullscreen)
    policy.horizontalSizeClass = .regular
    policy.verticalSizeClass = .compact
    policy.outsideTouches = .pass
    policy.contentTouches = .expand
    policy.swipeMode = .top
    policy.scrollExpansion = .contentFirst
    policy.keyboard = .resize
    policy.limitToContent = true
    policy.dimming = 0.25
    policy.cornerRadius = 24
    policy.backgroundBlurRadius = 18
    policy.hapticFeedback = .rigid
    return policy
  }
}

extension Behavior {
  static var changed: Behavior {
    var behavior = Behavior()
    behavior.presentation = .modal
    behavior.heightMode = .specific(
      values: [
        .points(200.5), .fraction(1.0 / 3), .childRatio(0.55), .fitContent, .fullscreen,
        .custom("peek"),
      ],
      heightLimit: .statusBar)
    behavior.edge = .trailing
    behavior.stacking = .replaceAll
    behavior.adaptation.regularWidthEdge = .left
    behavior.adaptation.compactWidthFormSheet = .fullScreen
    behavior.adaptation.compactHeightCard = .fullHeight
    behavior.initialDetent = .fraction(0.07)
    behavior.swipeMode = .top
    behavior.allowsSwipeToDismiss = false
    behavior.canTouchDimmingBackgroundToDismiss = false
    behavior.forwardEventsToRearController = true
    behavior.heightPercentageThresholdToDismiss = 0.3
    behavior.velocityThresholdToDismiss = 0
    behavior.velocityThresholdToOpenAtMaxHeight = 1200
    behavior.releaseRule = .sequential
    behavior.dismissFrom = .projected
    behavior.interruptibleBy = [.drag, .program]
    behavior.scrollExpansion = .never
    behavior.heightReference = .safeArea
    behavior.largestUndimmedDetent = .fraction(0.5)
    behavior.hapticFeedback = .selection
    behavior.contentTouches = .block
    behavior.keyboard = .lift
    behavior.detentPolicies = [.changed]
    behavior.elasticity = .rubberBand(coefficient: 0.55, limit: 40)
    behavior.updateHeightOnContentSizeCategoryChange = false
    behavior.percentThresholdToDismiss = 0.45
    behavior.completionSpeed = 1.5
    behavior.completionCurve = .easeOut
    behavior.allowInteractiveDismissal = false
    behavior.dismissHandle = .changed
    behavior.initialTransitionFrame = Rect(x: -1, y: 2, width: 3, height: 4)
    behavior.useSystemPresentationOniOS13 = true
    behavior.formSheet = .changed
    behavior.animations = .changed
    return behavior
  }
}
