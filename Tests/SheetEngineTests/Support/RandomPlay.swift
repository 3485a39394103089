import SheetModel
import SheetPresets

@testable import SheetEngine

/// A random play: inputs of every kind at random times, the same for the same seed.
struct RandomPlay {
  /// One input and when it comes.
  struct Step {
    var time: Double
    var input: SheetInput
  }

  var generator: Seeded
  var time = 0.0
  var environment: SheetEnvironment
  /// The presets of this play: shipped ones and some made up, by name.
  let presets: [Preset]
  /// Whether inputs that a trace cannot say may come too.
  let goesBeyondTraces: Bool

  init(seed: UInt64, goesBeyondTraces: Bool = false) {
    var generator = Seeded(seed)
    presets =
      ShippedPresets.all + (0..<8).map { Preset.random(name: "random-\($0)", using: &generator) }
    self.generator = generator
    self.goesBeyondTraces = goesBeyondTraces
    environment = .phone
  }

  static let ids = ["a", "b", "c", "d", "e", "f"]

  mutating func next() -> Step {
    time += chance(0.01) ? 60 : Self.pauses.randomElement(using: &generator) ?? 0
    if goesBeyondTraces, chance(0.01) {
      return Step(
        time: [.nan, .infinity, -1, 0].randomElement(using: &generator) ?? 0, input: input())
    }
    return Step(time: time, input: named(input()))
  }

  private var names = 0

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
    // The first two are there more often, so that most commands find somebody.
    let ids = chance(0.5) ? Self.ids.prefix(2) : Self.ids[...]
    return ids.randomElement(using: &generator) ?? "a"
  }

  private mutating func preset() -> Preset {
    presets.randomElement(using: &generator) ?? Preset(name: "none")
  }

  /// A number as they come, or as they must not.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    guard chance(0.02) else { return Double.random(in: range, using: &generator) }
    let odd: [Double] =
      goesBeyondTraces
      ? [.nan, .infinity, -.infinity, 1e300, -1e300, 0, 1e-300] : [0, 1e9, -1e9, 1e-9]
    return odd.randomElement(using: &generator) ?? 0
  }

  private mutating func point() -> Point {
    Point(x: number(-20...420), y: number(-50...900))
  }

  private mutating func velocity() -> Point? {
    chance(0.3) ? nil : Point(x: number(-500...500), y: number(-4000...4000))
  }

  private mutating func way() -> Point {
    Point(x: number(-200...200), y: number(-900...900))
  }

  private mutating func input() -> SheetInput {
    let kinds = goesBeyondTraces ? 30 : 26
    switch Int.random(in: 0..<kinds, using: &generator) {
    case 0, 1, 2: return .present(id: id(), preset: preset())
    case 3: return .dismiss(id: id())
    case 4: return chance(0.2) ? .dismissAll : .escape
    case 5: return chance(0.3) ? .replace(id: id(), with: id(), preset: preset()) : .escape
    case 6: return .grow(id: id())
    case 7: return .reduce(id: id())
    case 8: return .moveToHeight(id: id(), height: number(0...900))
    case 9:
      let detents = ["200", "50%", "fitContent", "fullscreen", "unknown"]
      return .moveToDetent(id: id(), detent: detents.randomElement(using: &generator) ?? "")
    case 10: return .increment(id: id())
    case 11: return .decrement(id: id())
    case 12, 13: return .panBegan(point())
    case 14, 15, 16: return .panChanged(translation: way())
    case 17: return .panEnded(translation: chance(0.5) ? way() : nil, velocity: velocity())
    case 18: return .panCancelled
    case 19: return .tap(point())
    case 20:
      return .scroll(id: id(), ScrollPosition(distanceToEdge: number(0...500)))
    case 21: return .answer(id: id(), shouldDismiss: answer())
    case 22: return chance(0.2) ? .hostRemoved(id: id()) : .pop(id: id())
    case 23: return .push(id: id(), route: chance(0.5) ? "detail" : "unknown")
    case 24, 25: return .environment(changedEnvironment())
    case 26: return .touchBegan(finger: Int.random(in: 0...1, using: &generator), at: point())
    case 27: return .touchMoved(finger: Int.random(in: 0...1, using: &generator), to: point())
    case 28:
      let finger = Int.random(in: 0...1, using: &generator)
      return chance(0.7)
        ? .touchEnded(finger: finger, at: point()) : .touchCancelled(finger: finger)
    default:
      return .content(id: id(), height: chance(0.3) ? nil : number(0...900))
    }
  }

  private mutating func answer() -> DismissAnswer {
    chance(0.6) ? .allow : DismissAnswer.allCases.randomElement(using: &generator) ?? .allow
  }

  private mutating func changedEnvironment() -> SheetEnvironment {
    var next = environment
    switch Int.random(in: 0..<12, using: &generator) {
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
    default: next.layoutDirection = .rightToLeft
    }
    // The host forgets nonsense, so that not everything after it is nonsense too.
    if next.hasContainer { environment = next }
    return next
  }
}

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
    preset.theme.leadingMargin = Bool.random(using: &generator) ? 0 : 200
    preset.theme.grabber?.canTouchToDismiss = Bool.random(using: &generator)
    preset.theme.grabber?.background.isTranslucent = Bool.random(using: &generator)
    preset.theme.dimmingFollowsPosition = Bool.random(using: &generator)
    return preset
  }
}
