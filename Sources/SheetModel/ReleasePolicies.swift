/// From which detents a drag may dismiss.
public enum DismissOrigin: String, Hashable, Sendable, CaseIterable {
  /// Only a drag that began at the lowest detent.
  case lowest
  /// A drag from any detent, by the release rule; LBBottomSheet's way.
  case any
  /// A drag from any detent that would carry the sheet below half of the lowest detent.
  case projected
}

/// What may interrupt a motion.
public struct Interruption: OptionSet, Hashable, Sendable {
  /// One bit a source.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A finger on the sheet.
  public static let drag = Interruption(rawValue: 1)
  /// A finger on the scrolled content.
  public static let scroll = Interruption(rawValue: 2)
  /// A command of the program.
  public static let program = Interruption(rawValue: 4)
  /// Every source.
  public static let all: Interruption = [.drag, .scroll, .program]
}

/// What moves when a finger on scrolled content goes up while the sheet can still grow.
public enum ScrollExpansion: String, Hashable, Sendable, CaseIterable {
  /// The sheet, if the content stands at its edge; UIKit's `prefersScrollingExpandsWhenScrolledToEdge`.
  case sheetFirst
  /// The content to its end, then the sheet.
  case contentFirst
  /// The content alone.
  case never
}

/// What fractions and points of a height are measured in.
public enum HeightReference: String, Hashable, Sendable, CaseIterable {
  /// The whole container; LBBottomSheet's way.
  case container
  /// The container without its safe area's top and bottom; the bottom is then added once, as UIKit's
  /// custom detents do.
  case safeArea
}
