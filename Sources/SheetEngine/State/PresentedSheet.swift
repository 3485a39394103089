import SheetModel

/// The state of one presentation.
struct PresentedSheet: Hashable, Sendable {
  /// The host's name.
  let id: String
  /// The engine's number, never used again.
  let number: Int
  /// What the host presents; sanitized.
  var configured: Preset
  /// What is presented in the room that there is.
  var preset: Preset
  /// What it is doing.
  var phase = SheetPhase.presenting
  /// Where it can stand.
  var layout: SheetLayout
  /// What it rests at or goes to.
  var selection: Selection
  /// What the selection comes to in the layout.
  var rest: Rest
  /// The height of the selection by itself, without what the keyboard does; `nil` before the first.
  var selectedHeight: Double?
  /// Whether something was selected in spite of the keyboard, which it then no longer expands for.
  var ignoresKeyboard = false
  /// Whether it rests at its greatest detent only as long as the keyboard is there.
  var isExpandedForKeyboard = false
  /// How often something else was selected.
  var selections = 0
  /// The content's own height, where the host gave one for this presentation.
  var ownContentHeight: Double?
  /// The environment's content height that the layout follows.
  var sharedContentHeight: Double?
  /// What the content has scrolled to, where it scrolls.
  var scroll: ScrollPosition?
  /// The resistance beyond the limits.
  var resistance: Resistance
  /// What never changes from frame to frame.
  var look: PresentationFrame
  /// What is left of the look that it had before its heights changed.
  var lookChange = LookChange()

  /// Where it is and how it moves.
  var motion: SheetMotion
  /// Its screens and its size, as a form sheet.
  var formSheet = FormSheetState()

  /// The detent, or `nil` for none, that was last announced with `willChangeDetent`.
  var announced: String?
  /// Whether a `willChangeDetent` still waits for its `didChangeDetent`.
  var isChanging = false
  /// Whether a user brought about the change that waits.
  var isChangedByUser = false
  /// Whether touches on the content go to it, at the detent that it rests at or goes to.
  var contentTakesTouches = true
  /// What a screen reader is told.
  var accessibility = SheetAccessibility()
  /// Whether `didPresent` has been told.
  var hasPresented = false
  /// The top edge that was last told, in points.
  var reportedY: Double
  /// The host's answers to attempts to dismiss.
  var answers = DismissAnswers()
  /// The attempt that waits for its host.
  var pending: PendingAttempt?
  /// Why it leaves.
  var dismissReason: DismissReason?
  /// The number of the presentation that it leaves with in one transition.
  var departure = 0
  /// What is to be presented under the same name when it has left.
  var successor: Successor?
  /// The opacity of the handle, where it is a card.
  var handle = AnimatedValue(0)
  /// Whether its content shows a navigation bar of its own.
  var hasNavigationBar = false
  /// Whether a change of the content waits until the finger lets go.
  var needsLayout = false

  /// A presentation that waits for its name.
  struct Successor: Hashable, Sendable {
    /// Its number.
    let number: Int
    /// What is presented; sanitized.
    let preset: Preset
    /// What it was told and asked meanwhile, in order.
    var inputs: [SheetInput] = []
  }

  /// How it behaves.
  var behavior: Behavior { preset.behavior }
  /// Which reference system presents it.
  var kind: Presentation { preset.behavior.presentation }

  /// The position at which it rests, in the unit of the position.
  var restPosition: Double { kind == .bottomSheet ? rest.height : 1 }

  /// The height that its content asks for, in points, or `nil`.
  ///
  /// At the left and the right edge a height is a width, which only the presentation itself can give.
  var contentHeight: Double? {
    let isUpright = kind == .bottomSheet && motion.track.edge.isUpright
    return ownContentHeight ?? (isUpright ? nil : sharedContentHeight)
  }
}
