import SheetEngine
import SheetModel
import SheetPresets
import TestSupport
import Testing
import ThemeDiagnostics
import ThemePresets

@testable import ThemeTraces
@testable import randomplays

struct `A trace that is written and read again` {
  /// Reads what was written, the presets from the files beside the trace.
  private func read(_ files: [TraceText]) throws -> Trace {
    let shipped = Catalog(ShippedPresets.all)
    let text = try #require(files.last)
    let file = TraceLoader().load(SourceText(name: text.name, text: text.text)) {
      (name: String) throws(PresetError) in
      guard TraceLoader.isPath(name) else { return try shipped.preset(named: name) }
      guard let own = files.first(where: { "./" + $0.name == name }) else {
        throw .unreadable(name, reason: "it was not written")
      }
      return try PresetLoader().load(SourceText(name: own.name, text: own.text)).preset()
    }
    #expect(file.report.diagnostics.filter { $0.severity == .error }.map { $0.message } == [])
    return file.trace
  }

  @Test(arguments: FixtureTraceTests.names ?? [])
  func `is the same, for every fixture`(name: String) throws {
    let trace = try FixtureTraceTests.trace(name)
    #expect(try read(trace.files(named: "trace", known: ShippedPresets.all)) == trace)
  }

  @Test func `is the same, for every kind of input`() throws {
    var trace = Trace()
    trace.inputs = TraceLoaderTests.inputs.enumerated().map {
      TimedInput($0.element.1, at: Double($0.offset) / 8)
    }
    trace.until = 30
    let files = trace.files(named: "all", known: [])
    #expect(files.map { $0.name } == ["all-preset-1.yaml", "all-preset-2.yaml", "all.yaml"])
    #expect(try read(files) == trace)
  }

  @Test func `is the same in every part of the environment`() throws {
    var trace = Trace()
    trace.summary = "Turned: and back"
    trace.environment.custom = [SheetEnvironment.NamedHeight(name: "compact", height: 240)]
    var other = trace.environment
    other.container = Size(width: 844, height: 390)
    other.safeArea = SheetEnvironment.Insets(top: 1, left: 2, bottom: 3, right: 4)
    other.navigationBarBottom = 91
    other.contentHeight = 320.125
    other.measuredContentHeight = 1e-7
    other.keyboardHeight = -3
    other.userInterfaceStyle = .dark
    other.reduceMotion = true
    other.displayCornerRadius = 47
    other.horizontalSizeClass = .regular
    other.verticalSizeClass = .compact
    other.orientation = .landscape
    other.textSizeCategory = .accessibilityLarge
    other.layoutDirection = .rightToLeft
    other.sheetNavigationBarHeight = 50
    other.custom[0].height = 300
    trace.inputs = [
      TimedInput(.environment(other), at: 0.5), TimedInput(.environment(trace.environment), at: 1),
    ]
    let files = trace.files(named: "turn", known: [])
    #expect(try read(files) == trace)
  }

  @Test(arguments: [
    Double.infinity, -Double.infinity, -4, 1e300, Double.leastNonzeroMagnitude, 0.1, 1.0 / 3,
  ])
  func `keeps every number that a host may send`(number: Double) throws {
    var trace = Trace()
    trace.environment.container.height = number
    trace.environment.contentHeight = number
    trace.inputs = [
      TimedInput(.panBegan(Point(x: number, y: 1)), at: 0),
      TimedInput(.panEnded(translation: nil, velocity: Point(x: 0, y: number)), at: 0.25),
      TimedInput(.moveToHeight(id: "a", height: number), at: 0.5),
      TimedInput(.present(id: "a", preset: ShippedPresets.all[0]), at: 0.75),
    ]
    #expect(try read(trace.files(named: "trace", known: ShippedPresets.all)) == trace)
  }

  @Test func `keeps a number that is none`() throws {
    var trace = Trace()
    trace.environment.contentHeight = .nan
    let files = trace.files(named: "trace", known: [])
    #expect(try #require(try read(files).environment.contentHeight).isNaN)
    #expect(files.last?.text.contains("contentHeight: nan") == true)
  }

  @Test func `has times that do not run backwards`() throws {
    var trace = Trace()
    let times = [0.5, Double.nan, 0.25, Double.infinity, 1]
    trace.inputs = times.map { TimedInput(.escape, at: $0) }
    let read = try read(trace.files(named: "trace", known: []))
    #expect(read.inputs.map { $0.time } == [0.5, 0.5, 0.5, 0.5, 1])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `is the same, for a random play`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed)
    let trace = play.trace(of: 100)
    #expect(try read(trace.files(named: "play", known: ShippedPresets.all)) == trace)
  }

  /// NaN is not equal to itself, and times that run backwards are put right: so texts are compared.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `has the same text, for a play with a broken host`(seed: UInt64) throws {
    var play = RandomPlay(seed: seed, isBroken: true)
    let files = play.trace(of: 100).files(named: "play", known: ShippedPresets.all)
    #expect(try read(files).files(named: "play", known: ShippedPresets.all) == files)
  }

  @Test func `goes wrong in the same way, when it was the shortest that does`() throws {
    let check = { (engine: SheetEngine) -> String? in
      let frames = engine.frame(at: engine.time).presentations
      return frames.contains { $0.phase == .dragging } ? "a finger holds a sheet" : nil
    }
    let failure = try #require(FailedPlay.first(of: 3..<4, check: check))
    #expect(failure.name == "play-3")
    #expect(failure.trace.inputs.count <= 3)
    #expect(failure.fault.hasSuffix("a finger holds a sheet"))
    #expect(try read(failure.files).fault(check: check) == failure.fault)
  }
}
