/// How much room there is in one direction; UIKit's size class.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room, as across a phone in portrait.
  case compact
  /// Ample room.
  case regular
}

/// How the container is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}

/// The direction in which text and layout run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}

/// The user's text size; UIKit's content size categories, from the smallest to the largest.
public enum TextSizeCategory: String, Hashable, Sendable, CaseIterable {
  case extraSmall, small, medium
  /// The size a device is delivered with.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}
