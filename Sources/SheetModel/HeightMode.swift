/// The heights a sheet can have.
public enum HeightMode: Hashable, Sendable {
  /// One detent: the content's height, up to the limit.
  case fitContent(heightLimit: HeightLimit)
  /// Any height between two bounds, in points; no bound is 0 and the limit.
  case free(minHeight: Double?, maxHeight: Double?, heightLimit: HeightLimit)
  /// A list of detents, in any order; never empty.
  case specific(values: [HeightValue], heightLimit: HeightLimit)

  /// The limit of all heights.
  public var heightLimit: HeightLimit {
    switch self {
    case .fitContent(let limit), .free(_, _, let limit), .specific(_, let limit): limit
    }
  }
}

/// How far up a sheet may reach.
public enum HeightLimit: String, Hashable, Sendable, CaseIterable {
  /// 8 points below the visible navigation bar, else as `statusBar`.
  case navigationBar
  /// The top of the safe area.
  case statusBar
  /// The container's top.
  case screen
}

/// One height.
public enum HeightValue: Hashable, Sendable {
  /// Points; 0 or more.
  case points(Double)
  /// A fraction of the container's height, from 0 to 1.
  case fraction(Double)
  /// A fraction of the content's height, from 0 to 1.
  case childRatio(Double)
  /// The content's height.
  case fitContent
  /// The container's height.
  case fullscreen
  /// A height that the host supplies under this name.
  case custom(String)
}
