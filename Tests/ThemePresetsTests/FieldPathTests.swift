import Testing

@testable import ThemePresets

struct `The fields by their paths` {
  @Test(arguments: [
    "theme.cornerRadius", "theme.grabber.size.width", "behavior.heightMode.specific.values",
    "behavior.heightMode.specific.values.childRatio", "behavior.animations.moving.spring.response",
    "behavior.formSheet.sizes.*.width", "theme.dimmingBackgroundColor.dark",
  ])
  func `reach into every form of a value`(path: String) {
    #expect(PresetFields.field(at: path) != nil)
  }

  @Test func `are found by the key alone`() {
    #expect(
      PresetFields.paths(endingIn: "cornerRadius") == [
        "theme.cornerRadius", "theme.grabber.cornerRadius", "theme.backCard.cornerRadius",
        "behavior.dismissHandle.cornerRadius",
      ])
  }

  @Test func `explain a field on a page`() throws {
    let field = try #require(PresetFields.field(at: "behavior.swipeMode"))
    #expect(
      field.explanation == """
        behavior.swipeMode

        Where a drag may begin.

          Written as  top: In the grabber's zone only.
                      full: Anywhere on the sheet.
                      none: Nowhere; the grabber cannot be tapped either.
          Default     full
          From        LB-64

        """)
  }

  @Test func `explain units and ranges`() throws {
    let field = try #require(PresetFields.field(at: "theme.grabber.topMargin"))
    #expect(field.explanation.contains("Written as  points, 0 or more\n"))
    #expect(field.explanation.contains("Default     20\n"))
    #expect(field.explanation.contains("Examples    5\n              20\n"))
  }
}
