import SheetEngine
import SheetModel
import ThemePresets
import ThemeYAML

extension FieldGroup where Root == SheetEnvironment {
  /// Everything around the sheets.
  static let environment = FieldGroup(
    "", make: { .phone },
    [
      Field(
        "container", .container, "The size of the view that the sheets stand in.",
        source: "Cardstock"
      ) { $1(&$0.container) },
      Field(
        "safeArea", .insets, "The parts at the edges that bars and notches cover.",
        source: "LB-86"
      ) { $1(&$0.safeArea) },
      Field(
        "navigationBarBottom",
        ValueType<Double>.extent.optional(Keyword("none", "There is no visible bar."), from: 0)
          .withoutToken(),
        "The lower edge of the visible navigation bar.", source: "LB-86"
      ) { $1(&$0.navigationBarBottom) },
      Field(
        "contentHeight",
        ValueType<Double>.extent.optional(Keyword("none", "The content asks for none."), from: 0)
          .withoutToken(),
        "The height that the content asks for.", source: "LB-95"
      ) { $1(&$0.contentHeight) },
      Field(
        "measuredContentHeight",
        ValueType<Double>.extent.optional(Keyword("none", "It could not be measured."), from: 0)
          .withoutToken(),
        "The height that was measured where the content asks for none.", source: "LB-97"
      ) { $1(&$0.measuredContentHeight) },
      Field(
        "keyboardHeight", .extent, "How far the keyboard covers the container from below.",
        source: "Cardstock"
      ) { $1(&$0.keyboardHeight) },
      Field(
        "userInterfaceStyle", .userInterfaceStyle, "The appearance.", source: "LB-22"
      ) { $1(&$0.userInterfaceStyle) },
      Field(
        "reduceMotion", ValueType<Bool>.boolean.withoutToken(),
        "Whether the user asks for less motion.", source: "Cardstock"
      ) { $1(&$0.reduceMotion) },
      Field(
        "displayCornerRadius", .extent, "The radius of the display's own corners.",
        source: "LB-112"
      ) { $1(&$0.displayCornerRadius) },
      Field("horizontalSizeClass", .sizeClass, "The room across.", source: "Cardstock") {
        $1(&$0.horizontalSizeClass)
      },
      Field(
        "verticalSizeClass", .sizeClass, "The room from top to bottom.", source: "Cardstock"
      ) { $1(&$0.verticalSizeClass) },
      Field(
        "orientation",
        ValueType<Orientation>.orientation
          .optional(Keyword("automatic", "As the container's size says."), from: .portrait)
          .withoutToken(),
        "How the container is held.", source: "Cardstock"
      ) { $1(&$0.orientation) },
      Field("textSizeCategory", .textSizeCategory, "The user's text size.", source: "LB-72") {
        $1(&$0.textSizeCategory)
      },
      Field("layoutDirection", .layoutDirection, "The direction of layout.", source: "LB-6") {
        $1(&$0.layoutDirection)
      },
      Field(
        "sheetNavigationBarHeight", .extent,
        "The height of the navigation bar inside a form sheet; 0 is a hidden one.",
        source: "RF-4"
      ) { $1(&$0.sheetNavigationBarHeight) },
      Field(
        "custom", .customHeights, "The heights that the app supplies by name.", source: "LB-83",
        examples: [["compact": 240]]
      ) { $1(&$0.custom) },
    ]
  )
}

extension SheetEnvironment {
  /// What holds where a trace says nothing: a phone of 390 × 844 points without bars.
  static let phone = SheetEnvironment(container: Size(width: 390, height: 844))
}

extension ValueType where Value == EnvironmentChange {
  /// Any part of the environment.
  static let environment: ValueType = {
    let whole = FieldGroup<SheetEnvironment>.environment.type
    return ValueType(
      whole.description, admitsToken: whole.admitsToken,
      bind: { keys in
        let decode = whole.bind(&keys)
        return { node, decoding, value in
          value.node = node
          return decode(node, &decoding, &value.environment)
        }
      },
      encode: { whole.encode($0.environment) }, literal: { _ in "" }
    ).named(
      "environment",
      "Everything around the sheets, or the part of it that changes: lengths in points, traits.")
  }()
}

extension ValueType where Value == SheetEnvironment.Insets {
  fileprivate static let insets = FieldGroup<SheetEnvironment.Insets>(
    "", make: { SheetEnvironment.Insets() },
    [
      Field("top", .extent, "The inset from the top.", source: "LB-86") { $1(&$0.top) },
      Field("left", .extent, "The inset from the left.", source: "LB-6") { $1(&$0.left) },
      Field("bottom", .extent, "The inset from the bottom.", source: "LB-98") { $1(&$0.bottom) },
      Field("right", .extent, "The inset from the right.", source: "LB-6") { $1(&$0.right) },
    ]
  ).type.named("insets", "Distances from the edges, in points.", examples: [["top": 47]])
}

extension ValueType where Value == [SheetEnvironment.NamedHeight] {
  fileprivate static let customHeights = ValueType<Double>.place
    .dictionary(
      names: .any, from: 0, literal: { _ in "" },
      make: { SheetEnvironment.NamedHeight(name: $0, height: $1) },
      split: { ($0.name, $0.height) }
    ).withoutToken()
}

extension ValueType where Value == UserInterfaceStyle {
  fileprivate static let userInterfaceStyle = words("userInterfaceStyle", "An appearance.") {
    switch $0 {
    case .light: "The light appearance."
    case .dark: "The dark appearance."
    }
  }.withoutToken()
}

extension ValueType where Value == SizeClass? {
  fileprivate static let sizeClass = ValueType<SizeClass>
    .words("sizeClass", "How much room there is.") {
      switch $0 {
      case .compact: "Little room."
      case .regular: "Ample room."
      }
    }
    .withoutToken()
    .optional(Keyword("automatic", "As the container's size says."), from: .compact)
    .withoutToken()
}

extension ValueType where Value == Orientation {
  fileprivate static let orientation = words("orientation", "How the container is held.") {
    switch $0 {
    case .portrait: "Higher than wide."
    case .landscape: "Wider than high."
    }
  }.withoutToken()
}

extension ValueType where Value == TextSizeCategory {
  fileprivate static let textSizeCategory = words(
    "textSizeCategory", "UIKit's content size category."
  ) { _ in "" }.withoutToken()
}

extension ValueType where Value == LayoutDirection {
  fileprivate static let layoutDirection = words(
    "layoutDirection", "The direction of text and layout."
  ) {
    switch $0 {
    case .leftToRight: "The leading edge is the left one."
    case .rightToLeft: "The leading edge is the right one."
    }
  }.withoutToken()
}
