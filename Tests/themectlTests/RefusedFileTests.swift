import Foundation
import TestSupport
import Testing
import ThemeDiagnostics

@testable import themectl

/// The fixtures that are refused, over all kinds of files: each code has one, and where it offers a
/// fix, one that is right once the fix is made.
struct `The refused fixtures` {
  /// A file with a fault.
  struct Entry: Sendable, CustomTestStringConvertible {
    var folder: String
    var name: String

    var path: String { folder + "/" + name }
    var testDescription: String { path }

    /// The path of the file beside it with another ending.
    func twin(_ ending: String) -> String {
      Fixtures.path(folder + "/" + name.prefix { $0 != "." } + ending)
    }

    func subject() throws -> ExampleSubject {
      switch folder {
      case "refused": return .preset
      case "configurations/refused": return .configuration
      case "refused-json": return .json
      case "schema-files/refused": return .schema
      case "refused-traces": return .trace
      case "refused-extending":
        let text = try String(contentsOfFile: twin(".base"), encoding: .utf8)
        return .extending(file: "base.yaml", text: text)
      case "refused-data":
        return .data(schema: try String(contentsOfFile: twin(".schema"), encoding: .utf8))
      default: return .yaml
      }
    }

    func findings() throws -> [Diagnostic] {
      themectlTests.findings(in: try Fixtures.bytes(path), of: try subject())
    }
  }

  static let folders = [
    "configurations/refused", "refused", "refused-data", "refused-extending", "refused-json",
    "refused-traces", "schema-files/refused", "yaml-faults",
  ]

  static let entries = folders.flatMap { folder in
    let names = (try? Fixtures.files(in: folder, endingIn: "")) ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }
      .map { Entry(folder: folder, name: $0) }
  }

  /// Codes without a fixture, with the reason.
  static let withoutFixture = [
    "schema.limit": "a check that is given up takes seconds; the example of its page is one",
    "yaml.too-large": "a file of 64 MiB; the example of its page is made by the test",
    "yaml.unavailable": "this build reads YAML",
  ]

  @Test func `are there for each code`() throws {
    let found = try Set(Self.entries.flatMap { try $0.findings().map { $0.code.rawValue } })
    let codes = CodeRegistry.entries.filter { $0.state != .removed }.map { $0.code.rawValue }
    let missing = codes.filter { code in
      !found.contains(code) && Self.withoutFixture[code] == nil
    }
    #expect(missing == [], "these codes have no file in \(Self.folders)")
  }

  /// Their messages are held in the tests of the modules that give them.
  static let heldElsewhere = [
    "configurations/refused", "refused", "schema-files/refused", "yaml-faults",
  ]

  @Test(arguments: entries.filter { !heldElsewhere.contains($0.folder) })
  func `give exactly what stands beside them`(entry: Entry) throws {
    let source = SourceText(name: entry.name, bytes: try Fixtures.bytes(entry.path))
    let report = DiagnosticReport(source: source, diagnostics: try entry.findings())
    let text = ReportRenderer(.concise).document(of: [report])
    #expect(text != "", "nothing was found")
    try expect(text, in: entry.twin(".expected"))
  }

  @Test(arguments: entries)
  func `are changed by their fixes to what stands beside them`(entry: Entry) throws {
    let bytes = try Fixtures.bytes(entry.path)
    let fixed = try fixed(bytes, of: entry.subject())
    let twin = entry.twin(".fixed")
    let isRecorded = FileManager.default.fileExists(atPath: twin)
    guard fixed != bytes else {
      #expect(!isRecorded, "nothing is fixed any more")
      return
    }
    guard isRecorded || isRecording else { return }
    try expect(String(decoding: fixed, as: UTF8.self), in: twin)
  }

  @Test(arguments: entries.filter { FileManager.default.fileExists(atPath: $0.twin(".fixed")) })
  func `have no error after their fixes but those that nothing was offered for`(
    entry: Entry
  ) throws {
    let left = try entry.findings().filter { $0.severity == .error && $0.fixes.isEmpty }
    let fixed = try Array(Fixtures.contents(of: entry.twin(".fixed")))
    let errors = findings(in: fixed, of: try entry.subject()).filter { $0.severity == .error }
    #expect(errors.map(\.message).filter { !left.map(\.message).contains($0) } == [])
  }

  @Test func `are right after their fixes, one for each code that offers some`() throws {
    var offering: Set<String> = []
    var proven: Set<String> = []
    for entry in Self.entries {
      let codes = try entry.findings().filter { !$0.fixes.isEmpty }.map { $0.code.rawValue }
      guard !codes.isEmpty else { continue }
      offering.formUnion(codes)
      let isRecorded = FileManager.default.fileExists(atPath: entry.twin(".fixed"))
      guard isRecorded, entry.folder != "yaml-faults" else { continue }
      let fixed = try fixed(Fixtures.bytes(entry.path), of: entry.subject())
      if findings(in: fixed, of: try entry.subject()).isEmpty { proven.formUnion(codes) }
    }
    #expect(
      offering.subtracting(proven).sorted() == [],
      "these codes offer a fix, and no refused file validates after it; RECORD=1 writes the files")
  }

  private var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] == "1" }

  /// Compares a text with a file, or records it.
  private func expect(_ text: String, in path: String) throws {
    let expected = try? String(decoding: Fixtures.contents(of: path), as: UTF8.self)
    if isRecording, expected != text {
      try Data(text.utf8).write(to: URL(filePath: path))
      Issue.record("recorded \(path): read it, then run again without RECORD")
    } else {
      #expect(text == expected, "run with RECORD=1 if this is what a person needs")
    }
  }
}
