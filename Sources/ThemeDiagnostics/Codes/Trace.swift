extension DiagnosticCode {
  /// The text holds no trace.
  package static let traceEmpty = DiagnosticCode("trace.empty")
  /// An input comes after the last frame.
  package static let traceInputAfterEnd = DiagnosticCode("trace.input-after-end")
  /// A preset that is presented has errors.
  package static let traceInvalidPreset = DiagnosticCode("trace.invalid-preset")
  /// A step says when, but not what.
  package static let traceMissingInput = DiagnosticCode("trace.missing-input")
  /// Something is presented without a preset.
  package static let traceMissingPreset = DiagnosticCode("trace.missing-preset")
  /// The file is of another kind than a trace.
  package static let traceOtherFormat = DiagnosticCode("trace.other-format")
  /// A file holds more than one trace.
  package static let traceSeveralDocuments = DiagnosticCode("trace.several-documents")
  /// A step has more than one input.
  package static let traceSeveralInputs = DiagnosticCode("trace.several-inputs")
  /// An input is for a presentation that the trace never presents.
  package static let traceUnknownPresentation = DiagnosticCode("trace.unknown-presentation")
  /// There is no preset of a name.
  package static let traceUnknownPreset = DiagnosticCode("trace.unknown-preset")
  /// An input stands after a later one.
  package static let traceUnorderedInput = DiagnosticCode("trace.unordered-input")
}

extension CodeRegistry {
  /// The codes of the domain `trace`.
  static let traceCodes: [Entry] = [
    Entry(.traceEmpty, "the text holds no trace"),
    Entry(.traceInputAfterEnd, "an input comes after the last frame", severity: .warning),
    Entry(.traceInvalidPreset, "a preset that is presented has errors"),
    Entry(.traceMissingInput, "a step says when, but not what"),
    Entry(.traceMissingPreset, "something is presented without a preset"),
    Entry(.traceOtherFormat, "the file is of another kind than a trace"),
    Entry(.traceSeveralDocuments, "a file holds more than one trace"),
    Entry(.traceSeveralInputs, "a step has more than one input"),
    Entry(
      .traceUnknownPresentation, "an input is for a presentation that never comes",
      severity: .warning),
    Entry(.traceUnknownPreset, "there is no preset of that name"),
    Entry(.traceUnorderedInput, "an input stands after a later one", severity: .warning),
  ]
}
