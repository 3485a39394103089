/// What a presentation asks of the status bar.
public struct StatusBar: Hashable, Sendable {
  /// The style; `automatic` by default.
  public var style = StatusBarStyle.automatic
  /// Whether it is hidden while the presentation is there; false by default.
  public var isHidden = false

  /// Creates the default.
  public init() {}
}

/// The style of the status bar; the names are UIKit's.
public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
  /// Light over a card, behind which it is black; otherwise that of what is behind.
  case automatic
  /// Light, for a dark background.
  case lightContent
  /// Dark, for a light background.
  case darkContent
}
