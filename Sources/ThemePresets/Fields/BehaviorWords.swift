import SheetModel

extension ValueType where Value == Presentation {
  /// How the sheet is presented.
  static let presentation = words("presentation", "How a sheet is presented.") {
    switch $0 {
    case .bottomSheet: "A sheet at the bottom with one or more heights."
    case .card: "A card of nearly full height that pushes back what is behind it."
    case .formSheet: "A centred sheet that changes its size by route."
    case .modal: "A screen that a drag dismisses by percent."
    }
  }
  .otherwise([
    .uiKit("pageSheet", "card"), .uiKit("fullScreen", "modal"),
    .uiKit("overFullScreen", "modal"),
  ])
}

extension ValueType where Value == SwipeMode {
  /// Where a drag may begin.
  static let swipeMode = words("swipeMode", "Where a drag may begin.") {
    switch $0 {
    case .top: "In the grabber's zone only."
    case .full: "Anywhere on the sheet."
    case .none: "Nowhere; the grabber cannot be tapped either."
    }
  }
}

extension ValueType where Value == ReleaseRule {
  /// How the detent is chosen when a drag ends.
  static let releaseRule = words("releaseRule", "How the height is chosen when a drag ends.") {
    switch $0 {
    case .thresholds: "By a distance and two speeds, else the nearest height."
    case .momentumProjection:
      "The height nearest to where the sheet would come to rest; a fast swipe skips heights."
    case .sequential: "As `momentumProjection`, but at most one height further."
    }
  }
}

extension ValueType where Value == DismissOrigin {
  /// From which detents a drag may dismiss.
  static let dismissOrigin = words("dismissOrigin", "From which heights a drag may dismiss.") {
    switch $0 {
    case .lowest: "Only a drag that began at the lowest height."
    case .any: "A drag from any height, by the release rule."
    case .projected: "A drag that would carry the sheet below half of its lowest height."
    }
  }
}

extension ValueType where Value == Interruption {
  /// What may interrupt a motion.
  static let interruption = choice(
    [
      word("all", .all, "Everything."),
      word("none", [], "Nothing: the motion ends first."),
      ValueType<InterruptionSource>
        .words("interruptionSource", "What may interrupt a motion.") {
          switch $0 {
          case .drag: "A finger on the sheet."
          case .scroll: "A finger on the scrolled content."
          case .program: "A command of the app."
          }
        }
        .list(from: .drag)
        .mapped(
          from: [], { sources in sources.reduce(into: []) { $0.formUnion($1.interruption) } },
          { set in InterruptionSource.allCases.filter { set.contains($0.interruption) } }),
    ],
    literal: { set in
      let members = InterruptionSource.allCases.filter { set.contains($0.interruption) }
      return "[" + members.map { ".\($0.rawValue)" }.joined(separator: ", ") + "]"
    }
  )
  .expecting("`all`, `none` or a list such as `[drag, program]`")
}

/// One source of an interruption.
private enum InterruptionSource: String, CaseIterable {
  case drag, scroll, program

  var interruption: Interruption {
    switch self {
    case .drag: .drag
    case .scroll: .scroll
    case .program: .program
    }
  }
}

extension ValueType where Value == ScrollExpansion {
  /// What moves when a finger on scrolled content goes up.
  static let scrollExpansion = words(
    "scrollExpansion", "What moves when a finger on scrolled content goes up."
  ) {
    switch $0 {
    case .sheetFirst: "The sheet, if the content stands at its edge."
    case .contentFirst: "The content to its end, then the sheet."
    case .never: "The content alone."
    }
  }
}

extension ValueType where Value == ContentTouches {
  /// What a touch on the content does.
  static let contentTouches = words("contentTouches", "What a touch on the content does.") {
    switch $0 {
    case .content: "It goes to the content."
    case .expand: "A tap moves the sheet to the next greater height; the content gets nothing."
    case .block: "The content gets nothing."
    }
  }
}

extension ValueType where Value == HapticFeedback {
  /// What is felt.
  static let hapticFeedback = words("hapticFeedback", "What is felt.") {
    switch $0 {
    case .none: "Nothing."
    case .selection: "The tick of a changed selection."
    case .light: "A light impact."
    case .medium: "An impact."
    case .heavy: "A heavy impact."
    case .soft: "The impact of something soft."
    case .rigid: "The impact of something rigid."
    }
  }
}

extension ValueType where Value == KeyboardPolicy {
  /// What a sheet does while the keyboard is there.
  static let keyboardPolicy = words(
    "keyboardPolicy", "What a sheet does while the keyboard is there."
  ) {
    switch $0 {
    case .stay: "Nothing; the keyboard lies over it."
    case .lift: "It stands on the keyboard; what does not fit below the limit is cut off."
    case .expand: "It goes to its greatest height until the keyboard has gone."
    case .resize:
      "Its lower edge stands on the keyboard and its top stays; one that would get lower than its "
        + "lowest height is lifted too."
    }
  }
}

extension ValueType where Value == SizeClass {
  /// How much room there is.
  static let sizeClass = words("sizeClass", "How much room there is; UIKit's size class.") {
    switch $0 {
    case .compact: "Little room."
    case .regular: "Ample room."
    }
  }
}

extension ValueType where Value == StackPolicy {
  /// What a presentation does to those that are there.
  static let stackPolicy = words(
    "stackPolicy", "What a presentation does to those that are there."
  ) {
    switch $0 {
    case .push: "It stands on them."
    case .replace: "It takes the place of the frontmost one."
    case .replaceAll: "It takes the place of all."
    }
  }
}

extension ValueType where Value == HeightReference {
  /// What heights are measured in.
  static let heightReference = words("heightReference", "What heights are measured in.") {
    switch $0 {
    case .container: "The whole container."
    case .safeArea: "The container without its safe area; the bottom one is then added once."
    }
  }
}
