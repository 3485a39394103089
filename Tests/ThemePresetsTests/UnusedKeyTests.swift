import SheetModel
import Testing
import ThemeDiagnostics

@testable import ThemePresets

struct `A key that does nothing` {
  private func messages(_ text: String) -> [String] {
    PresetLoader().load(SourceText(name: "a.yaml", text: text)).report.diagnostics.map {
      $0.message
    }
  }

  @Test func `is told with the presentations that use it`() {
    #expect(
      messages("behavior: {presentation: modal, formSheet: {default: formSheet}}\n") == [
        "formSheet does nothing in a modal; only `formSheet` uses it"
      ])
  }

  @Test func `is told in a preset that does not say how it is presented`() throws {
    let text = "behavior: {completionSpeed: 2}\n"
    let found = PresetLoader().load(SourceText(name: "a.yaml", text: text)).report.diagnostics
    #expect(found.map { $0.code } == [.presetUnusedKey])
    #expect(found.first?.help == "without `presentation` a preset is a bottomSheet")
  }

  @Test func `is not told beside an error, which may be the reason`() {
    let text = "behavior: {presentation: crad, dismissHandle: {areaHeight: 24}}\n"
    #expect(messages(text).count == 1)
  }

  @Test func `is not told where a base is missing that may say how it is presented`() {
    let text = "extends: nowhere\nbehavior: {dismissHandle: {areaHeight: 24}}\n"
    #expect(messages(text).count == 1)
  }

  @Test func `is told of every key but not of what is in it`() {
    let text = """
      theme: {backCard: {fadeAlpha: 0.5, cornerRadius: 3}, cornerRadius: 3}
      behavior: {presentation: modal, adaptation: {compactHeightCard: card}}
      """
    #expect(messages(text).map { $0.prefix { $0 != " " } } == ["backCard", "adaptation"])
  }

  @Test func `is told again where a preset changes what it inherits`() {
    let base = "name: a\nbehavior: {presentation: card, dismissHandle: {areaHeight: 24}}\n---\n"
    let same =
      "name: b\nextends: a\nbehavior: {presentation: modal, dismissHandle: {areaHeight: 24}}\n"
    let other =
      "name: b\nextends: a\nbehavior: {presentation: modal, dismissHandle: {areaHeight: 2}}\n"
    #expect(messages(base + same) == [])
    #expect(messages(base + other).count == 1)
  }

  @Test func `has a counterpart only where it does nothing`() {
    func check<Root>(_ group: FieldGroup<Root>) {
      for field in group.fields {
        guard let counterpart = field.counterpart else { continue }
        #expect(PresetFields.all.contains { $0.path == counterpart.path }, "\(counterpart.path)")
        for presentation in counterpart.presentations {
          #expect(field.ignoredBy.contains(PresentationSet(presentation)))
        }
      }
    }
    check(FieldGroup.theme)
    check(FieldGroup.behavior)
    check(FieldGroup.grabber)
  }
}
