import SheetEngine
import SheetModel
import SheetPresets
import ThemeTraces

/// A random play: inputs of every kind at random times, the same for the same seed.
struct RandomPlay {
  private var generator: Seeded
  private var time = 0.0
  private var environment: SheetEnvironment
  /// The presets of this play: shipped ones and some made up.
  private let presets: [Preset]
  /// Whether the host is out of its mind: numbers that are none, times that run backwards.
  private let isBroken: Bool
  /// Whether there are six presentations on one another again and again.
  private let isStack: Bool
  /// What they are, if so: none of them takes another's place.
  private let stack: [Preset]
  /// What is to come next.
  private var queue: [SheetInput] = []
  /// The engine as the inputs so far have it, so that a finger finds what is there.
  private var engine: SheetEngine
  /// How many inputs have had a name.
  private var names = 0

  init(seed: UInt64, isBroken: Bool = false) {
    var generator = Seeded(seed)
    presets =
      ShippedPresets.all + (0..<8).map { Preset.random(name: "random-\($0)", using: &generator) }
    var presets = presets
    stack = Self.ids.map { id in
      var preset = presets.randomElement(using: &generator) ?? Preset(name: "none")
      presets.removeAll { $0.name == preset.name }
      preset.name = "stack-\(id)"
      preset.behavior.stacking = .push
      return preset
    }
    self.generator = generator
    self.isBroken = isBroken
    isStack = seed.isMultiple(of: 2)
    environment = SheetEnvironment(container: Size(width: 390, height: 844))
    environment.safeArea = SheetEnvironment.Insets(top: 47, bottom: 34)
    environment.contentHeight = 320
    engine = SheetEngine(environment: environment)
  }

  /// The trace of the next inputs.
  mutating func trace(of count: Int) -> Trace {
    var trace = Trace()
    trace.environment = environment
    if isStack {
      pile()
      while let input = queue.popLast() { trace.inputs.append(TimedInput(input, at: 0)) }
      for timed in trace.inputs { _ = engine.step(timed.input, at: timed.time) }
    }
    while trace.inputs.count < count {
      let timed = next()
      _ = engine.step(timed.input, at: timed.time)
      trace.inputs.append(timed)
    }
    trace.until = time + 5
    return trace
  }

  private static let ids = ["a", "b", "c", "d", "e", "f"]

  /// Presents all six, or those of them that are not there.
  private mutating func pile() {
    queue = zip(Self.ids, stack).map { .present(id: $0, preset: $1) }.reversed()
  }

  /// The next input; the engine is there already.
  private mutating func next() -> TimedInput {
    if isStack, queue.isEmpty, chance(0.03) { pile() }
    if let input = queue.popLast() {
      if case .present = input {} else { time += 1.0 / 60 }
      return TimedInput(input, at: time)
    }
    time += chance(0.01) ? 60 : Self.pauses.randomElement(using: &generator) ?? 0
    _ = engine.advance(to: time)
    if isBroken, chance(0.01) {
      let nonsense: [Double] = [.nan, .infinity, -1, 0]
      return TimedInput(input(), at: nonsense.randomElement(using: &generator) ?? 0)
    }
    return TimedInput(named(input()), at: time)
  }

  /// Every third input is a command with a name of its own.
  private mutating func named(_ input: SheetInput) -> SheetInput {
    guard chance(0.3) else { return input }
    names += 1
    return .command("command-\(names)", input)
  }

  private static let pauses = [
    0, 0, 0, 0, 1e-9, 0.004, 0.004, 1.0 / 120, 1.0 / 120, 1.0 / 60, 1.0 / 60, 1.0 / 60, 1.0 / 60,
    1.0 / 60, 0.05, 0.05, 0.1, 0.1, 0.3, 0.31, 0.5, 0.7, 2,
  ]

  private mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < part
  }

  private mutating func id() -> String {
    // Without a stack the first two are there more often, so that most commands find somebody.
    let ids = !isStack && chance(0.5) ? Self.ids.prefix(2) : Self.ids[...]
    return ids.randomElement(using: &generator) ?? "a"
  }

  private mutating func preset() -> Preset {
    presets.randomElement(using: &generator) ?? Preset(name: "none")
  }

  /// A number as they come, or as they must not.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    guard chance(0.02) else { return Double.random(in: range, using: &generator) }
    let odd: [Double] =
      isBroken
      ? [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300] : [0, 1e9, -1e9, 1e-9]
    return odd.randomElement(using: &generator) ?? 0
  }

  /// A point anywhere, or on a part of the frontmost presentation that a finger reaches.
  private mutating func point() -> Point {
    let anywhere = Point(x: number(-20...420), y: number(-50...900))
    guard chance(0.5) else { return anywhere }
    let frame = engine.frame(at: engine.time)
    guard let front = frame.presentations.last(where: { $0.isUserInteractionEnabled }) else {
      return anywhere
    }
    var parts = [front.rect, front.grabberZone, front.grabberZone]
    if let handle = front.handle { parts.append(handle.touchArea) }
    if let bar = front.navigationBar { parts.append(bar) }
    let part = parts.randomElement(using: &generator) ?? front.rect
    let (across, down) = (number(0.1...0.9), number(0.1...0.9))
    return Point(x: part.x + part.width * across, y: part.y + part.height * down)
  }

  private mutating func velocity() -> Point? {
    chance(0.3) ? nil : Point(x: number(-500...500), y: number(-4000...4000))
  }

  private mutating func way() -> Point {
    Point(x: number(-200...200), y: number(-900...900))
  }

  private mutating func input() -> SheetInput {
    switch Int.random(in: 0..<40, using: &generator) {
    case 0, 1, 2: return .present(id: id(), preset: preset())
    case 3: return chance(0.5) ? .dismiss(id: id()) : .attemptToDismiss(id: id())
    case 4: return chance(0.2) ? .dismissAll : .escape
    case 5: return chance(0.3) ? .replace(id: id(), with: id(), preset: preset()) : .escape
    case 6: return .grow(id: id())
    case 7: return .reduce(id: id())
    case 8: return .moveToHeight(id: id(), height: number(0...900))
    case 9:
      let detents = [
        "200", "50%", "fitContent", "fullscreen", "unknown", "10", "childRatio 50%",
        "custom unknown", "formSheet", "fullScreen", "snug",
      ]
      return .moveToDetent(id: id(), detent: detents.randomElement(using: &generator) ?? "")
    case 10: return .increment(id: id())
    case 11: return .decrement(id: id())
    case 12, 13: return .panBegan(point())
    case 14, 15, 16: return .panChanged(translation: way())
    case 17: return .panEnded(translation: chance(0.5) ? way() : nil, velocity: velocity())
    case 18: return .panCancelled
    case 19, 32, 33, 34: return .tap(chance(0.3) ? Point(x: 195, y: 30) : point())
    case 20:
      let region = Rect(x: number(0...200), y: number(0...200), width: 200, height: number(0...900))
      return .scroll(
        id: id(),
        ScrollPosition(
          distanceToEdge: number(0...500), distanceToEnd: chance(0.5) ? nil : number(0...500),
          region: chance(0.7) ? nil : region))
    case 21, 35:
      let reason = chance(0.4) ? nil : DismissReason.allCases.randomElement(using: &generator)
      return .answer(id: id(), shouldDismiss: answer(), reason: reason ?? nil)
    case 22: return chance(0.2) ? .hostRemoved(id: id()) : .pop(id: id())
    case 23: return route()
    case 24, 25: return .environment(changedEnvironment())
    case 36, 37: return flick()
    case 38, 39: return question()
    case 26: return .pull(id: id(), preset: preset(), at: point())
    case 27: return .navigationBar(id: id(), isVisible: chance(0.5))
    case 28: return .touchBegan(finger: Int.random(in: 0...1, using: &generator), at: point())
    case 29: return .touchMoved(finger: Int.random(in: 0...1, using: &generator), to: point())
    case 30:
      let finger = Int.random(in: 0...1, using: &generator)
      return chance(0.7)
        ? .touchEnded(finger: finger, at: point()) : .touchCancelled(finger: finger)
    default:
      return .content(id: id(), height: chance(0.3) ? nil : number(0...900))
    }
  }

  /// A host that answers for the frontmost presentation, with an attempt to dismiss it to follow.
  private mutating func question() -> SheetInput {
    guard let front = engine.presentedIDs.last else { return .present(id: id(), preset: preset()) }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: queue = [.escape]
    case 1: queue = [.attemptToDismiss(id: front)]
    case 2: queue = [.tap(Point(x: 195, y: 30))]
    case 3: queue = [.tap(point())]
    default:
      let began = flick()
      queue.append(began)
    }
    return .answer(id: front, shouldDismiss: chance(0.7) ? .pending : .deny)
  }

  /// A whole drag, mostly downwards: its beginning, with the rest to follow.
  private mutating func flick() -> SheetInput {
    let way = Point(x: number(-20...20), y: number(-200...700))
    let speed = Point(x: 0, y: number(-1000...3000))
    queue = [
      .panEnded(velocity: chance(0.5) ? nil : speed), .panChanged(translation: way),
      .panChanged(translation: Point(x: way.x / 2, y: way.y / 2)),
    ]
    return .panBegan(point())
  }

  /// Something about the screens of a form sheet.
  private mutating func route() -> SheetInput {
    let routes = ["detail", "full", "unknown"]
    let route = routes.randomElement(using: &generator) ?? ""
    switch Int.random(in: 0..<4, using: &generator) {
    case 0, 1: return .push(id: id(), route: route)
    case 2: return .replaceTop(id: id(), route: route)
    default:
      let size = ["fullScreen", "formSheet", "snug", "unknown"].randomElement(using: &generator)
      return .resizingPolicy(
        id: id(),
        ResizingPolicy(
          routes: [FormSheet.Route(route: route, size: size ?? "")], default: "formSheet"))
    }
  }

  private mutating func answer() -> DismissAnswer {
    chance(0.4) ? .allow : DismissAnswer.allCases.randomElement(using: &generator) ?? .allow
  }

  private mutating func changedEnvironment() -> SheetEnvironment {
    var next = environment
    switch Int.random(in: 0..<18, using: &generator) {
    case 12: next.measuredContentHeight = chance(0.3) ? nil : number(0...900)
    case 14: next.displayCornerRadius = number(0...60)
    case 15:
      next.custom = chance(0.3) ? [] : [.init(name: "unknown", height: number(-100...900))]
    case 16:
      next.safeArea = .init(
        top: number(0...60), left: number(0...60), bottom: number(0...60), right: number(0...60))
    case 17:
      next.layoutDirection = .leftToRight
      next.userInterfaceStyle = .light
      next.textSizeCategory = .small
      next.orientation = chance(0.5) ? nil : .landscape
    case 13:
      let classes: [SizeClass?] = [nil, .compact, .regular]
      next.horizontalSizeClass = classes.randomElement(using: &generator) ?? nil
      next.verticalSizeClass = classes.randomElement(using: &generator) ?? nil
    case 0: next.container = Size(width: 844, height: 390)
    case 1: next.container = Size(width: 390, height: 844)
    case 2: next.container = Size(width: number(0...1400), height: number(0...1400))
    case 3: next.safeArea = .init(top: number(0...100), bottom: number(0...50))
    case 4: next.navigationBarBottom = chance(0.5) ? nil : number(0...200)
    case 5, 6: next.contentHeight = chance(0.2) ? nil : number(0...1200)
    case 7: next.keyboardHeight = chance(0.5) ? 0 : number(0...500)
    case 8: next.reduceMotion.toggle()
    case 9: next.textSizeCategory = .accessibilityLarge
    case 10: next.userInterfaceStyle = .dark
    case 11: next.layoutDirection = .rightToLeft
    default: next.sheetNavigationBarHeight = chance(0.5) ? 0 : number(0...100)
    }
    // The host forgets nonsense, so that not everything after it is nonsense too.
    if next.hasContainer { environment = next }
    return next
  }
}
