import SheetModel
package import ThemeDiagnostics
import ThemeYAML

/// The names of the files that were seen so far, to find those that come twice.
package struct PresetNames: Sendable {
  private var first: [String: (range: SourceRange, source: SourceText, file: Int)] = [:]
  private var files = 0

  /// Begins with no name.
  package init() {}

  /// Finds the presets of a file whose name an earlier file has, and remembers the others.
  ///
  /// Names that come twice within the file are in its own report already.
  ///
  /// - Parameter file: the next file.
  /// - Returns: a finding for each name that an earlier file has.
  package mutating func findings(for file: PresetFile) -> [Diagnostic] {
    note(file.presets, in: file.source, within: false)
  }

  /// Finds the names that come twice among the presets of one file.
  static func findings(for presets: [LoadedPreset], in source: SourceText) -> [Diagnostic] {
    guard presets.count > 1 else { return [] }
    var names = PresetNames()
    return names.note(presets, in: source, within: true)
  }

  private mutating func note(
    _ presets: [LoadedPreset], in source: SourceText, within: Bool
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    files += 1
    for loaded in presets {
      let name = loaded.preset.name
      guard let earlier = first[name] else {
        first[name] = (loaded.nameRange, source, files)
        continue
      }
      guard (earlier.file == files) == within else { continue }
      findings.append(
        Diagnostic(
          .presetDuplicateName, "there is already a preset `\(name)`", at: loaded.nameRange,
          related: [
            RelatedRange(
              "first defined here", at: earlier.range, in: within ? nil : earlier.source)
          ],
          instanceLocation: loaded.hasName ? "/" + PresetKeys.name : ""))
    }
    return findings
  }
}

/// Finds the presets without a name in a file of several, but for those whose name may be under a key
/// that is not known, or in a part that could not be read.
///
/// - Parameters:
///   - presets: the presets of the file.
///   - findings: what was found in them.
/// - Returns: a finding for each.
func missingNames(of presets: [LoadedPreset], besides findings: [Diagnostic]) -> [Diagnostic] {
  guard presets.count > 1 else { return [] }
  let unknown = findings.filter {
    $0.code == .schemaAdditionalProperties && $0.instanceLocation.isEmpty
  }
  return presets.filter { loaded in
    let range = loaded.tree.range(of: loaded.root)
    let isTruncated = loaded.tree.documents[loaded.document - 1].isTruncated
    return !loaded.hasName && !isTruncated
      && !unknown.contains { range.start <= $0.range.start && $0.range.end <= range.end }
  }
  .map { loaded in
    Diagnostic(
      .presetMissingName, "the preset in document \(loaded.document) has no name",
      at: loaded.nameRange, help: "in a file of several presets each needs a `name`")
  }
}

extension LoadedPreset {
  /// Whether the preset's name is written in the file.
  var hasName: Bool { tree.value(of: PresetKeys.name, in: root) != nil }

  /// The name as it is written, else the first byte of the preset.
  var nameRange: SourceRange {
    tree.value(of: PresetKeys.name, in: root).map { tree.range(of: tree.resolved($0)) }
      ?? SourceRange(at: tree.range(of: root).start)
  }
}

/// What presets are called.
enum PresetName {
  /// The name of a preset: as it is written, else as its file is called.
  static func of(_ root: NodeID, in tree: YAMLTree, document: Int) -> String {
    if let value = tree.value(of: PresetKeys.name, in: root).map({ tree.resolved($0) }),
      tree.scalarKind(of: value) == .string, tree.nodes[Int(value)].textLength > 0
    {
      return tree.text(of: value)
    }
    return fallback(for: tree.source.name, document: document)
  }

  /// The name that a file gives: `Themes/Brand sheet.yaml` gives `brand-sheet`.
  static func fallback(for file: String, document: Int) -> String {
    var name = ""
    let last = file.split(separator: "/").last ?? ""
    for byte in (last.split(separator: ".").first ?? "").utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        name.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !name.isEmpty, name.last != "-" { name += "-" }
      }
    }
    if name.last == "-" { name.removeLast() }
    if name.isEmpty { name = "preset" }
    return document == 1 ? name : "\(name)-\(document)"
  }
}
