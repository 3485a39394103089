import SheetModel
import Testing

@testable import SheetEngine

/// An engine on which a test plays a scene: it keeps the time and what was told, and checks the
/// invariants after every step.
struct Stage {
  var engine: SheetEngine
  /// Everything that was told, without the places of the top edge.
  var told: [SheetEvent] = []
  /// The places of the top edge that were told.
  var places: [SheetEvent] = []
  var time: Double { engine.time }

  init(_ environment: SheetEnvironment = .phone, elasticities: [ElasticityFunction] = []) {
    engine = SheetEngine(environment: environment, elasticityFunctions: elasticities)
  }

  /// Steps now.
  mutating func step(_ input: SheetInput, at time: Double? = nil) {
    take(engine.step(input, at: time ?? engine.time))
  }

  /// Lets seconds pass, with 120 frames each.
  mutating func pass(_ seconds: Double) {
    let start = engine.time
    let frames = Int(seconds * 120)
    for frame in 0..<max(frames, 0) { take(engine.advance(to: start + Double(frame + 1) / 120)) }
    take(engine.advance(to: start + seconds))
  }

  /// Lets seconds pass in one step.
  mutating func skip(_ seconds: Double) {
    take(engine.advance(to: engine.time + seconds))
  }

  /// Presents a sheet and waits until it rests.
  static func resting(
    _ behavior: Behavior = Behavior(), theme: Theme = Theme(),
    in environment: SheetEnvironment = .phone
  ) -> Stage {
    var stage = Stage(environment)
    stage.present(behavior, theme: theme)
    stage.pass(3)
    return stage
  }

  mutating func present(
    _ behavior: Behavior = Behavior(), theme: Theme = Theme(), as id: String = "sheet"
  ) {
    step(.present(id: id, preset: Preset(name: "test", theme: theme, behavior: behavior)))
  }

  /// Drags by a translation in one go and lets go with a velocity.
  mutating func drag(_ translation: Double, velocity: Double = 0) {
    hold(translation)
    step(.panEnded(velocity: Point(x: 0, y: velocity)))
  }

  /// Takes hold of the frontmost sheet's grabber and moves the finger.
  mutating func hold(_ translation: Double) {
    let sheet = front
    step(.panBegan(Point(x: sheet.x + sheet.width / 2, y: sheet.y + 5)))
    move(translation)
  }

  mutating func move(_ translation: Double) {
    step(.panChanged(translation: Point(x: 0, y: translation)))
  }

  private mutating func take(_ events: [SheetEvent]) {
    for event in events {
      if case .positionDidChange = event.kind { places.append(event) } else { told.append(event) }
    }
    if let broken = engine.brokenInvariant() { Issue.record("at \(engine.time): \(broken)") }
  }

  /// The frame now.
  var frame: SheetFrame { engine.frame(at: engine.time) }

  /// The frontmost presentation now.
  var front: PresentationFrame {
    guard let last = frame.presentations.last else {
      Issue.record("nothing is presented")
      return SheetEngine.blank
    }
    return last
  }

  var isEmpty: Bool { frame.presentations.isEmpty }

  /// The kinds of what was told, in order.
  var kinds: [SheetEvent.Kind] { told.map { $0.kind } }

  mutating func forget() {
    told = []
    places = []
  }
}

extension SheetEngine {
  fileprivate static var blank: PresentationFrame {
    var stage = Stage()
    stage.present()
    return stage.frame.presentations[0]
  }
}

extension SheetEnvironment {
  /// The phone of the reference values: 390 × 844, safe area 47 and 34, content of 320.
  static var phone: SheetEnvironment {
    var environment = SheetEnvironment(container: Size(width: 390, height: 844))
    environment.safeArea = Insets(top: 47, bottom: 34)
    environment.contentHeight = 320
    return environment
  }

  func with(_ change: (inout SheetEnvironment) -> Void) -> SheetEnvironment {
    var result = self
    change(&result)
    return result
  }
}

extension Behavior {
  func with(_ change: (inout Behavior) -> Void) -> Behavior {
    var result = self
    change(&result)
    return result
  }

  /// LBBottomSheet's example: 200 / 422 / 633 / 844 up to the screen's top.
  static func heights(
    _ values: [HeightValue] = [.points(200), .points(422), .points(633), .points(844)],
    opensAt initial: HeightValue? = nil, limit: HeightLimit = .screen,
    _ change: (inout Behavior) -> Void = { _ in }
  ) -> Behavior {
    var behavior = Behavior()
    behavior.heightMode = .specific(values: values, heightLimit: limit)
    behavior.initialDetent = initial
    change(&behavior)
    return behavior
  }

  static func free(
    _ minHeight: Double? = nil, _ maxHeight: Double? = nil, limit: HeightLimit = .navigationBar,
    _ change: (inout Behavior) -> Void = { _ in }
  ) -> Behavior {
    var behavior = Behavior()
    behavior.heightMode = .free(minHeight: minHeight, maxHeight: maxHeight, heightLimit: limit)
    change(&behavior)
    return behavior
  }

  static func fitContent(
    limit: HeightLimit = .navigationBar, _ change: (inout Behavior) -> Void = { _ in }
  ) -> Behavior {
    var behavior = Behavior()
    behavior.heightMode = .fitContent(heightLimit: limit)
    change(&behavior)
    return behavior
  }

  static func modal(_ change: (inout Behavior) -> Void = { _ in }) -> Behavior {
    var behavior = Behavior()
    behavior.presentation = .modal
    change(&behavior)
    return behavior
  }
}

/// Whether two numbers are the same to a tolerance.
func near(_ left: Double, _ right: Double, _ tolerance: Double = 0.01) -> Bool {
  (left - right).magnitude <= tolerance
}
