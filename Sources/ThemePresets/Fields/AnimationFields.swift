import SheetModel

extension ValueType where Value == Animation {
  /// One motion.
  static let animation = choice(
    [
      word("none", .none, "A change at once."),
      ValueType<Spring>.spring
        .keyed("spring", "A motion of a damped spring.")
        .mapped(
          from: Spring(.duration(0.5, dampingRatio: 1)), { .spring($0) },
          { if case .spring(let spring) = $0 { spring } else { nil } }),
      FieldGroup<TimedCurve>(
        "", make: { TimedCurve() },
        [
          Field(
            "curve", .curve, "The timing curve.", source: "LB-62, IM-9",
            required: true
          ) { $1(&$0.curve) },
          Field(
            "duration", .duration, "How long the motion takes.", source: "LB-62, IM-9",
            examples: [0.3], required: true
          ) { $1(&$0.duration) },
        ]
      ).type.mapped(
        from: TimedCurve(), { .curve($0.curve, duration: $0.duration) },
        { animation in
          guard case .curve(let curve, let duration) = animation else { return nil }
          return TimedCurve(curve: curve, duration: duration)
        }),
    ],
    literal: { animation in
      switch animation {
      case .none: ".none"
      case .spring(let spring): ".spring(\(ValueType<Spring>.spring.literal(spring)))"
      case .curve(let curve, let duration):
        ".curve(\(ValueType<Curve>.curve.literal(curve)), duration: \(swiftLiteral(duration)))"
      }
    }
  )
  .named(
    "animation", "A motion: none, a spring, or a curve with its duration.",
    examples: [
      "none", ["spring": ["response": 0.44, "dampingRatio": 0.8]],
      ["curve": "easeInOut", "duration": 0.3],
    ]
  )
  .expecting("`none`, `{spring: …}` or `{curve: …, duration: …}`")
}

/// A curve and its duration.
private struct TimedCurve: Hashable {
  var curve = Curve.easeInOut
  var duration = 0.3
}

extension FieldGroup where Root == Animations {
  /// The motions of a sheet.
  static let animations = FieldGroup(
    "Animations()", make: { Animations() },
    [
      Field(
        "appearing", automatic, "The motion when the sheet appears.",
        details: "By itself a bottom sheet takes a spring of 0.5 seconds, a card one with a "
          + "response of 0.44 seconds, a modal 0.6 seconds.",
        source: "LB-60, CP-41, IM-9",
        otherNames: [
          .lbBottomSheet(
            "appearingAnimationConfiguration", "{spring: {duration: 0.5, dampingRatio: 1}}")
        ]
      ) { $1(&$0.appearing) },
      Field(
        "disappearing", automatic, "The motion when the sheet leaves.",
        details: "By itself as when appearing; a card's spring then swings a little.",
        source: "LB-61, CP-41, IM-9",
        otherNames: [
          .lbBottomSheet("disappearingAnimationConfiguration", "{curve: easeIn, duration: 0.3}")
        ]
      ) { $1(&$0.disappearing) },
      Field(
        "moving", automatic, "The motion between two detents or sizes.",
        details: "By itself a bottom sheet takes 0.3 seconds, a form sheet 0.5 seconds.",
        source: "LB-62, RF-8",
        otherNames: [
          .lbBottomSheet("bottomSheetAnimationConfiguration", "{curve: easeInOut, duration: 0.3}"),
          .floatingPanel("springResponseTime", "{spring: {response: 0.4, dampingRatio: 1}}"),
        ]
      ) { $1(&$0.moving) },
    ]
  )

  private static var automatic: ValueType<Animation?> {
    ValueType<Animation>.animation.optional(
      Keyword("automatic", "The presentation's own motion."), from: .none)
  }
}
