/// How a sheet moves and what dismisses it.
public struct Behavior: Hashable, Sendable {
  /// Which of the reference systems presents; a bottom sheet by default.
  public var presentation: Presentation = .bottomSheet
  /// The heights the sheet can have; fitted to its content by default.
  public var heightMode: HeightMode = .fitContent(heightLimit: .navigationBar)
  /// The edge of the container at which a bottom sheet stands; the bottom, of course, by default.
  ///
  /// At another edge heights are measured from that edge: at the left one they are widths.
  public var edge: SheetEdge = .bottom
  /// What changes with the room that the container has.
  public var adaptation = Adaptation()
  /// What the presentation does to those that are there; it stands on them by default.
  public var stacking: StackPolicy = .push
  /// The detent the sheet opens at; `nil`, the default, is the lowest.
  public var initialDetent: HeightValue? = nil
  /// Where a drag may begin; anywhere on the sheet by default.
  public var swipeMode: SwipeMode = .full
  /// Whether a drag can dismiss the sheet; true by default.
  ///
  /// False lets it move and spring back.
  public var allowsSwipeToDismiss = true
  /// Whether a tap on the dimmed background dismisses the sheet; true by default.
  public var canTouchDimmingBackgroundToDismiss = true
  /// Whether touches outside the sheet go to the controller behind it; false by default.
  public var forwardEventsToRearController = false
  /// The part of the height at which the drag began that must be crossed to dismiss, from 0 to 1;
  /// 0.5 by default.
  public var heightPercentageThresholdToDismiss: Double = 0.5
  /// The downward speed beyond which a release dismisses, in points per second; 700 by default.
  public var velocityThresholdToDismiss: Double = 700
  /// The upward speed beyond which a release opens the sheet at its greatest height, in points per
  /// second; 700 by default.
  public var velocityThresholdToOpenAtMaxHeight: Double = 700
  /// How the detent is chosen when a drag ends; by LBBottomSheet's thresholds by default.
  public var releaseRule: ReleaseRule = .thresholds
  /// From which detents a drag may dismiss; from any by default.
  public var dismissFrom: DismissOrigin = .any
  /// What may interrupt a motion that runs; everything by default.
  ///
  /// A source that is left out is ignored until the sheet has settled.
  public var interruptibleBy: Interruption = .all
  /// What moves when the finger goes up over scrolled content; the sheet first by default.
  public var scrollExpansion: ScrollExpansion = .sheetFirst
  /// What fractions and points are measured in; the whole container by default.
  public var heightReference: HeightReference = .container
  /// The highest detent at which nothing behind the sheet is dimmed; `nil`, the default, is none.
  ///
  /// UIKit's `largestUndimmedDetentIdentifier`. It says nothing about touches.
  public var largestUndimmedDetent: HeightValue? = nil
  /// What is felt when a user has brought the sheet to another detent; nothing by default.
  public var hapticFeedback: HapticFeedback = .none
  /// What a touch on the content does; it goes to the content by default.
  public var contentTouches: ContentTouches = .content
  /// What the sheet does while the keyboard is there; nothing by default.
  public var keyboard: KeyboardPolicy = .stay
  /// What holds at single detents only, in the order written; nothing by default.
  public var detentPolicies: [DetentPolicy] = []
  /// The resistance beyond the greatest height and, where the sheet cannot be dismissed, below the
  /// smallest.
  public var elasticity: Elasticity = .logarithmic
  /// Whether a change of the text size measures the content again; true by default.
  public var updateHeightOnContentSizeCategoryChange = true
  /// The part of a modal's height that must be crossed to dismiss it, from 0 to 1; 0.3 by default.
  ///
  /// Used by the presentation `modal`.
  public var percentThresholdToDismiss: Double = 0.3
  /// How much faster than its part of the leaving motion's duration a modal that is let go finishes or
  /// goes back; above 0, 1 by default.
  ///
  /// Used by the presentation `modal`.
  public var completionSpeed: Double = 1
  /// The curve with which a modal that is let go finishes or goes back; `nil`, the default, is that of
  /// the leaving motion, and ease-in-out where that is a spring.
  ///
  /// Used by the presentation `modal`.
  public var completionCurve: Curve? = nil
  /// Whether a card can be dismissed by a drag; true by default.
  ///
  /// Used by the presentation `card`.
  public var allowInteractiveDismissal = true
  /// The handle above a card without a navigation bar, or `nil` for none.
  ///
  /// Used by the presentation `card`.
  public var dismissHandle: DismissHandle? = DismissHandle()
  /// The frame a card grows from and returns to, in the container's coordinates.
  ///
  /// `nil`, the default, is the container moved down by its height. Used by the presentation `card`.
  public var initialTransitionFrame: Rect? = nil
  /// Whether a host on iOS 13 and later presents the system's own card; false by default.
  ///
  /// This preset is then not played. Used by the presentation `card`.
  public var useSystemPresentationOniOS13 = false
  /// Sizes and routes; used by the presentation `formSheet`.
  public var formSheet = FormSheet()
  /// The motions.
  public var animations = Animations()

  /// Creates the default behaviour.
  public init() {}
}

/// Which of the reference systems presents.
public enum Presentation: String, Hashable, Sendable, CaseIterable {
  /// A sheet at the container's bottom with one or more heights, as in LBBottomSheet.
  case bottomSheet
  /// A card of nearly full height that pushes back what is behind it, as in
  /// CardPresentationController.
  case card
  /// A centred sheet that changes its size by route.
  case formSheet
  /// A screen that a drag dismisses by percent.
  case modal
}

/// Where a drag may begin.
public enum SwipeMode: String, Hashable, Sendable, CaseIterable {
  /// In the grabber's zone only.
  case top
  /// Anywhere on the sheet.
  case full
  /// Nowhere: no gesture is installed, and the grabber cannot be tapped.
  case none
}

/// How the detent is chosen when a drag ends.
public enum ReleaseRule: String, Hashable, Sendable, CaseIterable {
  /// LBBottomSheet's rule: a distance and two speeds, else the nearest detent.
  case thresholds
  /// The detent nearest to where the sheet would come to rest, so that a fast swipe skips detents.
  case momentumProjection
  /// As `momentumProjection`, but at most one detent away from where the drag began.
  case sequential
}
