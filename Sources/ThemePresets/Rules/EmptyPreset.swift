import ThemeDiagnostics
import ThemeYAML

/// Says that a document is a written null; one without content is refused by the reader already.
func nullDocument(_ document: YAMLDocument, in tree: YAMLTree) -> Diagnostic? {
  let range = tree.range(of: document.root)
  guard tree.kind(of: document.root) == .scalar, tree.scalarKind(of: document.root) == .null,
    range.length > 0
  else { return nil }
  return Diagnostic(
    .presetEmpty, "`\(tree.source.text(in: range))` is no preset", at: range,
    help: "a preset is a mapping with `name`, `theme` and `behavior`")
}
