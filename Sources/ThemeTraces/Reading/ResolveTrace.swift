import SheetEngine
import SheetModel
import ThemeDiagnostics
import ThemePresets
import ThemeYAML

/// Turns what is written into what the engine takes: presets for names, whole environments for parts,
/// steps in the order of their times.
///
/// - Parameters:
///   - document: the fields of the file.
///   - decoding: the nodes, and where findings go.
///   - environment: reads a part of the environment onto another one.
///   - presets: gives the preset of a name or path.
/// - Returns: the trace; steps that make no sense are left out.
func resolve(
  _ document: TraceDocument,
  _ decoding: inout Decoding,
  environment: Decode<EnvironmentChange>,
  presets: (String) throws(PresetError) -> Preset
) -> Trace {
  var trace = Trace()
  trace.summary = document.summary
  trace.environment = document.environment.environment
  trace.frameRate = document.frameRate
  checkOrder(of: document.inputs, &decoding)
  let steps = document.inputs.enumerated()
    .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
    .map { $0.element }
  trace.until = document.until ?? (steps.last?.at ?? 0) + 1
  if let until = document.until { checkEnd(until, of: document.inputs, &decoding) }
  checkPresentations(of: document.inputs, &decoding)
  var catalog = PresetResolver(default: document.preset, presets: [:])
  var current = document.environment
  for step in steps {
    guard checkInput(of: step, &decoding) else { continue }
    if let change = step.environment, let node = change.node {
      let count = decoding.findings.count
      _ = environment(node, &decoding, &current)
      // The first reading of the part has found the same.
      decoding.findings.removeLast(decoding.findings.count - count)
    }
    let input = step.input(environment: current.environment) { reference, id in
      catalog.preset(reference, for: id, &decoding, presets)
    }
    if let input { trace.inputs.append(TimedInput(input, at: step.at)) }
  }
  return trace
}

/// Finds presets, and each missing one only once.
private struct PresetResolver {
  let `default`: Name?
  var presets: [String: Preset?]

  mutating func preset(
    _ reference: Name?, for id: Name, _ decoding: inout Decoding,
    _ find: (String) throws(PresetError) -> Preset
  ) -> Preset? {
    guard let name = reference ?? self.default else {
      decoding.find(
        .traceMissingPreset,
        "`\(id.text)` has no preset: neither it nor the trace names one", at: id.node)
      return nil
    }
    if let known = presets[name.text] { return known }
    var preset: Preset?
    do throws(PresetError) {
      preset = try find(name.text)
    } catch {
      decoding.note(error, at: name)
    }
    presets[name.text] = .some(preset)
    return preset
  }
}

extension Decoding {
  /// Adds why there is no preset of a name; a file that cannot be read is not the trace's mistake.
  fileprivate mutating func note(_ error: PresetError, at name: Name) {
    switch error {
    case .unreadable: break
    case .unknownPreset(_, let suggestion):
      let question = suggestion.map { "; did you mean `\($0)`?" } ?? ""
      let fixes = suggestion.map {
        [Fix("write \($0)", .unsafe, edits: [TextEdit(tree.range(of: name.node), $0)])]
      }
      find(
        .traceUnknownPreset, "there is no preset `\(name.text)`\(question)", at: name.node,
        fixes: fixes ?? [])
    case .severalPresets(_, let names):
      find(
        .traceInvalidPreset,
        "`\(name.text)` has several presets (\(names.joined(separator: ", "))); "
          + "a trace needs a file with one", at: name.node)
    case .invalid(let report):
      var related: [RelatedRange] = []
      if let first = report.diagnostics.first(where: { $0.severity == .error }) {
        related = [RelatedRange(first.message, at: first.range, in: report.source)]
      }
      find(
        .traceInvalidPreset, "the preset `\(name.text)` has errors", at: name.node,
        related: related)
    }
  }

  /// Adds a finding about a node.
  mutating func find(
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, at node: NodeID,
    related: [RelatedRange] = [], fixes: [Fix] = []
  ) {
    findings.append(
      Diagnostic(
        code, severity: severity, message, at: tree.range(of: node), related: related,
        instanceLocation: pointer(to: node), fixes: fixes))
  }
}
