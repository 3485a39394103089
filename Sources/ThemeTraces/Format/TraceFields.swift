package import ThemePresets

extension FieldGroup where Root == TraceDocument {
  /// The whole trace.
  static let trace = FieldGroup(
    "", make: { TraceDocument() },
    [
      Field(
        "summary", ValueType<String>.text.withoutToken(), "What the trace shows, in one sentence.",
        source: "Cardstock", examples: ["A short drag springs back."]
      ) { $1(&$0.summary) },
      Field(
        "preset", ValueType<Name>.presetReference.optional(from: Name()).withoutToken(),
        "The preset of every `present` that names none.", source: "Cardstock"
      ) { $1(&$0.preset) },
      Field(
        "environment", .environment, "What is around the sheets at the beginning.",
        source: "Cardstock"
      ) { $1(&$0.environment) },
      Field(
        "frameRate", .frameRate, "How many frames there are in a second.", source: "Cardstock"
      ) { $1(&$0.frameRate) },
      Field(
        "until", ValueType<Double>.end.optional(from: 0).withoutToken(),
        "The time of the last frame; a second after the last input when it is not written.",
        source: "Cardstock"
      ) { $1(&$0.until) },
      Field(
        "inputs", ValueType<TraceStep>.step.list(from: TraceStep()).withoutToken(), "What happens.",
        details: "Inputs are applied in the order of their times before the frame of that time.",
        source: "Cardstock"
      ) { $1(&$0.inputs) },
    ]
  )
}

extension ValueType where Value == Double {
  /// Frames per second.
  fileprivate static let frameRate = number(NumberShape(exclusiveMinimum: 0, maximum: 1000))
    .named("frameRate", "Frames per second, at most 1000.", examples: [60]).withoutToken()

  /// The end of a trace: an hour is more than anybody looks at.
  fileprivate static let end = number(NumberShape(minimum: 0, maximum: 3600))
    .described { $0.shape = .number(NumberShape(unit: .seconds, minimum: 0, maximum: 3600)) }
    .withoutToken()
}

/// The fields of a trace by their paths, which begin with `trace`.
package enum TraceFields {
  /// All fields in the order of the table, each mapping before what it holds.
  package static let all = FieldGroup<TraceDocument>.trace.type.description
    .pathedFields(below: "trace")
}

extension GeneratedFile {
  /// The schema of the trace file.
  package static func traceSchemas() -> [GeneratedFile] {
    let text = FieldGroup<TraceDocument>.trace.schemaText(
      id: "urn:cardstock:schema:trace:1", title: "Cardstock trace",
      description: "What happens to sheets and when, to be replayed on the engine.")
    return schemas(of: "trace", text, type: "TraceSchema", module: "ThemeTraces")
  }
}
