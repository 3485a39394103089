#if os(Linux)
  import Foundation
  import Testing

  /// A running `themectl validate --watch`, whose output goes to a file.
  private final class WatchProcess {
    private let process = Process()
    private let folder: TemporaryFolder
    private let output: String
    /// How much of the output was waited for.
    private var seen = 0

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
      self.folder = folder
      let files = try TemporaryFolder(["output": "", "errors": ""])
      output = files.path + "/output"
      self.files = files
      process.executableURL = URL(filePath: themectlPath)
      process.arguments = ["validate", "--watch", "--format", "concise"] + arguments
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.environment = [:]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: URL(filePath: output))
      process.standardError = try FileHandle(forWritingTo: URL(filePath: files.path + "/errors"))
      try process.run()
    }

    private let files: TemporaryFolder

    deinit {
      if process.isRunning { process.terminate() }
    }

    /// What it said on standard error.
    var errors: String { (try? files.read("errors")) ?? "" }

    /// The output since the last call once it holds a text; what there is when that does not come.
    func output(with text: String) -> String { output { $0.contains(text) } }

    /// The output since the last call once it is as asked for; what there is when that does not come.
    func output(where isThere: (String) -> Bool) -> String {
      let end = Date(timeIntervalSinceNow: 30)
      while true {
        let all = (try? Data(contentsOf: URL(filePath: output))) ?? Data()
        let new = String(decoding: all.dropFirst(seen), as: UTF8.self)
        if new.hasSuffix("\n") && isThere(new) || Date() > end {
          seen = all.count
          return new
        }
        usleep(5_000)
      }
    }

    /// Waits until it watches.
    func waitUntilReady() {
      let end = Date(timeIntervalSinceNow: 30)
      while !errors.contains("watching"), Date() < end { usleep(5_000) }
    }

    /// Ends it as Ctrl-C does.
    func interrupt() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      return process.terminationReason == .exit ? process.terminationStatus : -1
    }
  }

  @Suite(.serialized) struct WatchTests {
    static func wrong(_ number: Int) -> String { "name: a\ntheme: {leadingMargin: -\(number)}\n" }

    private func start(
      _ arguments: String..., files: [String: String]
    ) throws -> (watch: WatchProcess, folder: TemporaryFolder) {
      let folder = try TemporaryFolder(files)
      let watch = try WatchProcess(arguments, in: folder)
      watch.waitUntilReady()
      return (watch, folder)
    }

    /// Writes a file as many editors do: beside it, and then in its place.
    private func replace(_ name: String, _ text: String, in folder: TemporaryFolder) throws {
      try folder.write(".new", text)
      #expect(rename(folder.path + "/.new", folder.path + "/" + name) == 0)
    }

    @Test func `a file that is written again is checked again`() throws {
      let (watch, folder) = try start(files: ["Themes/a.yaml": Self.wrong(1)])
      #expect(watch.output(with: "is -1").hasPrefix("Themes/a.yaml:2:24: error: leadingMargin is"))
      try Data(Self.wrong(2).utf8).write(to: URL(filePath: folder.path + "/Themes/a.yaml"))
      #expect(watch.output(with: "is -2").contains("is -2"))
      try replace("Themes/a.yaml", Self.wrong(3), in: folder)
      #expect(watch.output(with: "is -3").contains("is -3"))
      #expect(watch.interrupt() == 1)
      #expect(watch.errors == "themectl: watching for changes; Ctrl-C ends\n")
    }

    @Test func `files and folders that come and go are seen`() throws {
      let (watch, folder) = try start(files: ["Themes/a.yaml": Self.wrong(1)])
      _ = watch.output(with: "is -1")
      try folder.write("Themes/new/deep/b.yaml", Self.wrong(4))
      #expect(watch.output(with: "is -4").contains("Themes/new/deep/b.yaml:2:24: error:"))
      try folder.write("Themes/new/deep/b.yaml", Self.wrong(5))
      let both = watch.output(with: "is -5")
      #expect(both.contains("is -1"), "what did not change is shown as well")
      try FileManager.default.removeItem(atPath: folder.path + "/Themes/new")
      try folder.write("Themes/a.yaml", Self.wrong(6))
      #expect(!watch.output(with: "is -6").contains("b.yaml"))
      #expect(rename(folder.path + "/Themes", folder.path + "/Elsewhere") == 0)
      try folder.write("Themes/c.yaml", Self.wrong(7))
      #expect(watch.output(with: "is -7").contains("Themes/c.yaml:2:24"))
      #expect(watch.interrupt() == 1)
    }

    @Test func `a named file is seen through a link, a pattern's file when it comes`() throws {
      let folder = try TemporaryFolder(["real/a.yaml": Self.wrong(1)])
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/a.yaml", withDestinationPath: "real/a.yaml")
      let watch = try WatchProcess(["a.yaml", "more/*/*.yaml"], in: folder)
      watch.waitUntilReady()
      _ = watch.output(with: "is -1")
      try folder.write("real/a.yaml", Self.wrong(2))
      #expect(watch.output(with: "is -2").hasPrefix("a.yaml:2:24"))
      try folder.write("more/x/b.yaml", Self.wrong(3))
      #expect(watch.output(with: "is -3").contains("more/x/b.yaml:2:24"))
      try folder.write("real/a.yaml", "name: a\n")
      try FileManager.default.removeItem(atPath: folder.path + "/more")
      _ = watch.interrupt()
    }

    @Test func `ignore files, configurations and schemas are seen`() throws {
      let (watch, folder) = try start(
        "T", files: ["T/a.yaml": Self.wrong(1), "T/b.yaml": Self.wrong(2)])
      _ = watch.output(with: "is -2")
      try folder.write(".themectlignore", "a.yaml\n")
      #expect(!watch.output(with: "is -2").contains("a.yaml:2:24"))
      try folder.write(".themectl.yaml", "severity: {schema.minimum: warning}\n")
      #expect(watch.output(with: "warning:").contains("b.yaml:2:24: warning:"))
      try folder.write("house.json", #"{"properties": {"name": {"minLength": 7}}}"#)
      try folder.write(".themectl.yaml", "schema: house.json\n")
      #expect(watch.output(with: "minLength").contains("[schema.minLength]"))
      try folder.write("house.json", #"{"properties": {"name": {"maxLength": 0}}}"#)
      #expect(watch.output(with: "maxLength").contains("[schema.maxLength]"))
      #expect(watch.interrupt() == 1)
    }

    @Test func `a preset is checked again when one that it extends changes`() throws {
      let own = "name: own\nextends: [base, ../far/other.yaml]\ntheme: {leadingMargin: $gap}\n"
      let base = "name: base\ntokens: {gap: 1}\n"
      let other = "name: other\n"
      let (watch, folder) = try start(
        files: ["Themes/own.yaml": own, "Themes/base.yaml": base, "far/other.yaml": other])
      try replace("Themes/base.yaml", "name: base\ntokens: {gap: black}\n", in: folder)
      #expect(
        watch.output(with: "own.yaml").hasPrefix("Themes/own.yaml:3:24: error: leadingMargin"))
      try replace("far/other.yaml", other + "tokens: {gap: white}\n", in: folder)
      #expect(watch.output(with: "`white`").hasPrefix("Themes/own.yaml:3:24: error: leadingMargin"))
      let faulty = other + "tokens: {gap: 2}\ntheme: {trailingMargin: -1}\n"
      try replace("far/other.yaml", faulty, in: folder)
      #expect(
        watch.output(with: "other.yaml").hasPrefix(
          "Themes/own.yaml:2:17: error: the preset `../far/other.yaml` has errors itself"))
      try replace("Themes/base.yaml", base + "theme: {trailingMargin: -2}\n", in: folder)
      #expect(watch.output(with: "is -2").hasPrefix("Themes/base.yaml:3:25: error:"))
      #expect(watch.interrupt() == 1)
    }

    @Test func `a base that is missing is seen when it comes`() throws {
      let (watch, folder) = try start(
        files: ["Themes/own.yaml": "name: own\nextends: [later, ./there.yaml]\n"])
      #expect(watch.output(with: "there.yaml").contains("there is no preset `later`"))
      try folder.write("Themes/named.yaml", "name: later\n")
      #expect(!watch.output(with: "there.yaml").contains("`later`"))
      try replace("Themes/there.yaml", "name: there\ntheme: {trailingMargin: -3}\n", in: folder)
      let line =
        "Themes/there.yaml:2:25: error: trailingMargin is -3 points; it must be 0 or more [schema.minimum]\n"
      // Where it comes after the files are listed and before it is read as a base, it is checked once
      // more as a file.
      let output = watch.output { $0 == line || $0.hasSuffix(line + line) }
      #expect(output == line || output.hasSuffix(line + line))
      #expect(watch.interrupt() == 1)
    }

    @Test func `what cannot be watched is wrong use`() throws {
      let folder = try TemporaryFolder(["a.yaml": "name: a\n"])
      for call in ["--fix a.yaml", "--diff a.yaml", "-", ""] {
        let result = try shell("$themectl validate --watch \(call)", in: folder.path)
        #expect(result.status == 2, "\(call)")
      }
    }
  }
#endif
