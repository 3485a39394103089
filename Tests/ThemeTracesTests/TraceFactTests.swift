import SheetEngine
import SheetModel
import Testing

@testable import ThemeTraces

/// What the traces' comments say in numbers, from the description of the reference systems: the
/// recorded frames show what the engine does, these rows what it has to do.
struct TraceFactTests {
  /// A number of a frame of a trace.
  struct Fact: Sendable, CustomStringConvertible {
    var trace: String
    var time: Double
    var what: String
    var value: Double
    let read: @Sendable (SheetFrame) -> Double?

    var description: String { "\(trace) at \(time): \(what) is \(value)" }
  }

  private static func front(
    _ trace: String, _ what: String, _ read: @escaping @Sendable (PresentationFrame) -> Double,
    _ rows: [(Double, Double)]
  ) -> [Fact] {
    rows.map { time, value in
      Fact(trace: trace, time: time, what: what, value: value) { frame in
        frame.presentations.last.map(read)
      }
    }
  }

  private static func height(_ trace: String, _ rows: [(Double, Double)]) -> [Fact] {
    front(trace, "height", { $0.height }, rows)
  }

  private static func bottom(_ trace: String, _ rows: [(Double, Double)]) -> [Fact] {
    front(trace, "bottom", { $0.bottom }, rows)
  }

  private static func presentations(_ trace: String, _ rows: [(Double, Double)]) -> [Fact] {
    rows.map { time, value in
      Fact(trace: trace, time: time, what: "the number of presentations", value: value) { frame in
        Double(frame.presentations.count)
      }
    }
  }

  private static func dimming(_ trace: String, _ rows: [(Double, Double)]) -> [Fact] {
    rows.map { time, value in
      Fact(trace: trace, time: time, what: "the dimming", value: value) { $0.dimming.coverage }
    }
  }

  // Written in parts: the compiler takes long for one large literal.
  private static let drags: [[Fact]] = [
    height(
      "slow-drags-between-heights",
      [(0.9, 422), (1.1, 362), (1.9, 422), (2.9, 200), (3.9, 422), (4.9, 200), (5.9, 200)]),
    bottom("slow-drags-between-heights", [(5.1, -50), (5.9, 0)]),
    presentations("slow-drags-between-heights", [(7.2, 1), (8, 0)]),
    height("half-way-down-dismisses", [(1.4, 844), (1.7, 421)]),
    presentations("half-way-down-dismisses", [(2, 1), (3, 0)]),
    height("flicks-between-heights", [(1.9, 422), (2.9, 422), (3.9, 844)]),
    presentations("flicks-between-heights", [(5, 0)]),
    height(
      "pull-over-the-top",
      [
        (1.5, 844.830), (1.6, 846.830), (1.7, 848.231), (1.8, 849.877), (1.9, 852.286),
        (2.0, 854.203), (2.1, 856.161), (2.2, 857.316), (2.3, 858.139), (2.4, 854.203), (3, 844),
      ]),
    bottom("a-sheet-that-stays", [(1.1, -8.286), (1.9, 0), (3.4, 0)]),
    height("a-sheet-that-stays", [(2.9, 633), (4, 200)]),
    height("rubber-band", [(1.3, 820.158), (1.4, 834.288), (2.1, 797), (3.9, 80)]),
    bottom("rubber-band", [(3.1, -23.158)]),
    height("grabbed-on-the-way", [(1.1, 519.809), (1.2, 519.809), (1.25, 519.809), (2.5, 633)]),
    height("free-sheet-stays-where-let-go", [(0.9, 300), (1.9, 450), (2.1, 610.203), (2.9, 600)]),
    presentations("free-sheet-stays-where-let-go", [(4, 0)]),
    height("throws-that-skip", [(1.1, 80), (2, 379.8), (2.9, 80), (4, 797), (5, 80)]),
    height("one-height-at-a-time", [(1.5, 422), (2.5, 797), (3.3, 422), (4, 200)]),
    presentations("one-height-at-a-time", [(5, 0)]),
    presentations("turned-round", [(2, 0)]),
    bottom("a-finger-is-recognised", [(1.1, 0), (1.2, 0), (1.3, 0), (1.4, -40), (2.5, 0)]),
    presentations("a-finger-is-recognised", [(3, 1), (4, 0)]),
    bottom("short-drag-returns", [(1.1, -100), (2, 0)]),
    bottom("cancelled-drag-returns", [(1.1, -300), (2, 0)]),
    presentations("open-drag-and-throw-away", [(2, 0)]),
  ]

  private static let touches: [[Fact]] = [
    bottom("top-swipe-leaves-the-content-alone", [(1.1, 0), (2.1, -200), (3, 0)]),
    front(
      "top-swipe-leaves-the-content-alone", "the radius", { $0.cornerRadius }, [(1, 46), (2.1, 12)]),
    front("a-question-that-waits", "the left edge", { $0.x }, [(1, 12)]),
    front("a-question-that-waits", "the width", { $0.width }, [(1, 366)]),
    bottom("a-question-that-waits", [(1.2, 0), (1.4, 0), (2.3, 0)]),
    presentations("a-question-that-waits", [(3, 0)]),
    height("grabber-on-a-strip", [(0.9, 364)]),
    front("grabber-on-a-strip", "the content's inset", { $0.contentInset }, [(0.9, 44)]),
    presentations("grabber-on-a-strip", [(1.4, 1), (2.2, 0)]),
    height("apple-grabber", [(0.9, 320)]),
    front("apple-grabber", "the zone's height", { $0.grabberZone.height }, [(0.9, 15)]),
    front("apple-grabber", "the bar's top", { $0.grabber?.bar.y ?? 0 }, [(0.9, 529)]),
    presentations("apple-grabber", [(1.5, 1)]),
    bottom("drag-zone-without-a-grabber", [(1.1, -80), (1.9, 0), (2.1, 0)]),
    front(
      "drag-zone-without-a-grabber", "the zone's height", { $0.grabberZone.height }, [(0.9, 0)]),
    bottom("no-gestures", [(0.9, 0), (1.7, 0)]),
    presentations("no-gestures", [(1.7, 1), (2.5, 0)]),
    height("the-map-stays-usable", [(1.5, 379.8), (2.1, 479.8), (3, 379.8)]),
    dimming("the-map-stays-usable", [(1, 0)]),
    presentations("tap-outside-dismisses", [(0.9, 1), (2, 0)]),
    height("screen-reader", [(0.6, 200), (1.2, 422), (1.8, 633), (2.4, 422), (3, 200)]),
    presentations("screen-reader", [(3.6, 2), (4.4, 1)]),
    presentations("asked-before-it-leaves", [(3.5, 1), (5, 0)]),
    bottom("asked-before-it-leaves", [(1.1, -10.203), (1.9, 0)]),
    height("header-above-a-list", [(1.1, 622), (1.9, 633), (2.1, 633)]),
    front(
      "header-above-a-list", "the list's distance", { $0.distanceToEdge ?? 0 },
      [(1.1, 300), (2.1, 200)]),
    height("scroll-hand-off", [(1.1, 422), (1.2, 382), (1.3, 332), (1.4, 832), (1.5, 844)]),
    front(
      "scroll-hand-off", "the list's distance", { $0.distanceToEdge ?? 0 },
      [(1.1, 20), (1.2, 0), (1.3, 0), (1.4, 0), (1.5, 38)]),
  ]

  private static let surroundings: [[Fact]] = [
    height("three-limits", [(0.9, 745), (1.9, 797), (2.9, 200), (4, 844)]),
    height("content-grows", [(0.7, 320), (1.5, 500), (2.3, 797), (2.7, 797), (4, 250)]),
    height("content-without-a-height", [(0.9, 633), (1.9, 334), (3, 280)]),
    height("the-chosen-height-is-kept", [(0.7, 200), (1.5, 300), (2.3, 240), (3, 320)]),
    height("larger-text", [(0.9, 200), (1.9, 200), (3, 260)]),
    height("turned-screen", [(0.9, 379.8), (1.5, 175.5), (2.5, 379.8), (3.1, 529.8), (4, 175.5)]),
    front("turned-screen", "the left edge", { $0.x }, [(0.9, 0), (1.5, 47), (2.5, 0)]),
    front("turned-screen", "the width", { $0.width }, [(0.9, 390), (1.5, 738), (2.5, 390)]),
    front("mirrored-margins", "the left edge", { $0.x }, [(0.8, 40), (1, 10)]),
    front("mirrored-margins", "the width", { $0.width }, [(0.8, 340), (1, 340)]),
    dimming("at-night", [(0.8, 0.1), (1, 0.4)]),
    dimming("replaced", [(0.6, 0.4), (0.7, 0.4), (0.75, 0.305), (1.4, 0), (1.5, 0), (2.2, 0.4)]),
    front("less-motion", "the top edge", { $0.y }, [(0, 422), (0.4, 422), (1.7, 422)]),
    front("less-motion", "the opacity", { $0.alpha }, [(0, 0), (0.4, 1)]),
    height("less-motion", [(0.75, 633), (1.25, 422)]),
    presentations("less-motion", [(1.75, 0)]),
    height("keyed-heights", [(1.4, 379.8), (2.4, 797), (3.4, 379.8), (4.4, 300)]),
  ]

  private static func rear(
    _ trace: String, _ what: String, _ read: @escaping @Sendable (RearFrame) -> Double,
    _ rows: [(Double, Double)]
  ) -> [Fact] {
    rows.map { time, value in
      Fact(trace: trace, time: time, what: "the rear view's " + what, value: value) {
        read($0.rear)
      }
    }
  }

  private static func top(_ trace: String, _ rows: [(Double, Double)]) -> [Fact] {
    front(trace, "the top edge", { $0.y }, rows)
  }

  private static let cards: [[Fact]] = [
    top("cards-three-deep", [(0.9, 63), (1.9, 79), (3, 95)]),
    rear("cards-three-deep", "left edge", { $0.frame.x }, [(0.9, 16), (1.9, 32), (3, 48), (4, 0)]),
    rear(
      "cards-three-deep", "opacity", { $0.alpha }, [(0.9, 0.8), (1.9, 0.64), (3, 0.512), (4, 1)]),
    presentations("cards-three-deep", [(3.1, 3), (4, 0)]),
    top("cards-live-insets", [(1.4, 79), (2, 32), (3, 79)]),
    rear("cards-live-insets", "top edge", { $0.frame.y }, [(1.4, 47), (2, 0), (3, 47)]),
    // A quarter of 844 points brings the card a quarter of its way back.
    top("card-grows-from-a-bar", [(0, 697), (1.1, 57), (1.4, 268), (2.3, 57)]),
    height("card-grows-from-a-bar", [(0, 64), (1.1, 787), (2.9, 64)]),
    presentations("card-grows-from-a-bar", [(2.3, 1), (3.1, 0)]),
    top("card-under-a-finger", [(1.2, 63), (2.7, 618.213), (3.5, 63), (3.7, 72.254)]),
    presentations("card-under-a-finger", [(3.6, 1), (4.5, 0)]),
    front(
      "card-handles", "the handle's opacity", { $0.handle?.alpha ?? -1 },
      [(0.5, 0), (0.9, 1), (1.9, 1), (2.1, -1), (2.6, 0), (3.9, 1), (4.3, 0), (4.4, 1)]),
    presentations("card-handles", [(2.5, 2), (3.9, 1), (6, 0)]),
    top("card-classic-bars", [(0.7, 64), (1.5, 81), (2.3, 64)]),
    rear("card-classic-bars", "opacity", { $0.alpha }, [(0.7, 1), (1.5, 1)]),
    rear(
      "card-classic-bars", "black bar", { $0.barStyle == .black ? 1 : 0 },
      [(0.7, 1), (1.5, 1), (2.4, 0)]),
    top("player-pulled-out", [(0, 697), (0.1, 597), (0.2, 377), (1.6, 597), (1.7, 377), (4, 57)]),
    presentations("player-pulled-out", [(0.2, 1), (1.4, 0), (4, 1)]),
    top("card-over-a-list", [(1.2, 63), (1.3, 155.536), (1.4, 248.071)]),
    front(
      "card-over-a-list", "the list's distance", { $0.distanceToEdge ?? 0 }, [(1.2, 10), (1.3, 0)]),
    top("six-in-a-stack", [(4.4, 106)]),
    rear("six-in-a-stack", "left edge", { $0.frame.x }, [(4.4, 60), (5.4, 16), (6.5, 0)]),
    presentations("six-in-a-stack", [(4.4, 6), (5.4, 2), (6.5, 0)]),
  ]

  private static let modals: [[Fact]] = [
    // The rest of a pull of p takes p of 0.6 s: 0.15 s after a quarter, 0.36 s after three fifths.
    bottom("modal-goes-back", [(0.9, -200), (1.15, 0), (1.6, -480), (2.05, -0.709), (2.1, 0)]),
    bottom("modal-goes-back", [(2.6, 0), (3.4, 0)]),
    presentations("modal-goes-back", [(4, 1)]),
    presentations("modal-thirty-percent", [(2.4, 1), (3.1, 1), (3.2, 0)]),
    bottom("modal-closed-by-its-button", [(1.1, -200), (1.5, -500), (3.3, -400)]),
    presentations("modal-closed-by-its-button", [(1.7, 1), (1.8, 0), (3.5, 1), (3.6, 0)]),
    bottom("modal-over-a-list", [(1.1, 0), (1.2, -140), (1.3, -300)]),
    presentations("modal-over-a-list", [(1.8, 1), (1.9, 0)]),
    bottom(
      "modal-let-go",
      [
        (0.3, -400), (0.6, 0), (1, -200), (1.025, -133.333), (1.05, -66.667), (1.075, 0),
        (2, -400), (2.05, -533.333), (2.1, -666.667),
      ]),
    presentations("modal-let-go", [(2.125, 1), (2.15, 0)]),
    bottom("own-curves", [(0.1, -240), (0.2, -160), (0.3, -80)]),
    presentations("own-curves", [(1.15, 1), (1.2, 0)]),
    presentations("too-late", [(0.6, 1), (0.65, 1), (2.5, 0)]),
    presentations("a-press-that-lasts", [(1.2, 2), (2.3, 1), (3, 0)]),
    height("said-before-it-comes", [(0.9, 160), (2.9, 500), (3.1, 500), (3.9, 250)]),
    presentations("said-before-it-comes", [(5, 0)]),
  ]

  static let facts = (drags + touches + surroundings + cards + modals).flatMap { $0 }

  @Test(arguments: Set(facts.map { $0.trace + ".yaml" }).sorted())
  func `a trace shows the numbers of its story`(name: String) throws {
    let facts = Self.facts.filter { $0.trace + ".yaml" == name }
    let frames = Array(Replay(try FixtureTraceTests.trace(name)))
    for fact in facts {
      let frame = try #require(frames.first { ($0.frame.time - fact.time).magnitude < 1e-9 })
      let value = try #require(fact.read(frame.frame), "\(fact)")
      #expect((value - fact.value).magnitude < 0.001, "\(fact), not \(value)")
    }
  }
}
