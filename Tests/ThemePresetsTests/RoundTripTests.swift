import SheetModel
import SheetPresets
import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemePresets

/// A preset by name.
struct PresetRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var preset: Preset

  /// Presets that together have every form of every value.
  static let all: [PresetRow] =
    [
      PresetRow(testDescription: "defaults", preset: Preset(name: "defaults")),
      PresetRow(testDescription: "changed", preset: .changed),
      row("nothing drawn") {
        $0.theme.grabber = nil
        $0.theme.shadow = nil
        $0.theme.maskedCorners = []
        $0.behavior.dismissHandle = nil
        $0.behavior.interruptibleBy = []
        $0.behavior.elasticity = .none
      },
      row("free heights") {
        $0.behavior.heightMode = .free(minHeight: 200, maxHeight: nil, heightLimit: .screen)
        $0.theme.grabber = .appleDefault
        $0.theme.grabber?.background.content = .color(Color(.white))
        $0.behavior.elasticity = .custom("soft")
      },
      row("springs and curves") {
        $0.behavior.heightMode = .fitContent(heightLimit: .screen)
        $0.behavior.animations.appearing = .spring(
          Spring(.duration(0.5, dampingRatio: 1), initialVelocity: 0.1))
        $0.behavior.animations.disappearing = .spring(Spring(.response(0.44, dampingRatio: 0.8)))
        $0.behavior.animations.moving = .curve(.easeOut, duration: 0)
      },
    ] + ShippedPresets.all.map { PresetRow(testDescription: $0.name, preset: $0) }

  private static func row(_ name: String, change: (inout Preset) -> Void) -> PresetRow {
    var preset = Preset(name: "row")
    change(&preset)
    return PresetRow(testDescription: name, preset: preset)
  }
}

struct `A preset that is written and read again` {
  let decoder = PresetDecoder()

  func decode(_ text: String, as format: TextFormat, onto base: Preset) -> Preset {
    let result = read(
      SourceText(name: "preset", text: text), as: format, keys: decoder.keys)
    #expect(result.report.isEmpty)
    guard let root = result.tree.documents.first?.root else { return Preset(name: "nothing read") }
    let decoded = decoder.preset(at: root, in: result.tree, onto: base)
    #expect(decoded.findings.isEmpty)
    #expect(decoded.isAccepted, "\(text)")
    return decoded.preset
  }

  @Test(arguments: PresetRow.all)
  func `is the same through JSON`(row: PresetRow) {
    let text = row.preset.json
    #expect(decode(text, as: .json, onto: Preset(name: "")) == row.preset, "\(text)")
  }

  @Test(arguments: PresetRow.all)
  func `is the same through YAML`(row: PresetRow) {
    let text = row.preset.yaml
    #expect(decode(text, as: .yaml, onto: Preset(name: "")) == row.preset, "\(text)")
  }

  @Test(arguments: PresetRow.all)
  func `is the same on top of any other preset`(row: PresetRow) {
    var expected = row.preset
    // Sizes and routes are completed, never removed.
    expected.behavior.formSheet = FormSheet.changed
    expected.behavior.formSheet.default = row.preset.behavior.formSheet.default
    let text = FieldGroup<Preset>.preset.encode(row.preset).json()
    #expect(decode(text, as: .json, onto: .changed) == expected)
  }
}
