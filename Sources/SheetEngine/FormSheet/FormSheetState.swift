import SheetModel

/// What a presentation remembers as a form sheet: its screens and its size.
struct FormSheetState: Hashable, Sendable {
  /// The screens.
  var router = Router()
  /// The host's policy, in place of the preset's.
  var policy: ResizingPolicy?
  /// The size that the host asked for by name since the last change of the screens.
  var chosen: String?
  /// Where it stands, and how it changes its size.
  var size = SizeMotion()
}

extension PresentedSheet {
  /// The name of the size that a form sheet is to have.
  var sizeName: String {
    if let chosen = formSheet.chosen,
      behavior.formSheet.sizes.contains(where: { $0.name == chosen })
    {
      return chosen
    }
    return (formSheet.policy ?? ResizingPolicy(behavior.formSheet)).size(for: formSheet.router.top)
  }
}
