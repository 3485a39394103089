public import SheetModel

/// What a host does to the status bar.
public struct StatusBarFrame: Hashable, Sendable {
  /// The style; `automatic` is that of the view behind the presentations.
  public var style = StatusBarStyle.automatic
  /// Whether it is hidden.
  public var isHidden = false

  /// Creates the status bar that nothing asks to change.
  public init() {}
}

extension SheetEngine {
  /// What the presentations ask of the status bar: the frontmost one that says something decides
  /// (CP-70).
  ///
  /// One that leaves says nothing any more; what covers the whole screen hides the wishes behind it.
  func statusBar(over presentations: [PresentationFrame]) -> StatusBarFrame {
    var result = StatusBarFrame()
    for index in sheets.indices.reversed() where sheets[index].phase != .dismissing {
      let wish = sheets[index].preset.theme.statusBar
      let kind = sheets[index].preset.behavior.presentation
      let isFullScreen = presentations[index].prefersStatusBarHidden
      result.isHidden = result.isHidden || wish.isHidden || isFullScreen
      if wish.style != .automatic {
        result.style = wish.style
      } else if kind == .card {
        // What is behind the status bar of a card is the black behind everything (CP-31).
        result.style = .lightContent
      }
      if result.style != .automatic || kind == .modal || isFullScreen { break }
    }
    return result
  }
}
