/// Writes presets as people write them: blocks and short flow collections, comments, optional parts left out.
///
/// Every preset is valid. The texts depend on nothing but the seed and the number of the preset.
struct PresetText {
  private var random: SplitMix
  private var lines: [String] = []

  /// The text of one preset of a corpus.
  static func make(number: Int, seed: UInt64 = 1) -> String {
    var text = PresetText(random: SplitMix(seed: seed &* 1_000_003 &+ UInt64(number)))
    text.writeHead(number: number)
    text.writeTheme()
    text.writeBehavior()
    return text.lines.joined(separator: "\n") + "\n"
  }

  private init(random: SplitMix) {
    self.random = random
  }

  private mutating func line(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }
}

extension PresetText {
  private mutating func writeHead(number: Int) {
    line(0, "# yaml-language-server: $schema=../Schemas/preset.schema.json")
    line(0, "# The numbers come from the brand book; ask before changing a colour.")
    line(0, "schema: 1")
    line(0, "name: \(random.pick("brand", "checkout", "player", "map", "profile"))-\(number)")
    line(
      0,
      "summary: \"Sheet \(number): \(random.pick("three heights", "one height", "a tall card")).\"")
  }

  private mutating func writeTheme() {
    line(0, "theme:")
    line(1, "cornerRadius: \(random.decimal(2...40))                  # points")
    line(1, "maskedCorners:")
    line(2, "- topLeft")
    line(2, "- topRight")
    line(1, "dimmingBackgroundColor:")
    line(2, "light: black \(random.whole(5...60))%")
    line(2, "dark: \"\(hexColor())\"")
    line(1, "leadingMargin: \(random.whole(0...24))")
    line(1, "trailingMargin: \(random.whole(0...24))")
    writeGrabber()
    if random.chance(70) { writeShadow() }
  }

  private mutating func writeGrabber() {
    guard random.chance(85) else { return line(1, "grabber: none") }
    line(1, "grabber:")
    line(2, "size: {width: \(random.whole(24...48)), height: \(random.whole(3...6))}")
    line(2, "cornerRadius: \(random.pick("rounded", "2", "2.5"))")
    line(2, "maskedCorners: [topLeft, topRight, bottomLeft, bottomRight]")
    line(2, "color:")
    line(3, "light: \"\(hexColor())\"")
    line(3, "dark: \(random.pick("white", "gray", "tertiaryLabel", "white 60%"))")
    line(2, "topMargin: \(random.whole(4...24))")
    line(2, "canTouchToDismiss: \(random.pick(true, false))")
    line(2, "background:")
    line(3, "color: \(random.pick("clear", "systemBackground", "\"#FFFFFF80\""))")
    line(3, "isTranslucent: \(random.pick(true, false))")
  }

  private mutating func writeShadow() {
    line(1, "# Soft: it must not read as a border.")
    line(1, "shadow:")
    line(2, "color: {light: black, dark: \(random.pick("gray", "black"))}")
    line(2, "opacity: \(random.fraction())")
    line(2, "offset: {x: 0, y: \(random.whole(-6...6))}")
    line(2, "radius: \(random.decimal(2...24))")
  }

  private mutating func hexColor() -> String {
    let digits = String(random.next() & 0xFF_FFFF, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension PresetText {
  private mutating func writeBehavior() {
    line(0, "behavior:")
    line(1, "presentation: bottomSheet")
    writeHeightMode()
    line(1, "swipeMode: \(random.pick("full", "top"))")
    line(1, "allowsSwipeToDismiss: \(random.pick(true, false))")
    line(1, "canTouchDimmingBackgroundToDismiss: \(random.pick(true, false))")
    line(1, "forwardEventsToRearController: \(random.pick(true, false))")
    line(1, "heightPercentageThresholdToDismiss: \(random.fraction())")
    line(1, "velocityThresholdToDismiss: \(random.whole(300...1500))     # points per second")
    line(1, "velocityThresholdToOpenAtMaxHeight: \(random.whole(300...1500))")
    writeElasticity()
    line(1, "animations:")
    writeAnimation("appearing")
    writeAnimation("disappearing")
    writeAnimation("moving")
  }

  private mutating func writeHeightMode() {
    line(1, "heightMode:")
    let limit = random.pick("navigationBar", "statusBar", "screen")
    switch random.whole(0...2) {
    case 0:
      line(2, "specific:")
      line(3, "values:")
      line(4, "- \(random.whole(120...260))        # the collapsed player")
      line(4, "- \(random.whole(30...60))%")
      if random.chance(50) { line(4, "- fitContent") }
      line(4, "- fullscreen")
      line(3, "heightLimit: \(limit)")
    case 1:
      line(2, "free:")
      line(3, "minHeight: \(random.whole(120...260))")
      line(3, "maxHeight: \(random.whole(300...760))")
      line(3, "heightLimit: \(limit)")
    default:
      line(2, "fitContent:")
      line(3, "heightLimit: \(limit)")
    }
  }

  private mutating func writeElasticity() {
    switch random.whole(0...2) {
    case 0: line(1, "elasticity: \(random.pick("none", "logarithmic"))")
    default:
      line(1, "elasticity:")
      line(2, "rubberBand:")
      line(3, "coefficient: \(random.fraction())")
      line(3, "limit: \(random.whole(10...80))")
    }
  }

  private mutating func writeAnimation(_ name: String) {
    line(2, "\(name):")
    switch random.whole(0...3) {
    case 0:
      line(3, "spring:")
      line(4, "duration: \(random.fraction())")
      line(4, "dampingRatio: \(random.fraction())")
      line(4, "initialVelocity: \(random.fraction())")
    case 1:
      line(3, "spring: {response: \(random.fraction()), dampingRatio: \(random.fraction())}")
    default:
      line(3, "curve: \(random.pick("linear", "easeIn", "easeOut", "easeInOut"))")
      line(3, "duration: \(random.fraction())")
    }
  }
}
