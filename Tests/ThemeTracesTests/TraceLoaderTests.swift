import SheetEngine
import SheetModel
import Testing
import ThemeDiagnostics
import ThemePresets

@testable import ThemeTraces

/// Traces as JSON, which every build can read.
struct TraceLoaderTests {
  static let loader = TraceLoader()
  static let catalog = Catalog([Preset(name: "bottom-sheet"), Preset(name: "card")])

  /// Loads a trace from text with presets of a small catalogue.
  func load(_ text: String) -> TraceFile {
    Self.loader.load(SourceText(name: "trace.json", text: text)) { name throws(PresetError) in
      if name == "secret.yaml" { throw .unreadable(name, reason: "no such file") }
      return try Self.catalog.preset(named: name)
    }
  }

  static let inputs: [(String, SheetInput)] = [
    (#""present": "a""#, .present(id: "a", preset: Preset(name: "bottom-sheet"))),
    (#""present": {"id": "a"}"#, .present(id: "a", preset: Preset(name: "bottom-sheet"))),
    (
      #""present": {"id": "a", "preset": "card"}"#,
      .present(id: "a", preset: Preset(name: "card"))
    ),
    (
      #""pull": {"id": "a", "preset": "card", "x": 195, "y": 720}"#,
      .pull(id: "a", preset: Preset(name: "card"), at: Point(x: 195, y: 720))
    ),
    (#""dismiss": "a""#, .dismiss(id: "a")),
    (#""dismissAll": {}"#, .dismissAll),
    (
      #""replace": {"id": "a", "with": "b", "preset": "card"}"#,
      .replace(id: "a", with: "b", preset: Preset(name: "card"))
    ),
    (#""grow": "a""#, .grow(id: "a")),
    (#""reduce": "a""#, .reduce(id: "a")),
    (#""moveTo": {"id": "a", "height": -3.5}"#, .moveToHeight(id: "a", height: -3.5)),
    (#""moveTo": {"id": "a", "detent": "50%"}"#, .moveToDetent(id: "a", detent: "50%")),
    (#""moveTo": {"id": "a", "detent": 200}"#, .moveToDetent(id: "a", detent: "200")),
    (#""escape": {}"#, .escape),
    (#""increment": "a""#, .increment(id: "a")),
    (#""decrement": "a""#, .decrement(id: "a")),
    (#""panBegan": {"x": 195, "y": 560}"#, .panBegan(Point(x: 195, y: 560))),
    (
      #""panChanged": {"translation": {"x": 0, "y": 120}}"#,
      .panChanged(translation: Point(x: 0, y: 120))
    ),
    (
      #""panEnded": {"translation": {"x": 0, "y": 1}, "velocity": {"x": 0, "y": 900}}"#,
      .panEnded(translation: Point(x: 0, y: 1), velocity: Point(x: 0, y: 900))
    ),
    (#""panEnded": {}"#, .panEnded(translation: nil, velocity: nil)),
    (#""panCancelled": {}"#, .panCancelled),
    (#""tap": {"x": 195, "y": 40}"#, .tap(Point(x: 195, y: 40))),
    (
      #""touchBegan": {"finger": 1, "x": 5, "y": 6}"#,
      .touchBegan(finger: 1, at: Point(x: 5, y: 6))
    ),
    (#""touchMoved": {"x": 5, "y": 6}"#, .touchMoved(finger: 0, to: Point(x: 5, y: 6))),
    (#""touchEnded": {"x": 5, "y": 6}"#, .touchEnded(finger: 0, at: Point(x: 5, y: 6))),
    (#""touchCancelled": {"finger": 2}"#, .touchCancelled(finger: 2)),
    (
      #""scroll": {"id": "a", "distanceToEdge": 0, "distanceToEnd": 300}"#,
      .scroll(id: "a", ScrollPosition(distanceToEdge: 0, distanceToEnd: 300))
    ),
    (#""push": {"id": "a", "route": "detail"}"#, .push(id: "a", route: "detail")),
    (#""pop": "a""#, .pop(id: "a")),
    (
      #""answer": {"id": "a", "shouldDismiss": "pending"}"#,
      .answer(id: "a", shouldDismiss: .pending)
    ),
    (
      #""navigationBar": {"id": "a", "isVisible": true}"#,
      .navigationBar(id: "a", isVisible: true)
    ),
    (#""hostRemoved": "a""#, .hostRemoved(id: "a")),
    (#""content": {"id": "a", "height": 300}"#, .content(id: "a", height: 300)),
    (#""content": {"id": "a", "height": "none"}"#, .content(id: "a", height: nil)),
  ]

  @Test func `every kind of input is read`() {
    for (text, input) in Self.inputs {
      let file = load(#"{"preset": "bottom-sheet", "inputs": [{"at": 0.5, \#(text)}]}"#)
      #expect(file.trace.inputs == [TimedInput(input, at: 0.5)], "\(text)")
      #expect(!file.report.hasErrors, "\(text): \(file.report.diagnostics)")
    }
  }

  @Test func `parts of the environment are laid over what held before`() {
    let file = load(
      """
      {"environment": {"container": {"width": 320, "height": 568}, "safeArea": {"top": 20},
        "contentHeight": 320, "custom": {"compact": 240}},
       "inputs": [
        {"at": 2, "environment": {"safeArea": {"bottom": 34}, "contentHeight": "none"}},
        {"at": 1, "environment": {"keyboardHeight": 250, "userInterfaceStyle": "dark",
          "custom": {"compact": 200, "tall": 500}}}
      ]}
      """)
    var environment = SheetEnvironment(container: Size(width: 320, height: 568))
    environment.safeArea.top = 20
    environment.contentHeight = 320
    environment.custom = [SheetEnvironment.NamedHeight(name: "compact", height: 240)]
    #expect(file.trace.environment == environment)
    environment.keyboardHeight = 250
    environment.userInterfaceStyle = .dark
    environment.custom = [
      SheetEnvironment.NamedHeight(name: "compact", height: 200),
      SheetEnvironment.NamedHeight(name: "tall", height: 500),
    ]
    #expect(file.trace.inputs[0] == TimedInput(.environment(environment), at: 1))
    environment.safeArea.bottom = 34
    environment.contentHeight = nil
    #expect(file.trace.inputs[1] == TimedInput(.environment(environment), at: 2))
    #expect(file.report.diagnostics.map { $0.code } == [.traceUnorderedInput])
  }

  @Test func `every key of the environment is read`() {
    let file = load(
      """
      {"environment": {"safeArea": {"top": 1, "left": 2, "bottom": 3, "right": 4},
        "navigationBarBottom": 91, "measuredContentHeight": 300, "reduceMotion": true,
        "displayCornerRadius": 47, "horizontalSizeClass": "regular",
        "verticalSizeClass": "compact", "orientation": "landscape",
        "textSizeCategory": "accessibilityLarge", "layoutDirection": "rightToLeft",
        "sheetNavigationBarHeight": 50}}
      """)
    var environment = SheetEnvironment(container: Size(width: 390, height: 844))
    environment.safeArea = SheetEnvironment.Insets(top: 1, left: 2, bottom: 3, right: 4)
    environment.navigationBarBottom = 91
    environment.measuredContentHeight = 300
    environment.reduceMotion = true
    environment.displayCornerRadius = 47
    environment.horizontalSizeClass = .regular
    environment.verticalSizeClass = .compact
    environment.orientation = .landscape
    environment.textSizeCategory = .accessibilityLarge
    environment.layoutDirection = .rightToLeft
    environment.sheetNavigationBarHeight = 50
    #expect(file.trace.environment == environment)
  }

  @Test func `a trace without an end ends a second after its last input`() {
    #expect(load(#"{"inputs": [{"at": 2.5, "escape": {}}]}"#).trace.until == 3.5)
    #expect(load("{}").trace.until == 1)
    #expect(load(#"{"until": 4, "frameRate": 30}"#).trace.until == 4)
  }

  @Test(arguments: [
    (#"[{"at": 1}]"#, "trace.missing-input", #"{"at": 1}"#),
    (#"[{"at": 1, "escape": {}, "tap": {"x": 1, "y": 1}}]"#, "trace.several-inputs", #""tap""#),
    (#"[{"at": 1, "present": "a"}]"#, "trace.missing-preset", #""a""#),
    (
      #"[{"at": 1, "present": {"id": "a", "preset": "crad"}}]"#, "trace.unknown-preset",
      #""crad""#
    ),
    (#"[{"at": 1, "dismiss": "a"}]"#, "trace.unknown-presentation", #""a""#),
    (
      #"[{"at": 1, "escape": {}}, {"at": 0, "dismissAll": {}}]"#, "trace.unordered-input",
      #"{"at": 0, "dismissAll": {}}"#
    ),
    (#"[{"at": 9, "escape": {}}]"#, "trace.input-after-end", #"{"at": 9, "escape": {}}"#),
  ])
  func `a mistake in a step is found at its place`(inputs: String, code: String, place: String) {
    let file = load(#"{"until": 4, "inputs": \#(inputs)}"#)
    #expect(file.report.diagnostics.map { $0.code.rawValue } == [code])
    #expect(
      file.report.diagnostics.map { file.report.source.text(in: $0.range) } == [place])
  }

  @Test func `a file that cannot be read is left to the caller`() {
    let file = load(#"{"inputs": [{"at": 1, "present": {"id": "a", "preset": "secret.yaml"}}]}"#)
    #expect(file.report.diagnostics.isEmpty)
    #expect(file.trace.inputs.isEmpty)
  }

  @Test func `a preset that is missing is found once`() {
    let file = load(
      #"{"preset": "none", "inputs": [{"at": 1, "present": "a"}, {"at": 2, "present": "b"}]}"#)
    #expect(file.report.diagnostics.map { $0.code.rawValue } == ["trace.unknown-preset"])
  }

  @Test(arguments: ["", "null"])
  func `a text without content has no trace`(text: String) {
    #expect(load(text).report.hasErrors)
  }

  @Test(arguments: [
    ("bottom-sheet", false), ("./a", true), ("a.yaml", true), ("a.yml", true), ("a.json", true),
  ])
  func `a slash or an ending makes a preset's name a path`(name: String, isPath: Bool) {
    #expect(TraceLoader.isPath(name) == isPath)
  }
}
