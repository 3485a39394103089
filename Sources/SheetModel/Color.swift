/// A colour that may differ between the light and the dark appearance.
public struct Color: Hashable, Sendable {
  /// The colour in the light appearance, and where none is specified.
  public var light: ColorValue
  /// The colour in the dark appearance.
  public var dark: ColorValue

  /// Creates a colour from its two values.
  public init(light: ColorValue, dark: ColorValue) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in both appearances.
  public init(_ value: ColorValue) {
    self.init(light: value, dark: value)
  }

  /// A colour's value for an appearance.
  public func value(for style: UserInterfaceStyle) -> ColorValue {
    style == .dark ? dark : light
  }
}

/// The appearance of the user interface.
public enum UserInterfaceStyle: String, Hashable, Sendable, CaseIterable {
  /// The light appearance.
  case light
  /// The dark appearance.
  case dark
}

/// One colour: a base and an opacity that multiplies the base's own.
public struct ColorValue: Hashable, Sendable {
  /// What is coloured with.
  public enum Base: Hashable, Sendable {
    /// Red, green, blue and alpha, in that order, 8 bits each, in sRGB.
    case rgba(UInt32)
    /// A colour of the system, which the host resolves for its appearance.
    case semantic(SemanticColor)
  }

  /// The colour before the opacity.
  public var base: Base
  /// The opacity, a fraction from 0 to 1.
  public var opacity: Double

  /// Creates a colour.
  public init(_ base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  /// Creates a colour from `0xRRGGBBAA`.
  public init(rgba: UInt32, opacity: Double = 1) {
    self.init(.rgba(rgba), opacity: opacity)
  }

  /// How much of what lies behind it the colour hides, from 0 to 1: the opacity times the base's own.
  public var coverage: Double {
    switch base {
    case .rgba(let rgba): Double(rgba & 0xFF) / 255 * opacity
    case .semantic: opacity
    }
  }

  /// Black.
  public static let black = ColorValue(rgba: 0x0000_00FF)
  /// White.
  public static let white = ColorValue(rgba: 0xFFFF_FFFF)
  /// UIKit's grey, half white.
  public static let gray = ColorValue(rgba: 0x8080_80FF)
  /// No colour.
  public static let clear = ColorValue(rgba: 0x0000_0000)
}

/// UIKit's semantic colours, spelled as its properties without `system` for the label and background
/// families.
public enum SemanticColor: String, Hashable, Sendable, CaseIterable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case lightText, darkText, placeholderText, link, separator, opaqueSeparator, tintColor
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
}
