/// The sizes of a form sheet and the routes that ask for them.
public struct FormSheet: Hashable, Sendable {
  /// The sizes by name, in the order written; `formSheet` of 540 × 620 points and `fullScreen` by
  /// default.
  public var sizes: [NamedSize] = [
    NamedSize(name: "formSheet", size: .fixed(Size(width: 540, height: 620))),
    NamedSize(name: "fullScreen", size: .fullScreen),
  ]
  /// The size that a route asks for, in the order written; none by default.
  public var routes: [Route] = []
  /// The name of the size of routes that are not listed; `formSheet` by default.
  public var `default` = "formSheet"

  /// Creates the default.
  public init() {}

  /// A size and its name.
  public struct NamedSize: Hashable, Sendable {
    /// The name that routes use.
    public var name: String
    /// The size.
    public var size: FormSheetSize

    /// Creates a named size.
    public init(name: String, size: FormSheetSize) {
      self.name = name
      self.size = size
    }
  }

  /// A route and the size it asks for.
  public struct Route: Hashable, Sendable {
    /// The route's name, given by the host when a screen is shown.
    public var route: String
    /// The name of the size.
    public var size: String

    /// Creates a route.
    public init(route: String, size: String) {
      self.route = route
      self.size = size
    }
  }
}

/// The size of a form sheet, its navigation bar included.
public enum FormSheetSize: Hashable, Sendable {
  /// The whole container, without rounded corners.
  case fullScreen
  /// A width and a height; what has no room is made smaller.
  ///
  /// With the height ``HeightValue/fitContent`` the content has its own height and the bar comes on
  /// top of it.
  case sized(width: FormSheetWidth, height: HeightValue)

  /// A size in points.
  public static func fixed(_ size: Size) -> FormSheetSize {
    .sized(width: .points(size.width), height: .points(size.height))
  }
}

/// The width of a form sheet.
public enum FormSheetWidth: Hashable, Sendable {
  /// Points; 0 or more.
  case points(Double)
  /// A part of the container's width, from 0 to 1.
  case fraction(Double)
}
