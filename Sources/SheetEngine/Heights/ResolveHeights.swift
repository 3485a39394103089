import SheetModel

/// The heights of one presentation in one environment; rules LB-80 to LB-98.
struct HeightRules {
  /// How it behaves.
  let behavior: Behavior
  /// What is around it.
  let environment: SheetEnvironment
  /// The content's height with the grabber's inset, in points.
  let content: Double
  /// The greatest height, in points.
  let limit: Double

  /// Creates the rules of a preset; at another edge than the lower one those of the turned container.
  init(_ preset: Preset, environment: SheetEnvironment, contentHeight: Double?) {
    behavior = preset.behavior
    let environment = preset.edge(in: environment).turned(environment)
    self.environment = environment
    content = Self.contentHeight(contentHeight, environment: environment, theme: preset.theme)
    let limit = Self.limit(preset.behavior.heightMode.heightLimit, environment: environment)
    let margin = preset.behavior.presentation == .bottomSheet ? preset.theme.bottomMargin : 0
    self.limit = max(limit - margin, min(limit, Self.leastTouchHeight))
  }

  /// The height of a finger, in points; Apple's smallest touch target (Human Interface Guidelines).
  static let leastTouchHeight = 44.0

  /// The greatest height (LB-86).
  ///
  /// A bar that leaves less than a finger's height, as one meant for another orientation does, is
  /// overlapped rather than obeyed: the sheet must stay reachable.
  static func limit(_ limit: HeightLimit, environment: SheetEnvironment) -> Double {
    let height = environment.container.height
    let top =
      switch limit {
      case .screen: 0.0
      case .statusBar: environment.safeArea.top
      case .navigationBar:
        environment.navigationBarBottom.map { $0 + navigationBarGap } ?? environment.safeArea.top
      }
    return max(height - top, min(height, leastTouchHeight))
  }

  /// The gap below a navigation bar, in points (LB-86).
  static let navigationBarGap = 8.0

  /// The content's height (LB-95 to LB-98).
  ///
  /// Content that asks for less than a point has not been laid out yet; it gets three quarters of
  /// the container, as LB-98 gives them to content that asks for nothing.
  static func contentHeight(
    _ declared: Double?, environment: SheetEnvironment, theme: Theme
  ) -> Double {
    let inset = contentInset(of: theme)
    if let declared, declared >= SheetLayout.leastHeight { return declared + inset }
    if let measured = environment.measuredContentHeight, measured >= SheetLayout.leastHeight {
      return measured + environment.safeArea.bottom + inset
    }
    return undeclaredShare * environment.container.height
  }

  /// The part of the container that content without a height gets (LB-98).
  static let undeclaredShare = 0.75

  /// How far down the content begins: the grabber's zone where its background is opaque (LB-42).
  static func contentInset(of theme: Theme) -> Double {
    guard let grabber = theme.grabber, !grabber.background.isTranslucent else { return 0 }
    return grabber.zoneHeight
  }
}

extension HeightRules {
  /// The detents, ascending; empty in free mode.
  ///
  /// A detent that comes to less than a point, or whose height the host does not supply, is not
  /// there. Where none is left, the content's height stands in.
  var detents: [SheetLayout.Detent] {
    switch behavior.heightMode {
    case .free: return []
    case .fitContent: return [fitted]
    case .specific(let values, _):
      var detents: [SheetLayout.Detent] = []
      for value in values {
        guard isActive(value), let height = height(of: value), height >= SheetLayout.leastHeight
        else { continue }
        detents.append(SheetLayout.Detent(identifier: value.identifier, height: height))
      }
      guard !detents.isEmpty else { return [fitted] }
      detents.sort { $0.height < $1.height }
      return detents
    }
  }

  private var fitted: SheetLayout.Detent {
    let value = HeightValue.fitContent
    let least = min(SheetLayout.leastHeight, environment.container.height)
    return SheetLayout.Detent(
      identifier: value.identifier, height: max(height(of: value) ?? limit, least))
  }

  /// The bounds of free mode, in points (LB-88).
  ///
  /// A sheet without a least height stays a finger's height high: it could not be seen, nor pulled
  /// up again, otherwise.
  func freeBounds(_ minHeight: Double?, _ maxHeight: Double?) -> (minimum: Double, maximum: Double)
  {
    let maximum = min(max(maxHeight ?? limit, SheetLayout.leastHeight), limit)
    let minimum = minHeight.flatMap { $0 >= SheetLayout.leastHeight ? $0 : nil }
    return (min(minimum ?? Self.leastTouchHeight, maximum), maximum)
  }

  /// A value's height in points, from 0 to the limit; `nil` where the host supplies none.
  func height(of value: HeightValue) -> Double? {
    let box = referenceBox
    let height: Double
    switch value {
    case .points(let points): height = points + box.bottom
    case .fraction(let fraction): height = clampedFraction(fraction) * box.height + box.bottom
    case .childRatio(let fraction): height = clampedFraction(fraction) * content + box.bottom
    case .fitContent: height = content + box.bottom
    case .fullscreen: height = environment.container.height
    case .custom(let name):
      guard let custom = environment.customHeight(name) else { return nil }
      height = custom + box.bottom
    }
    guard height.isFinite else { return nil }
    let cap = isLimitedToContent(value) ? min(content + box.bottom, limit) : limit
    return min(max(height, 0), cap)
  }

  /// What fractions are taken of, and what is added below (`heightReference`).
  private var referenceBox: (height: Double, bottom: Double) {
    let container = environment.container.height
    switch behavior.heightReference {
    case .container: return (container, 0)
    case .safeArea:
      let safeArea = environment.safeArea
      return (container - safeArea.top - safeArea.bottom, safeArea.bottom)
    }
  }

  private func clampedFraction(_ fraction: Double) -> Double {
    min(max(fraction, 0), 1)
  }

  /// Whether a detent is there in the size classes that there are.
  private func isActive(_ value: HeightValue) -> Bool {
    for policy in behavior.detentPolicies where policy.detent == value {
      if let wanted = policy.horizontalSizeClass, wanted != environment.widthClass { return false }
      if let wanted = policy.verticalSizeClass, wanted != environment.heightClass { return false }
    }
    return true
  }

  private func isLimitedToContent(_ value: HeightValue) -> Bool {
    behavior.detentPolicies.last { $0.detent == value && $0.limitToContent != nil }?
      .limitToContent ?? false
  }
}
