import Testing
import ThemeDiagnostics

@testable import ThemePresets

struct `The fields by their paths` {
  private static func field(at path: String) -> PathedField? {
    PresetFields.all.first { $0.path == path }
  }

  @Test(arguments: [
    "theme.cornerRadius", "theme.grabber.size.width", "behavior.heightMode.specific.values",
    "behavior.heightMode.specific.values.childRatio", "behavior.animations.moving.spring.response",
    "behavior.formSheet.sizes.*.width", "theme.dimmingBackgroundColor.dark",
  ])
  func `reach into every form of a value`(path: String) {
    #expect(Self.field(at: path) != nil)
  }

  @Test func `explain a field on a page`() throws {
    let field = try #require(Self.field(at: "behavior.swipeMode"))
    #expect(
      field.text() == """
        behavior.swipeMode

          Where a drag may begin.

          Write       top: In the grabber's zone only.
                      full: Anywhere on the sheet.
                      none: Nowhere; the grabber cannot be tapped either.
          Default     full
          Stands in   behavior
          From        LB-64

          Example

              behavior:
                swipeMode: top

        """)
  }

  @Test func `explain units and ranges`() throws {
    let page = try #require(Self.field(at: "theme.grabber.topMargin")).text()
    #expect(page.contains("Write       points, 0 or more\n"))
    #expect(page.contains("Default     20\n"))
    #expect(page.contains("Examples    5\n              20\n"))
  }

  @Test(arguments: PresetFields.all.map { $0.path })
  func `are shown in an example that is a valid preset`(path: String) throws {
    let reserved = ["variants"]
    guard !reserved.contains(path) else { return }
    for field in PresetFields.all where field.path == path {
      let file = PresetLoader().load(SourceText(name: "a.yaml", text: field.example))
      #expect(file.report.diagnostics.map { $0.message } == [], "\(field.example)")
    }
  }
}
