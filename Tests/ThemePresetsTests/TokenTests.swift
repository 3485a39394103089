import SheetModel
import Testing
import ThemeDiagnostics
import ThemeSchema
import ThemeYAML

@testable import ThemePresets

struct `A token` {
  let loader = PresetLoader()

  private func load(_ documents: String...) -> PresetFile {
    loader.load(SourceText(name: "presets.yaml", text: documents.joined(separator: "\n---\n")))
  }

  private func preset(_ text: String) throws -> Preset { try load(text).preset() }

  @Test func `stands for a value wherever a field takes one`() throws {
    let theme = try preset(
      """
      tokens: {gap: 9, ink: {light: $black, dark: white}, black: black, bar: {color: $ink}}
      theme: {cornerRadius: $gap, grabber: $bar, shadow: {offset: {x: 1, y: $gap}}}
      behavior: {heightMode: {specific: {values: [$gap, 50%]}}}
      """
    ).theme
    #expect(theme.cornerRadius == 9)
    #expect(theme.grabber?.color == Color(light: .black, dark: .white))
    #expect(theme.shadow?.offset == Point(x: 1, y: 9))
  }

  @Test func `that a preset defines anew changes what it inherits`() throws {
    let catalog = try load(
      "name: base\ntokens: {ink: black, line: $ink}\ntheme: {dimmingBackgroundColor: $line}",
      "name: own\nextends: base\ntokens: {ink: white}",
      "name: third\nextends: own\ntheme: {grabber: {color: $line}}"
    ).catalog()
    #expect(catalog["base"]?.theme.dimmingBackgroundColor == Color(.black))
    #expect(catalog["own"]?.theme.dimmingBackgroundColor == Color(.white))
    #expect(catalog["third"]?.theme.grabber?.color == Color(.white))
  }

  @Test func `of another text is named with its place where it does not fit`() throws {
    let files = loader.load([
      SourceText(
        name: "own.json", text: #"{"extends": "base", "theme": {"cornerRadius": "$ink"}}"#),
      SourceText(name: "base.json", text: #"{"tokens": {"ink": "black"}}"#),
    ])
    let finding = try #require(files[0].report.diagnostics.first)
    #expect(files[0].report.diagnostics.count == 1)
    #expect(finding.range == SourceRange(46, 52))
    #expect(finding.instanceLocation == "/theme/cornerRadius")
    #expect(finding.related.map { $0.range } == [SourceRange(19, 26)])
    #expect(finding.related.map { $0.source?.name } == ["base.json"])
    #expect(files[1].report.diagnostics.isEmpty)
  }

  @Test func `that replaces one of another text is wrong where it is defined`() throws {
    let files = loader.load([
      SourceText(name: "own.json", text: #"{"extends": "base", "tokens": {"gap": "wide"}}"#),
      SourceText(
        name: "base.json", text: #"{"tokens": {"gap": 8}, "theme": {"leadingMargin": "$gap"}}"#),
    ])
    let finding = try #require(files[0].report.diagnostics.first)
    #expect(files[0].report.diagnostics.count == 1)
    #expect(finding.range == SourceRange(38, 44))
    #expect(finding.instanceLocation == "/tokens/gap")
    #expect(finding.related.map { $0.source?.name } == ["base.json"])
    #expect(finding.related.map { $0.range } == [SourceRange(50, 56)])
    #expect(files[1].report.diagnostics.isEmpty)
  }

  @Test func `of a base is not repeated when it is wrong in the base alone`() {
    let files = loader.load([
      SourceText(name: "own.json", text: #"{"extends": "base"}"#),
      SourceText(
        name: "base.json",
        text: ##"{"tokens": {"a": "$b", "b": "$a"}, "theme": {"leadingMargin": "$c"}}"##),
    ])
    #expect(files[0].report.diagnostics.isEmpty)
    #expect(
      files[1].report.diagnostics.map { $0.code } == [.presetCircularToken, .presetUnknownToken])
  }

  @Test func `may lead over a great many others`() throws {
    let tokens = (0..<20_000).map { "  t\($0): $t\($0 + 1)\n" }.joined()
    let text = "tokens:\n\(tokens)  t20000: 7\ntheme: {cornerRadius: $t0}\n"
    #expect(try preset(text).theme.cornerRadius == 7)
  }

  @Test func `is accepted by the schema for editors where it can stand`() throws {
    let text = "tokens: {a: 1}\ntheme: {cornerRadius: $a, grabber: {size: $a, color: $a}}\n"
    let tree = read(SourceText(name: "a.yaml", text: text)).tree
    #expect(PresetSchema.compiled.accepts(tree.documents[0].root, in: tree))
    for wrong in ["theme: $a", "name: $a", "theme: {cornerRadius: $a b}", "tokens: {$a: 1}"] {
      let tree = read(SourceText(name: "a.yaml", text: wrong)).tree
      #expect(!PresetSchema.compiled.accepts(tree.documents[0].root, in: tree), "\(wrong)")
    }
  }
}
