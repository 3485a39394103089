import SheetModel

extension FieldGroup where Root == StatusBar {
  /// What a presentation asks of the status bar.
  static let statusBar = FieldGroup(
    "StatusBar()", make: { StatusBar() },
    [
      Field("style", .statusBarStyle, "The style of the status bar.", source: "CP-70") {
        $1(&$0.style)
      },
      Field(
        "isHidden", .boolean, "Whether the status bar is hidden while the presentation is there.",
        source: "RF-11"
      ) { $1(&$0.isHidden) },
    ]
  )
}

extension ValueType where Value == StatusBarStyle {
  fileprivate static let statusBarStyle = words(
    "statusBarStyle", "The style of the status bar."
  ) {
    switch $0 {
    case .automatic: "Light over a card; otherwise that of what is behind."
    case .lightContent: "Light, for a dark background."
    case .darkContent: "Dark, for a light background."
    }
  }
}
