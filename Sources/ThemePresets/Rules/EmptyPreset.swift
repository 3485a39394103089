import ThemeDiagnostics
import ThemeYAML

/// Says that a whole file has nothing in it.
func emptyFile(_ source: SourceText) -> Diagnostic {
  Diagnostic(
    .presetEmpty, "the file contains no preset", at: SourceRange(at: 0),
    help: "a preset is a mapping with `name`, `theme` and `behavior`")
}

/// Says that one document has nothing in it; `nil` when it has something.
func emptyDocument(_ document: YAMLDocument, number: Int, in tree: YAMLTree) -> Diagnostic? {
  guard tree.kind(of: document.root) == .scalar, tree.scalarKind(of: document.root) == .null,
    !document.isTruncated
  else { return nil }
  if tree.documents.count == 1 { return emptyFile(tree.source) }
  return Diagnostic(
    .presetEmpty, "document \(number) of the file is empty",
    at: SourceRange(document.range.start, document.range.start),
    help: "`---` begins another preset; remove it where none follows")
}
