import ThemeDiagnostics
import ThemeYAML

/// Says that a document which is no right preset is something else, for which there is another command;
/// nothing else is said about it then.
func otherFormat(of document: YAMLDocument, in tree: YAMLTree) -> Diagnostic? {
  let root = tree.resolved(document.root)
  guard tree.kind(of: root) == .mapping else { return nil }
  let keys = tree.entries(of: root).map { $0.key }
  let names = keys.map { tree.text(of: tree.resolved($0)) }
  guard !names.contains(where: { [PresetKeys.theme, PresetKeys.behavior].contains($0) }),
    let format = OtherFormat.all.first(where: { $0.isMeant(by: names) }),
    let index = names.firstIndex(where: { format.signs.contains($0) })
  else { return nil }
  let file = tree.source.name.utf8.contains(UInt8(ascii: "<")) ? "FILE" : tree.source.name
  return Diagnostic(
    .presetOtherFormat, "this is \(format.name), not a preset", at: tree.range(of: keys[index]),
    help: format.help(file))
}

/// A kind of file that Cardstock knows besides presets.
private struct OtherFormat: Sendable {
  /// What the file is.
  let name: String
  /// Keys that tell it, at least one of which is there.
  let signs: [String]
  /// The keys that it can have; empty where it can have any.
  let keys: [String]
  /// What to do with the file.
  let help: @Sendable (_ file: String) -> String

  static let all: [OtherFormat] = [
    OtherFormat(
      name: "a gesture trace", signs: ["inputs", "frameRate", "until", "environment"],
      keys: ["summary", "preset", "environment", "frameRate", "until", "inputs"]
    ) { "`themectl simulate \($0)` plays it" },
    OtherFormat(name: "a JSON Schema", signs: ["$schema", "$defs", "$id"], keys: []) {
      "`themectl schema check \($0)` checks it, and `themectl validate --schema \($0)` checks others "
        + "against it"
    },
    OtherFormat(
      name: "a configuration", signs: ["strict", "severity", "exclude", "extensions"],
      keys: ["schema", "strict", "severity", "exclude", "extensions"]
    ) { _ in "it is called `.themectl.yaml` and holds for its folder; `--config` names another" },
  ]

  func isMeant(by names: [String]) -> Bool {
    names.contains { signs.contains($0) }
      && (keys.isEmpty || names.allSatisfy { keys.contains($0) })
  }
}
