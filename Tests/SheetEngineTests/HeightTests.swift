import SheetModel
import Testing

@testable import SheetEngine

/// A height value and what it comes to.
struct HeightRow: CustomTestStringConvertible, Sendable {
  var value: HeightValue
  var content: Double?
  var height: Double

  init(_ value: HeightValue, content: Double? = 320, _ height: Double) {
    self.value = value
    self.content = content
    self.height = height
  }

  var testDescription: String { "\(value.identifier) with content \(content ?? -1)" }
}

@Suite struct `The heights of a sheet` {
  private func rules(
    _ behavior: Behavior = .heights(), theme: Theme = Theme(),
    in environment: SheetEnvironment = .phone
  ) -> HeightRules {
    HeightRules(
      Preset(name: "test", theme: theme, behavior: behavior).sanitized(),
      environment: environment.sanitized(after: environment),
      contentHeight: environment.contentHeight)
  }

  private func layout(
    _ behavior: Behavior, theme: Theme = Theme(), in environment: SheetEnvironment = .phone
  ) -> SheetLayout {
    SheetLayout(
      Preset(name: "test", theme: theme, behavior: behavior).sanitized(),
      environment: environment.sanitized(after: environment),
      contentHeight: environment.contentHeight)
  }

  @Test(arguments: [
    HeightRow(.points(200), 200), HeightRow(.points(900), 844), HeightRow(.points(-5), 0),
    HeightRow(.fraction(0.5), 422), HeightRow(.fraction(1.5), 844), HeightRow(.fraction(-1), 0),
    HeightRow(.childRatio(0.5), 160), HeightRow(.childRatio(2), 320),
    HeightRow(.fitContent, 320), HeightRow(.fitContent, content: 900, 844),
    HeightRow(.fullscreen, 844),
    HeightRow(.custom("low"), 111), HeightRow(.custom("negative"), 0),
    HeightRow(.custom("huge"), 844),
  ])
  func `every value is clamped to the container`(row: HeightRow) {
    let environment = SheetEnvironment.phone.with {
      $0.contentHeight = row.content
      $0.custom = [
        .init(name: "low", height: 111), .init(name: "negative", height: -10),
        .init(name: "huge", height: 5000),
      ]
    }
    #expect(rules(in: environment).height(of: row.value) == row.height)
  }

  @Test func `a custom value that the host does not supply is no detent`() {
    let behavior = Behavior.heights([.custom("unknown"), .points(200)])
    #expect(layout(behavior).detents.map { $0.identifier } == ["200"])
    let environment = SheetEnvironment.phone.with {
      $0.custom = [.init(name: "unknown", height: .nan)]
    }
    #expect(layout(behavior, in: environment).detents.map { $0.identifier } == ["200"])
  }

  @Test func `the order of the values is irrelevant`() {
    let behavior = Behavior.heights([.fullscreen, .points(200), .fraction(0.5), .points(200)])
    #expect(layout(behavior).detents.map { $0.height } == [200, 200, 422, 844])
  }

  @Test(arguments: [
    (HeightLimit.navigationBar, 745.0), (.statusBar, 797.0), (.screen, 844.0),
  ])
  func `the limits of the reference phone`(limit: HeightLimit, height: Double) {
    let environment = SheetEnvironment.phone.with { $0.navigationBarBottom = 91 }
    #expect(HeightRules.limit(limit, environment: environment) == height)
  }

  @Test func `without a visible bar the limit is the status bar's`() {
    #expect(HeightRules.limit(.navigationBar, environment: .phone) == 797)
  }

  @Test func `a bar that leaves no room is overlapped`() {
    let environment = SheetEnvironment.phone.with { $0.navigationBarBottom = 2000 }
    #expect(HeightRules.limit(.navigationBar, environment: environment) == 44)
  }

  @Test func `fitContent never asks for more than the limit`() {
    let environment = SheetEnvironment.phone.with {
      $0.contentHeight = 900
      $0.navigationBarBottom = 91
    }
    let layout = layout(.fitContent(), in: environment)
    #expect(layout.minimum == 745)
    #expect(layout.maximum == 745)
  }

  @Test func `the least height of a list is limited too`() {
    let layout = layout(
      .heights([.points(800)], limit: .navigationBar),
      in: .phone.with { $0.navigationBarBottom = 91 })
    #expect(layout.minimum == 745)
    #expect(layout.maximum == 745)
  }

  @Test func `the bounds of a free sheet are limited`() {
    let wide = layout(.free(800, 2000, limit: .statusBar))
    #expect(wide.minimum == 797)
    #expect(wide.maximum == 797)
    let swapped = layout(.free(600, 300))
    #expect(swapped.minimum == 300)
    #expect(swapped.maximum == 300)
  }

  @Test func `a free sheet without a least height keeps a finger's height`() {
    #expect(layout(.free()).minimum == 44)
    #expect(layout(.free(10)).minimum == 10)
    #expect(layout(.free(0)).minimum == 44)
  }

  @Test func `the default limit is the navigation bar's`() {
    #expect(Behavior().heightMode == .fitContent(heightLimit: .navigationBar))
  }

  @Test func `an empty list, or one of nothing visible, fits the content`() {
    for values in [[], [HeightValue.points(0)], [.fraction(0), .custom("unknown")]] {
      let detents = layout(.heights(values)).detents
      #expect(detents == [SheetLayout.Detent(identifier: "fitContent", height: 320)])
    }
  }

  @Test func `a detent of no height is left out and smaller than the inset is as high as it says`()
  {
    // software-mansion/react-native-screens#4584
    let detents = layout(.heights([.fraction(0), .points(20), .fraction(0.5)])).detents
    #expect(detents.map { $0.height } == [20, 422])
  }

  @Test func `the reference box adds the lower inset once`() {
    let behavior = Behavior.heights([.points(200), .fraction(0.5), .fitContent, .fullscreen]) {
      $0.heightReference = .safeArea
    }
    let detents = layout(behavior).detents.map { $0.height }
    #expect(detents == [234, 354, 415.5, 844] as [Double])
  }

  @Test func `a detent is limited to the content where its policy says so`() {
    // razorpay/blade#3942: content 300 in 844, 85 %.
    let environment = SheetEnvironment.phone.with { $0.contentHeight = 300 }
    for (limits, height) in [(true, 300), (false, 717.4)] {
      let behavior = Behavior.heights([.fraction(0.85)]) {
        var policy = DetentPolicy(detent: .fraction(0.85))
        policy.limitToContent = limits
        $0.detentPolicies = [policy]
      }
      #expect(near(layout(behavior, in: environment).detents[0].height, height))
    }
  }

  @Test func `a fixed detent above the container is as high as the limit`() {
    // software-mansion-labs/react-native-bottom-sheet#21: content 472 and 894.
    let environment = SheetEnvironment.phone.with { $0.contentHeight = 472 }
    let layout = layout(.heights([.fitContent, .points(894)], limit: .statusBar), in: environment)
    #expect(layout.detents.map { $0.height } == [472, 797])
  }

  @Test func `the content's height falls back to three quarters of the container`() {
    for content in [nil, 0.0, 0.5] {
      let environment = SheetEnvironment.phone.with { $0.contentHeight = content }
      #expect(rules(in: environment).content == 633)
    }
  }

  @Test func `a measured content gets the lower safe area, a declared one does not`() {
    let declared = SheetEnvironment.phone.with { $0.measuredContentHeight = 500 }
    #expect(rules(in: declared).content == 320)
    let measured = declared.with { $0.contentHeight = nil }
    #expect(rules(in: measured).content == 534)
    let nothing = measured.with { $0.measuredContentHeight = 0 }
    #expect(rules(in: nothing).content == 633)
  }

  @Test func `an opaque grabber background adds its zone to the content`() {
    var theme = Theme()
    theme.grabber?.background.isTranslucent = false
    #expect(rules(theme: theme).content == 364)
    #expect(layout(.fitContent(), theme: theme).contentInset == 44)
    let measured = SheetEnvironment.phone.with {
      $0.contentHeight = nil
      $0.measuredContentHeight = 500
    }
    #expect(rules(theme: theme, in: measured).content == 578)
    let nothing = measured.with { $0.measuredContentHeight = nil }
    #expect(rules(theme: theme, in: nothing).content == 633)
  }

  @Test func `a translucent grabber background adds nothing`() {
    #expect(rules().content == 320)
    #expect(layout(.fitContent()).contentInset == 0)
  }

  @Test func `the grabber's zone is 44, 15 or 0 high and the gesture's 44 without a grabber`() {
    var theme = Theme()
    #expect(layout(.fitContent(), theme: theme).zoneHeight == 44)
    theme.grabber = .appleDefault
    #expect(layout(.fitContent(), theme: theme).zoneHeight == 15)
    theme.grabber = nil
    #expect(layout(.fitContent(), theme: theme).zoneHeight == 0)
    #expect(layout(.fitContent(), theme: theme).gestureZoneHeight == 44)
  }

  @Test func `the column lies between safe area and margins, mirrored from right to left`() {
    var theme = Theme()
    theme.leadingMargin = 10
    theme.trailingMargin = 30
    var environment = SheetEnvironment(container: Size(width: 844, height: 390))
    environment.safeArea = .init(top: 0, left: 47, bottom: 21, right: 5)
    let left = layout(.fitContent(), theme: theme, in: environment)
    #expect(left.track.x == 57)
    #expect(left.track.width == 752)
    environment.layoutDirection = .rightToLeft
    let right = layout(.fitContent(), theme: theme, in: environment)
    #expect(right.track.x == 77)
    #expect(right.track.width == 752)
  }

  @Test func `margins never take all of the width`() {
    var theme = Theme()
    theme.leadingMargin = 300
    theme.trailingMargin = 600
    let layout = layout(.fitContent(), theme: theme)
    #expect(near(layout.track.width, 44))
    #expect(layout.track.x > 0 && layout.track.x + layout.track.width < 390)
  }

  @Test(arguments: [
    (Behavior.heights(), 200.0), (.heights([.points(130), .points(40)]), 40),
    (.heights(opensAt: .points(422)), 422), (.heights(opensAt: .fraction(0.5)), 422),
    (.heights(opensAt: .points(640)), 633), (.fitContent(), 320),
    (.free(200, 600), 200), (.free(), 320), (.free(nil, 300), 300),
  ])
  func `a sheet opens at its lowest detent or where the preset says`(
    behavior: Behavior, height: Double
  ) {
    let stage = Stage.resting(behavior)
    #expect(stage.front.height == height)
    #expect(stage.front.bottom == 0)
    #expect(stage.front.y == 844 - height)
  }
}
