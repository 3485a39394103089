import SheetModel
import ThemeDiagnostics
import ThemeSchema
import ThemeYAML

/// A preset with all that it inherits.
struct ResolvedPreset {
  /// The best value there is; without a name where none is written.
  var preset: Preset
  /// What is wrong in the preset itself.
  var findings: [Diagnostic]
  /// The presets that it builds on.
  var below: [LoadedPreset.Layer]
}

extension PresetLoader {
  /// The whole value of a preset that extends others or uses tokens.
  ///
  /// - Parameters:
  ///   - id: the preset.
  ///   - tree: the nodes of its file.
  ///   - bases: where the others are found.
  /// - Returns: the value with what is wrong in the preset itself. What is wrong in one of the others is
  ///   said there.
  func resolved(
    _ id: BaseID, in tree: YAMLTree, _ bases: inout PresetBases
  ) -> ResolvedPreset {
    var findings: [Diagnostic] = []
    let order = bases.order(of: id, with: self)
    for link in bases.links(of: id, with: self) where !order.isReported(at: link) {
      if let finding = fault(of: link, in: id, tree, &bases) { findings.append(finding) }
    }
    var below: [BaseID] = []
    switch order {
    case .sound(let order): below = order
    case .circle(let steps):
      if let finding = circle(steps, in: id, tree, &bases) { findings.append(finding) }
    case .tooDeep(let link): findings.append(tooDeep(link, tree))
    case .unsound: break
    }
    var resolved = filled(id, in: tree, below, bases)
    if case .sound(let order) = order, findings.isEmpty {
      resolved.findings += bases.redundantLinks(of: id, in: order, with: self).map {
        redundant($0.link, besides: $0.other, tree)
      }
      return resolved
    }
    // What is missing may say how the preset is presented.
    resolved.findings.removeAll { $0.code == .presetUnusedKey }
    resolved.findings += findings
    return resolved
  }

  /// A preset's value from its own document and those that it builds on.
  private func filled(
    _ id: BaseID, in tree: YAMLTree, _ below: [BaseID], _ bases: PresetBases
  ) -> ResolvedPreset {
    let document = tree.documents[id.document]
    let layers = below.map { base in
      let tree = bases.files[base.file].tree
      return LoadedPreset.Layer(tree: tree, root: tree.documents[base.document].root)
    }
    var preset = Preset(name: "")
    var usesTokens = false
    for layer in layers {
      let decoded = decoder.preset(at: layer.root, in: layer.tree, onto: preset)
      preset = decoded.preset
      usesTokens = usesTokens || decoded.usesTokens
    }
    (preset.name, preset.summary) = ("", "")
    let own = decoder.preset(at: document.root, in: tree, onto: preset)
    guard usesTokens || own.usesTokens else {
      let findings =
        tree.certain(own.findings, in: document)
        + remarks(on: own, in: document, of: tree, onto: preset, below: layers)
      return ResolvedPreset(preset: own.preset, findings: findings, below: layers)
    }
    var gathered = GatheredPreset(document, of: tree)
    for base in below {
      let other = bases.files[base.file].tree
      if base.file == id.file {
        gathered.add(other.documents[base.document].root)
      } else {
        gathered.add(other.documents[base.document], of: other)
      }
    }
    let (whole, findings) = gathered.decoded(by: decoder, below: layers)
    return ResolvedPreset(preset: whole, findings: findings, below: layers)
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
      return finding(
        .presetUnreadableBase,
        "\(text) cannot be read: \(reason.prefix(1).lowercased() + reason.dropFirst())", link, tree)
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

  private func redundant(
    _ link: BaseLink, besides other: BaseLink, _ tree: YAMLTree
  ) -> Diagnostic {
    finding(
      .presetRedundantBase, severity: .warning,
      link.base == other.base
        ? "\(quoted(link.text)) stands in the list twice"
        : "\(quoted(other.text)) extends \(quoted(link.text)) already",
      link, tree, related: [RelatedRange("extended here", at: tree.range(of: other.node))],
      help: "it counts once, below everything that extends it, with and without this")
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
    _ code: DiagnosticCode, severity: Severity = .error, _ message: String, _ link: BaseLink,
    _ tree: YAMLTree,
    related: [RelatedRange] = [], fixes: [Fix] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      code, severity: severity, message, at: tree.range(of: link.node), related: related,
      instanceLocation: Decoding(tree).pointer(to: link.node), fixes: fixes, help: help)
  }
}
