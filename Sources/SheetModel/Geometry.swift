/// A point, or a displacement, in points.
///
/// `x` grows from the leading to the trailing edge, `y` downwards.
public struct Point: Hashable, Sendable {
  /// The horizontal part, in points.
  public var x: Double
  /// The vertical part, in points; larger is lower.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or no displacement.
  public static let zero = Point(x: 0, y: 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width, in points; 0 or more.
  public var width: Double
  /// The height, in points; 0 or more.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The leading edge, in points.
  public var x: Double
  /// The top edge, in points.
  public var y: Double
  /// The width, in points; 0 or more.
  public var width: Double
  /// The height, in points; 0 or more.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// One corner of a rectangle.
public enum Corner: String, Hashable, Sendable, CaseIterable {
  /// The top left corner.
  case topLeft
  /// The top right corner.
  case topRight
  /// The bottom left corner.
  case bottomLeft
  /// The bottom right corner.
  case bottomRight
}

/// The corners that are rounded.
public struct CornerSet: OptionSet, Hashable, Sendable {
  /// One bit a corner, in the order of ``Corner``.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = CornerSet(rawValue: 1)
  /// The top right corner.
  public static let topRight = CornerSet(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = CornerSet(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = CornerSet(rawValue: 8)
  /// Both top corners.
  public static let top: CornerSet = [.topLeft, .topRight]
  /// Both bottom corners.
  public static let bottom: CornerSet = [.bottomLeft, .bottomRight]
  /// All four corners.
  public static let all: CornerSet = [.top, .bottom]
}

extension CornerSet {
  /// Creates a set from its corners.
  public init(_ corners: [Corner]) {
    self = []
    for corner in corners { formUnion(CornerSet(corner)) }
  }

  /// Creates the set of one corner.
  public init(_ corner: Corner) {
    switch corner {
    case .topLeft: self = .topLeft
    case .topRight: self = .topRight
    case .bottomLeft: self = .bottomLeft
    case .bottomRight: self = .bottomRight
    }
  }

  /// The corners of the set, in the order of ``Corner``.
  public var corners: [Corner] {
    Corner.allCases.filter { contains(CornerSet($0)) }
  }
}
