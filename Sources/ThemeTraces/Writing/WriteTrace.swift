import SheetEngine
public import SheetModel
import ThemePresets

/// A file's name and what is to stand in it.
public struct TraceText: Hashable, Sendable {
  /// The name, in the trace's folder.
  public var name: String
  /// The text, YAML.
  public var text: String
}

extension Trace {
  /// The trace as a file that is read back as the same trace, and before it the presets that it needs.
  ///
  /// A time that is not finite or earlier than the one before counts as that one's, as the engine
  /// has it.
  ///
  /// - Parameters:
  ///   - name: the name of the trace's file, without its ending.
  ///   - known: the presets that the reader finds by name; one that differs from all of them gets a
  ///     file of its own beside the trace.
  /// - Returns: the presets' files and, last, the trace's.
  public func files(named name: String, known: [Preset]) -> [TraceText] {
    var references = PresetReferences(trace: name, known: known)
    var entries: [EncodedEntry] = []
    if !summary.isEmpty { entries.append(EncodedEntry("summary", .text(summary))) }
    var last = Self.entries(of: environment)
    entries.append(
      EncodedEntry(
        "environment", .mapping(Self.differences(of: last, from: Self.entries(of: .phone)))))
    entries.append(EncodedEntry("frameRate", .number(frameRate)))
    entries.append(EncodedEntry("until", .number(until)))
    var steps: [Encoded] = []
    var time = 0.0
    for input in inputs {
      if input.time.isFinite { time = max(time, input.time) }
      let step = TraceStep(input.input, at: time) { references.name(of: $0) }
      steps.append(Self.encoded(step, &last))
    }
    entries.append(EncodedEntry("inputs", .list(steps)))
    return references.files + [TraceText(name: name + ".yaml", text: Encoded.mapping(entries).yaml)]
  }

  /// A step on one line; an environment says only what has changed since the last one.
  private static func encoded(_ step: TraceStep, _ last: inout [EncodedEntry]) -> Encoded {
    let encoded = FieldGroup<TraceStep>.step.type.encode(step) ?? .null
    guard let whole = step.environment?.environment, case .mapping(var entries) = encoded else {
      return encoded
    }
    let new = Self.entries(of: whole)
    for index in entries.indices where entries[index].key == "environment" {
      entries[index].value = .mapping(differences(of: new, from: last))
    }
    last = new
    return .mapping(entries)
  }

  private static func entries(of environment: SheetEnvironment) -> [EncodedEntry] {
    let encoded = FieldGroup<SheetEnvironment>.environment.type.encode(environment)
    guard case .mapping(let entries) = encoded else { return [] }
    return entries
  }

  private static func differences(
    of new: [EncodedEntry], from old: [EncodedEntry]
  ) -> [EncodedEntry] {
    zip(new, old).filter { $0 != $1 }.map { $0.0 }
  }
}

/// The names under which a trace's presets are found, and the files that they need.
private struct PresetReferences {
  let trace: String
  let known: [Preset]
  private var own: [Preset] = []
  private(set) var files: [TraceText] = []

  init(trace: String, known: [Preset]) {
    self.trace = trace
    self.known = known
  }

  mutating func name(of preset: Preset) -> String {
    if known.contains(preset) { return preset.name }
    if let index = own.firstIndex(of: preset) { return "./" + files[index].name }
    own.append(preset)
    let file = "\(trace)-preset-\(own.count).yaml"
    files.append(TraceText(name: file, text: preset.yaml))
    return "./" + file
  }
}
