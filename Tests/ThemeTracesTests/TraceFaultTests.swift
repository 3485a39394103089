import SheetEngine
import SheetModel
import Testing

@testable import ThemeTraces

struct TraceFaultTests {
  @Test(arguments: FixtureTraceTests.names ?? [])
  func `the engine does nothing wrong in a fixture`(name: String) throws {
    #expect(try FixtureTraceTests.trace(name).fault() == nil)
  }

  @Test func `what a check finds is told with its input`() {
    let fault = ReplayTests.trace.fault { engine in
      engine.presentedIDs.isEmpty || engine.time < 0.5 ? nil : "a sheet is there"
    }
    #expect(fault == "after input 2, at 0.85 s: a sheet is there")
  }

  @Test(
    arguments: [
      ([.didPresent], "didPresent of a: it is not presented"),
      ([.willPresent, .willPresent], "willPresent of a: it is presented already"),
      ([.willPresent, .didPresent, .didPresent], "didPresent of a: twice"),
      ([.willPresent, .didChangeDetent("50%")], "didChangeDetent of a: it was not announced"),
      (
        [.willPresent, .willChangeDetent(nil), .willChangeDetent(nil)],
        "willChangeDetent of a: twice"
      ),
      (
        [.willPresent, .willDismiss(.drag), .didDismiss(.program)],
        "didDismiss of a: it was not announced with this reason"
      ),
      ([.willPresent, .willDismiss(.drag), .didPresent], "didPresent of a: while it leaves"),
      (
        [
          .willPresent, .willChangeDetent("1"), .willChangeDetent(nil), .didChangeDetent(nil),
          .didPresent, .willDismiss(.drag), .didDismiss(.drag), .notPresented,
        ], nil
      ),
    ] as [([SheetEvent.Kind], String?)])
  func `events are told once and in order`(kinds: [SheetEvent.Kind], wrong: String?) {
    var order = EventOrder()
    #expect(order.take(kinds.map { SheetEvent(id: "a", time: 1, kind: $0) }) == wrong)
  }

  @Test func `times of events do not run backwards`() {
    var order = EventOrder()
    let events = [2.0, 1].map { SheetEvent(id: "a", time: $0, kind: .didTapOutside) }
    #expect(order.take(events) == "didTapOutside of a at 1.0 comes after 2.0")
  }

  @Test func `a presentation that is elsewhere at once is found`() {
    let frames = Array(Replay(ReplayTests.trace)).map { $0.frame }
    let wrong = jump(from: frames[2], to: frames[3], by: .escape)
    #expect(wrong?.hasPrefix("a jumps: y from ") == true)
    #expect(jump(from: frames[2], to: frames[2], by: .escape) == nil)
    #expect(jump(from: frames[2], to: frames[3], by: .panChanged(translation: .zero)) == nil)
  }

  @Test func `a presentation that is elsewhere at its arrival is found`() {
    let frames = Array(Replay(ReplayTests.trace)).map { $0.frame }
    let wrong = jumpOnArrival(from: frames[2], to: frames[3])
    #expect(wrong?.hasPrefix("a jumps on its arrival: y from ") == true)
    #expect(jumpOnArrival(from: frames[2], to: frames[2]) == nil)
    #expect(jumpOnArrival(from: frames[2], to: SheetFrame()) == nil)
  }
}
