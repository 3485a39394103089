import Foundation
import SheetModel
import TestSupport
import Testing

@testable import ThemePresets

struct `The schema of the preset file` {
  @Test func `is embedded as it is published`() {
    #expect(PresetSchema.text == PresetSchemaText.make())
  }

  @Test func `has the defaults of Swift wherever a field has a short one`() throws {
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(PresetSchema.text.utf8)) as? [String: Any])
    let definitions = try #require(schema["$defs"] as? [String: [String: Any]])
    let theme = try #require(definitions["theme"]?["properties"] as? [String: [String: Any]])
    #expect(theme["cornerRadius"]?["default"] as? Double == Theme().cornerRadius)
    let behavior = try #require(definitions["behavior"]?["properties"] as? [String: [String: Any]])
    #expect(
      behavior["velocityThresholdToDismiss"]?["default"] as? Double
        == Behavior().velocityThresholdToDismiss)
    #expect(behavior["swipeMode"]?["default"] as? String == Behavior().swipeMode.rawValue)
  }
}
