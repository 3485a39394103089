import Foundation
import SheetEngine
import SheetModel
import Testing

@testable import SheetPreview

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct PlotTests {
  @Test func `a plot has everything that happened`() throws {
    let plot = MotionPlot(
      RecorderTests.drag().recording, title: "A drag & more", subtitle: "drag.yaml")
    let picture = try Picture(plot.svg)
    for text in [
      "A drag & more", "drag.yaml", "sheet", "detent", "finger down", "input", "event",
      "present test", "let go, 120.3 pt/s up", "willPresent", "didPresent", "height, pt",
      "velocity, pt/s", "dimming", "time, s", "fitContent · 320 pt", "40 %", "0.4",
    ] {
      #expect(picture.texts.contains { $0.content == text }, "\(text)")
    }
    #expect(picture.count("detent c0") == 1)
    #expect(picture.count("curve c0") == 4, "the legend's, the height, two stretches of velocity")
    #expect(picture.count("curve dim") == 1)
  }

  @Test func `the height is drawn to scale`() throws {
    var plot = MotionPlot(RecorderTests.drag().recording)
    let layout = PlotLayout(plot)
    let scale = layout.panels[0].scale
    #expect(scale.low == 0 && scale.high == 350)
    #expect(layout.detents.map { $0.lineY } == [scale.place(320)])
    #expect((scale.place(320) - (scale.start - 320 / 350 * 250)).magnitude < 1e-9)
    #expect(layout.time.place(2) == PlotLayout.right)
    plot.recording.end = 4
    #expect(PlotLayout(plot).time.place(2) == (PlotLayout.left + PlotLayout.right) / 2)
  }

  @Test func `a name that is presented again keeps its colour`() throws {
    var recorder = MotionRecorder(environment: RecorderTests.phone, interval: 0.01)
    for start in [0.0, 2] {
      recorder.step(.present(id: "sheet", preset: Preset(name: "test")), at: start)
      recorder.step(.dismiss(id: "sheet"), at: start + 1)
    }
    recorder.advance(to: 4)
    #expect(recorder.recording.presentations.count == 2)
    let picture = try Picture(MotionPlot(recorder.recording).svg)
    #expect(picture.texts.filter { $0.content == "sheet" }.count == 1)
    // The legend's, and twice height and velocity.
    #expect(picture.count("curve c0") == 5)
    #expect(picture.count("curve c1") == 0)
    // Four events of each presentation, on its own curve.
    #expect(picture.circles.count == 8)
  }

  @Test func `an empty recording is a picture too`() throws {
    let recorder = MotionRecorder(environment: RecorderTests.phone)
    let picture = try Picture(MotionPlot(recorder.recording).svg)
    #expect(picture.texts.contains { $0.content == "height, pt" })
    #expect(picture.overlaps().isEmpty)
  }

  @Test(arguments: 0..<12)
  func `no label overlaps another`(seed: UInt64) throws {
    let picture = try Picture(MotionPlot(Self.crowd(seed), title: "A crowd", subtitle: "in it").svg)
    #expect(picture.overlaps() == [], "seed \(seed)")
  }

  @Test func `labels without room are counted`() throws {
    var recording = RecorderTests.drag().recording
    recording.inputs = (0..<30).map { MotionMark(time: 1, text: "grow \($0)", id: "sheet") }
    let picture = try Picture(MotionPlot(recording).svg)
    #expect(picture.texts.contains { $0.content == "14 labels left out" })
    #expect(picture.overlaps().isEmpty)
  }

  /// Several sheets with many heights, and much that happens to them at odd times.
  private static func crowd(_ seed: UInt64) -> MotionRecording {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var recorder = MotionRecorder(environment: RecorderTests.phone, interval: 0.02)
    var time = 0.0
    for number in 0..<24 {
      let id = "sheet-with-a-long-name-\(next(4))"
      var preset = Preset(name: "preset-\(number)")
      preset.behavior.heightMode = .specific(
        values: (0...next(9)).map { _ in .points(Double(100 + next(700))) }, heightLimit: .screen)
      let input: SheetInput =
        switch next(7) {
        case 0...2: .present(id: id, preset: preset)
        case 3: .grow(id: id)
        case 4: .moveToHeight(id: id, height: Double(next(800)))
        case 5: .panBegan(Point(x: 195, y: 800))
        default: .panEnded(velocity: Point(x: 0, y: Double(next(2000)) - 1000))
        }
      recorder.step(input, at: time)
      time += Double(next(5)) * 0.1
    }
    recorder.advance(to: time + 1)
    return recorder.recording
  }
}

/// The words of a picture and where they stand.
private final class Picture: NSObject, XMLParserDelegate {
  struct Label: Equatable {
    var content: String
    var left: Double
    var right: Double
    var baseline: Double
  }

  private(set) var texts: [Label] = []
  /// The heights at which circles stand.
  private(set) var circles: [String] = []
  private var classes: [String] = []
  private var open: [String: String]?
  private var content = ""

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func count(_ style: String) -> Int { classes.filter { $0 == style }.count }

  /// The pairs of labels that touch.
  func overlaps() -> [String] {
    var found: [String] = []
    for (index, label) in texts.enumerated() {
      for other in texts[..<index]
      where label.left < other.right && other.left < label.right
        && (label.baseline - other.baseline).magnitude < PlotStyle.labelSize
      {
        found.append("\(other.content) | \(label.content)")
      }
    }
    return found
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if let style = attributes["class"] { classes.append(style) }
    if name == "circle", let y = attributes["cy"] { circles.append(y) }
    if name == "text" {
      open = attributes
      content = ""
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard name == "text", let attributes = open else { return }
    open = nil
    let size = attributes["class"] == "title" ? PlotStyle.titleSize : PlotStyle.labelSize
    let width = estimatedWidth(of: content, size: size)
    // The titles of the axes are turned; they stand in a column of their own.
    guard let x = Double(attributes["x"] ?? ""), let y = Double(attributes["y"] ?? "") else {
      texts.append(Label(content: content, left: -100, right: -100, baseline: 0))
      return
    }
    let left =
      switch attributes["text-anchor"] {
      case "end": x - width
      case "middle": x - width / 2
      default: x
      }
    texts.append(Label(content: content, left: left, right: left + width, baseline: y))
  }
}
