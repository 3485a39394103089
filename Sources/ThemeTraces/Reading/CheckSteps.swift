import SheetEngine
import ThemeDiagnostics
import ThemePresets
import ThemeYAML

/// Finds steps that stand after later ones; they are played in the order of their times all the same.
func checkOrder(of steps: [TraceStep], _ decoding: inout Decoding) {
  var latest = 0.0
  for step in steps {
    if step.at < latest {
      decoding.find(
        .traceUnorderedInput, severity: .warning,
        "this input at \(text(step.at)) stands after one at \(text(latest)); "
          + "inputs are applied in the order of their times",
        at: step.node)
    }
    latest = max(latest, step.at)
  }
}

/// Finds steps that no frame shows.
func checkEnd(_ until: Double, of steps: [TraceStep], _ decoding: inout Decoding) {
  for step in steps where step.at > until {
    decoding.find(
      .traceInputAfterEnd, severity: .warning,
      "this input at \(text(step.at)) comes after the trace's end at \(text(until))",
      at: step.node)
  }
}

/// Finds inputs for presentations that never come.
func checkPresentations(of steps: [TraceStep], _ decoding: inout Decoding) {
  var known: [String] = []
  for step in steps {
    if let name = step.present?.id ?? step.pull?.id ?? step.replace?.with {
      known.append(name.text)
    }
  }
  let suggester = NameSuggester(known)
  for step in steps {
    guard let name = step.addressee, !known.contains(name.text) else { continue }
    let suggestion = suggester.suggestion(for: name.text)
    decoding.find(
      .traceUnknownPresentation, severity: .warning,
      "no `present` gives the name `\(name.text)`"
        + (suggestion.map { "; did you mean `\($0.name)`?" } ?? ""),
      at: name.node)
  }
}

/// Whether a step has one input; finds those with none and those with several.
func checkInput(of step: TraceStep, _ decoding: inout Decoding) -> Bool {
  let tree = decoding.tree
  let fields = FieldGroup<TraceStep>.step.fields.map { $0.key }
  let attributes = FieldGroup<TraceStep>.stepAttributes.map { $0.key }
  let inputs = tree.entries(of: step.node).map { $0.key }.filter {
    !attributes.contains(tree.text(of: $0))
  }
  if inputs.isEmpty {
    decoding.find(
      .traceMissingInput, "this step says when, but not what: an input such as `tap` is missing",
      at: step.node)
  }
  let known = inputs.filter { fields.contains(tree.text(of: $0)) }
  guard known.count > 1 else { return known.count == 1 }
  decoding.find(
    .traceSeveralInputs,
    "a step has one input; `\(tree.text(of: known[1]))` comes in addition to "
      + "`\(tree.text(of: known[0]))`",
    at: known[1])
  return false
}

/// A time as a person writes it.
private func text(_ seconds: Double) -> String {
  Encoded.number(seconds).json() + " s"
}
