import SheetEngine
import SheetModel
import ThemePresets
import ThemeYAML

extension FieldGroup where Root == TraceStep {
  /// What a step says beside its input.
  static let stepAttributes: [Field<TraceStep>] = [
    Field(
      "at", .moment, "When it happens.", source: "Cardstock", required: true,
      beside: { _ in [EncodedEntry("tap", ["x": 195, "y": 40])] }
    ) { $1(&$0.at) },
    Field(
      "command", ValueType<String>.text.optional(from: "").withoutToken(),
      "A name for the input: its end is told with `commandDidEnd`.", source: "Cardstock",
      examples: ["close"], beside: { _ in [EncodedEntry("dismiss", "sheet-1")] }
    ) { $1(&$0.command) },
  ]

  /// One entry of `inputs`.
  static let step = FieldGroup(
    "", make: { TraceStep() },
    stepAttributes + [
      .input("present", .presentStep, from: PresentStep(), "Presents a preset.") {
        $1(&$0.present)
      },
      .input(
        "pull", .pullStep, from: PullStep(),
        "A finger begins to pull a presentation out; the pan that follows moves it."
      ) { $1(&$0.pull) },
      .input("dismiss", .presentation, from: Name(), "Dismisses a presentation.") {
        $1(&$0.dismiss)
      },
      .input(
        "attemptToDismiss", .presentation, from: Name(),
        "Asks whether a presentation may go, and dismisses it if so."
      ) { $1(&$0.attemptToDismiss) },
      .input("dismissAll", .nothing, from: Nothing(), "Dismisses all presentations.") {
        $1(&$0.dismissAll)
      },
      .input(
        "replace", .replaceStep, from: ReplaceStep(), "Presents another in a presentation's place."
      ) { $1(&$0.replace) },
      .input("grow", .presentation, from: Name(), "Moves to the next greater detent.") {
        $1(&$0.grow)
      },
      .input("reduce", .presentation, from: Name(), "Moves to the next smaller detent.") {
        $1(&$0.reduce)
      },
      .input("moveTo", .moveStep, from: MoveStep(), "Moves to a height or a detent.") {
        $1(&$0.moveTo)
      },
      .input("escape", .nothing, from: Nothing(), "Presses the escape key.") { $1(&$0.escape) },
      .input("increment", .presentation, from: Name(), "Increments, as a screen reader does.") {
        $1(&$0.increment)
      },
      .input("decrement", .presentation, from: Name(), "Decrements, as a screen reader does.") {
        $1(&$0.decrement)
      },
      .input("panBegan", .point, from: .zero, "A drag is recognised with the finger here.") {
        $1(&$0.panBegan)
      },
      .input("panChanged", .panChange, from: PanStep(), "The finger has moved.") {
        $1(&$0.panChanged)
      },
      .input("panEnded", .panEnd, from: PanStep(), "The finger has left.") { $1(&$0.panEnded) },
      .input("panCancelled", .nothing, from: Nothing(), "The system has taken the drag away.") {
        $1(&$0.panCancelled)
      },
      .input("tap", .point, from: .zero, "A tap.") { $1(&$0.tap) },
      .input("touchBegan", .touch, from: TouchStep(), "A finger is put down.") {
        $1(&$0.touchBegan)
      },
      .input("touchMoved", .touch, from: TouchStep(), "A finger has moved here.") {
        $1(&$0.touchMoved)
      },
      .input("touchEnded", .touch, from: TouchStep(), "A finger is lifted here.") {
        $1(&$0.touchEnded)
      },
      .input(
        "touchCancelled", .finger, from: FingerStep(), "The system has taken a finger away."
      ) { $1(&$0.touchCancelled) },
      .input("scroll", .scrollStep, from: ScrollStep(), "Says where a sheet's content stands.") {
        $1(&$0.scroll)
      },
      .input("push", .pushStep, from: PushStep(), "Shows a screen in a form sheet.") {
        $1(&$0.push)
      },
      .input("pop", .presentation, from: Name(), "The top screen of a form sheet goes.") {
        $1(&$0.pop)
      },
      .input(
        "replaceTop", .pushStep, from: PushStep(),
        "Shows a screen in a form sheet in the place of the top one."
      ) { $1(&$0.replaceTop) },
      .input(
        "resizingPolicy", .policyStep, from: PolicyStep(),
        "The app says itself which size each screen of a form sheet has."
      ) { $1(&$0.resizingPolicy) },
      .input(
        "navigationBar", .barStep, from: BarStep(),
        "Says whether the content of a presentation shows a navigation bar."
      ) { $1(&$0.navigationBar) },
      .input(
        "answer", .answerStep, from: AnswerStep(),
        "Answers whether a presentation should be dismissed, now and from now on."
      ) { $1(&$0.answer) },
      .input("hostRemoved", .presentation, from: Name(), "The app's view is gone.") {
        $1(&$0.hostRemoved)
      },
      .input(
        "content", .contentStep, from: ContentStep(),
        "The content of one presentation asks for a height of its own."
      ) { $1(&$0.content) },
      .input(
        "environment", .environment, from: EnvironmentChange(),
        "Parts of the environment change; the others stay."
      ) { $1(&$0.environment) },
    ]
  )
}

extension ValueType where Value == TraceStep {
  /// A step with its place.
  static let step: ValueType = {
    let plain = FieldGroup<TraceStep>.step.type
    return ValueType(
      plain.description, admitsToken: plain.admitsToken,
      bind: { keys in
        let decode = plain.bind(&keys)
        return { node, decoding, value in
          value.node = node
          return decode(node, &decoding, &value)
        }
      },
      encode: plain.encode, literal: { _ in "" }
    ).named("step", "A time and one thing that happens then.")
  }()
}

extension Field where Root == TraceStep {
  /// One kind of input.
  fileprivate static func input<Value: Hashable>(
    _ key: String, _ type: ValueType<Value>, from start: Value, _ summary: String,
    access: @escaping @Sendable (inout TraceStep, (inout Value?) -> Void) -> Void
  ) -> Field {
    Field(
      key, type.optional(from: start).withoutToken(), summary, source: "Cardstock",
      access: access)
  }
}
