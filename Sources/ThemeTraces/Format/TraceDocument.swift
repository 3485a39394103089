import SheetEngine
import SheetModel
import ThemeYAML

/// A trace as it is written: the fields of the file.
struct TraceDocument: Hashable, Sendable {
  /// What the trace shows, in one sentence.
  var summary = ""
  /// The preset of every `present` that names none.
  var preset: Name? = nil
  /// What is around the sheets at the beginning.
  var environment = EnvironmentChange()
  /// Frames per second.
  var frameRate = 60.0
  /// The time of the last frame, in seconds; `nil` is a second after the last input.
  var until: Double? = nil
  /// What happens.
  var inputs: [TraceStep] = []
}

/// A part of the environment as it is written.
struct EnvironmentChange: Hashable, Sendable {
  /// The environment, with defaults where nothing is written.
  var environment = SheetEnvironment.phone
  /// The mapping, to be laid over the environment that holds at its time.
  var node: NodeID? = nil
}

/// One entry of `inputs`: a time and what happens then.
///
/// The format wants exactly one of the optional properties; reading sees to it.
struct TraceStep: Hashable, Sendable {
  /// The time, in seconds.
  var at = 0.0
  /// The name under which the end of the input is told.
  var command: String? = nil
  /// The mapping of the step.
  var node: NodeID = -1

  var present: PresentStep? = nil
  var pull: PullStep? = nil
  var dismiss: Name? = nil
  var attemptToDismiss: Name? = nil
  var dismissAll: Nothing? = nil
  var replace: ReplaceStep? = nil
  var grow: Name? = nil
  var reduce: Name? = nil
  var moveTo: MoveStep? = nil
  var escape: Nothing? = nil
  var increment: Name? = nil
  var decrement: Name? = nil
  var panBegan: Point? = nil
  var panChanged: PanStep? = nil
  var panEnded: PanStep? = nil
  var panCancelled: Nothing? = nil
  var tap: Point? = nil
  var touchBegan: TouchStep? = nil
  var touchMoved: TouchStep? = nil
  var touchEnded: TouchStep? = nil
  var touchCancelled: FingerStep? = nil
  var scroll: ScrollStep? = nil
  var push: PushStep? = nil
  var pop: Name? = nil
  var replaceTop: PushStep? = nil
  var resizingPolicy: PolicyStep? = nil
  var navigationBar: BarStep? = nil
  var answer: AnswerStep? = nil
  var hostRemoved: Name? = nil
  var content: ContentStep? = nil
  var environment: EnvironmentChange? = nil
}

/// A name and where it stands.
struct Name: Hashable, Sendable {
  var text = ""
  var node: NodeID = -1
}

/// The empty mapping of an input that has nothing more to say.
struct Nothing: Hashable, Sendable {}

/// The content of `present`.
struct PresentStep: Hashable, Sendable {
  var id = Name()
  var preset: Name? = nil
}

/// The content of `pull`.
struct PullStep: Hashable, Sendable {
  var id = Name()
  var preset: Name? = nil
  var point = Point.zero
}

/// The content of `replace`.
struct ReplaceStep: Hashable, Sendable {
  var id = Name()
  var with = Name()
  var preset: Name? = nil
}

/// The content of `moveTo`.
struct MoveStep: Hashable, Sendable {
  var id = Name()
  var target = Target.height(0)

  enum Target: Hashable, Sendable {
    case height(Double)
    case detent(String)
  }
}

/// The content of `panChanged` and `panEnded`.
struct PanStep: Hashable, Sendable {
  var translation: Point? = nil
  var velocity: Point? = nil
}

/// The content of `touchBegan`, `touchMoved` and `touchEnded`.
struct TouchStep: Hashable, Sendable {
  var finger = 0.0
  var point = Point.zero
}

/// The content of `touchCancelled`.
struct FingerStep: Hashable, Sendable {
  var finger = 0.0
}

/// The content of `scroll`.
struct ScrollStep: Hashable, Sendable {
  var id = Name()
  var position = ScrollPosition(distanceToEdge: 0)
}

/// The content of `push` and `replaceTop`.
struct PushStep: Hashable, Sendable {
  var id = Name()
  var route = ""
}

/// The content of `resizingPolicy`.
struct PolicyStep: Hashable, Sendable {
  var id = Name()
  var routes: [FormSheet.Route] = []
  var `default` = FormSheet().default
}

/// The content of `navigationBar`.
struct BarStep: Hashable, Sendable {
  var id = Name()
  var isVisible = false
}

/// The content of `answer`.
struct AnswerStep: Hashable, Sendable {
  var id = Name()
  var shouldDismiss = DismissAnswer.allow
  var reason: DismissReason? = nil
}

/// The content of `content`.
struct ContentStep: Hashable, Sendable {
  var id = Name()
  var height: Double? = nil
}
