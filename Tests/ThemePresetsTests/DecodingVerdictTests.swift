import SheetModel
import SheetPresets
import TestSupport
import Testing
import ThemeDiagnostics
import ThemeSchema
import ThemeYAML

@testable import ThemePresets
@testable import randomplays

/// Loading asks the schema only where decoding was not sure, so decoding must never be sure of what the
/// schema refuses.
struct `A document that decoding is sure of` {
  let decoder = PresetDecoder()

  /// Values that are nearly right somewhere.
  static let values = [
    "-1", "0", "1", "2", "40", "0.5", "1.0", "1e0", "1e-400", "-1e-400", "1.00000000000000000001",
    "0.99999999999999999999999", "-0.0", ".inf", ".nan", "1e400", "yes", "true", "null", "~", "''",
    "'12'", "12pt", "40%", "100%", "100.0%", "100.00000000000000001%", "101%", "005%", "1.%", ".5%",
    "'%'", "black", "black 40%", "black  40%", "Black 40%", "blak 40%", "'#FFF'", "'#FFFF'",
    "'#FF8800 40%'", "'#FF8800 '", "$token", "$", "'\u{00A0}'", "'尺寸'",
    "a-b", "a--b", "-a", "A", "_x.y-z",
    "[]", "[1]", "[0, 0, 1, 1]", "[2, 0, 1, 1]", "{}", "{light: black, dark: white}",
    "{light: black}", "{light: black, dark: white, other: 1}", "{custom: x}", "{custom: 1x}",
    "{childRatio: 50%}", "{childRatio: 50%, custom: x}", "{duration: 1, dampingRatio: 1}",
    "{duration: 1, response: 1, dampingRatio: 1}", "{x: 0, y: 2}", "{x: 0, y: 2, z: 3}",
    "{specific: {values: []}}", "{specific: {values: [200, 50%]}}", "{free: {minHeight: 100}}",
    "fitContent", "fullscreen", "none", "all", "[topLeft, topRight]", "[topLeft, middle]",
  ]

  @Test(arguments: 0..<16)
  func `is one that the schema accepts, however a preset was changed`(seed: Int) {
    var random = Seeded(UInt64(seed))
    let texts = PresetRow.all.map { $0.preset.yaml }
    var (sure, accepted) = (0, 0)
    for _ in 0..<250 {
      let chosen = texts[Int.random(in: texts.indices, using: &random)]
      var lines = chosen.split(separator: "\n").map(String.init)
      change(&lines, &random)
      let text = lines.joined(separator: "\n") + "\n"
      let tree = read(SourceText(name: "p.yaml", text: text), keys: decoder.keys).tree
      for document in tree.documents {
        let root = tree.resolved(document.root)
        let isSure = decoder.preset(at: root, in: tree, onto: Preset(name: "")).isAccepted
        let isAccepted = PresetSchema.compiled.accepts(root, in: tree)
        #expect(isAccepted || !isSure, "\(text)")
        accepted += isAccepted ? 1 : 0
        sure += isSure ? 1 : 0
      }
    }
    #expect(accepted > 25, "nearly nothing was right, which tests nothing")
    #expect(sure * 4 >= accepted * 3, "decoding is sure of \(sure) of \(accepted) right documents")
  }

  @Test(arguments: [TextShape.presetName, .hostName, .visible])
  func `has texts that match their patterns`(shape: TextShape) throws {
    let alphabet = Array("aZ9-_. \u{00A0}é".unicodeScalars)
    let pattern = try #require(shape.pattern)
    let schema = CompiledSchema(
      builtIn: "{\"pattern\": \(Encoded.text(pattern).json())}", name: "pattern")
    var texts = [""]
    for _ in 0..<4 {
      texts = [""] + texts.flatMap { text in alphabet.map { text + String($0) } }
    }
    for text in texts where shape.surelyAdmits(Array(text.utf8)[...]) {
      let tree = read(SourceText(name: "text", text: "\"\(text)\""), as: .json).tree
      #expect(schema.accepts(tree.documents[0].root, in: tree), "\(text)")
    }
  }

  /// Puts a hostile value in a line, takes a line away or writes it twice.
  private func change(_ lines: inout [String], _ random: inout Seeded) {
    let place = Int.random(in: lines.indices, using: &random)
    let line = lines[place]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: lines.remove(at: place)
    case 1: lines[place] = line.replacing("a", with: "b", maxReplacements: 1)
    case 2: lines.insert(line.prefix { $0 == " " } + "other: 1", at: place)
    default:
      guard let colon = line.firstIndex(of: ":") else { return }
      let value = Self.values[Int.random(in: Self.values.indices, using: &random)]
      lines[place] = line[...colon] + " " + value
    }
    if lines.isEmpty { lines = ["name: empty"] }
  }
}
