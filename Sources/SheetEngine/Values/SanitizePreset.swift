import SheetModel

extension Preset {
  /// The preset with every number usable, so that no later step has to ask.
  ///
  /// Presets that were validated come through unchanged; one that a program made may hold anything.
  /// Not finite becomes the default, negative lengths 0, fractions go to the nearer end.
  func sanitized() -> Preset {
    var result = self
    result.theme = theme.sanitized()
    result.behavior = behavior.sanitized()
    return result
  }
}

/// A length of 0 or more in points, or the default where it is not finite.
private func length(_ value: Double, default fallback: Double = 0) -> Double {
  SheetEnvironment.usable(value) ?? fallback
}

private func fraction(_ value: Double, default fallback: Double) -> Double {
  value.isFinite ? min(max(value, 0), 1) : fallback
}

extension Size {
  fileprivate func sanitized() -> Size {
    Size(width: length(width), height: length(height))
  }
}

extension Theme {
  fileprivate func sanitized() -> Theme {
    var result = self
    let defaults = Theme()
    result.cornerRadius = length(cornerRadius, default: defaults.cornerRadius)
    result.dimmingBackgroundColor = dimmingBackgroundColor.sanitized()
    result.backgroundBlurRadius = length(backgroundBlurRadius)
    result.leadingMargin = length(leadingMargin)
    result.trailingMargin = length(trailingMargin)
    result.bottomMargin = length(bottomMargin)
    result.maximumWidth = maximumWidth.flatMap(SheetEnvironment.usable)
    result.grabber = grabber?.sanitized()
    result.shadow = shadow?.sanitized()
    result.backCard = backCard.sanitized()
    return result
  }
}

extension Color {
  fileprivate func sanitized() -> Color {
    var result = self
    result.light.opacity = fraction(light.opacity, default: 1)
    result.dark.opacity = fraction(dark.opacity, default: 1)
    return result
  }
}

extension Grabber {
  fileprivate func sanitized() -> Grabber {
    var result = self
    result.size = size.sanitized()
    result.topMargin = length(topMargin)
    result.color = color.sanitized()
    if case .fixed(let radius) = cornerRadius { result.cornerRadius = .fixed(length(radius)) }
    if case .color(let color) = background.content {
      result.background.content = .color(color.sanitized())
    }
    return result
  }
}

extension Shadow {
  fileprivate func sanitized() -> Shadow {
    var result = self
    result.color = color.sanitized()
    result.opacity = fraction(opacity, default: Shadow().opacity)
    result.offset = Point(
      x: offset.x.isFinite ? offset.x : 0, y: offset.y.isFinite ? offset.y : 0)
    result.radius = length(radius, default: Shadow().radius)
    return result
  }
}

extension BackCard {
  fileprivate func sanitized() -> BackCard {
    var result = self
    let defaults = BackCard()
    result.horizontalInset = length(horizontalInset, default: defaults.horizontalInset)
    result.verticalSpacing = length(verticalSpacing, default: defaults.verticalSpacing)
    result.verticalInset = verticalInset.flatMap(SheetEnvironment.usable)
    result.fadeAlpha = fraction(fadeAlpha, default: defaults.fadeAlpha)
    result.cornerRadius = length(cornerRadius, default: defaults.cornerRadius)
    return result
  }
}

extension DismissHandle {
  fileprivate func sanitized() -> DismissHandle {
    var result = self
    let defaults = DismissHandle()
    result.size = size.sanitized()
    result.color = color.sanitized()
    result.cornerRadius = length(cornerRadius, default: defaults.cornerRadius)
    result.areaHeight = length(areaHeight, default: defaults.areaHeight)
    return result
  }
}

extension Rect {
  /// The rectangle without parts that are no lengths, or `nil` where its place is none.
  fileprivate func sanitized() -> Rect? {
    guard x.isFinite, y.isFinite else { return nil }
    let bound = SheetEnvironment.greatestLength
    return Rect(
      x: min(max(x, -bound), bound), y: min(max(y, -bound), bound), width: length(width),
      height: length(height))
  }
}

extension Behavior {
  fileprivate func sanitized() -> Behavior {
    var result = self
    let defaults = Behavior()
    if case .free(let minHeight, let maxHeight, let limit) = heightMode {
      result.heightMode = .free(
        minHeight: minHeight.flatMap(SheetEnvironment.usable),
        maxHeight: maxHeight.flatMap(SheetEnvironment.usable),
        heightLimit: limit)
    }
    result.detentPolicies = detentPolicies.map { $0.sanitized() }
    result.heightPercentageThresholdToDismiss = length(
      heightPercentageThresholdToDismiss, default: defaults.heightPercentageThresholdToDismiss)
    result.velocityThresholdToDismiss = length(
      velocityThresholdToDismiss, default: defaults.velocityThresholdToDismiss)
    result.velocityThresholdToOpenAtMaxHeight = length(
      velocityThresholdToOpenAtMaxHeight, default: defaults.velocityThresholdToOpenAtMaxHeight)
    result.percentThresholdToDismiss = length(
      percentThresholdToDismiss, default: defaults.percentThresholdToDismiss)
    let speed = length(completionSpeed, default: defaults.completionSpeed)
    result.completionSpeed = speed > 0 ? speed : defaults.completionSpeed
    result.initialTransitionFrame = initialTransitionFrame.flatMap { $0.sanitized() }
    result.dismissHandle = dismissHandle?.sanitized()
    return result
  }
}

extension DetentPolicy {
  fileprivate func sanitized() -> DetentPolicy {
    var result = self
    result.dimming = dimming.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
    result.cornerRadius = cornerRadius.flatMap(SheetEnvironment.usable)
    result.backgroundBlurRadius = backgroundBlurRadius.flatMap(SheetEnvironment.usable)
    return result
  }
}
