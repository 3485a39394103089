import SheetModel
public import ThemeDiagnostics
import ThemeSchema
public import ThemeYAML

/// Reads, checks and decodes presets, and completes those that extend others.
///
/// Decoding comes first: a document that the field table takes as it stands is one that the schema
/// accepts, as both are made from one table. The schema is asked where decoding was not sure, and says
/// what is wrong and where.
///
/// Make one and keep it. It can be used from any thread.
public struct PresetLoader: Sendable {
  let limits: ReadLimits
  private let ownDecoder: PresetDecoder?
  /// The loader's own decoder, else the one that loaders share.
  ///
  /// That one is not made before a text is loaded, so that threads can be started before.
  var decoder: PresetDecoder { ownDecoder ?? .shared }

  /// Creates a loader.
  ///
  /// - Parameter limits: the bounds for the texts.
  public init(limits: ReadLimits = ReadLimits()) {
    self.limits = limits
    ownDecoder = nil
  }

  /// Creates a loader with a decoder of its own, for a thread beside others: those that share one wait for
  /// each other whenever they count the references to its parts.
  package init(limits: ReadLimits, decoder: PresetDecoder) {
    self.limits = limits
    ownDecoder = decoder
  }

  /// Loads all presets of a text.
  ///
  /// Never fails: what is wrong is in the report, and every document that is a mapping gives the best
  /// preset that could be formed. Linear in the size of the text.
  ///
  /// - Parameter source: the text; a name that ends in `.json` makes it JSON, any other YAML.
  /// - Returns: the presets and the findings.
  public func load(_ source: SourceText) -> PresetFile {
    var bases = PresetBases()
    return load(source, extending: &bases)
  }

  /// Loads all presets of a text, which may extend others.
  ///
  /// - Parameters:
  ///   - source: the text; a name that ends in `.json` makes it JSON, any other YAML.
  ///   - bases: where presets are found that others extend.
  /// - Returns: the presets and the findings.
  package func load(_ source: SourceText, extending bases: inout PresetBases) -> PresetFile {
    load(source, as: nil, &bases)
  }

  /// Loads texts that are a catalogue: their presets can extend each other by name, or by the path from
  /// one text's name to another's.
  ///
  /// - Parameter sources: the texts, each of its own name.
  /// - Returns: the presets and the findings of each; names that come twice are errors in the later
  ///   text.
  public func load(_ sources: [SourceText]) -> [PresetFile] {
    var bases = PresetBases(BaseAccess(texts: sources))
    var names = PresetNames()
    return sources.map { source in
      var file = load(source, extending: &bases)
      file.add(names.findings(for: file))
      return file
    }
  }

  /// What is wrong in a document, and where nothing is, what is of no use.
  func remarks(
    on decoded: DecodedPreset, in document: YAMLDocument, of tree: YAMLTree,
    onto base: Preset = Preset(name: ""), below layers: [LoadedPreset.Layer] = []
  ) -> [Diagnostic] {
    if !decoded.isAccepted {
      if let finding = otherFormat(of: document, in: tree) { return [finding] }
      let faults = PresetSchema.compiled.diagnostics(for: document, in: tree)
      if !faults.isEmpty { return faults }
    }
    return decoder.unusedKeys(of: decoded, in: document, of: tree, onto: base, below: layers)
  }

  /// The nodes of a text and what is wrong with it.
  func parsed(_ source: SourceText) -> ReadResult {
    let format: TextFormat = source.name.hasSuffix(".json") ? .json : .yaml
    return read(source, as: format, keys: decoder.keys, limits: limits)
  }

  /// Loads a text.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - file: its number among the bases, where it has one already.
  ///   - bases: where presets are found that others extend.
  /// - Returns: the presets and the findings.
  func load(_ source: SourceText, as file: Int?, _ bases: inout PresetBases) -> PresetFile {
    let result = parsed(source)
    let tree = result.tree
    var own = file
    var used = BaseFiles()
    var findings = result.report
    var presets: [LoadedPreset] = []
    for (index, document) in tree.documents.enumerated() {
      let number = index + 1
      let root = tree.resolved(document.root)
      if let finding = nullDocument(document, in: tree) {
        findings.append(finding)
        continue
      }
      if let finding = otherVersion(at: root, in: tree) {
        findings.append(finding)
        continue
      }
      let decoded = decoder.preset(at: root, in: tree, onto: Preset(name: ""))
      let known = findings.count
      var preset = decoded.preset
      var below: [LoadedPreset.Layer] = []
      if decoded.isExtension || decoded.usesTokens {
        let file = own ?? bases.enter(tree)
        own = file
        let id = BaseID(file: file, document: index)
        let whole = resolved(id, in: tree, &bases)
        if decoded.isExtension { bases.note(id, in: &used, with: self) }
        findings += whole.findings
        (preset, below) = (whole.preset, whole.below)
      } else {
        findings += tree.certain(decoded.findings, in: document)
        findings += remarks(on: decoded, in: document, of: tree)
      }
      guard tree.kind(of: root) == .mapping else { continue }
      if !document.isTruncated, !findings[known...].contains(where: { $0.severity == .error }) {
        findings += unknownDetents(of: preset, at: root, in: tree, below: below)
      }
      if preset.name.isEmpty {
        preset.name = PresetName.fallback(for: source.name, document: number)
      }
      presets.append(
        LoadedPreset(preset: preset, document: number, tree: tree, root: root, below: below))
    }
    findings += tree.ambiguousScalars(besides: findings)
    findings += missingNames(of: presets, besides: findings)
    findings += PresetNames.findings(for: presets, in: tree.source)
    var file = PresetFile(tree, findings: withoutTornKeys(findings, in: tree))
    file.presets = presets
    file.bases = used
    file.documentCount = tree.documents.count
    return file
  }
}
