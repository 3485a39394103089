import SheetModel
import ThemeDiagnostics
import ThemeSchema
import ThemeYAML

/// The nodes of a preset and of all that it builds on in one tree, in which tokens can be followed.
struct GatheredPreset {
  private var tree: YAMLTree
  private let document: YAMLDocument
  /// The preset's own definitions of tokens.
  private let definitions: NodeID?
  /// The size of the preset's own text; what lies behind it was appended.
  private let ownSize: Int
  private var appended: [Segment] = []
  /// The roots of what it builds on, each after what that builds on itself.
  private var below: [NodeID] = []
  /// Whether there was room for all of that.
  private var isComplete = true

  /// A text that was appended to the preset's own.
  private struct Segment {
    var start: Int
    var shift: Int
    var source: SourceText
  }

  /// Begins with a preset alone.
  init(_ document: YAMLDocument, of tree: YAMLTree) {
    self.tree = tree
    self.document = document
    ownSize = tree.source.bytes.count
    definitions = tree.value(of: PresetKeys.tokens, in: document.root).map { tree.resolved($0) }
  }

  /// Adds a preset of the same text that this one builds on.
  mutating func add(_ root: NodeID) { below.append(root) }

  /// Adds a preset of another text that this one builds on.
  mutating func add(_ document: YAMLDocument, of other: YAMLTree) {
    let start = tree.source.bytes.count
    guard let (root, shift) = tree.append(document, of: other) else {
      isComplete = false
      return
    }
    appended.append(Segment(start: start, shift: shift, source: other.source))
    below.append(root)
  }

  private var root: NodeID { document.root }
}

extension GatheredPreset {
  /// Fills the preset from all of its parts.
  ///
  /// - Parameters:
  ///   - decoder: what fills a preset from one document.
  ///   - layers: the presets that it builds on, each in its own text.
  /// - Returns: the value, and what is wrong in the preset itself or in how it uses tokens.
  func decoded(
    by decoder: PresetDecoder, below layers: [LoadedPreset.Layer]
  ) -> (preset: Preset, findings: [Diagnostic]) {
    let tokens = TokenDefinitions(of: below + [root], in: tree)
    var decoding = Decoding(tree)
    decoding.tokens = tokens.table
    var preset = Preset(name: "")
    var findings = tokens.findings
    if !isComplete { findings.append(tooLarge) }
    for base in below {
      decoding.tokens?.enter(base, in: tree)
      let isSure = decoder.fill(&preset, from: base, &decoding)
      findings += misfits(in: base, decoding, isSure: isSure)
      (decoding.findings, decoding.isExact, decoding.ignored) = ([], true, [])
    }
    let base = preset
    (preset.name, preset.summary) = ("", "")
    decoding.tokens?.enter(root, in: tree)
    let start = decoding
    let isSure = decoder.fill(&preset, from: root, &decoding)
    let unknown = (decoding.tokens?.unknown ?? []).filter { isOwn($0) && !isDefinition($0) }
    findings += tokens.unknownTokens(unknown)
    let doubts = decoding.findings.enumerated().compactMap { placed($1, $0, decoding) }
    findings += tree.certain(doubts, in: document)
    if !isSure {
      findings += PresetSchema.compiled.diagnostics(
        for: document, in: followed(decoding, reported: unknown)
      ).map { moved($0) }
    }
    let isIgnored = decoding.ignored.contains(PresentationSet(preset.behavior.presentation))
    if isIgnored, !document.isTruncated, !findings.contains(where: { $0.severity == .error }) {
      var pass = start
      decoder.findUnusedKeys(of: preset, at: root, onto: base, below: layers, &pass)
      findings += pass.findings.enumerated().compactMap {
        $1.code == .presetUnusedKey ? placed($1, $0, pass) : nil
      }
    }
    return (preset, distinct(findings))
  }

  /// The tree with aliases for the tokens that were met.
  private func followed(_ decoding: Decoding, reported: [NodeID] = []) -> YAMLTree {
    tree.replacing(decoding.tokens?.targets ?? [:], faulty: reported)
  }

  /// What is wrong with the preset's own tokens where presets that it builds on use them.
  private func misfits(
    in base: NodeID, _ decoding: Decoding, isSure: Bool
  ) -> [Diagnostic] {
    guard let definitions = definitionRange else { return [] }
    var misfits: [Diagnostic] = []
    for (index, found) in decoding.findings.enumerated()
    where definitions.contains(found.range) {
      var finding = moved(found)
      if let use = decoding.tokens?.reached[index] {
        finding.related.append(related("used here", at: tree.range(of: use)))
      }
      misfits.append(finding)
    }
    guard !isSure else { return misfits }
    for finding in PresetSchema.compiled.diagnostics(for: base, in: followed(decoding)) {
      // The finding stands where the base uses the token; the person at work can change the value.
      guard let value = finding.related.last, value.source == nil,
        definitions.contains(value.range)
      else { continue }
      var own = moved(finding)
      own.range = value.range
      own.related = [related("used here", at: finding.range)]
      own.instanceLocation = pointer(toDefinitionAt: value.range)
      misfits.append(own)
    }
    return misfits
  }

  /// A finding of the decoder where the preset's author can act: at the use of a token whose value it
  /// is about.
  private func placed(_ found: Diagnostic, _ index: Int, _ decoding: Decoding) -> Diagnostic? {
    let isDefined = definitionRange?.contains(found.range) ?? false
    if ownRange.contains(found.range), !isDefined { return moved(found) }
    guard let use = decoding.tokens?.reached[index] else { return nil }
    var finding = moved(found)
    finding.related.insert(related(RelatedRange.valueNote, at: found.range), at: 0)
    finding.range = tree.range(of: use)
    finding.instanceLocation = decoding.pointer(to: use)
    return finding
  }
}

extension GatheredPreset {
  private var tooLarge: Diagnostic {
    let value = tree.value(of: PresetKeys.extends, in: root) ?? root
    return Diagnostic(
      .presetUnreadableBase, "what is extended here has more than a gibibyte in all",
      at: tree.range(of: value), instanceLocation: "/" + PresetKeys.extends)
  }

  /// Whether a node is a part of the preset itself.
  private func isOwn(_ node: NodeID) -> Bool { node >= root && node < tree.nodes[Int(root)].next }

  /// The preset's own text.
  private var ownRange: SourceRange {
    let range = tree.range(of: root)
    return SourceRange(min(range.start, document.range.start), max(range.end, document.range.end))
  }

  /// The preset's own definitions of tokens.
  private var definitionRange: SourceRange? {
    definitions.map { tree.range(of: $0) }
  }

  private func isDefinition(_ node: NodeID) -> Bool {
    definitionRange?.contains(tree.range(of: node)) ?? false
  }

  private func pointer(toDefinitionAt range: SourceRange) -> String {
    for (key, value) in tree.entries(of: definitions ?? root)
    where tree.range(of: tree.resolved(value)).contains(range) {
      return "/\(PresetKeys.tokens)/" + tree.text(of: tree.resolved(key))
    }
    return ""
  }

  /// A finding with what it says of other texts put there, and without fixes of them.
  private func moved(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    finding.related = finding.related.map {
      $0.source == nil ? related($0.message, at: $0.range) : $0
    }
    finding.fixes.removeAll { $0.edits.contains { $0.range.start >= ownSize } }
    return finding
  }

  /// A place in this text or in the one that it was appended from.
  private func related(_ message: String, at range: SourceRange) -> RelatedRange {
    guard let segment = appended.last(where: { $0.start <= range.start }) else {
      return RelatedRange(message, at: range)
    }
    return RelatedRange(
      message, at: SourceRange(range.start - segment.shift, range.end - segment.shift),
      in: segment.source)
  }

  /// The findings without those that say the same of one value, which was met on several ways.
  private func distinct(_ findings: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Place> = []
    return findings.filter { finding in
      let value = finding.related.first { $0.message == RelatedRange.valueNote }
      return seen.insert(
        Place(
          code: finding.code, range: value?.range ?? finding.range,
          file: value?.source?.name)
      ).inserted
    }
  }

  private struct Place: Hashable {
    var code: DiagnosticCode
    var range: SourceRange
    var file: String?
  }
}

extension SourceRange {
  /// Whether another range lies within this one.
  fileprivate func contains(_ other: SourceRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
