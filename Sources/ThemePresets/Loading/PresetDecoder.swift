package import SheetModel
package import ThemeDiagnostics
package import ThemeYAML

/// Fills presets from documents; made once for trees whose keys are numbered by one table.
package struct PresetDecoder: Sendable {
  private let decode: Decode<Preset>

  /// Prepares decoding.
  ///
  /// - Parameter keys: the table that the trees were read with; it has every key of the format, as
  ///   that of the format's schema and ``FormatKeys`` do.
  package init(keys: KeyTable = FormatKeys.table) {
    decode = FieldGroup<Preset>.preset.type.bind(keys)
  }

  /// Fills a preset from the root of a document.
  ///
  /// - Parameters:
  ///   - root: the document's root.
  ///   - tree: the nodes.
  ///   - base: what holds where the document says nothing.
  /// - Returns: the best value there is, and what is doubtful or wrong beyond the schema.
  package func preset(
    at root: NodeID, in tree: YAMLTree, onto base: Preset
  ) -> (preset: Preset, findings: [Diagnostic]) {
    var decoding = Decoding(tree)
    var preset = base
    _ = decode(tree.resolved(root), &decoding, &preset)
    return (preset, decoding.findings)
  }
}

/// The keys of the format.
package enum FormatKeys {
  /// Every key that has a meaning somewhere in a preset.
  package static let table = FieldGroup<Preset>.preset.keyTable
}

extension FieldGroup {
  /// Every key that has a meaning somewhere in the group.
  package var keyTable: KeyTable { KeyTable(type.description.keys) }
}

extension TypeDescription {
  fileprivate var keys: [String] {
    switch shape {
    case .boolean, .number, .text, .keywords, .constant, .unchecked: []
    case .list(let item, _): item.keys
    case .tuple(let types), .choice(let types): types.flatMap { $0.keys }
    case .dictionary(_, let values): values.keys
    case .mapping(let fields): fields.flatMap { [$0.key] + $0.type.keys }
    }
  }
}
