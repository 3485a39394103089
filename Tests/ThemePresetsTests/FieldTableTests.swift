import SheetModel
import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemePresets

/// A value of the model with its defaults, one with changes, and the keys of its fields.
struct ModelRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var defaults: [(label: String, text: String)]
  var changed: [(label: String, text: String)]
  var keys: [String]

  init<Root>(_ name: String, _ changed: Root, _ group: FieldGroup<Root>) {
    testDescription = name
    defaults = Self.properties(of: group.make())
    self.changed = Self.properties(of: changed)
    keys = group.fields.map(\.key)
  }

  private static func properties(of value: Any) -> [(label: String, text: String)] {
    Mirror(reflecting: value).children.map { ($0.label ?? "", String(reflecting: $0.value)) }
  }

  static let all: [ModelRow] = [
    ModelRow("Preset", Preset.changed, .preset),
    ModelRow("Theme", Preset.changed.theme, .theme),
    ModelRow("Behavior", Behavior.changed, .behavior),
    ModelRow("Grabber", Grabber.changed, .grabber),
    ModelRow("Shadow", Shadow.changed, .shadow),
    ModelRow("BackCard", BackCard.changed, .backCard),
    ModelRow("DismissHandle", DismissHandle.changed, .dismissHandle),
    ModelRow("FormSheet", FormSheet.changed, .formSheet),
    ModelRow("Animations", Animations.changed, .animations),
    ModelRow("DetentPolicy", DetentPolicy.changed, .detentPolicy),
  ]
}

struct `The field table` {
  @Test(arguments: ModelRow.all)
  func `has an entry for every property of the model`(row: ModelRow) {
    for (label, _) in row.defaults { #expect(row.keys.contains(label)) }
  }

  @Test(arguments: ModelRow.all)
  func `is tested with a preset in which every property was changed`(row: ModelRow) {
    for (old, new) in zip(row.defaults, row.changed) where old.label == new.label {
      #expect(old.text != new.text, "\(old.label) has its default in the changed preset")
    }
  }

  @Test func `explains every field and every word in sentences`() {
    func check(_ type: TypeDescription, _ path: String) {
      switch type.shape {
      case .boolean, .number, .text, .constant, .unchecked: break
      case .keywords(let words):
        for word in words where !word.summary.isEmpty {
          #expect(word.summary.hasSuffix("."), "\(path): \(word.text)")
        }
      case .list(let item, _): check(item, path)
      case .tuple(let types), .choice(let types): for type in types { check(type, path) }
      case .dictionary(_, let values): check(values, path)
      case .mapping(let fields):
        for field in fields {
          let path = path + "." + field.key
          #expect(field.summary.hasSuffix("."), "\(path)")
          #expect(field.details.isEmpty || field.details.hasSuffix("."), "\(path)")
          check(field.type, path)
        }
      }
    }
    check(FieldGroup<Preset>.preset.type.description, "")
  }

  @Test func `gives headings that read as words`() {
    let headings = FieldGroup<Behavior>.behavior.descriptions.map(\.heading)
    #expect(headings.contains("Velocity threshold to open at max height"))
    #expect(headings.contains("Use system presentation on iOS 13"))
  }
}
