import TestSupport
import Testing

struct SimulateTests {
  /// A trace that presents one preset and shows it at rest.
  private static func trace(of preset: String) -> String {
    """
    preset: \(preset)
    environment: {contentHeight: 320}
    frameRate: 1
    until: 1
    inputs:
      - {at: 0, present: sheet}

    """
  }

  @Test func `a name is looked for in the folder Themes first`() throws {
    let folder = try TemporaryFolder([
      "Themes/brand.yaml": "name: brand\ntheme: {cornerRadius: 7}\n",
      "Themes/own.yaml": "name: bottom-sheet\ntheme: {cornerRadius: 9}\n",
      "brand.trace": Self.trace(of: "brand"),
      "own.trace": Self.trace(of: "bottom-sheet"),
      "shipped.trace": Self.trace(of: "maps"),
    ])
    let brand = try themectl("simulate", "brand.trace", in: folder.path)
    #expect(brand.status == 0)
    #expect(brand.output.contains(#""cornerRadius": 7, "#))
    let own = try themectl("simulate", "own.trace", in: folder.path)
    #expect(own.output.contains(#""cornerRadius": 9, "#))
    #expect(try themectl("simulate", "shipped.trace", in: folder.path).status == 0)
  }

  @Test func `an unknown name is answered with the nearest`() throws {
    let folder = try TemporaryFolder([
      "Themes/brand.yaml": "name: brand-sheet\ntheme: {}\n",
      "a.yaml": Self.trace(of: "brand-shet"),
      "b.yaml": Self.trace(of: "botom-sheet"),
      "c.yaml": Self.trace(of: "quite-another"),
    ])
    let result = try themectl("simulate", "a.yaml", in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        a.yaml:1:9: error: there is no preset `brand-shet`; did you mean `brand-sheet`? \
        [trace.unknown-preset]
            1 | preset: brand-shet
              |         ^^^^^^^^^^
              = fix: write brand-sheet (unsafe)

        """)
    let shipped = try themectl("simulate", "b.yaml", in: folder.path)
    #expect(shipped.errors.contains("did you mean `bottom-sheet`?"))
    let other = try themectl("simulate", "c.yaml", in: folder.path)
    #expect(other.errors.contains("there is no preset `quite-another` [trace.unknown-preset]"))
  }

  @Test func `a preset with errors is named with the first of them`() throws {
    let folder = try TemporaryFolder([
      "Themes/brand.yaml": "name: brand\ntheme: {cornerRadius: -4}\n",
      "a.yaml": Self.trace(of: "brand"),
    ])
    let result = try themectl("simulate", "a.yaml", in: folder.path)
    #expect(result.status == 1)
    #expect(result.errors.contains("the preset `brand` has errors [trace.invalid-preset]"))
    #expect(result.errors.contains("Themes/brand.yaml:2:23"))
  }
}
