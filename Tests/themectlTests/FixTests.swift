import Foundation
import TestSupport
import Testing
import ThemeDiagnostics

@testable import themectl

struct FixTests {
  /// A report whose findings have the fixes given, in order.
  private func report(_ text: String, _ fixes: [Fix]) -> DiagnosticReport {
    DiagnosticReport(
      source: SourceText(name: "a.yaml", text: text),
      diagnostics: fixes.map {
        Diagnostic(.duplicateKey, "wrong", at: $0.edits[0].range, fixes: [$0])
      })
  }

  private func fixed(
    _ text: String, _ fixes: [Fix], _ policy: FixPolicy = FixPolicy()
  ) -> String {
    let report = report(text, fixes)
    return String(decoding: report.source.applying(policy.fixes(for: report)), as: UTF8.self)
  }

  private func edit(
    _ start: Int, _ end: Int, _ text: String, _ safety: Fix.Safety = .safe
  ) -> Fix {
    Fix("fix", safety, edits: [TextEdit(SourceRange(start, end), text)])
  }

  @Test func `only safe fixes are made unless asked`() {
    let fixes = [edit(0, 1, "X"), edit(2, 3, "Y", .unsafe)]
    #expect(fixed("a b c", fixes) == "X b c")
    #expect(fixed("a b c", fixes, FixPolicy(allowsUnsafe: true)) == "X Y c")
  }

  @Test func `of fixes that touch each other the first is made`() {
    #expect(fixed("abcdef", [edit(0, 3, "X"), edit(2, 5, "Y"), edit(5, 6, "Z")]) == "XdeZ")
    #expect(fixed("ab", [edit(1, 1, "X"), edit(1, 1, "X")]) == "aXb")
  }

  @Test func `a fix is made whole or not at all`() {
    let pair = Fix(
      "fix", .safe,
      edits: [TextEdit(SourceRange(at: 1), "<"), TextEdit(SourceRange(at: 4), ">")])
    #expect(fixed("abcdef", [pair]) == "a<bcd>ef")
    #expect(fixed("abcdef", [edit(4, 5, "X"), pair]) == "a<bcd>ef")
  }

  @Test func `inserted line breaks are those of the file`() {
    #expect(fixed("a\r\nb", [edit(3, 3, "x\ny")]) == "a\r\nx\r\nyb")
    #expect(fixed("a\nb", [edit(2, 2, "x\ny")]) == "a\nx\nyb")
  }

  @Test func `fixing keeps layout, comments, line endings and permissions`() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "# one\r\nname: a\r\ntheme:   # two\r\n  leadingMargin:  \"12\"   # three\r\n"
    ])
    let result = try shell(
      "chmod 640 a.yaml; $themectl validate --fix a.yaml; stat -c %a a.yaml; ls -A", in: folder.path
    )
    #expect(result.output == "1 preset in 1 file: no errors; 1 fix made in 1 file\n640\na.yaml\n")
    #expect(
      try folder.read("a.yaml")
        == "# one\r\nname: a\r\ntheme:   # two\r\n  leadingMargin:  12   # three\r\n")
  }

  @Test func `what remains after fixing is shown`() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "name: a\ntheme:\n  leadingMargin: \"12\"\n  cornerRadius: -1\n"
    ])
    let result = try themectl("validate", "--fix", "a.yaml", in: folder.path)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("a.yaml:4:17: error: cornerRadius is -1 points"))
    #expect(
      result.output.hasSuffix("1 preset in 1 file: 1 error; 1 fix made in 1 file\n"))
    let again = try themectl("validate", "--fix", "a.yaml", in: folder.path)
    #expect(again.output.hasSuffix("1 preset in 1 file: 1 error\n"))
  }

  @Test func `the summary says which option repairs something`() throws {
    let folder = try TemporaryFolder([
      "safe.yaml": "name: a\ntheme: {leadingMargin: \"12\"}\n",
      "guess.yaml": "name: a\ntheme: {cornerRaduis: 12}\n",
    ])
    for (call, end) in [
      ("safe.yaml", "1 error; --fix repairs 1\n"), ("guess.yaml", "; --unsafe-fixes repairs 1\n"),
      ("--fix guess.yaml", "; --unsafe-fixes repairs 1\n"),
      ("--unsafe-fixes guess.yaml", "no errors; 1 fix made in 1 file\n"),
    ] {
      let result = try shell("$themectl validate \(call)", in: folder.path)
      #expect(result.output.hasSuffix(end), "\(call): \(result.output)")
    }
  }

  @Test func `a fix that would break the text is left out, the others are made`() throws {
    let folder = try TemporaryFolder([
      "a.yaml":
        "name: a\ntheme:\n  cornerRaduis: 4\n  cornerRadius: 4\n  leadingMargin: \"12\"\n"
    ])
    let result = try themectl("validate", "--unsafe-fixes", "a.yaml", in: folder.path)
    #expect(result.status == 1)
    #expect(
      try folder.read("a.yaml").hasSuffix(
        "  cornerRaduis: 4\n  cornerRadius: 4\n  leadingMargin: 12\n"))
  }

  @Test func `a diff shows the changes and makes none`() throws {
    let text = "name: a\ntheme:\n  leadingMargin: \"12\""
    let folder = try TemporaryFolder(["a.yaml": text])
    let result = try themectl("validate", "--diff", "a.yaml", in: folder.path)
    #expect(
      result.output == """
        --- a.yaml
        +++ a.yaml
        @@ -1,3 +1,3 @@
         name: a
         theme:
        -  leadingMargin: "12"
        \\ No newline at end of file
        +  leadingMargin: 12
        \\ No newline at end of file

        """)
    #expect(result.errors == "themectl: 1 preset in 1 file: 1 error; 1 fix to make in 1 file\n")
    #expect(result.status == 1)
    #expect(try folder.read("a.yaml") == text)
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/patch")))
  func `patch takes the diff`() throws {
    let folder = try TemporaryFolder(["a.yaml": "name: a\ntheme:\n  leadingMargin: \"12\""])
    let patched = try shell(
      "$themectl validate --diff a.yaml 2>/dev/null | patch -s -p0; cat a.yaml", in: folder.path)
    #expect(patched.output == "name: a\ntheme:\n  leadingMargin: 12")
  }

  @Test func `a linked file is fixed behind its link`() throws {
    let folder = try TemporaryFolder(["real/a.yaml": "name: a\ntheme: {leadingMargin: \"12\"}\n"])
    let result = try shell(
      "ln -s real/a.yaml b.yaml; $themectl validate -q --fix b.yaml; readlink b.yaml",
      in: folder.path)
    #expect(result.output == "real/a.yaml\n")
    #expect(try folder.read("real/a.yaml").hasSuffix("{leadingMargin: 12}\n"))
  }

  @Test func `a file that has changed meanwhile is left alone`() throws {
    let folder = try TemporaryFolder(["a.yaml": "new"])
    let path = Path(folder.path + "/a.yaml")
    #expect(throws: ReplaceError.changed) {
      try replaceFile(path, Array("old".utf8), with: Array("fixed".utf8))
    }
    #expect(try folder.read("a.yaml") == "new")
    try replaceFile(path, Array("new".utf8), with: Array("fixed".utf8))
    #expect(try folder.read("a.yaml") == "fixed")
  }

  @Test func `standard input is printed fixed, with what is left to say on standard error`() throws
  {
    let text = "theme:\n  leadingMargin: \"12\"  # one\n  trailingMargin: -1\n"
    let result = try themectl(
      "validate", "--fix", "--stdin-filename", "brand.yaml", "-", input: text)
    #expect(result.output == "theme:\n  leadingMargin: 12  # one\n  trailingMargin: -1\n")
    #expect(result.errors.hasPrefix("brand.yaml:3:19: error: trailingMargin is -1 points"))
    #expect(result.errors.hasSuffix("1 preset in 1 file: 1 error; 1 fix made in 1 file\n"))
    #expect(result.status == 1)
  }

  @Test(arguments: ["name: a\n", "name: [\n", ""])
  func `standard input without a fix is printed as it is`(text: String) throws {
    let result = try themectl("validate", "--fix", "-q", "-", input: text)
    #expect(result.output == text)
  }

  @Test func `of standard input a diff is shown as of a file`() throws {
    let text = "theme:\n  leadingMargin: \"12\"\n"
    let result = try themectl(
      "validate", "--diff", "--stdin-filename", "brand.yaml", "-", input: text)
    #expect(result.output.hasPrefix("--- brand.yaml\n+++ brand.yaml\n@@ -1,2 +1,2 @@\n"))
    #expect(result.output.hasSuffix("-  leadingMargin: \"12\"\n+  leadingMargin: 12\n"))
  }

  @Test func `standard input is fixed alone`() throws {
    let folder = try TemporaryFolder(["a.yaml": "name: a\n"])
    let result = try themectl(
      "validate", "--fix", "a.yaml", "-", in: folder.path, input: "name: b\n")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("themectl: standard input is fixed alone"))
  }

  @Test func `a diff has the hunks of what differs`() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let new = old.replacing("\n3\n", with: "\nthree\n").replacing("\n20\n", with: "\n")
      .replacing("\n30\n", with: "\n30\n31\n")
    let diff = LineDiff(Array(old.utf8), Array(new.utf8))
    let headers = String(decoding: diff.unified(name: "a", isColored: false), as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(headers == ["@@ -1,6 +1,6 @@", "@@ -17,7 +17,6 @@", "@@ -28,3 +27,4 @@"])
    #expect(LineDiff([1, 10], [1, 10]).unified(name: "a", isColored: false).isEmpty)
    let empty = LineDiff([], Array("x\n".utf8)).unified(name: "a", isColored: false)
    #expect(String(decoding: empty, as: UTF8.self) == "--- a\n+++ a\n@@ -0,0 +1,1 @@\n+x\n")
  }

  @Test func `what is fixed in JSON stays JSON`() throws {
    let folder = try TemporaryFolder([
      "a.json": #"{"name": "a", "behavior": {"swipe-mode": "full", "presentation": "bottomsheet"}}"#
    ])
    let result = try themectl("validate", "--fix", "a.json", in: folder.path)
    #expect(result.status == 0)
    #expect(
      try folder.read("a.json")
        == #"{"name": "a", "behavior": {"swipeMode": "full", "presentation": "bottomSheet"}}"#)
  }
}
