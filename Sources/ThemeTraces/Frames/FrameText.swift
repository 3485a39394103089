import SheetEngine
import SheetModel
import ThemePresets

extension ReplayFrame {
  /// The frame as one line of JSON, without a line feed.
  ///
  /// Numbers are written as the shortest decimals that are read back as the same values.
  public var json: String { encoded.json(width: .max) }

  /// The frame as a value to be written.
  var encoded: Encoded {
    [
      "t": .number(frame.time),
      "presentations": .list(frame.presentations.map { $0.encoded }),
      "dimming": ["color": frame.dimming.encoded],
      "rear": .mapping(
        frame.rear.frame.entries + [
          EncodedEntry("alpha", .number(frame.rear.alpha)),
          EncodedEntry("cornerRadius", .number(frame.rear.cornerRadius)),
          EncodedEntry("maskedCorners", frame.rear.maskedCorners.encoded),
          EncodedEntry(
            "isUserInteractionEnabled", .boolean(frame.rear.isUserInteractionEnabled)),
          EncodedEntry("barStyle", .text(frame.rear.barStyle.rawValue)),
        ]),
      "statusBar": [
        "style": .text(frame.statusBar.style.rawValue),
        "isHidden": .boolean(frame.statusBar.isHidden),
      ],
      "events": .list(events.map { $0.encoded }),
    ]
  }
}

extension PresentationFrame {
  fileprivate var encoded: Encoded {
    [
      "id": .text(id),
      "phase": .text(phase.rawValue),
      "height": .number(height),
      "bottom": .number(bottom),
      "detent": detent.map { .text($0) } ?? .null,
      "x": .number(x),
      "y": .number(y),
      "width": .number(width),
      "alpha": .number(alpha),
      "cornerRadius": .number(cornerRadius),
      "maskedCorners": maskedCorners.encoded,
      "progress": .number(progress),
      "velocity": .number(velocity),
      "dimming": dimming.encoded,
      "blurRadius": .number(blurRadius),
      "coveredHeight": .number(coveredHeight),
      "contentTakesTouches": .boolean(contentTakesTouches),
      "accessibility": accessibility.encoded,
      "shadow": shadow?.encoded ?? .null,
      "grabber": grabber?.encoded ?? .null,
      "grabberZone": .mapping(grabberZone.entries),
      "navigationBar": navigationBar.map { .mapping($0.entries) } ?? .null,
      "prefersStatusBarHidden": .boolean(prefersStatusBarHidden),
      "contentInset": .number(contentInset),
      "distanceToEdge": distanceToEdge.map { .number($0) } ?? .null,
      "handle": handle?.encoded ?? .null,
      "barStyle": .text(barStyle.rawValue),
      "isUserInteractionEnabled": .boolean(isUserInteractionEnabled),
    ]
  }
}

extension SheetAccessibility {
  fileprivate var encoded: Encoded {
    [
      "value": value.map { .text($0) } ?? .null,
      "canIncrement": .boolean(canIncrement),
      "canDecrement": .boolean(canDecrement),
      "canEscape": .boolean(canEscape),
      "isModal": .boolean(isModal),
    ]
  }
}

extension ShadowFrame {
  fileprivate var encoded: Encoded {
    [
      "color": color.encoded, "opacity": .number(opacity),
      "offset": ["x": .number(offset.x), "y": .number(offset.y)], "radius": .number(radius),
    ]
  }
}

extension HandleFrame {
  fileprivate var encoded: Encoded {
    [
      "bar": .mapping(bar.entries), "touchArea": .mapping(touchArea.entries),
      "color": color.encoded, "cornerRadius": .number(cornerRadius), "alpha": .number(alpha),
    ]
  }
}

extension GrabberFrame {
  fileprivate var encoded: Encoded {
    let filling: Encoded =
      switch background {
      case .color(let color): color.encoded
      case .view(let name): ["view": .text(name)]
      }
    return [
      "bar": .mapping(bar.entries), "color": color.encoded, "cornerRadius": .number(cornerRadius),
      "maskedCorners": maskedCorners.encoded, "background": filling,
      "isTranslucent": .boolean(isTranslucent),
    ]
  }
}

extension SheetEvent {
  fileprivate var encoded: Encoded {
    var entries = [EncodedEntry("event", .text(kind.name)), EncodedEntry("id", .text(id))]
    switch kind {
    case .willPresent, .didPresent, .didTapOutside, .notPresented: break
    case .positionDidChange(let y): entries.append(EncodedEntry("y", .number(y)))
    case .willChangeDetent(let detent), .didChangeDetent(let detent):
      entries.append(EncodedEntry("detent", detent.map { .text($0) } ?? .null))
    case .hapticFeedback(let style):
      entries.append(EncodedEntry("style", .text(style.rawValue)))
    case .shouldDismiss(let reason), .attemptToDismissBlocked(let reason),
      .willDismiss(let reason), .didDismiss(let reason):
      entries.append(EncodedEntry("reason", .text(reason.rawValue)))
    case .commandDidEnd(let command, let outcome):
      entries.append(EncodedEntry("command", .text(command)))
      entries.append(EncodedEntry("outcome", .text(outcome.rawValue)))
    }
    return .mapping(entries)
  }
}

extension Rect {
  fileprivate var entries: [EncodedEntry] {
    [
      EncodedEntry("x", .number(x)), EncodedEntry("y", .number(y)),
      EncodedEntry("width", .number(width)), EncodedEntry("height", .number(height)),
    ]
  }
}

extension CornerSet {
  fileprivate var encoded: Encoded {
    var names: [Encoded] = []
    for (index, corner) in Corner.allCases.enumerated() where rawValue & (1 << index) != 0 {
      names.append(.text(corner.rawValue))
    }
    return .list(names)
  }
}

extension ColorValue {
  /// `#RRGGBBAA` with the opacity multiplied in, or the name of a semantic colour and its opacity.
  fileprivate var encoded: Encoded { .text(text) }

  /// The colour as frames spell it.
  package var text: String {
    switch base {
    case .semantic(let name):
      return opacity == 1 ? name.rawValue : name.rawValue + " " + Percentage.text(opacity)
    case .rgba(let rgba):
      let alpha = Double(rgba & 0xFF) * min(max(opacity, 0), 1)
      let digits = String(rgba & 0xFFFF_FF00 | UInt32(alpha + 0.5), radix: 16, uppercase: true)
      return "#" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
  }
}
