import Foundation
import SheetModel
import TestSupport
import Testing
import ThemeDiagnostics

@testable import ThemePresets

struct `The fixtures` {
  static let loader = PresetLoader()

  static func names(in folder: String, endingIn suffix: String) -> [String] {
    (try? Fixtures.files(in: folder, endingIn: suffix)) ?? []
  }

  @Test(arguments: names(in: "accepted", endingIn: ".yaml"))
  func `that are accepted give no finding`(name: String) throws {
    let file = Self.loader.load(try Fixtures.source("accepted/" + name))
    #expect(rendered(file.report) == "")
    #expect(!file.presets.isEmpty)
  }

  @Test(arguments: names(in: "../../Themes", endingIn: ".yaml"))
  func `that are shipped give no finding and are named as their files`(name: String) throws {
    let file = Self.loader.load(try Fixtures.source("../../Themes/" + name))
    #expect(rendered(file.report) == "")
    #expect(try file.preset().name + ".yaml" == name)
  }

  @Test(
    arguments: names(in: "refused", endingIn: ".yaml"))
  func `that are refused give exactly what stands beside them`(name: String) throws {
    let text = rendered(Self.loader.load(try Fixtures.source("refused/" + name)).report)
    #expect(text != "", "nothing was found")
    let path = Fixtures.path("refused/" + name.dropLast(5) + ".expected")
    let expected = try? String(contentsOfFile: path, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD"] == "1", expected != text {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path): read it, then run again without RECORD")
    } else {
      #expect(text == expected, "run with RECORD=1 if this is what a person needs")
    }
  }

  /// The files that show several mistakes on purpose.
  static let several = [
    "allowance-of-syntax": 2, "bases-too-deep": 2, "five-mistakes": 5, "key-misplaced-group": 3,
    "key-misspelt-groups": 9, "several-before-a-syntax-error": 4,
  ]

  @Test(arguments: names(in: "refused", endingIn: ".yaml"))
  func `that have one mistake give one finding`(name: String) throws {
    let found = Self.loader.load(try Fixtures.source("refused/" + name)).report.diagnostics
    #expect(found.count == Self.several[String(name.dropLast(5)), default: 1])
  }

  @Test func `have no expected text without a file`() {
    let files = Set(Self.names(in: "refused", endingIn: ".yaml").map { $0.dropLast(5) })
    for name in Self.names(in: "refused", endingIn: ".expected") {
      #expect(files.contains(name.dropLast(9)), "\(name) stands alone")
    }
  }

  @Test func `have one for each code of the domains`() throws {
    let text = try ["refused", "refused-extending", "configurations/refused"].flatMap { folder in
      try Self.names(in: folder, endingIn: ".expected").map {
        try String(contentsOfFile: Fixtures.path("\(folder)/\($0)"), encoding: .utf8)
      }
    }.joined()
    let domains = ["config.", "preset."]
    for entry in CodeRegistry.entries
    where domains.contains(where: { entry.code.rawValue.hasPrefix($0) }) {
      #expect(text.contains("[\(entry.code.rawValue)]"), "\(entry.code.rawValue)")
    }
  }

  private func rendered(_ report: DiagnosticReport) -> String {
    ReportRenderer(.concise).document(of: [report])
  }
}
