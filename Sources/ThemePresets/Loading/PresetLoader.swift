import SheetModel
public import ThemeDiagnostics
import ThemeSchema
public import ThemeYAML

/// Reads, checks and decodes presets.
///
/// Decoding comes first: a document that the field table takes as it stands is one that the schema
/// accepts, as both are made from one table. The schema is asked where decoding was not sure, and says
/// what is wrong and where.
///
/// Make one and keep it. It can be used from any thread.
public struct PresetLoader: Sendable {
  let limits: ReadLimits
  private let decoder: PresetDecoder

  /// Creates a loader.
  ///
  /// - Parameter limits: the bounds for the texts.
  public init(limits: ReadLimits = ReadLimits()) {
    self.init(limits: limits, decoder: .shared)
  }

  /// Creates a loader with a decoder of its own, for a thread beside others: those that share one wait for
  /// each other whenever they count the references to its parts.
  package init(limits: ReadLimits, decoder: PresetDecoder) {
    self.limits = limits
    self.decoder = decoder
  }

  /// Loads all presets of a text.
  ///
  /// Never fails: what is wrong is in the report, and every document that is a mapping gives the best
  /// preset that could be formed. Linear in the size of the text.
  ///
  /// - Parameter source: the text; a name that ends in `.json` makes it JSON, any other YAML.
  /// - Returns: the presets and the findings.
  public func load(_ source: SourceText) -> PresetFile {
    let format: TextFormat = source.name.hasSuffix(".json") ? .json : .yaml
    let result = read(source, as: format, keys: decoder.keys, limits: limits)
    let tree = result.tree
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
      var (preset, doubts, isAccepted) = decoder.preset(at: root, in: tree, onto: Preset(name: ""))
      if !isAccepted {
        findings += PresetSchema.compiled.diagnostics(for: document, in: tree)
      }
      guard tree.kind(of: root) == .mapping else { continue }
      if preset.name.isEmpty {
        preset.name = PresetName.fallback(for: source.name, document: number)
      }
      findings += tree.certain(doubts, in: document)
      presets.append(LoadedPreset(preset: preset, document: number, tree: tree, root: root))
    }
    findings += tree.ambiguousScalars(besides: findings)
    findings += missingNames(of: presets, besides: findings)
    findings += PresetNames.findings(for: presets, in: tree.source)
    var file = PresetFile(tree, findings: findings)
    file.presets = presets
    file.documentCount = tree.documents.count
    return file
  }
}
