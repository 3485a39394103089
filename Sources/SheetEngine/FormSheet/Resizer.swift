public import SheetModel

/// Finds what a named size comes to in a container.
///
/// A pure function of sizes, environment and content: the same whatever was asked for before and in
/// whatever order a bar was hidden and a size set (lionheart/openradar-mirror#11418).
public struct Resizer: Hashable, Sendable {
  /// The sizes by name.
  public var sizes: [FormSheet.NamedSize]
  /// The radius of the corners of every size but the full screen, in points.
  public var cornerRadius: Double

  /// Creates the resizer of a preset.
  public init(_ preset: Preset) {
    sizes = preset.behavior.formSheet.sizes
    cornerRadius = preset.theme.cornerRadius
  }

  /// Where a form sheet stands with a size.
  ///
  /// It stands in the middle, above the keyboard where there is room below the status bar, and never
  /// beyond the container. Its height is reduced by the navigation bar's (RF-4): the bar stands on
  /// the content, and both together have the size.
  ///
  /// - Parameters:
  ///   - name: the size's name; one that does not exist is the first size.
  ///   - environment: what is around.
  ///   - contentHeight: the height that the content asks for, in points.
  /// - Returns: the place.
  public func place(
    of name: String, in environment: SheetEnvironment, contentHeight: Double
  ) -> FormSheetPlace {
    let container = environment.container
    let named = sizes.first { $0.name == name } ?? sizes.first
    guard let named, case .sized(let width, let height) = named.size else {
      return FormSheetPlace(fullScreenIn: environment, name: named?.name ?? name)
    }
    let bar = environment.sheetNavigationBarHeight
    let room = max(container.height - environment.safeArea.top, Self.least(container.height))
    let total = Self.bounded(
      Self.points(height, environment, content: contentHeight + bar), room)
    let free = max(container.height - environment.keyboardHeight, 0)
    let middle = (container.height - total) / 2
    let top = max(min(middle, free - total), min(middle, environment.safeArea.top))
    let points: Double =
      switch width {
      case .points(let points): points
      case .fraction(let fraction): min(max(fraction, 0), 1) * container.width
      }
    let wide = Self.bounded(points, container.width)
    let barHeight = Self.bar(bar, in: total)
    return FormSheetPlace(
      name: named.name,
      content: Rect(
        x: (container.width - wide) / 2, y: top + barHeight, width: wide,
        height: total - barHeight),
      barHeight: barHeight, coveredTop: 0, cornerRadius: cornerRadius, isFullScreen: false)
  }

  /// A height with the navigation bar, in points.
  private static func points(
    _ value: HeightValue, _ environment: SheetEnvironment, content: Double
  ) -> Double {
    let height = environment.container.height
    return switch value {
    case .points(let points): points
    case .fraction(let fraction): fraction * height
    case .childRatio(let fraction): fraction * content
    case .fitContent: content
    case .fullscreen: height
    case .custom(let name): environment.customHeight(name) ?? content
    }
  }

  /// The height of a navigation bar that leaves some of the content to be seen, in points.
  fileprivate static func bar(_ height: Double, in total: Double) -> Double {
    min(height, max(total - SheetLayout.leastHeight, 0))
  }

  /// A length that a finger finds and that has room.
  private static func bounded(_ length: Double, _ room: Double) -> Double {
    min(max(length.isFinite ? length : room, least(room)), room)
  }

  private static func least(_ room: Double) -> Double { min(HeightRules.leastTouchHeight, room) }
}

/// Where a form sheet stands.
public struct FormSheetPlace: Hashable, Sendable {
  /// The name of the size.
  public var name: String
  /// The content's rectangle in the container, below the navigation bar, in points.
  public var content: Rect
  /// The height of the navigation bar that stands on the content, in points; 0 where it is hidden.
  public var barHeight: Double
  /// How much of the content's top the bar covers because it has grown over the status bar's place,
  /// in points (RF-11).
  public var coveredTop: Double
  /// The radius of the corners, in points; 0 in full screen (RF-8).
  public var cornerRadius: Double
  /// Whether it covers the whole container, and the status bar is hidden (RF-11).
  public var isFullScreen: Bool
}

extension FormSheetPlace {
  /// Creates the place of a form sheet that covers the container.
  ///
  /// The content has the container less the bar (RF-4). A status bar that is there all the same, or a
  /// notch, makes the bar grow by that much over the content's top, and the content begins below it.
  fileprivate init(fullScreenIn environment: SheetEnvironment, name: String) {
    let container = environment.container
    let bar = Resizer.bar(environment.sheetNavigationBarHeight, in: container.height)
    self.init(
      name: name,
      content: Rect(x: 0, y: bar, width: container.width, height: container.height - bar),
      barHeight: bar,
      coveredTop: bar > 0 ? min(environment.safeArea.top, container.height - bar) : 0,
      cornerRadius: 0, isFullScreen: true)
  }
}
