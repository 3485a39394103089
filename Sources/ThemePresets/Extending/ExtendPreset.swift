import SheetModel
import ThemeDiagnostics
import ThemeYAML

extension PresetLoader {
  /// The whole value of a preset that extends others.
  ///
  /// - Parameters:
  ///   - id: the preset.
  ///   - tree: the nodes of its file.
  ///   - bases: where the others are found.
  /// - Returns: the value with what is wrong in the preset itself, and what it builds on. What is wrong
  ///   in one of the others is said there.
  func extended(
    _ id: BaseID, in tree: YAMLTree, _ bases: inout PresetBases
  ) -> (DecodedPreset, below: [LoadedPreset.Layer]) {
    var findings: [Diagnostic] = []
    let order = bases.order(of: id, with: self)
    for link in bases.links(of: id, with: self) where !order.isReported(at: link) {
      if let finding = fault(of: link, in: id, tree, &bases) { findings.append(finding) }
    }
    var below: [LoadedPreset.Layer] = []
    switch order {
    case .sound(let order):
      below = order.map {
        let file = bases.files[$0.file]
        return LoadedPreset.Layer(tree: file.tree, root: file.documents[$0.document].root)
      }
    case .circle(let steps):
      if let finding = circle(steps, in: id, tree, &bases) { findings.append(finding) }
    case .tooDeep(let link): findings.append(tooDeep(link, tree))
    case .unsound: break
    }
    var preset = Preset(name: "")
    for layer in below {
      preset = decoder.preset(at: layer.root, in: layer.tree, onto: preset).preset
    }
    (preset.name, preset.summary) = ("", "")
    var decoded = decoder.preset(
      at: tree.documents[id.document].root, in: tree, onto: preset)
    decoded.findings += findings
    return (decoded, below)
  }

  /// What is wrong with an item of `extends`.
  private func fault(
    of link: BaseLink, in id: BaseID, _ tree: YAMLTree, _ bases: inout PresetBases
  ) -> Diagnostic? {
    let text = quoted(link.text)
    switch link.target {
    case .nowhere(.unknownName):
      let isOwn = bases.files[id.file].documents[id.document].name == link.text
      let names = bases.names(for: id, with: self)
      let meant = NameSuggester(names).suggestion(for: link.text)
      let fixes = meant.map {
        Fix(
          "write `\($0.name)`", $0.isCertain ? .safe : .unsafe,
          edits: [TextEdit(tree.range(of: link.node), $0.name)])
      }
      let question = meant.map { "; did you mean `\($0.name)`?" } ?? ""
      return finding(
        .presetUnknownBase, "there is no \(isOwn ? "other " : "")preset \(text)\(question)", link,
        tree, fixes: fixes.map { [$0] } ?? [])
    case .nowhere(.unreadable(let reason)):
      return finding(.presetUnreadableBase, "\(text) cannot be read: \(reason)", link, tree)
    case .nowhere(.absolute):
      return finding(
        .presetUnreadableBase, "\(text) begins at the root of the file system", link, tree,
        help: "write the path from this file's folder, so that it holds on other machines too")
    case .nowhere(.empty):
      return finding(.presetUnreadableBase, "\(text) holds no preset", link, tree)
    case .nowhere(.several(let names)):
      let list = names.prefix(8).map { quoted($0) }.joined(separator: ", ")
      return finding(
        .presetUnreadableBase, "\(text) holds several presets: \(list)", link, tree,
        help: "give the one that is meant a file of its own")
    case .preset(let base):
      guard base.file != id.file, let fault = bases.fault(of: base, with: self) else { return nil }
      return finding(
        .presetInvalidBase, "the preset \(text) has errors itself", link, tree, related: [fault])
    }
  }

  private func circle(
    _ steps: [BaseStep], in id: BaseID, _ tree: YAMLTree, _ bases: inout PresetBases
  ) -> Diagnostic? {
    guard bases.reporter(of: steps, in: id) == id, let first = steps.first else { return nil }
    let files = bases.files
    let name = { (id: BaseID) in quoted(files[id.file].documents[id.document].name) }
    var names = steps.map { name($0.from) }
    if names.count > 8 { names.replaceSubrange(4..<(names.count - 3), with: ["…"]) }
    let related = steps.dropFirst().prefix(8).map { step in
      let file = files[step.from.file]
      return RelatedRange(
        "\(name(step.from)) extends \(step.link.base.map(name) ?? "")",
        at: file.tree.range(of: step.link.node),
        in: step.from.file == id.file ? nil : file.tree.source)
    }
    return finding(
      .presetCircularBase,
      steps.count == 1
        ? "\(name(id)) extends itself"
        : "`extends` goes in a circle: " + (names + [name(id)]).joined(separator: " → "),
      first.link, tree, related: Array(related))
  }

  private func tooDeep(_ link: BaseLink, _ tree: YAMLTree) -> Diagnostic {
    finding(
      .presetBasesTooDeep,
      "\(quoted(link.text)) builds on \(PresetBases.deepest) levels of presets; no more are followed",
      link, tree)
  }

  private func finding(
    _ code: DiagnosticCode, _ message: String, _ link: BaseLink, _ tree: YAMLTree,
    related: [RelatedRange] = [], fixes: [Fix] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code, message, at: tree.range(of: link.node), related: related,
      instanceLocation: Decoding(tree).pointer(to: link.node), fixes: fixes, help: help)
  }
}
