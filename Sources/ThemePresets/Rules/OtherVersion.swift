import SheetModel
import ThemeDiagnostics
import ThemeYAML

/// Refuses a file of a later version of the format; nothing else is said about it then.
func otherVersion(at root: NodeID, in tree: YAMLTree) -> Diagnostic? {
  guard tree.kind(of: root) == .mapping,
    let value = tree.value(of: PresetKeys.schema, in: root)
  else { return nil }
  let decoding = Decoding(tree)
  let node = tree.resolved(value)
  let known = FieldGroup<Preset>.formatVersion
  guard let version = decoding.number(node), version != known, version >= 0, whole(version) != nil
  else { return nil }
  return Diagnostic(
    .presetUnsupportedVersion,
    "schema is \(decoding.written(node)), and this version of Cardstock reads schema "
      + numberText(known),
    at: tree.range(of: node), instanceLocation: decoding.pointer(to: node),
    help: "a newer Cardstock may read this file")
}
