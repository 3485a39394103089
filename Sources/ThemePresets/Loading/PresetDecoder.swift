package import SheetModel
package import ThemeDiagnostics
package import ThemeYAML

/// Fills presets from documents.
package struct PresetDecoder: Sendable {
  /// Every key that has a meaning somewhere in a preset; trees must be read with it.
  package let keys: KeyTable
  private let decode: Decode<Preset>

  /// The decoder of all loaders that ask for none of their own; made when the first is made, and kept.
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
  /// - Returns: the best value there is, what is doubtful or wrong beyond the schema, and whether the
  ///   schema surely accepts the document; where it is not sure, the schema must be asked.
  package func preset(
    at root: NodeID, in tree: YAMLTree, onto base: Preset
  ) -> (preset: Preset, findings: [Diagnostic], isAccepted: Bool) {
    var decoding = Decoding(tree)
    var preset = base
    let fits = decode(tree.resolved(root), &decoding, &preset)
    return (preset, decoding.findings, fits && decoding.isExact)
  }
}
