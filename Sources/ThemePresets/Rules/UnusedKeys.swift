import SheetModel
import ThemeDiagnostics
import ThemeYAML

/// What a pass needs to know that says which keys are of no use.
struct KeyAudit: Sendable {
  /// The presentation of the preset.
  var presentation: Presentation
  /// Whether the preset or one that it builds on says so.
  var isWritten: Bool
  /// Whether the preset builds on others; what it repeats of them is no mistake then.
  var hasBases: Bool
}

extension Decoding {
  /// Notes a value that some presentations do not look at.
  ///
  /// A value that says that something is not there does no harm where it cannot be there anyway.
  ///
  /// - Returns: whether this is a pass that looks for such values, and this is one.
  mutating func looksInto(_ value: NodeID, ignoredBy presentations: PresentationSet) -> Bool {
    if let audit {
      return presentations.contains(PresentationSet(audit.presentation)) && !isAbsence(value)
    }
    if !presentations.isSubset(of: ignored), !isAbsence(value) { ignored.formUnion(presentations) }
    return false
  }

  private func isAbsence(_ value: NodeID) -> Bool {
    index(of: tree.resolved(value), in: absenceWords) != nil
  }

  /// Says that the key at hand does nothing in the presentation that is looked at, unless it repeats what
  /// the preset inherits.
  ///
  /// - Parameters:
  ///   - field: the key's field.
  ///   - root: the value that the field is of.
  ///   - decode: fills the field.
  /// - Returns: whether what is written fits.
  mutating func noteUnused<Root: Sendable>(
    _ field: Field<Root>, _ root: inout Root,
    decode: (inout Decoding, inout Root) -> Bool
  ) -> Bool {
    let (audit, key) = (audit, key)
    // What is in it is of no use either, which need not be said.
    self.audit = nil
    let before = audit?.hasBases == true ? field.encode(root) : nil
    let fits = decode(&self, &root)
    (self.audit, self.key) = (audit, key)
    if let audit, fits, before == nil || field.encode(root) != before {
      findUnused(field, audit)
    }
    return fits
  }

  private mutating func findUnused<Root: Sendable>(_ field: Field<Root>, _ audit: KeyAudit) {
    let own = audit.presentation.rawValue
    let users = field.ignoredBy.others.map { "`\($0.rawValue)`" }
    var help: [String] = []
    if !audit.isWritten { help.append("without `\(PresetKeys.presentation)` a preset is a \(own)") }
    if let counterpart = field.counterpart,
      counterpart.presentations.contains(audit.presentation)
    {
      help.append("in a \(own) `\(counterpart.path)` does this")
    }
    find(
      .presetUnusedKey, severity: .warning,
      "\(field.key) does nothing in a \(own); "
        + (users.count == 1 ? "only \(users[0]) uses it" : "\(listed(users)) use it"),
      at: key, help: help.isEmpty ? nil : help.joined(separator: "; "))
  }
}

extension PresetDecoder {
  /// Finds the keys of a document without errors that the presentation of its preset does not look at.
  ///
  /// - Parameters:
  ///   - decoded: what came out of the document.
  ///   - document: the document.
  ///   - tree: its nodes.
  ///   - base: the value of what it builds on.
  ///   - layers: the presets that it builds on.
  /// - Returns: the findings.
  func unusedKeys(
    of decoded: DecodedPreset, in document: YAMLDocument, of tree: YAMLTree,
    onto base: Preset = Preset(name: ""), below layers: [LoadedPreset.Layer] = []
  ) -> [Diagnostic] {
    guard decoded.ignored.contains(PresentationSet(decoded.preset.behavior.presentation)),
      !document.isTruncated
    else { return [] }
    var pass = Decoding(tree)
    findUnusedKeys(of: decoded.preset, at: document.root, onto: base, below: layers, &pass)
    return pass.findings.filter { $0.code == .presetUnusedKey }
  }

  /// Fills a preset once more in a pass that says which keys are of no use.
  ///
  /// - Parameters:
  ///   - preset: the whole preset.
  ///   - root: the root of its document.
  ///   - base: the value of what it builds on.
  ///   - layers: the presets that it builds on.
  ///   - pass: the pass, to which the findings are added among all others.
  func findUnusedKeys(
    of preset: Preset, at root: NodeID, onto base: Preset, below layers: [LoadedPreset.Layer],
    _ pass: inout Decoding
  ) {
    let behaviors = ([LoadedPreset.Layer(tree: pass.tree, root: root)] + layers).compactMap {
      layer in
      layer.tree.value(of: PresetKeys.behavior, in: layer.tree.resolved(layer.root)).map {
        (layer.tree, layer.tree.resolved($0))
      }
    }
    // A theme alone serves any presentation.
    guard !behaviors.isEmpty else { return }
    pass.audit = KeyAudit(
      presentation: preset.behavior.presentation,
      isWritten: behaviors.contains { $0.0.value(of: PresetKeys.presentation, in: $0.1) != nil },
      hasBases: !layers.isEmpty)
    var copy = base
    _ = fill(&copy, from: root, &pass)
    pass.audit = nil
  }
}

/// Words that say that something is not there.
private let absenceWords = WordList(["none", "clear"])

private func listed(_ words: [String]) -> String {
  words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
}
