import Foundation
import TestSupport
import Testing
import ThemePresets
import ThemeTraces

struct GeneratedSchemaTests {
  @Test(arguments: GeneratedFile.traceSchemas())
  func `the schema is written again when a field of traces changes`(file: GeneratedFile) throws {
    let committed = try String(
      contentsOfFile: Fixtures.project + "/" + file.path, encoding: .utf8)
    #expect(committed == file.text, "\(file.path) is stale: run \(GeneratedFile.command)")
  }
}
