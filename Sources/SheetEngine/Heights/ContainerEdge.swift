import SheetModel

/// The edge at which a sheet stands, left and right resolved.
///
/// All rules of heights, drags and motions are those of a sheet at the bottom. A sheet at another edge
/// is one at the bottom of a turned container: its rectangle is turned back when it is shown, and
/// what fingers do is turned before it is looked at.
enum ContainerEdge: UInt8, Hashable, Sendable {
  case bottom, top, left, right

  /// The edge of a preset in an environment.
  init(_ edge: SheetEdge, _ direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    switch edge {
    case .bottom: self = .bottom
    case .top: self = .top
    case .left: self = .left
    case .right: self = .right
    case .leading: self = isMirrored ? .right : .left
    case .trailing: self = isMirrored ? .left : .right
    }
  }

  /// Whether the sheet moves sideways.
  var isUpright: Bool { self == .left || self == .right }

  /// The size of the turned container.
  func turned(_ size: Size) -> Size {
    isUpright ? Size(width: size.height, height: size.width) : size
  }

  /// The rectangle in the container of one in the turned container.
  ///
  /// - Parameters:
  ///   - rect: the rectangle in the turned container, in points.
  ///   - height: the turned container's height, in points.
  /// - Returns: the rectangle as it is shown.
  func shown(_ rect: Rect, height: Double) -> Rect {
    let end = height - rect.y - rect.height
    return switch self {
    case .bottom: rect
    case .top: Rect(x: rect.x, y: end, width: rect.width, height: rect.height)
    case .left: Rect(x: end, y: rect.x, width: rect.height, height: rect.width)
    case .right: Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
    }
  }

  /// The rectangle in the turned container of one that is shown; the other way of
  /// ``shown(_:height:)``.
  func turned(_ rect: Rect, height: Double) -> Rect {
    switch self {
    case .bottom: rect
    case .top:
      Rect(
        x: rect.x, y: height - rect.y - rect.height, width: rect.width, height: rect.height)
    case .left:
      Rect(x: rect.y, y: height - rect.x - rect.width, width: rect.height, height: rect.width)
    case .right: Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
    }
  }

  /// The distance of the edge that moves from the container's far edge, in points.
  func gap(_ rect: Rect, height: Double) -> Double { turned(rect, height: height).y }

  /// Where the edge that moves is, in points along the way that it moves.
  func place(_ y: Double, height: Double) -> Double {
    switch self {
    case .bottom, .right: y
    case .top, .left: height - y
    }
  }

  /// How far a displacement goes towards the edge; what is downwards for a sheet at the bottom.
  func closing(_ way: Point) -> Double {
    switch self {
    case .bottom: way.y
    case .top: -way.y
    case .left: -way.x
    case .right: way.x
    }
  }

  /// The corners of a sheet at the bottom, turned with it.
  func turned(_ corners: CornerSet) -> CornerSet {
    guard self != .bottom else { return corners }
    var result: CornerSet = []
    for corner in Corner.allCases where corners.contains(CornerSet(corner)) {
      result.formUnion(CornerSet(turned(corner)))
    }
    return result
  }

  private func turned(_ corner: Corner) -> Corner {
    switch (self, corner) {
    case (.top, .bottomLeft), (.left, .bottomLeft), (.right, .topLeft): .topLeft
    case (.top, .bottomRight), (.left, .topLeft), (.right, .bottomLeft): .topRight
    case (.top, .topLeft), (.left, .bottomRight), (.right, .topRight): .bottomLeft
    case (.top, .topRight), (.left, .topRight), (.right, .bottomRight): .bottomRight
    case (.bottom, _): corner
    }
  }

  /// The environment as the turned container has it.
  func turned(_ environment: SheetEnvironment) -> SheetEnvironment {
    guard self != .bottom else { return environment }
    var result = environment
    result.horizontalSizeClass = environment.widthClass
    result.verticalSizeClass = environment.heightClass
    result.container = turned(environment.container)
    if isUpright { result.measuredContentHeight = nil }
    result.navigationBarBottom = nil
    result.keyboardHeight = 0
    let area = environment.safeArea
    switch self {
    case .bottom: break
    case .top:
      result.safeArea = .init(
        top: area.bottom, left: area.left, bottom: area.top, right: area.right)
    case .left:
      result.safeArea = .init(
        top: area.right, left: area.top, bottom: area.left, right: area.bottom)
    case .right:
      result.safeArea = .init(
        top: area.left, left: area.top, bottom: area.right, right: area.bottom)
    }
    return result
  }
}
