import SheetModel
import Testing

@testable import SheetEngine

/// A form sheet changes its size with its screens: rules RF-1 to RF-13.
@Suite struct `Form sheets` {
  /// A tablet of the reference values: 820 × 1180 with a bar of 50.
  static let tablet = SheetEnvironment(container: Size(width: 820, height: 1180)).with {
    $0.sheetNavigationBarHeight = 50
    $0.horizontalSizeClass = .regular
  }

  static func formSheet(_ change: (inout FormSheet) -> Void = { _ in }) -> Behavior {
    var behavior = Behavior()
    behavior.presentation = .formSheet
    behavior.formSheet.routes = [FormSheet.Route(route: "detail", size: "fullScreen")]
    change(&behavior.formSheet)
    return behavior
  }

  static func stage(
    in environment: SheetEnvironment = tablet, _ change: (inout FormSheet) -> Void = { _ in }
  ) -> Stage {
    .resting(formSheet(change), in: environment)
  }

  /// A stage on which something was just asked for.
  static func stage(after input: SheetInput) -> Stage {
    var stage = stage()
    stage.forget()
    stage.step(input)
    return stage
  }

  static func size(_ stage: Stage) -> Size {
    Size(width: stage.front.width, height: stage.front.height)
  }

  @Test func `it goes to full screen and back by route`() {
    var stage = Self.stage()
    #expect(Self.size(stage) == Size(width: 540, height: 570))
    #expect(stage.front.detent == "formSheet")
    stage.forget()
    stage.step(.push(id: "sheet", route: "detail"))
    #expect(stage.front.phase == .moving)
    stage.pass(0.5)
    #expect(Self.size(stage) == Size(width: 820, height: 1130))
    #expect(stage.front.cornerRadius == 0)
    #expect(stage.front.bottom == 0)
    #expect(stage.kinds == [.willChangeDetent("fullScreen"), .didChangeDetent("fullScreen")])
    stage.step(.pop(id: "sheet"))
    stage.pass(0.5)
    #expect(Self.size(stage) == Size(width: 540, height: 570))
    #expect(stage.front.cornerRadius == 12)
    #expect(stage.front.detent == "formSheet")
  }

  @Test(arguments: [
    SheetInput.push(id: "sheet", route: "unknown"), .replaceTop(id: "sheet", route: "unknown"),
    .pop(id: "sheet"), .moveToDetent(id: "sheet", detent: "formSheet"),
    .resizingPolicy(id: "sheet", ResizingPolicy(routes: [], default: "formSheet")),
  ])
  func `the same size again is nothing`(input: SheetInput) {
    let stage = Self.stage(after: input)
    #expect(stage.front.phase == .resting)
    #expect(stage.told.isEmpty)
  }

  @Test func `the size is that of the top screen`() {
    var stage = Self.stage()
    stage.step(.push(id: "sheet", route: "plain"))
    stage.step(.push(id: "sheet", route: "detail"))
    stage.pass(1)
    #expect(stage.front.detent == "fullScreen")
    stage.step(.replaceTop(id: "sheet", route: "plain"))
    stage.pass(1)
    #expect(stage.front.detent == "formSheet")
    stage.step(.pop(id: "sheet"))
    stage.step(.pop(id: "sheet"))
    stage.step(.pop(id: "sheet"))
    #expect(stage.front.phase == .resting)
    stage.step(.replaceTop(id: "sheet", route: "detail"))
    stage.pass(1)
    #expect(stage.front.detent == "fullScreen", "the first screen has another route")
    stage.step(.push(id: "sheet", route: "plain"))
    stage.step(.pop(id: "sheet"))
    #expect(stage.front.detent == "fullScreen")
  }

  @Test func `size and corners change in one animation`() {
    var stage = Self.stage()
    stage.step(.push(id: "sheet", route: "detail"))
    stage.pass(0.25)
    // cubic-bezier(0.42, 0, 1, 1) at half its time.
    let part = 0.3153568125
    #expect(near(stage.front.width, 540 + 280 * part))
    #expect(near(stage.front.height, 570 + 560 * part))
    #expect(near(stage.front.cornerRadius, 12 - 12 * part))
    #expect(near(stage.front.x, (820 - stage.front.width) / 2))
    #expect(near(stage.front.y, 330 - 280 * part))
    #expect(stage.front.velocity < 0)
  }

  @Test func `another size on the way keeps place and speed`() {
    var stage = Self.stage()
    stage.forget()
    stage.step(.push(id: "sheet", route: "detail"))
    stage.pass(0.25)
    let (before, velocity) = (stage.front.rect, stage.front.velocity)
    stage.step(.pop(id: "sheet"))
    #expect(stage.front.rect == before)
    #expect(near(stage.front.velocity, velocity))
    stage.pass(1)
    #expect(Self.size(stage) == Size(width: 540, height: 570))
    #expect(
      stage.kinds == [
        .willChangeDetent("fullScreen"), .willChangeDetent("formSheet"),
        .didChangeDetent("formSheet"),
      ])
  }

  @Test func `a turned container is filled, and a round trip gives the same numbers`() {
    var stage = Self.stage()
    let plain = stage.front.rect
    stage.step(.push(id: "sheet", route: "detail"))
    stage.pass(1)
    let full = stage.front.rect
    let turned = Self.tablet.with { $0.container = Size(width: 1180, height: 820) }
    stage.step(.environment(turned))
    #expect(Self.size(stage) == Size(width: 1180, height: 770))
    #expect(stage.front.phase == .resting)
    stage.step(.environment(Self.tablet))
    #expect(stage.front.rect == full)
    stage.step(.pop(id: "sheet"))
    stage.pass(1)
    #expect(stage.front.rect == plain)
  }

  @Test func `a container that is turned on the way changes the target`() {
    var stage = Self.stage()
    stage.step(.push(id: "sheet", route: "detail"))
    stage.pass(0.25)
    stage.step(.environment(Self.tablet.with { $0.container = Size(width: 1180, height: 820) }))
    stage.pass(1)
    #expect(stage.front.rect == Rect(x: 0, y: 50, width: 1180, height: 770))
  }

  @Test func `the keyboard raises it, at most to the status bar`() {
    let wide = SheetEnvironment(container: Size(width: 1024, height: 1366)).with {
      $0.safeArea = SheetEnvironment.Insets(top: 24, bottom: 20)
    }
    var stage = Self.stage(in: wide)
    #expect(stage.front.rect == Rect(x: 242, y: 373, width: 540, height: 620))
    stage.step(.environment(wide.with { $0.keyboardHeight = 398 }))
    #expect(stage.front.y == 373)
    // mullvad/mullvadvpn-app#2706: what is covered is that of the place it goes to.
    #expect(stage.front.coveredHeight == 0)
    stage.pass(1)
    #expect(stage.front.rect == Rect(x: 242, y: 348, width: 540, height: 620))
    stage.step(.environment(wide.with { $0.keyboardHeight = 1000 }))
    #expect(stage.front.coveredHeight == 24 + 620 - 366)
    stage.pass(1)
    #expect(stage.front.rect == Rect(x: 242, y: 24, width: 540, height: 620))
    #expect(stage.front.coveredHeight == 278)
    stage.step(.environment(wide))
    stage.pass(1)
    #expect(stage.front.rect == Rect(x: 242, y: 373, width: 540, height: 620))
  }

  @Test func `bar and size in either order give the same`() {
    let hidden = Self.tablet.with { $0.sheetNavigationBarHeight = 0 }
    var first = Self.stage()
    first.step(.environment(hidden))
    first.step(.push(id: "sheet", route: "detail"))
    first.pass(1)
    var second = Self.stage()
    second.step(.push(id: "sheet", route: "detail"))
    second.step(.environment(hidden))
    second.pass(1)
    #expect(first.front.rect == second.front.rect)
    #expect(first.front.rect == Rect(x: 0, y: 0, width: 820, height: 1180))
    #expect(first.front.navigationBar == nil)
    second.step(.environment(Self.tablet))
    second.pass(1)
    second.step(.pop(id: "sheet"))
    second.pass(1)
    #expect(Self.size(second) == Size(width: 540, height: 570))
  }

  @Test func `the navigation bar stands on it and covers the status bar's place`() {
    let notched = Self.tablet.with { $0.safeArea = SheetEnvironment.Insets(top: 24, bottom: 20) }
    var stage = Self.stage(in: notched)
    #expect(stage.front.navigationBar == Rect(x: 140, y: 280, width: 540, height: 50))
    #expect(stage.front.contentInset == 0)
    #expect(!stage.front.prefersStatusBarHidden)
    stage.step(.push(id: "sheet", route: "detail"))
    stage.pass(1)
    #expect(stage.front.navigationBar == Rect(x: 0, y: 0, width: 820, height: 74))
    #expect(stage.front.height == 1130)
    #expect(stage.front.contentInset == 24)
    #expect(stage.front.prefersStatusBarHidden)
    stage.step(.dismiss(id: "sheet"))
    #expect(!stage.front.prefersStatusBarHidden)
  }

  @Test func `a touch on the navigation bar is not beside the sheet`() {
    let stage = Self.stage()
    #expect(stage.engine.hitTest(Point(x: 410, y: 290)) == .sheet(id: "sheet", .content))
    #expect(stage.engine.hitTest(Point(x: 410, y: 270)) == .outside(id: "sheet", .dismiss))
  }

  @Test(arguments: [
    (FormSheetSize.sized(width: .fraction(0.5), height: .fraction(0.5)), 410.0, 540.0),
    (.sized(width: .points(600), height: .fitContent), 600, 320),
    (.sized(width: .points(5000), height: .points(5000)), 820, 1130),
    (.sized(width: .points(0), height: .points(0)), 44, 1),
    (.sized(width: .points(.nan), height: .points(.nan)), 820, 1130),
    (.sized(width: .points(500), height: .custom("tall")), 500, 750),
    (.sized(width: .points(500), height: .childRatio(0.5)), 500, 135),
    (.fullScreen, 820, 1130),
  ])
  func `a size is points, fractions or the content's`(
    size: FormSheetSize, width: Double, height: Double
  ) {
    let environment = Self.tablet.with {
      $0.contentHeight = 320
      $0.custom = [SheetEnvironment.NamedHeight(name: "tall", height: 800)]
    }
    let stage = Self.stage(in: environment) {
      $0.sizes.append(FormSheet.NamedSize(name: "own", size: size))
      $0.default = "own"
    }
    #expect(stage.front.detent == "own")
    #expect(Self.size(stage) == Size(width: width, height: height))
  }

  @Test func `a content that grows takes the sheet along`() {
    var stage = Self.stage {
      $0.sizes = [
        FormSheet.NamedSize(name: "snug", size: .sized(width: .points(500), height: .fitContent))
      ]
      $0.default = "snug"
    }
    stage.forget()
    stage.step(.content(id: "sheet", height: 400))
    #expect(stage.front.phase == .moving)
    stage.pass(1)
    #expect(stage.front.height == 400)
    #expect(stage.told.isEmpty)
  }

  @Test func `the host's own policy takes the place of the preset's`() {
    var stage = Self.stage()
    stage.step(.push(id: "sheet", route: "detail"))
    stage.pass(1)
    stage.step(.resizingPolicy(id: "sheet", ResizingPolicy(routes: [], default: "formSheet")))
    stage.pass(1)
    #expect(stage.front.detent == "formSheet")
    stage.step(.resizingPolicy(id: "sheet", ResizingPolicy(Self.formSheet().formSheet)))
    stage.pass(1)
    #expect(stage.front.detent == "fullScreen")
  }

  @Test func `the host may ask for a size by name, until the screens change`() {
    var stage = Self.stage()
    stage.step(.moveToDetent(id: "sheet", detent: "fullScreen"))
    stage.pass(1)
    #expect(stage.front.detent == "fullScreen")
    stage.step(.command("wrong", .moveToDetent(id: "sheet", detent: "unknown")))
    #expect(stage.told.last?.kind == .commandDidEnd(command: "wrong", .refused))
    stage.step(.push(id: "sheet", route: "plain"))
    stage.pass(1)
    #expect(stage.front.detent == "formSheet")
  }

  @Test func `a command about its screens ends when the size is reached`() {
    var stage = Self.stage()
    stage.forget()
    stage.step(.command("open", .push(id: "sheet", route: "detail")))
    stage.pass(0.4)
    stage.step(.command("back", .pop(id: "sheet")))
    #expect(stage.kinds.contains(.commandDidEnd(command: "open", .superseded)))
    stage.pass(1)
    #expect(stage.told.last?.kind == .commandDidEnd(command: "back", .done))
  }

  @Test func `a size before it is seen needs no motion`() {
    var stage = Stage(Self.tablet)
    stage.present(Self.formSheet())
    stage.step(.push(id: "sheet", route: "detail"))
    #expect(stage.front.cornerRadius == 0)
    #expect(stage.front.width == 820)
    stage.pass(2)
    #expect(stage.kinds == [.willPresent, .didPresent])
    #expect(stage.front.detent == "fullScreen")
  }

  @Test func `a size before it is seen is told of where another one was`() {
    var stage = Stage(Self.tablet)
    stage.present(Behavior.heights())
    stage.present(Self.formSheet { $0.default = "fullScreen" })
    let policy = ResizingPolicy(routes: [], default: "formSheet")
    stage.step(.resizingPolicy(id: "sheet", policy))
    stage.pass(2)
    let changes = stage.kinds.filter { $0 != .willPresent && $0 != .didPresent }
    #expect(
      changes == [
        .willChangeDetent("fullScreen"), .willChangeDetent("formSheet"),
        .didChangeDetent("formSheet"),
      ])
  }

  @Test func `a size while it comes is reached on the way`() {
    var stage = Stage(Self.tablet)
    stage.present(Self.formSheet())
    stage.pass(0.2)
    stage.step(.push(id: "sheet", route: "detail"))
    #expect(stage.front.phase == .presenting)
    stage.pass(2)
    #expect(Self.size(stage) == Size(width: 820, height: 1130))
    #expect(
      stage.kinds == [
        .willPresent, .willChangeDetent("fullScreen"), .didPresent, .didChangeDetent("fullScreen"),
      ])
  }

  @Test func `under a finger a size waits`() {
    var stage = Self.stage()
    stage.hold(100)
    #expect(stage.front.y == 430, "it follows the finger")
    stage.step(.command("open", .push(id: "sheet", route: "detail")))
    stage.pass(0.3)
    #expect(stage.front.width == 540)
    stage.forget()
    stage.step(.panEnded(velocity: .zero))
    stage.pass(1)
    #expect(stage.front.rect == Rect(x: 0, y: 50, width: 820, height: 1130))
    #expect(stage.kinds.last == .commandDidEnd(command: "open", .done))
  }

  @Test func `a finger on its way does not supersede a size, and another size does`() {
    var stage = Self.stage()
    stage.step(.command("open", .push(id: "sheet", route: "detail")))
    stage.pass(0.1)
    stage.hold(10)
    stage.step(.panCancelled)
    stage.pass(1)
    #expect(stage.told.last?.kind == .commandDidEnd(command: "open", .done))
    stage.hold(10)
    stage.step(.command("back", .pop(id: "sheet")))
    stage.step(.push(id: "sheet", route: "detail"))
    #expect(stage.told.last?.kind == .commandDidEnd(command: "back", .superseded))
  }

  @Test func `it comes from below the container with its bar`() {
    var stage = Stage(Self.tablet)
    stage.present(Self.formSheet())
    #expect(stage.front.y == 1230)
    #expect(stage.front.navigationBar?.y == 1180)
    stage.pass(2)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.495)
    #expect(stage.front.y > 1228)
  }

  @Test func `one that leaves keeps its way, however long its size takes`() {
    var stage = Self.stage()
    stage.step(.push(id: "sheet", route: "detail"))
    stage.pass(0.2)
    stage.step(.dismiss(id: "sheet"))
    stage.pass(0.6)
    #expect(stage.isEmpty)
    #expect(stage.kinds.last == .didDismiss(.program))
  }

  @Test func `screens of other presentations are remembered`() {
    var stage = Stage(Self.tablet)
    stage.present(Behavior.fitContent())
    stage.pass(2)
    stage.forget()
    stage.step(.push(id: "sheet", route: "detail"))
    #expect(stage.told.isEmpty)
    stage.present(Self.formSheet())
    stage.pass(2)
    #expect(stage.front.detent == "fullScreen")
    stage.step(.push(id: "other", route: "detail"))
    #expect(stage.told.last?.kind == .notPresented)
  }

  @Test func `with reduced motion the size changes shortly`() {
    var stage = Self.stage(in: Self.tablet.with { $0.reduceMotion = true })
    stage.step(.push(id: "sheet", route: "detail"))
    #expect(stage.front.phase == .moving)
    stage.pass(0.3)
    #expect(stage.front.phase == .resting)
    #expect(stage.front.width == 820)
  }
}
