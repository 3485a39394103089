import SheetEngine
import SheetModel
import ThemePresets
import ThemeYAML

extension ValueType where Value == PresentStep {
  /// A name, or a name and a preset.
  static let presentStep = choice(
    [
      ValueType<Name>.presentation.mapped(
        from: Name(), { PresentStep(id: $0) }, { $0.preset == nil ? $0.id : nil }),
      FieldGroup<PresentStep>(
        "", make: { PresentStep() }, [.id { $1(&$0.id) }, .preset { $1(&$0.preset) }]
      ).type,
    ],
    literal: { _ in "" }
  ).withoutToken()
}

extension ValueType where Value == PullStep {
  static let pullStep = FieldGroup<PullStep>(
    "", make: { PullStep() },
    [
      .id { $1(&$0.id) },
      .preset { $1(&$0.preset) },
      Field("x", .place, "The horizontal coordinate.", source: "Cardstock", required: true) {
        $1(&$0.point.x)
      },
      Field("y", .place, "The vertical coordinate.", source: "Cardstock", required: true) {
        $1(&$0.point.y)
      },
    ]
  ).type
}

extension ValueType where Value == ReplaceStep {
  static let replaceStep = FieldGroup<ReplaceStep>(
    "", make: { ReplaceStep() },
    [
      .id { $1(&$0.id) },
      Field(
        "with", .presentation, "The name of the new presentation.", source: "Cardstock",
        required: true
      ) { $1(&$0.with) },
      .preset { $1(&$0.preset) },
    ]
  ).type
}

extension ValueType where Value == MoveStep {
  /// A presentation and a height or a detent.
  static let moveStep = choice(
    [
      FieldGroup<MoveToHeight>(
        "", make: { MoveToHeight() },
        [
          .id { $1(&$0.id) },
          Field("height", .place, "The height in points.", source: "Cardstock", required: true) {
            $1(&$0.height)
          },
        ]
      ).type.mapped(
        from: MoveToHeight(), { MoveStep(id: $0.id, target: .height($0.height)) },
        { step in
          guard case .height(let height) = step.target else { return nil }
          return MoveToHeight(id: step.id, height: height)
        }),
      FieldGroup<MoveToDetent>(
        "", make: { MoveToDetent() },
        [
          .id { $1(&$0.id) },
          Field("detent", .detent, "The detent.", source: "Cardstock", required: true) {
            $1(&$0.detent)
          },
        ]
      ).type.mapped(
        from: MoveToDetent(), { MoveStep(id: $0.id, target: .detent($0.detent)) },
        { step in
          guard case .detent(let detent) = step.target else { return nil }
          return MoveToDetent(id: step.id, detent: detent)
        }),
    ],
    literal: { _ in "" }
  ).expecting("a mapping with `id` and either `height` or `detent`").withoutToken()
}

private struct MoveToHeight: Hashable {
  var id = Name()
  var height = 0.0
}

private struct MoveToDetent: Hashable {
  var id = Name()
  var detent = ""
}

extension ValueType where Value == PanStep {
  /// How far the finger has moved.
  static let panChange = FieldGroup<PanStep>(
    "", make: { PanStep(translation: .zero) },
    [
      Field(
        "translation", ValueType<Point>.translation.optional(from: .zero).withoutToken(),
        "The displacement in all since the drag began.", source: "Cardstock", required: true
      ) { $1(&$0.translation) }
    ]
  ).type

  /// Where and how fast the finger has left.
  static let panEnd = FieldGroup<PanStep>(
    "", make: { PanStep() },
    [
      Field(
        "translation", ValueType<Point>.translation.optional(from: .zero).withoutToken(),
        "The displacement in all since the drag began; the last one when it is not written.",
        source: "Cardstock"
      ) { $1(&$0.translation) },
      Field(
        "velocity", ValueType<Point>.velocity.optional(from: .zero).withoutToken(),
        "The velocity; measured over the last 100 ms when it is not written.",
        source: "Cardstock"
      ) { $1(&$0.velocity) },
    ]
  ).type
}

extension ValueType where Value == TouchStep {
  static let touch = FieldGroup<TouchStep>(
    "", make: { TouchStep() },
    [
      .finger { $1(&$0.finger) },
      Field("x", .place, "The horizontal coordinate.", source: "Cardstock", required: true) {
        $1(&$0.point.x)
      },
      Field("y", .place, "The vertical coordinate.", source: "Cardstock", required: true) {
        $1(&$0.point.y)
      },
    ]
  ).type.named("touch", "A finger and its place.", examples: [["x": 195, "y": 560]])
}

extension ValueType where Value == FingerStep {
  static let finger = FieldGroup<FingerStep>(
    "", make: { FingerStep() }, [.finger { $1(&$0.finger) }]
  ).type
}

extension ValueType where Value == ScrollStep {
  static let scrollStep = FieldGroup<ScrollStep>(
    "", make: { ScrollStep() },
    [
      .id { $1(&$0.id) },
      Field(
        "distanceToEdge", .place,
        "How far the content can still go down: 0 at the edge that faces the sheet's top.",
        source: "LB-114", required: true
      ) { $1(&$0.position.distanceToEdge) },
      Field(
        "distanceToEnd", ValueType<Double>.extent.optional(from: 0).withoutToken(),
        "How far the content can still go up; without end when it is not written.",
        source: "Cardstock"
      ) { $1(&$0.position.distanceToEnd) },
      Field(
        "region",
        ValueType<Rect>.region.optional(from: Rect(x: 0, y: 0, width: 0, height: 0)).withoutToken(),
        "The part of the sheet in which the content scrolls; all below the grabber's zone when it "
          + "is not written.", source: "Cardstock"
      ) { $1(&$0.position.region) },
    ]
  ).type
}

extension ValueType where Value == PushStep {
  static let pushStep = FieldGroup<PushStep>(
    "", make: { PushStep() },
    [
      .id { $1(&$0.id) },
      Field(
        "route", ValueType<String>.text.withoutToken(), "The route of the screen.", source: "RF-2",
        required: true
      ) { $1(&$0.route) },
    ]
  ).type
}

extension ValueType where Value == PolicyStep {
  static let policyStep = FieldGroup<PolicyStep>(
    "", make: { PolicyStep() },
    [
      .id { $1(&$0.id) },
      Field(
        "routes",
        ValueType<String>.text.withoutToken().dictionary(
          names: .any, from: "", literal: { _ in "" },
          make: { FormSheet.Route(route: $0, size: $1) }, split: { ($0.route, $0.size) }
        ).withoutToken(), "The name of the size that each route asks for.", source: "RF-2"
      ) { $1(&$0.routes) },
      Field(
        "default", ValueType<String>.text.withoutToken(),
        "The name of the size of all other routes.", source: "RF-2"
      ) { $1(&$0.default) },
    ]
  ).type
}

extension ValueType where Value == BarStep {
  static let barStep = FieldGroup<BarStep>(
    "", make: { BarStep() },
    [
      .id { $1(&$0.id) },
      Field(
        "isVisible", ValueType<Bool>.boolean.withoutToken(), "Whether the bar is to be seen.",
        source: "CP-50", required: true
      ) { $1(&$0.isVisible) },
    ]
  ).type
}

extension ValueType where Value == AnswerStep {
  static let answerStep = FieldGroup<AnswerStep>(
    "", make: { AnswerStep() },
    [
      .id { $1(&$0.id) },
      Field(
        "shouldDismiss", .dismissAnswer, "The answer.", source: "Cardstock", required: true
      ) { $1(&$0.shouldDismiss) },
      Field(
        "reason", ValueType<DismissReason>.dismissReason.optional(from: .drag).withoutToken(),
        "The reason of the attempts that it is for; all when it is not written.",
        source: "Cardstock"
      ) { $1(&$0.reason) },
    ]
  ).type
}

extension ValueType where Value == DismissAnswer {
  fileprivate static let dismissAnswer = words("dismissAnswer", "Whether it may go.") {
    switch $0 {
    case .allow: "It may go."
    case .deny: "It must stay; the attempt is reported."
    case .pending: "It stays until the next answer."
    }
  }.withoutToken()
}

extension ValueType where Value == DismissReason {
  fileprivate static let dismissReason = words("dismissReason", "Why a presentation is to go.") {
    switch $0 {
    case .drag: "The user drags it away."
    case .tapOutside: "The user taps beside it."
    case .grabberTap: "The user taps the grabber, or the handle of a card."
    case .escape: "The user presses escape, or the screen reader goes below the lowest detent."
    case .program: "The program asks."
    case .replaced: "Another takes its place; nobody is asked."
    case .hostRemoved: "The app's view went away; nobody is asked."
    }
  }
}

extension ValueType where Value == ContentStep {
  static let contentStep = FieldGroup<ContentStep>(
    "", make: { ContentStep() },
    [
      .id { $1(&$0.id) },
      Field(
        "height",
        ValueType<Double>.extent.optional(Keyword("none", "The environment's holds."), from: 0)
          .withoutToken(),
        "The height that its content asks for.", source: "LB-95", required: true
      ) { $1(&$0.height) },
    ]
  ).type
}

extension Field {
  /// The presentation that an input is for.
  fileprivate static func id(
    _ access: @escaping @Sendable (inout Root, (inout Name) -> Void) -> Void
  ) -> Field {
    Field(
      "id", .presentation, "The name of the presentation.", source: "Cardstock", required: true,
      access: access)
  }

  /// The preset that is presented.
  fileprivate static func preset(
    _ access: @escaping @Sendable (inout Root, (inout Name?) -> Void) -> Void
  ) -> Field {
    Field(
      "preset", ValueType<Name>.presetReference.optional(from: Name()).withoutToken(),
      "The preset; the trace's own when it is not written.", source: "Cardstock", access: access)
  }

  /// The finger that an input is about.
  fileprivate static func finger(
    _ access: @escaping @Sendable (inout Root, (inout Double) -> Void) -> Void
  ) -> Field {
    Field(
      "finger", .finger, "The number of the finger.", source: "Cardstock", access: access)
  }
}
