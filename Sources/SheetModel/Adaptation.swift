/// What changes with the room that the container has.
///
/// A size class that the host does not give is found from the container's size.
public struct Adaptation: Hashable, Sendable {
  /// The edge in regular width; `nil`, the default, is the same as in compact width.
  public var regularWidthEdge: SheetEdge? = nil
  /// What a form sheet becomes in compact width; a sheet by default.
  ///
  /// Used by the presentation `formSheet`.
  public var compactWidthFormSheet: CompactFormSheet = .sheet
  /// What a card becomes in compact height; it stays a card by default.
  ///
  /// Used by the presentation `card`.
  public var compactHeightCard: CompactCard = .card

  /// Creates the default.
  public init() {}
}

/// What a form sheet becomes in compact width.
public enum CompactFormSheet: String, Hashable, Sendable, CaseIterable {
  /// A sheet at the bottom, up to the status bar.
  case sheet
  /// It covers the container.
  case fullScreen
  /// It keeps its size, as far as there is room.
  case formSheet
}

/// What a card becomes in compact height.
public enum CompactCard: String, Hashable, Sendable, CaseIterable {
  /// It stays a card.
  case card
  /// It covers the container's whole height.
  case fullHeight
}
