import Foundation
import Testing
import ThemeDiagnostics
import ThemePresets
import ThemeTraces

@testable import themectl

struct ExplainTests {
  @Test func `explain shows the page of a code, also by its last part or in brackets`() throws {
    let page = try themectl("explain", "preset.unknown-size")
    #expect(page.status == 0)
    #expect(
      page.output.hasPrefix(
        """
        preset.unknown-size: a form sheet speaks of a size that it does not have (error)

          A form sheet names a size that is not among its `sizes`.

        Wrong:

            behavior:
              presentation: formSheet
              formSheet:
                sizes: {compact: {width: 540, height: 620}}
                routes: {detail: compcat}
                                 ^

        Right:

        """))
    #expect(try themectl("explain", "[preset.unknown-size]") == page)
    #expect(try themectl("explain", "unknown-size") == page)
  }

  @Test func `explain shows the page of a key, also by its end where that is the only one`() throws
  {
    let page = try themectl("explain", "theme.grabber.size")
    #expect(
      page.output == """
        theme.grabber.size

          The size of the bar.

          Write       {width: …, height: …}
          Default     {width: 30, height: 4}
          Examples    {width: 36, height: 5}
          Stands in   theme.grabber
          Keys in it  theme.grabber.size.width
                      theme.grabber.size.height
          Elsewhere   grabberHandleSize in FloatingPanel
          From        LB-32

          Example

              theme:
                grabber:
                  size: {width: 36, height: 5}

        """)
    #expect(try themectl("explain", "grabber.size") == page)
  }

  @Test func `explain asks which key is meant where several end in a word`() throws {
    let paths = PresetFields.all.map { $0.path }.filter { $0.hasSuffix(".cornerRadius") }
    #expect(paths.contains("theme.grabber.cornerRadius"))
    let several = try themectl("explain", "cornerRadius")
    #expect(several.status == 2)
    #expect(several.output.isEmpty)
    #expect(
      several.errors == "themectl: `cornerRadius` may be one of these:\n"
        + paths.map { "  \($0)\n" }.joined())
  }

  @Test func `explain shows the keys of traces and of the configuration`() throws {
    let input = try themectl("explain", "trace.inputs.panBegan")
    #expect(
      input.output == """
        trace.inputs.panBegan

          A drag is recognised with the finger here.

          Write       {x: …, y: …}
          Default     nothing
          Examples    {x: 195, y: 560}
          Stands in   trace.inputs
          Keys in it  trace.inputs.panBegan.x
                      trace.inputs.panBegan.y
          From        Cardstock

          Example

              inputs: [{panBegan: {x: 195, y: 560}, at: 1.5}]

        """)
    #expect(try themectl("explain", "inputs.panBegan") == input)
    let strict = try themectl("explain", "config.strict")
    #expect(strict.output.contains("Default     false\n"))
  }

  @Test func `explain has one page for each name`() {
    let names = ExplainTopic.all.map { $0.name }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: TraceFields.all.map { $0.path })
  func `the keys of traces are shown in an example that the schema accepts`(path: String) {
    for field in TraceFields.all where field.path == path {
      let faults = findings(in: Array(field.example.utf8), of: .trace)
        .filter { $0.code.rawValue.hasPrefix("schema.") || $0.code.rawValue.hasPrefix("yaml.") }
      #expect(faults.map { $0.message } == [], "\(field.example)")
    }
  }

  @Test(arguments: FieldGroup.configurationFields.map { $0.path })
  func `the keys of the configuration are shown in a valid example`(path: String) {
    for field in FieldGroup.configurationFields where field.path == path {
      let faults = findings(in: Array(field.example.utf8), of: .configuration)
      #expect(faults.map { $0.message } == [], "\(field.example)")
    }
  }

  @Test(arguments: [
    ("schema.minimun", "schema.minimum"), ("theme.graber.size", "theme.grabber.size"),
    ("backcard", "backCard"), ("theme.corner-radius", "theme.cornerRadius"),
  ])
  func `explain offers the nearest name`(_ row: (mistake: String, name: String)) throws {
    let result = try themectl("explain", row.mistake)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        themectl: there is no code or key `\(row.mistake)`; did you mean `\(row.name)`?
        Run `themectl explain` for a list.

        """)
  }

  @Test func `explain lists all codes and keys`() throws {
    let list = try themectl("explain")
    #expect(list.status == 0)
    for entry in CodeRegistry.entries {
      #expect(list.output.contains("  \(entry.code.rawValue)  "))
    }
    for field in PresetFields.all + TraceFields.all + FieldGroup.configurationFields {
      #expect(list.output.contains("  \(field.path)"))
    }
    for line in list.output.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  @Test func `explain prints pages and lists as JSON`() throws {
    let page = try json("explain", "schema.minimum", "--format=json")
    #expect(page["code"] as? String == "schema.minimum")
    #expect(page["severity"] as? String == "error")
    let wrong = try #require(page["wrong"] as? [String: Any])
    #expect(wrong["text"] as? String == "theme:\n  leadingMargin: -4")
    #expect(wrong["line"] as? Int == 2)
    #expect(wrong["column"] as? Int == 18)
    let field = try json("explain", "theme.grabber.topMargin", "--format=json")
    let forms = try #require(field["forms"] as? [[String: Any]])
    #expect(forms[0]["unit"] as? String == "points")
    #expect(forms[0]["minimum"] as? Int == 0)
    #expect(field["default"] as? Int == 20)
    let list = try json("explain", "--format=json")
    #expect((list["codes"] as? [Any])?.count == CodeRegistry.entries.count)
    for topic in ExplainTopic.all {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(topic.json.utf8)) }
    }
  }

  @Test func `explain is coloured where that is asked for`() throws {
    let page = try themectl("explain", "schema.minimum", "--color=always")
    #expect(page.output.hasPrefix("\u{1B}[1;31mschema.minimum\u{1B}[0m: "))
    #expect(try !themectl("explain", "schema.minimum").output.contains("\u{1B}"))
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let result = try themectl(arguments, in: "/")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(value as? [String: Any])
  }
}
