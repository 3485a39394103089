/// The edge of the container at which a sheet stands and from which it comes.
public enum SheetEdge: String, Hashable, Sendable, CaseIterable {
  /// The lower edge.
  case bottom
  /// The upper edge.
  case top
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The edge at which text begins.
  case leading
  /// The edge at which text ends.
  case trailing
}

/// Where a sheet that is narrower than its room stands.
public enum SheetAlignment: String, Hashable, Sendable, CaseIterable {
  /// In the middle.
  case center
  /// At the leading margin; at an edge that stands upright, at the top.
  case leading
  /// At the trailing margin; at an edge that stands upright, at the bottom.
  case trailing
}
