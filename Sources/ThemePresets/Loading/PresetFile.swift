public import SheetModel
public import ThemeDiagnostics
package import ThemeYAML

/// What came out of one file: its presets, and everything that was found in its text.
public struct PresetFile: Sendable {
  /// The findings in source order, but for those that a comment of the file allows.
  public private(set) var report: DiagnosticReport
  /// The presets in the order of their documents, those with errors included: each is the best
  /// value that could be formed, with defaults where the text could not be used.
  public internal(set) var presets: [LoadedPreset] = []
  /// How many documents the file has, empty ones included.
  public internal(set) var documentCount = 0
  /// The files besides this one that the presets depend on.
  package internal(set) var bases = BaseFiles()
  /// All findings, those that are allowed included.
  private var findings: [Diagnostic]
  private let allowances: Allowances?

  /// Creates a file without presets.
  ///
  /// - Parameters:
  ///   - tree: the file's text and nodes.
  ///   - findings: what was found in it.
  init(_ tree: YAMLTree, findings: [Diagnostic]) {
    self.findings = findings
    allowances = Allowances(in: tree)
    report = DiagnosticReport(
      source: tree.source, diagnostics: allowances?.applied(to: findings) ?? findings)
  }

  /// Adds what is found in the file when it is seen beside others.
  package mutating func add(_ more: [Diagnostic]) {
    guard !more.isEmpty else { return }
    findings += more
    report = DiagnosticReport(
      source: source, diagnostics: allowances?.applied(to: findings) ?? findings)
  }

  /// The text.
  public var source: SourceText { report.source }
  /// Whether something in the file is an error.
  public var hasErrors: Bool { report.hasErrors }

  /// The one preset of the file.
  ///
  /// - Returns: the preset.
  /// - Throws: ``PresetError/invalid(_:)`` when the file has errors, ``PresetError/severalPresets(_:names:)``
  ///   when it has more than one preset.
  public func preset() throws(PresetError) -> Preset {
    guard !hasErrors, let first = presets.first else { throw .invalid(report) }
    guard presets.count == 1 else {
      throw .severalPresets(source.name, names: presets.map { $0.preset.name })
    }
    return first.preset
  }

  /// The presets of the file as a catalogue.
  ///
  /// - Returns: all presets by name.
  /// - Throws: ``PresetError/invalid(_:)`` when the file has errors.
  public func catalog() throws(PresetError) -> Catalog {
    guard !hasErrors else { throw .invalid(report) }
    return Catalog(presets.map { $0.preset })
  }
}

/// A preset and the place it came from.
public struct LoadedPreset: Sendable {
  /// The preset.
  public let preset: Preset
  /// The document, counted from 1.
  public let document: Int
  /// The nodes it was read from.
  package let tree: YAMLTree
  /// The root of its document.
  package let root: NodeID
  /// The presets that it builds on, each after what it builds on itself.
  let below: [Layer]

  /// A preset that others build on, as it is written.
  struct Layer: Sendable {
    var tree: YAMLTree
    var root: NodeID
  }

  /// What the preset extends, as it is written: names of presets and paths of files.
  public var extendedPresets: [String] {
    tree.extended(by: root).map { tree.text(of: tree.resolved($0)) }
  }

  /// Where a value comes from.
  ///
  /// - Parameter path: the keys down to the value, such as `theme.cornerRadius`.
  /// - Returns: the range of what is written for it or for the nearest mapping around it that is
  ///   written as a whole, in the preset itself or else in one that it extends; the default where
  ///   nothing is written.
  public func origin(of path: String) -> ValueOrigin {
    if let range = Layer(tree: tree, root: root).range(of: path) { return .file(range) }
    for layer in below.reversed() {
      if let range = layer.range(of: path) { return .base(layer.tree.source, range) }
    }
    return .default
  }
}

extension LoadedPreset.Layer {
  /// The range of what is written for a value; `nil` where nothing is written.
  fileprivate func range(of path: String) -> SourceRange? {
    var node = tree.resolved(root)
    for key in path.split(separator: ".") {
      guard tree.kind(of: node) == .mapping else { return tree.range(of: node) }
      guard let value = tree.value(of: String(key), in: node) else { return nil }
      node = tree.resolved(value)
    }
    return tree.range(of: node)
  }
}

/// Where a value of a preset comes from.
public enum ValueOrigin: Hashable, Sendable {
  /// The bytes of the file that say so.
  case file(SourceRange)
  /// The text of a preset that this one extends, and the bytes there.
  case base(SourceText, SourceRange)
  /// The format's default.
  case `default`
}
