import Foundation
import TestSupport
import Testing

/// The README shows files, what the tool says of them, and code; all three are held to what is.
struct ReadmeTests {
  @Test func `what the README shows of the tool is what the tool says`() throws {
    let readme = try Readme()
    let folder = try TemporaryFolder()
    for block in readme.blocks("yaml") {
      let name = try #require(block.prefixMatch(of: /# (\S+)/)?.1, "a preset names its file")
      try folder.write(String(name), block)
    }
    #expect(!readme.blocks("console").isEmpty)
    for block in readme.blocks("console") {
      let lines = block.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      #expect(lines[0].hasPrefix("$ Scripts/themectl "))
      let call = lines[0].replacing("$ Scripts/themectl ", with: "$themectl ", maxReplacements: 1)
      let result = try shell(call + " 2>&1", in: folder.path)
      #expect(result.output == lines[1])
    }
  }

  @Test func `the picture in the README is what the tool draws`() throws {
    let folder = try TemporaryFolder()
    for block in try Readme().blocks("yaml") {
      try folder.write(String(try #require(block.prefixMatch(of: /# (\S+)/)?.1)), block)
    }
    let picture = Fixtures.project + "/Documentation/Pictures/flick.svg"
    let drawn = try themectl("simulate", "Traces/flick.yaml", "--format", "svg", in: folder.path)
    #expect(drawn.status == 0)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try drawn.output.write(toFile: picture, atomically: true, encoding: .utf8)
      Issue.record("recorded \(picture)")
    }
    #expect(
      try String(contentsOfFile: picture, encoding: .utf8) == drawn.output,
      "RECORD=1 swift test --filter ReadmeTests draws it again")
  }

  @Test func `the code in the README is a file of the consumer's package`() throws {
    let path = Fixtures.project + "/Tests/Consumer/Sources/Consumer/Sheets.swift"
    #expect(try Readme().blocks("swift") == [try String(contentsOfFile: path, encoding: .utf8)])
  }

  @Test func `the files that the README links to exist`() throws {
    for link in try Readme().text.matches(of: /\]\(([^)]+)\)/) {
      #expect(FileManager.default.fileExists(atPath: Fixtures.project + "/" + link.1), "\(link.1)")
    }
  }
}

/// The README and its fenced blocks.
private struct Readme {
  let text: String

  init() throws {
    text = try String(contentsOfFile: Fixtures.project + "/README.md", encoding: .utf8)
  }

  /// The blocks of a language, in order.
  func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```\n")[0] + "\n"
    }
  }
}
