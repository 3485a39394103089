import Testing
import ThemeDiagnostics
import ThemeYAML

@Suite struct `A mapping with many keys` {
  @Test func `two hundred thousand keys are read, and found again`() throws {
    var text = ""
    for index in 0..<200_000 { text += "key\(index): \(index)\n" }
    let result = read(SourceText(name: "many.yaml", text: text + "key7: again\n"))
    let tree = result.tree
    let root = try #require(tree.documents.first?.root)
    #expect(tree.count(of: root) == 200_001)
    let last = try #require(tree.value(of: "key199999", in: root))
    #expect(tree.text(of: last) == "199999")
    #expect(result.report.map { $0.code.rawValue } == ["yaml.duplicate-key"])
  }
}
