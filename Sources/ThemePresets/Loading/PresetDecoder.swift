package import SheetModel
package import ThemeDiagnostics
package import ThemeYAML

/// What came out of a document.
package struct DecodedPreset: Sendable {
  /// The best value there is.
  package var preset: Preset
  /// What is doubtful or wrong beyond the schema.
  package var findings: [Diagnostic]
  /// Whether the schema surely accepts the document; where it is not sure, the schema must be asked.
  package var isAccepted: Bool
  /// Whether the document extends others, so that the value is not the whole one yet.
  package var isExtension: Bool
  /// Whether it defines or uses tokens, with the same effect.
  package var usesTokens: Bool
  /// The presentations that do not look at something that the document says.
  var ignored: PresentationSet
}

/// Fills presets from documents.
package struct PresetDecoder: Sendable {
  /// Every key that has a meaning somewhere in a preset; trees must be read with it.
  package let keys: KeyTable
  private let decode: Decode<Preset>

  /// The decoder of all loaders that ask for none of their own; made when the first text is loaded, and kept.
  static let shared = PresetDecoder()

  /// Prepares decoding.
  package init() {
    var keys = KeyHash()
    decode = FieldGroup<Preset>.preset.type.bind(&keys)
    self.keys = KeyTable(keys)
  }

  /// Fills a preset from the root of a document.
  ///
  /// - Parameters:
  ///   - root: the document's root.
  ///   - tree: the nodes, read with ``keys``.
  ///   - base: what holds where the document says nothing.
  /// - Returns: what came out.
  package func preset(
    at root: NodeID, in tree: YAMLTree, onto base: Preset
  ) -> DecodedPreset {
    var decoding = Decoding(tree)
    var preset = base
    let isAccepted = fill(&preset, from: root, &decoding)
    return DecodedPreset(
      preset: preset, findings: decoding.findings, isAccepted: isAccepted,
      isExtension: decoding.isExtension, usesTokens: decoding.usesTokens,
      ignored: decoding.ignored)
  }

  /// Fills a preset in a pass that has begun.
  ///
  /// - Parameters:
  ///   - preset: what holds where the document says nothing.
  ///   - root: the document's root.
  ///   - decoding: the pass.
  /// - Returns: whether the schema surely accepts the document.
  func fill(_ preset: inout Preset, from root: NodeID, _ decoding: inout Decoding) -> Bool {
    let fits = decode(decoding.tree.resolved(root), &decoding, &preset)
    return fits && decoding.isExact
  }
}
