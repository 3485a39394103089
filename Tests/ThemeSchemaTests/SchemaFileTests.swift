import Foundation
import TestSupport
import Testing
import ThemeDiagnostics
import ThemeYAML

@testable import ThemeSchema

struct `The schema files` {
  static let folder = "schema-files"

  static func names(in folder: String, endingIn suffix: String = "") -> [String] {
    ((try? Fixtures.files(in: self.folder + "/" + folder, endingIn: suffix)) ?? [])
      .filter { suffix == ".expected" || $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
  }

  @Test(arguments: names(in: "accepted"))
  func `that are accepted give no finding`(name: String) throws {
    #expect(try findings(in: "accepted/" + name) == "")
  }

  @Test(arguments: names(in: "refused"))
  func `that are refused give exactly what stands beside them`(name: String) throws {
    let text = try findings(in: "refused/" + name)
    #expect(text != "", "nothing was found")
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    let path = Fixtures.path(Self.folder + "/refused/" + stem + ".expected")
    let expected = try? String(contentsOfFile: path, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD"] == "1", expected != text {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path): read it, then run again without RECORD")
    } else {
      #expect(text == expected, "run with RECORD=1 if this is what a person needs")
    }
  }

  @Test func `have no expected text without a file`() {
    let stems = Set(
      Self.names(in: "refused").map { $0.split(separator: ".").dropLast().joined(separator: ".") })
    for name in Self.names(in: "refused", endingIn: ".expected") {
      #expect(stems.contains(String(name.dropLast(9))), "\(name) stands alone")
    }
  }

  @Test func `have one for each code of the domain`() throws {
    let text = try Self.names(in: "refused", endingIn: ".expected")
      .map { name in
        try String(
          contentsOfFile: Fixtures.path(Self.folder + "/refused/" + name), encoding: .utf8)
      }
      .joined()
    for entry in CodeRegistry.entries where entry.code.rawValue.hasPrefix("schema-file.") {
      #expect(text.contains("[\(entry.code.rawValue)]"), "\(entry.code.rawValue)")
    }
  }

  @Test func `that were built in give no finding`() throws {
    for uri in MetaSchemas.uris {
      let document = try #require(MetaSchemas.document(uri: uri))
      #expect(rendered(strictly(document)) == "", "\(uri)")
    }
  }

  private func findings(in file: String) throws -> String {
    let source = try Fixtures.source(Self.folder + "/" + file)
    let format: TextFormat = source.name.hasSuffix(".json") ? .json : .yaml
    let document = try #require(SchemaDocument(uri: "", tree: read(source, as: format).tree))
    return rendered(strictly(document))
  }

  private func strictly(_ document: SchemaDocument) -> [DiagnosticReport] {
    var options = SchemaOptions()
    options.isStrict = true
    return CompiledSchema.compile(document, options: options).reports
  }

  private func rendered(_ reports: [DiagnosticReport]) -> String {
    reports.isEmpty ? "" : ReportRenderer(.concise).document(of: reports)
  }
}
