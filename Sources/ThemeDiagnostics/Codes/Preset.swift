extension DiagnosticCode {
  /// A file is of another kind than a preset.
  package static let presetOtherFormat = DiagnosticCode("preset.other-format")
  /// Presets are extended over more levels than are followed.
  package static let presetBasesTooDeep = DiagnosticCode("preset.bases-too-deep")
  /// A preset extends itself, by way of others or directly.
  package static let presetCircularBase = DiagnosticCode("preset.circular-base")
  /// Tokens stand for each other in a circle.
  package static let presetCircularToken = DiagnosticCode("preset.circular-token")
  /// A document is null instead of a preset.
  package static let presetEmpty = DiagnosticCode("preset.empty")
  /// Two presets have one name.
  package static let presetDuplicateName = DiagnosticCode("preset.duplicate-name")
  /// A number between 0 and 1 stands where points are expected.
  package static let presetFractionForPoints = DiagnosticCode("preset.fraction-for-points")
  /// A preset extends one that has errors.
  package static let presetInvalidBase = DiagnosticCode("preset.invalid-base")
  /// A number stands where seconds are expected that is usual for milliseconds.
  package static let presetMillisecondsForSeconds = DiagnosticCode(
    "preset.milliseconds-for-seconds")
  /// A least value is above the greatest.
  package static let presetMinimumAboveMaximum = DiagnosticCode("preset.minimum-above-maximum")
  /// One of several presets in a file has no name.
  package static let presetMissingName = DiagnosticCode("preset.missing-name")
  /// Something that only a later version of Cardstock can read.
  package static let presetNotSupported = DiagnosticCode("preset.not-supported")
  /// A preset extends one that others in its list extend already.
  package static let presetRedundantBase = DiagnosticCode("preset.redundant-base")
  /// A colour in hexadecimal cannot be seen, as its opacity is 0.
  package static let presetTransparentColor = DiagnosticCode("preset.transparent-color")
  /// A preset extends one that does not exist.
  package static let presetUnknownBase = DiagnosticCode("preset.unknown-base")
  /// A colour's name is unknown.
  package static let presetUnknownColor = DiagnosticCode("preset.unknown-color")
  /// A preset speaks of a height that its sheet does not have.
  package static let presetUnknownDetent = DiagnosticCode("preset.unknown-detent")
  /// A form sheet speaks of a size that it does not have.
  package static let presetUnknownSize = DiagnosticCode("preset.unknown-size")
  /// A preset extends a file that cannot be read as one preset.
  package static let presetUnreadableBase = DiagnosticCode("preset.unreadable-base")
  /// A token is used that is not defined.
  package static let presetUnknownToken = DiagnosticCode("preset.unknown-token")
  /// A key does nothing in the presentation of its preset.
  package static let presetUnusedKey = DiagnosticCode("preset.unused-key")
  /// The file is of another version of the format.
  package static let presetUnsupportedVersion = DiagnosticCode("preset.unsupported-version")
}

extension CodeRegistry {
  /// The codes of the domain `preset`: what only someone who knows sheets can see.
  static let presetCodes: [Entry] = [
    Entry(.presetBasesTooDeep, "presets are extended over more levels than are followed"),
    Entry(.presetCircularBase, "a preset extends itself, by way of others or directly"),
    Entry(.presetCircularToken, "tokens stand for each other in a circle"),
    Entry(.presetDuplicateName, "two presets have one name"),
    Entry(.presetEmpty, "a document is null instead of a preset"),
    Entry(
      .presetFractionForPoints, "a number between 0 and 1 stands where points are expected",
      severity: .warning),
    Entry(.presetInvalidBase, "a preset extends one that has errors"),
    Entry(
      .presetMillisecondsForSeconds, "a time in seconds looks like milliseconds",
      severity: .warning),
    Entry(.presetMinimumAboveMaximum, "a least value is above the greatest"),
    Entry(.presetMissingName, "one of several presets in a file has no name"),
    Entry(.presetNotSupported, "something that only a later version can read"),
    Entry(.presetOtherFormat, "the file is of another kind than a preset"),
    Entry(
      .presetRedundantBase, "a preset extends one that others in its list extend already",
      severity: .warning),
    Entry(
      .presetTransparentColor, "a colour in hexadecimal cannot be seen, as its opacity is 0",
      severity: .warning),
    Entry(.presetUnknownBase, "a preset extends one that does not exist"),
    Entry(.presetUnknownColor, "a colour's name is unknown"),
    Entry(
      .presetUnknownDetent, "a preset speaks of a height that its sheet does not have",
      severity: .warning),
    Entry(.presetUnknownSize, "a form sheet speaks of a size that it does not have"),
    Entry(.presetUnknownToken, "a token is used that is not defined"),
    Entry(.presetUnreadableBase, "a preset extends a file that cannot be read as one preset"),
    Entry(.presetUnsupportedVersion, "the file is of another version of the format"),
    Entry(
      .presetUnusedKey, "a key does nothing in the presentation of its preset",
      severity: .warning),
  ]
}
