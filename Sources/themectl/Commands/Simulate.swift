import SheetModel
import ThemeDiagnostics
import ThemePresets
import ThemeTraces

extension Command {
  /// `themectl simulate`.
  static let simulate = Command(
    name: "simulate",
    summary: "play a gesture trace and print what is to be seen",
    operands: .one("TRACE"),
    options: [
      Simulate.format, Simulate.record, Simulate.expect, Options.quiet, Options.maxSize,
      Options.standardInputName,
    ],
    discussion: """
      A TRACE is a YAML file that presents sheets and moves fingers; - is standard input.
      jsonl: a line of JSON a frame. json: the frames as one list. A preset's name is
      looked for in the folder Themes, then among the presets that come with the tool;
      what has a slash or ends in .yaml, .yml or .json is a path from the trace's folder.
      """,
    examples: [
      Example("simulate drag.yaml", "prints the frames"),
      Example("simulate drag.yaml --record drag.jsonl", "writes them to a file"),
      Example("simulate drag.yaml --expect drag.jsonl", "says where they differ from it"),
    ],
    run: { arguments, console in Simulate(arguments: arguments).run(&console) }
  )
}

/// A run of `themectl simulate`.
private struct Simulate {
  static let format = Option(
    "format", .choice(["jsonl", "json"]), "how the frames are printed; default: jsonl")
  static let record = Option("record", .file, "write the frames to a file, as lines of JSON")
  static let expect = Option(
    "expect", .file, "compare the frames with recorded ones; status 1 where they differ")

  let arguments: Arguments

  func run(_ console: inout Console) -> ExitStatus {
    let input = arguments.input(arguments.operands[0])
    let file: TraceFile
    do throws(ReadError) {
      let source = try input.source(maxSize: arguments.maxSize).source
      file = load(source, &console)
    } catch {
      console.problem("\(input.name.visible): \(error.message)", .inaccessible)
      return .inaccessible
    }
    console.report(file.report)
    if file.report.hasErrors { return .found }
    let lines = Replay(file.trace).map { $0.json }
    let status: ExitStatus
    if let path = arguments.path(of: Self.record) {
      status = write(lines, to: path, &console)
    } else if let path = arguments.path(of: Self.expect) {
      status = compare(lines, with: path, &console)
    } else {
      printFrames(lines, &console)
      status = .clean
    }
    if let fault = file.trace.fault() {
      console.problem("\(input.name.visible): the engine goes wrong \(fault)", .found)
    }
    return status
  }

  private func printFrames(_ lines: [String], _ console: inout Console) {
    guard arguments.text(of: Self.format) == "json" else {
      for line in lines { console.print(line + "\n") }
      return
    }
    console.print("[\n")
    for (index, line) in lines.enumerated() {
      console.print(line + (index == lines.count - 1 ? "\n" : ",\n"))
    }
    console.print("]\n")
  }

  /// Loads a trace with its presets; a preset's file that cannot be read is a problem of the call.
  private func load(_ source: SourceText, _ console: inout Console) -> TraceFile {
    let presets = PresetLoader()
    var named: NamedPresets?
    let folder = source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
    var unreadable: [String] = []
    let file = TraceLoader().load(source) { (name: String) throws(PresetError) -> Preset in
      guard TraceLoader.isPath(name) else {
        let known = named ?? NamedPresets(maxSize: arguments.maxSize)
        named = known
        return try known.preset(named: name)
      }
      let path = name.hasPrefix("/") ? name : folder + name
      do throws(PresetError) {
        return try presets.load(file: path).preset()
      } catch {
        if case .unreadable(let path, let reason) = error {
          unreadable.append("\(path): \(reason)")
        }
        throw error
      }
    }
    for message in unreadable { console.problem(message, .inaccessible) }
    return file
  }

  private func write(
    _ lines: [String], to path: Path, _ console: inout Console
  ) -> ExitStatus {
    do throws(SystemError) {
      try writeFile(path, Array(lines.map { $0 + "\n" }.joined().utf8))
    } catch {
      console.problem("\(path.name.visible): \(error.message)", .inaccessible)
      return .inaccessible
    }
    if !arguments.has(Options.quiet) {
      console.note("\(counted(lines.count, "frame")) written to \(path.name.visible)")
    }
    return .clean
  }

  private func compare(
    _ lines: [String], with path: Path, _ console: inout Console
  ) -> ExitStatus {
    let expected: SourceText
    do throws(ReadError) {
      expected = try arguments.input(path).source(maxSize: arguments.maxSize).source
    } catch {
      console.problem("\(path.name.visible): \(error.message)", .inaccessible)
      return .inaccessible
    }
    if let difference = compareFrames(lines, with: expected) {
      console.print("\(path.name.visible):\(difference.line): \(difference.message)\n")
      return .found
    }
    if !arguments.has(Options.quiet) {
      console.print("\(counted(lines.count, "frame")) as expected\n")
    }
    return .clean
  }
}
