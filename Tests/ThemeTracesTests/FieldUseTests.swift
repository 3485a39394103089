import SheetEngine
import SheetModel
import Testing
import ThemeDiagnostics
import ThemeTraces
import ThemeYAML

@testable import ThemePresets
@testable import randomplays

/// What the field table says of the presentations that use a field is what the engine reads.
@Suite struct `A field that a presentation does not use` {
  private static let decoder = PresetDecoder()

  private static let traces: [Trace] = (0..<3).map {
    var play = RandomPlay(seed: 2 * UInt64($0) + 1)
    return play.trace(of: 120)
  }

  @Test(arguments: Presentation.allCases)
  func `changes nothing, whatever its value`(presentation: Presentation) {
    for field in PresetFields.all
    where !field.usedBy.isEmpty && !field.usedBy.contains(presentation) {
      let values = Self.values(of: field)
      for trace in Self.traces {
        let plays = values.map { Self.play(trace, as: presentation, with: $0) }
        for play in plays.dropFirst() where play != plays[0] {
          Issue.record("\(presentation.rawValue) looks at \(field.path)")
          return
        }
      }
    }
  }

  /// Presets that say nothing but a field's value, for a few values.
  private static func values(of field: PathedField) -> [YAMLTree] {
    let keys = field.path.split(separator: ".")
    guard !keys.contains("*"), !field.path.hasPrefix("behavior.detentPolicies.") else { return [] }
    var values = field.field.examples + values(of: field.field.type)
    if let value = field.field.defaultValue { values.append(value) }
    var trees: [YAMLTree] = []
    for value in values.prefix(3) {
      var text = value.yamlLine
      for key in keys.reversed() { text = "{\(key): \(text)}" }
      trees.append(read(SourceText(name: "value", text: text), keys: decoder.keys).tree)
    }
    return trees
  }

  private static func values(of type: TypeDescription) -> [Encoded] {
    switch type.shape {
    case .boolean: [true, false]
    case .number(let number): [.number((number.minimum ?? 0) + 0.75), type.sample]
    case .keywords(let words): words.map { .text($0.text) }
    case .choice(let types): type.examples + types.flatMap { values(of: $0) }
    default: type.examples + [type.sample]
    }
  }

  /// What is to be seen and heard when a trace is played with presets of a presentation that all have
  /// what a preset says.
  private static func play(
    _ trace: Trace, as presentation: Presentation, with value: YAMLTree
  ) -> Play {
    var engine = SheetEngine(environment: trace.environment)
    var play = Play()
    for timed in trace.inputs {
      let input = timed.input.mapped { preset in
        var preset = preset
        preset.behavior.presentation = presentation
        let root = value.documents[0].root
        return decoder.preset(at: root, in: value, onto: preset).preset
      }
      play.events += engine.step(input, at: timed.time)
      play.frames.append(engine.frame(at: engine.time))
    }
    return play
  }

  private struct Play: Equatable {
    var frames: [SheetFrame] = []
    var events: [SheetEvent] = []
  }
}

extension SheetInput {
  /// The input with other presets.
  fileprivate func mapped(_ change: (Preset) -> Preset) -> SheetInput {
    switch self {
    case .command(let name, let input): .command(name, input.mapped(change))
    case .present(let id, let preset): .present(id: id, preset: change(preset))
    case .pull(let id, let preset, let point): .pull(id: id, preset: change(preset), at: point)
    case .replace(let id, let other, let preset):
      .replace(id: id, with: other, preset: change(preset))
    default: self
    }
  }
}
