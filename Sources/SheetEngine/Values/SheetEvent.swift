public import SheetModel

/// Something a host hears.
public struct SheetEvent: Hashable, Sendable {
  /// The presentation it is about.
  public var id: String
  /// When it happened, in seconds.
  public var time: Double
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(id: String, time: Double, kind: Kind) {
    self.id = id
    self.time = time
    self.kind = kind
  }

  /// What can happen.
  ///
  /// For each presentation: `willPresent` once and first; `didPresent` at most once; `willDismiss`
  /// and `didDismiss` once each and last. Every `didChangeDetent` follows a `willChangeDetent` of
  /// the same detent; a `willChangeDetent` whose sheet is stopped on its way is followed by another,
  /// or by `willDismiss`.
  public enum Kind: Hashable, Sendable {
    /// The presentation begins.
    case willPresent
    /// The presentation has arrived for the first time.
    case didPresent
    /// The sheet sets out for another detent; `nil` is a height that is none.
    case willChangeDetent(String?)
    /// The top edge has another place, in points from the container's top; at another edge than the
    /// bottom the edge that moves, along its way.
    case positionDidChange(y: Double)
    /// The sheet rests at another detent; `nil` is a height that is none.
    case didChangeDetent(String?)
    /// A user has brought the sheet to another detent, and is to feel it; never `none`.
    case hapticFeedback(HapticFeedback)
    /// A dismissal waits for the host's answer.
    case shouldDismiss(DismissReason)
    /// A dismissal was asked for and is not allowed.
    case attemptToDismissBlocked(DismissReason)
    /// The dismissal begins.
    case willDismiss(DismissReason)
    /// The presentation is gone.
    case didDismiss(DismissReason)
    /// A tap beside the sheet dismisses it (LB-120).
    case didTapOutside
    /// A command named a presentation that is not there.
    case notPresented
    /// The command of this name has ended; told exactly once for each, after what it brought about.
    ///
    /// The event's id is that of the presentation the command was for, empty where it was for none.
    case commandDidEnd(command: String, CommandOutcome)
  }
}

/// Why a presentation is dismissed.
public enum DismissReason: String, Hashable, Sendable, CaseIterable {
  /// The user dragged it away.
  case drag
  /// The user tapped beside it.
  case tapOutside
  /// The user tapped the grabber, or the handle of a card.
  case grabberTap
  /// The user pressed escape, or the screen reader went below the lowest detent.
  case escape
  /// The program asked for it.
  case program
  /// Another presentation takes its place.
  case replaced
  /// The host's view went away.
  case hostRemoved

  /// Whether a user caused it, so that the host is asked.
  public var isByUser: Bool {
    switch self {
    case .drag, .tapOutside, .grabberTap, .escape: true
    case .program, .replaced, .hostRemoved: false
    }
  }
}

extension SheetEvent.Kind {
  /// The event's name in a trace's frames.
  public var name: String {
    switch self {
    case .willPresent: "willPresent"
    case .didPresent: "didPresent"
    case .willChangeDetent: "willChangeDetent"
    case .positionDidChange: "positionDidChange"
    case .didChangeDetent: "didChangeDetent"
    case .hapticFeedback: "hapticFeedback"
    case .shouldDismiss: "shouldDismiss"
    case .attemptToDismissBlocked: "attemptToDismissBlocked"
    case .willDismiss: "willDismiss"
    case .didDismiss: "didDismiss"
    case .didTapOutside: "didTapOutside"
    case .notPresented: "notPresented"
    case .commandDidEnd: "commandDidEnd"
    }
  }
}
