import Foundation
import TestSupport
import Testing
import ThemeDiagnostics
import ThemeYAML

/// The files of `Fixtures/yaml-faults`, named by their row in the list of traps, with what is to be
/// found in each beside it.
@Suite struct FaultFixtureTests {
  static let names = ((try? Fixtures.files(in: "yaml-faults", endingIn: ".yaml")) ?? [])

  @Test(arguments: names)
  func `a faulty text gives exactly what stands beside it`(name: String) throws {
    let text = description(of: try Fixtures.source("yaml-faults/" + name))
    let path = Fixtures.path("yaml-faults/" + name.dropLast(5) + ".expected")
    let expected = try? String(contentsOfFile: path, encoding: .utf8)
    if ProcessInfo.processInfo.environment["RECORD"] == "1", expected != text {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(path): read it, then run again without RECORD")
    } else {
      #expect(text == expected, "run with RECORD=1 if this is what a person needs")
    }
  }

  @Test(arguments: names)
  func `a safe fix removes its fault and adds none`(name: String) throws {
    let source = try Fixtures.source("yaml-faults/" + name)
    let result = read(source)
    for diagnostic in result.report {
      for fix in diagnostic.fixes where fix.safety == .safe {
        let fixed = read(applying(fix, to: result.tree.source))
        let same = fixed.report.filter { $0.code == diagnostic.code }
        let before = result.report.filter { $0.code == diagnostic.code }
        #expect(same.count < before.count, "\(fix.title)")
        #expect(fixed.report.count < result.report.count, "\(fix.title)")
      }
    }
  }

  @Test func `every code that a text can cause has a file`() throws {
    let found = try Self.names.flatMap {
      read(try Fixtures.source("yaml-faults/" + $0)).report.map(\.code.rawValue)
    }
    // These need a text of many megabytes or another build, or JSON, or a stage that knows what is right.
    let others: Set = [
      "yaml.ambiguous-scalar", "yaml.json-syntax", "yaml.too-large", "yaml.too-many-faults",
      "yaml.too-many-nodes",
      "yaml.unavailable",
    ]
    let codes = CodeRegistry.entries.map(\.code.rawValue).filter { $0.hasPrefix("yaml.") }
    #expect(codes.filter { !found.contains($0) && !others.contains($0) } == [])
  }

  @Test(arguments: (try? Fixtures.files(in: "yaml-sound", endingIn: ".yaml")) ?? [])
  func `a sound text that looks like a mistake gives no finding`(name: String) throws {
    #expect(description(of: try Fixtures.source("yaml-sound/" + name)) == "")
  }

  @Test func `no expected text stands without its file`() throws {
    let expected = try Fixtures.files(in: "yaml-faults", endingIn: ".expected")
    #expect(expected.map { $0.dropLast(9) } == Self.names.map { $0.dropLast(5) })
  }
}
