public import SheetModel

/// One thing that happens to the engine: a finger, a command, a change of what is around.
///
/// The names are those of a trace (`Documentation/Traces.md`). No order of inputs is wrong: what
/// makes no sense where it comes is ignored, and commands to a presentation that is not there answer
/// with ``SheetEvent/Kind/notPresented``. What is for a presentation that waits for its name to become
/// free is kept until it comes.
public enum SheetInput: Hashable, Sendable {
  /// An input that has a name: its end is told, once, with
  /// ``SheetEvent/Kind/commandDidEnd(command:_:)``. Names need not be unique.
  indirect case command(String, SheetInput)

  /// Presents a preset; an id that is presented already takes the preset as its new configuration.
  indirect case present(id: String, preset: Preset)
  /// Presents a preset under a finger at this point, which pulls it out as from a mini player: it
  /// comes as far as the pan that follows has it, and on or back when that ends.
  indirect case pull(id: String, preset: Preset, at: Point)
  /// Dismisses a presentation and what stands on it.
  case dismiss(id: String)
  /// Asks whether a presentation may go, and dismisses it if so; for a close button whose host has a
  /// say.
  case attemptToDismiss(id: String)
  /// Dismisses all presentations.
  case dismissAll
  /// Dismisses a presentation and presents another in its place.
  indirect case replace(id: String, with: String, preset: Preset)
  /// Moves to the next greater detent.
  case grow(id: String)
  /// Moves to the next smaller detent.
  case reduce(id: String)
  /// Moves to a height in points, which need not be a detent.
  case moveToHeight(id: String, height: Double)
  /// Moves to the detent of this identifier.
  case moveToDetent(id: String, detent: String)
  /// The escape key or gesture: asks the frontmost presentation to go.
  case escape
  /// The screen reader's increment: the next greater detent.
  case increment(id: String)
  /// The screen reader's decrement: the next smaller detent; at the smallest it asks to dismiss.
  case decrement(id: String)

  /// A drag has been recognised with the finger at this point of the container.
  case panBegan(Point)
  /// The finger has moved by this much in all since ``panBegan(_:)``.
  case panChanged(translation: Point)
  /// The finger has left: the translation in all, and its velocity in points per second.
  ///
  /// `nil` takes the last translation, or the velocity measured over the last 100 ms.
  case panEnded(translation: Point? = nil, velocity: Point? = nil)
  /// The system has taken the gesture away.
  case panCancelled
  /// A finger has been lifted where it was put down.
  case tap(Point)
  /// A finger is put down, for hosts without a gesture recogniser: the engine recognises drags and
  /// taps itself.
  case touchBegan(finger: Int, at: Point)
  /// A finger has moved to this point.
  case touchMoved(finger: Int, to: Point)
  /// A finger has been lifted at this point.
  case touchEnded(finger: Int, at: Point)
  /// The system has taken a finger away.
  case touchCancelled(finger: Int)
  /// The place of the scrolled content in a sheet.
  case scroll(id: String, ScrollPosition)

  /// A screen has been shown in a form sheet.
  case push(id: String, route: String)
  /// The top screen of a form sheet has gone.
  case pop(id: String)
  /// Another screen of a form sheet has taken the place of the top one.
  case replaceTop(id: String, route: String)
  /// The host says itself which size each screen of a form sheet has.
  indirect case resizingPolicy(id: String, ResizingPolicy)
  /// The content of a presentation shows a navigation bar, or no longer does.
  ///
  /// A card with one has no handle of its own, and a preset may blacken it behind another card.
  case navigationBar(id: String, isVisible: Bool)
  /// The host's answer to the ``SheetEvent/Kind/shouldDismiss(_:)`` that waits, else to all attempts to
  /// come: those of one reason, or with `nil` all.
  case answer(id: String, shouldDismiss: DismissAnswer, reason: DismissReason? = nil)
  /// The host's view is gone; the presentation and what stands on it ends without a motion.
  case hostRemoved(id: String)
  /// What is around has changed; the whole is given.
  indirect case environment(SheetEnvironment)
  /// The content of one presentation asks for a height of its own, in points; `nil` goes back to the
  /// environment's.
  case content(id: String, height: Double?)
}

/// Where the content of a sheet is scrolled to.
///
/// Distances to the edges, not offsets: insets and inverted lists are the host's business.
public struct ScrollPosition: Hashable, Sendable {
  /// How far the content can still go down, in points: 0 at the edge that faces the sheet's top.
  public var distanceToEdge: Double
  /// How far the content can still go up, in points; `nil`, the default, means without end.
  public var distanceToEnd: Double?
  /// The part of the sheet in which the content scrolls, in points from the sheet's top left corner;
  /// `nil`, the default, is all below the grabber's zone.
  public var region: Rect?

  /// Creates a position.
  public init(distanceToEdge: Double, distanceToEnd: Double? = nil, region: Rect? = nil) {
    self.distanceToEdge = distanceToEdge
    self.distanceToEnd = distanceToEnd
    self.region = region
  }
}

/// The host's answer to the question whether a presentation should be dismissed.
public enum DismissAnswer: String, Hashable, Sendable, CaseIterable {
  /// Yes; before anybody answers, this holds.
  case allow
  /// No: the sheet goes back, and the attempt is reported.
  case deny
  /// Not yet: the sheet goes back and waits for the next answer.
  case pending
}
