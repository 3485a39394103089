import TestSupport
import Testing

@testable import themectl

struct ToolTests {
  @Test func `the tool and every command have help and a version`() throws {
    #expect(try themectl("--version").output == "themectl \(Tool.themectl.version)\n")
    #expect(try themectl("--help").output == Tool.themectl.help)
    for command in Tool.themectl.commands {
      let help = try themectl(command.name, "--help")
      #expect(help.status == 0)
      #expect(help.output.hasPrefix("themectl \(command.name): \(command.summary)\n"))
      #expect(try themectl("help", command.name) == help)
    }
  }

  @Test func `help lines fit a terminal of a hundred columns`() {
    for command in Tool.themectl.commands {
      for line in Tool.themectl.help(of: [command]).split(separator: "\n") {
        #expect(line.count <= 100, "\(line)")
      }
    }
  }

  @Test(arguments: [".pre-commit-hooks.yaml", "Examples/github-workflow.yml"])
  func `a file for other projects is sound and calls the tool as it can be called`(
    path: String
  ) throws {
    let parsed = try themectl("parse", path, in: Fixtures.project)
    #expect(parsed.status == 0)
    #expect(parsed.errors.isEmpty)
    let call = try #require(parsed.output.firstMatch(of: /Scripts\/themectl ([^"]+)"/)?.1)
    let result = try shell("$themectl \(call)", in: Fixtures.project)
    #expect(result.status == 0)
  }

  @Test func `a wrong call says so on standard error only`() throws {
    let result = try themectl("validate", "--strcit")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        themectl: there is no option `--strcit`; did you mean `--strict`?
        Run `themectl validate --help` for how to call it.

        """)
  }

  @Test func `a reader that leaves early is no problem`() throws {
    let folder = try TemporaryFolder()
    let result = try shell("$themectl --help | head -n 1", in: folder.path)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    // With SIGPIPE ignored the write fails instead.
    let ignored = try shell("trap '' PIPE; $themectl --help | true; echo $?", in: folder.path)
    #expect(ignored.errors.isEmpty)
  }

  @Test func `an output that cannot be written ends with status 3`() throws {
    let folder = try TemporaryFolder()
    let result = try shell("$themectl --help >/dev/full", in: folder.path)
    #expect(result.status == 3)
    #expect(
      result.errors == "themectl: the output cannot be written: no space left on device\n")
  }
}
