import SheetEngine
import SheetModel
import Testing

@testable import SheetPreview

struct RecorderTests {
  /// A phone of 390 × 844 with content of 320.
  static let phone: SheetEnvironment = {
    var environment = SheetEnvironment(container: Size(width: 390, height: 844))
    environment.contentHeight = 320
    return environment
  }()

  /// Presents a fitted sheet, lets it come to rest and drags it.
  static func drag() -> MotionRecorder {
    var recorder = MotionRecorder(environment: phone, interval: 0.01)
    recorder.step(.present(id: "sheet", preset: Preset(name: "test")), at: 0)
    recorder.step(.panBegan(Point(x: 195, y: 600)), at: 1)
    recorder.step(.panChanged(translation: Point(x: 0, y: 100)), at: 1.25)
    recorder.step(.panEnded(velocity: Point(x: 0, y: -120.25)), at: 1.5)
    recorder.advance(to: 2)
    return recorder
  }

  @Test func `there is a sample before and after each input, and between them one an interval`() {
    let recording = Self.drag().recording
    let heights = recording.presentations[0].height
    let moved = heights.filter { $0.time == 1.25 }.map { $0.value }
    #expect(moved.first == 320)
    #expect(moved.last == 220)
    #expect(heights.count > 200)
    for (earlier, later) in zip(heights, heights.dropFirst()) {
      #expect(later.time >= earlier.time)
      #expect(later.time - earlier.time < 0.01 + 1e-9)
    }
    #expect(recording.end == 2)
  }

  @Test func `the speed of a held sheet is left open`() {
    let stretches = Self.drag().recording.presentations[0].velocity
    #expect(stretches.count == 2)
    #expect(stretches[0].last?.time == 1)
    #expect(stretches[1].first?.time == 1.5)
    // Upwards is positive, whatever the frame says.
    #expect(stretches[0].contains { $0.value > 500 })
    #expect(!stretches[0].contains { $0.value < -1 })
  }

  @Test func `a finger is down from the beginning of a drag to its end`() {
    #expect(Self.drag().recording.touches == [MotionSpan(start: 1, end: 1.5)])
  }

  @Test func `the dimming is what it hides`() {
    let dimming = Self.drag().recording.dimming
    #expect(dimming.first?.value == 0)
    #expect(dimming.contains { $0.time > 0.6 && $0.value == 0.4 })
  }

  @Test func `inputs and events are told in words`() {
    let recording = Self.drag().recording
    #expect(
      recording.inputs.map { $0.text } == [
        "present test", "finger down", "let go, 120.3 pt/s up",
      ])
    #expect(recording.events.map { $0.text } == ["willPresent", "didPresent"])
    #expect(recording.events.allSatisfy { $0.id == "sheet" })
    #expect(recording.events[1].time == 0.5)
  }

  @Test func `a detent ends where another height takes its place`() {
    var recorder = MotionRecorder(environment: Self.phone, interval: 0.01)
    recorder.step(.present(id: "sheet", preset: Preset(name: "test")), at: 0)
    var larger = Self.phone
    larger.contentHeight = 400
    recorder.step(.environment(larger), at: 1)
    recorder.step(.dismiss(id: "sheet"), at: 2)
    recorder.advance(to: 3)
    let detents = recorder.recording.presentations[0].detents
    #expect(detents.map { $0.identifier } == ["fitContent", "fitContent"])
    #expect(detents.map { $0.height } == [320, 400])
    #expect(detents.map { $0.span.start } == [0, 1])
    #expect(detents.map { $0.span.end } == [1, 2])
    #expect(recorder.recording.inputs[1].text == "content 400 pt")
  }

  @Test func `the height of a sheet at another edge is how far it has come from there`() {
    var preset = Preset(name: "side")
    preset.theme.bottomMargin = 8
    preset.behavior.edge = .trailing
    preset.behavior.heightMode = .specific(values: [.points(300)], heightLimit: .navigationBar)
    var recorder = MotionRecorder(environment: Self.phone, interval: 0.01)
    recorder.step(.present(id: "side", preset: preset), at: 0)
    recorder.step(.panBegan(Point(x: 200, y: 400)), at: 1)
    recorder.step(.panChanged(translation: Point(x: 40, y: 0)), at: 1.1)
    let record = recorder.recording.presentations[0]
    #expect(record.height.first?.value == 0)
    #expect(record.height.last { $0.time == 1 }?.value == 308)
    #expect(record.height.last?.value == 268)
    #expect(record.detents.map { $0.height } == [300])
    #expect(record.detents.map { $0.reach } == [308])
    recorder.step(.panEnded(velocity: Point(x: 900, y: -20)), at: 1.2)
    #expect(recorder.recording.inputs.last?.text == "let go, 900 pt/s to the right")
  }

  @Test func `a form sheet's detent is drawn where its top comes to`() {
    var preset = Preset(name: "form")
    preset.behavior.presentation = .formSheet
    let tablet = SheetEnvironment(container: Size(width: 1024, height: 1366))
    var recorder = MotionRecorder(environment: tablet, interval: 0.01)
    recorder.step(.present(id: "form", preset: preset), at: 0)
    recorder.advance(to: 1)
    let record = recorder.recording.presentations[0]
    #expect(record.detents.count == 1)
    #expect(record.detents.first?.height == 620)
    #expect(record.detents.first?.reach == record.height.last?.value)
  }
}
