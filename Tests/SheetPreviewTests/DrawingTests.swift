import Testing

@testable import SheetPreview

struct DrawingTests {
  @Test(arguments: [
    (0.0, "0"), (12, "12"), (-0.04, "0"), (-0.06, "-0.1"), (3.14159, "3.1"), (99.96, "100"),
    (-12.34, "-12.3"), (.infinity, "1000000000"), (.nan, "0"),
  ])
  func `a coordinate has at most one decimal`(value: Double, text: String) {
    #expect(value.short == text)
  }

  @Test(arguments: [(0.0, "0"), (0.25, "0.25"), (0.5, "0.5"), (0.05, "0.05"), (-1.005, "-1")])
  func `a time has at most two decimals`(value: Double, text: String) {
    #expect(value.fine == text)
  }

  @Test func `an axis is marked at round values`() {
    #expect(
      Scale(low: 0, high: 4, start: 0, end: 1).ticks(atMost: 10) == [
        0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4,
      ])
    #expect(Scale(low: 0, high: 844, start: 0, end: 1).ticks(atMost: 5) == [0, 200, 400, 600, 800])
    #expect(
      Scale(low: -700, high: 300, start: 0, end: 1).ticks(atMost: 5) == [-600, -400, -200, 0, 200])
  }

  @Test(arguments: [(844.0, 900.0), (320, 350), (0.4, 0.4), (1, 1), (1013, 1200)])
  func `an axis ends at a round value`(value: Double, end: Double) {
    let rounded = Scale.roundUp(value, ticks: 10)
    #expect((rounded - end).magnitude < 1e-9, "\(rounded)")
  }

  @Test func `labels that would touch hang in several rows, the left one farther away`() {
    let marks = [
      (x: 0.0, width: 50.0), (x: 20, width: 50), (x: 40, width: 10), (x: 100, width: 50),
    ]
    #expect(rows(for: marks, gap: 4) == [2, 1, 0, 0])
    #expect(rows(for: [(x: 0, width: 50), (x: 54, width: 50)], gap: 4) == [0, 0])
    #expect(rows(for: [(x: 0, width: 50), (x: 53, width: 50)], gap: 4) == [1, 0])
    // The first would fit below the second, whose line would then cross it.
    #expect(
      rows(for: [(x: 0, width: 25), (x: 20, width: 50), (x: 40, width: 9)], gap: 4) == [2, 1, 0])
  }

  @Test func `coordinates are moved apart within their bounds`() {
    #expect(spread([10, 12, 40], by: 10, in: 0...100) == [10, 20, 40])
    #expect(spread([90, 95, 99], by: 10, in: 0...100) == [80, 90, 100])
    #expect(spread([1, 1, 1], by: 10, in: 0...15) == [0, 10, 20])
  }

  @Test func `a line keeps the points that make its form`() {
    let corner = [(x: 0.0, y: 0.0), (x: 1, y: 0.01), (x: 2, y: 0), (x: 2, y: 1), (x: 2, y: 2)]
    let simple = simplified(corner, within: 0.1)
    #expect(simple.map { $0.x } == [0, 2, 2])
    #expect(simple.map { $0.y } == [0, 0, 2])
  }

  @Test func `text is escaped`() {
    var writer = SVGWriter()
    writer.element("text", [("class", "a\"b")], "1 < 2 & \u{1}")
    #expect(writer.text == "<text class=\"a&quot;b\">1 &lt; 2 &amp; \u{FFFD}</text>\n")
  }

  @Test func `a text that is too wide is cut`() {
    #expect(fitted("short", size: 10, width: 100) == "short")
    let cut = fitted("a rather long text that goes on", size: 10, width: 100)
    #expect(cut.hasSuffix("…"))
    #expect(estimatedWidth(of: cut, size: 10) <= 100)
  }
}
