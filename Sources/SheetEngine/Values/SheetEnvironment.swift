public import SheetModel

/// Everything around the sheets that their places depend on.
///
/// A host gives it anew whenever a part changes. Parts that make no sense (NaN, an infinite or
/// negative length) are put right by the engine, never trusted; see ``sanitized(after:)``.
public struct SheetEnvironment: Hashable, Sendable {
  /// The size of the view the sheets stand in, in points.
  ///
  /// A width or height below 1 or not finite leaves the last good container in force.
  public var container = Size(width: 0, height: 0)
  /// The parts of the container at its edges that bars and notches cover, in points; 0 by default.
  public var safeArea = Insets()
  /// The lower edge of the visible navigation bar, in points from the container's top; `nil`, the
  /// default, means there is none.
  public var navigationBarBottom: Double? = nil
  /// The height the content asks for, in points, without safe area (LB-95); `nil`, the default,
  /// means that it asks for none.
  public var contentHeight: Double? = nil
  /// The height that the host measured for content that asks for none, in points (LB-97); `nil`, the
  /// default, means that it could not be measured.
  public var measuredContentHeight: Double? = nil
  /// How far the keyboard covers the container from below, in points; 0 by default.
  public var keyboardHeight: Double = 0
  /// The appearance; light by default.
  public var userInterfaceStyle: UserInterfaceStyle = .light
  /// Whether the user asks for less motion; false by default.
  public var reduceMotion = false
  /// The radius of the display's own corners, in points; 0, the default, means square or unknown.
  public var displayCornerRadius: Double = 0
  /// The room across; `nil`, the default, means as the container's size says: see ``widthClass``.
  public var horizontalSizeClass: SizeClass? = nil
  /// The room from top to bottom; `nil`, the default, means as the container's size says: see
  /// ``heightClass``.
  public var verticalSizeClass: SizeClass? = nil
  /// How the container is held; `nil`, the default, means as its size says.
  public var orientation: Orientation? = nil
  /// The user's text size; large by default.
  public var textSizeCategory: TextSizeCategory = .large
  /// The direction of layout; left to right by default.
  public var layoutDirection: LayoutDirection = .leftToRight
  /// The height of the navigation bar inside a form sheet, in points; 0, the default, means hidden.
  public var sheetNavigationBarHeight: Double = 0
  /// The heights that the host supplies by name, in points.
  public var custom: [NamedHeight] = []

  /// Creates an environment with the defaults.
  public init() {}

  /// Creates an environment of a size.
  public init(container: Size) {
    self.container = container
  }

  /// Lengths from the four edges, in points; 0 or more.
  public struct Insets: Hashable, Sendable {
    /// The inset from the top.
    public var top: Double = 0
    /// The inset from the left.
    public var left: Double = 0
    /// The inset from the bottom.
    public var bottom: Double = 0
    /// The inset from the right.
    public var right: Double = 0

    /// Creates insets of 0.
    public init() {}

    /// Creates insets.
    public init(top: Double, left: Double = 0, bottom: Double, right: Double = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// A height that the host supplies for `{custom: name}`.
  public struct NamedHeight: Hashable, Sendable {
    /// The name in the preset.
    public var name: String
    /// The height in points; not finite switches the detent off.
    public var height: Double

    /// Creates a named height.
    public init(name: String, height: Double) {
      self.name = name
      self.height = height
    }
  }
}

extension SheetEnvironment {
  /// The room across: what the host says, else regular from 600 points on where the height is not
  /// compact.
  ///
  /// So phones are compact however they are held, and half of a tablet of 9.7 inches (507 points) is,
  /// as UIKit has it; UIKit's own numbers are not public.
  public var widthClass: SizeClass {
    if let horizontalSizeClass { return horizontalSizeClass }
    return container.width >= 600 && container.height >= 480 ? .regular : .compact
  }

  /// The room from top to bottom: what the host says, else regular from 480 points on.
  public var heightClass: SizeClass {
    verticalSizeClass ?? (container.height >= 480 ? .regular : .compact)
  }

  /// Whether the container has a size that sheets can be laid out in.
  package var hasContainer: Bool {
    container.width >= 1 && container.height >= 1 && container.width <= Self.greatestLength
      && container.height <= Self.greatestLength
  }

  /// No length is longer than this many points; more is taken for a mistake.
  static let greatestLength = 1e6

  /// The environment with every part usable.
  ///
  /// Without a good container the last one's container, safe area and bar stay together, as they
  /// were given together (gorhom/react-native-bottom-sheet#855). A safe area that leaves no room in
  /// a direction is left out there.
  func sanitized(after last: SheetEnvironment) -> SheetEnvironment {
    var result = self
    if hasContainer {
      result.safeArea = safeArea.sanitized(in: container)
      result.navigationBarBottom = navigationBarBottom.flatMap { $0.isFinite ? max($0, 0) : nil }
    } else {
      result.container = last.container
      result.safeArea = last.safeArea
      result.navigationBarBottom = last.navigationBarBottom
    }
    result.contentHeight = contentHeight.flatMap(Self.usable)
    result.measuredContentHeight = measuredContentHeight.flatMap(Self.usable)
    result.keyboardHeight = Self.usable(keyboardHeight) ?? 0
    result.displayCornerRadius = Self.usable(displayCornerRadius) ?? 0
    result.sheetNavigationBarHeight = Self.usable(sheetNavigationBarHeight) ?? 0
    return result
  }

  /// A length of 0 to ``greatestLength``, or `nil`.
  static func usable(_ length: Double) -> Double? {
    guard length.isFinite else { return nil }
    return min(max(length, 0), greatestLength)
  }

  /// The height that the host supplies under a name, or `nil`.
  func customHeight(_ name: String) -> Double? {
    for entry in custom where entry.name == name { return Self.usable(entry.height) }
    return nil
  }
}

extension SheetEnvironment.Insets {
  fileprivate func sanitized(in container: Size) -> Self {
    var result = Self(
      top: SheetEnvironment.usable(top) ?? 0,
      left: SheetEnvironment.usable(left) ?? 0,
      bottom: SheetEnvironment.usable(bottom) ?? 0,
      right: SheetEnvironment.usable(right) ?? 0
    )
    if result.top + result.bottom >= container.height {
      result.top = 0
      result.bottom = 0
    }
    if result.left + result.right >= container.width {
      result.left = 0
      result.right = 0
    }
    return result
  }
}
