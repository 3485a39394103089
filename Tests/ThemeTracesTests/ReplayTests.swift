import SheetEngine
import SheetModel
import Testing
import ThemeDiagnostics

@testable import ThemeTraces

struct ReplayTests {
  static let trace: Trace = {
    var trace = Trace()
    trace.environment = SheetEnvironment(container: Size(width: 390, height: 844))
    trace.environment.contentHeight = 320
    trace.frameRate = 10
    trace.until = 1.2
    trace.inputs = [
      TimedInput(.present(id: "a", preset: Preset(name: "bottom-sheet")), at: 0),
      TimedInput(.dismiss(id: "a"), at: 0.85),
    ]
    return trace
  }()

  @Test(arguments: [(60.0, 4.0, 241), (10, 0.3, 4), (3, 1, 4), (30, 0, 1), (120, 0.1, 13)])
  func `there is a frame at every k divided by the rate up to the end`(
    rate: Double, end: Double, count: Int
  ) {
    var trace = Trace()
    trace.frameRate = rate
    trace.until = end
    let times = Replay(trace).map { $0.frame.time }
    #expect(times.count == count)
    #expect(times.enumerated().allSatisfy { $0.element == Double($0.offset) / rate })
  }

  @Test func `an input is applied at its own time before the next frame`() {
    let frames = Array(Replay(Self.trace))
    #expect(frames[0].events.first?.kind == .willPresent)
    #expect(frames[8].frame.presentations[0].phase == .resting)
    #expect(frames[9].frame.presentations[0].phase == .dismissing)
    let leaving = frames[9].events.first { $0.kind == .willDismiss(.program) }
    #expect(leaving?.time == 0.85)
  }

  @Test func `a frame is one line of JSON with every number`() {
    let line = Array(Replay(Self.trace))[6].json
    #expect(
      line.hasPrefix(
        #"{"t": 0.6, "presentations": [{"id": "a", "phase": "resting", "height": 320, "#
          + #""bottom": 0, "detent": "fitContent", "x": 0, "y": 524, "width": 390, "alpha": 1, "#
          + #""cornerRadius": 12, "#))
    #expect(
      line.contains(
        ##""dimming": {"color": "#00000066"}, "rear": {"x": 0, "y": 0, "width": 390, "##
          + ##""height": 844, "alpha": 1, "##))
    #expect(!line.contains("\n"))
  }

  @Test func `a replay equals its own recording`() {
    let lines = Replay(Self.trace).map { $0.json }
    let text = lines.map { $0 + "\n" }.joined()
    #expect(compareFrames(lines, with: SourceText(name: "a.jsonl", text: text)) == nil)
  }

  @Test(arguments: [
    (#"{"t": 0, "a": 1}"#, #"{"t": 0, "a": 1.0000000001}"#, nil),
    (#"{"t": 0, "a": 1}"#, #"{"a": 1, "t": 0}"#, nil),
    (#"{"t": 0, "a": 1}"#, #"{"t": 0, "a": 2}"#, "line 1, t = 0: a is 1, expected 2"),
    (#"{"t": 0, "a": "1"}"#, #"{"t": 0, "a": 1}"#, #"line 1, t = 0: a is "1", expected 1"#),
    (
      #"{"t": 0, "p": [{"h": 3}]}"#, #"{"t": 0, "p": [{"h": 4}]}"#,
      "line 1, t = 0: p[0].h is 3, expected 4"
    ),
    (
      #"{"t": 0, "p": [{"h": 3}]}"#, #"{"t": 0, "p": []}"#,
      #"line 1, t = 0: p[0] is {"h": 3}, expected nothing"#
    ),
    (#"{"t": 0}"#, #"{"t": 0, "a": 2}"#, "line 1, t = 0: a is nothing, expected 2"),
    (#"{"t": 0, "a": 2}"#, #"{"t": 0}"#, nil),
    (#"{"t": 0}"#, "{", "line 1: there is a frame, expected something that is not JSON"),
    (#"{"t": 0}"#, "{\"t\": 0}\n{\"t\": 1}\n", "line 2: there is 1 frame, expected 2"),
  ])
  func `the first difference is named with its place`(
    actual: String, expected: String, message: String?
  ) {
    let difference = compareFrames([actual], with: SourceText(name: "", text: expected))
    #expect(difference?.message == message)
  }

  @Test(arguments: [
    (ColorValue(rgba: 0x0000_00FF, opacity: 0.4), "#00000066"),
    (ColorValue(rgba: 0xFF88_0080), "#FF880080"),
    (ColorValue(.semantic(.tertiaryLabel)), "tertiaryLabel"),
    (ColorValue(.semantic(.label), opacity: 0.55), "label 55%"),
    (.clear, "#00000000"),
  ])
  func `a colour is written with its opacity`(color: ColorValue, text: String) {
    #expect(color.text == text)
  }
}
