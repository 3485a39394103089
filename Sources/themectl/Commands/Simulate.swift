import SheetModel
import ThemeDiagnostics
import ThemePresets
import ThemeTraces

extension Command {
  /// `themectl simulate`.
  static let simulate = Command(
    name: "simulate",
    summary: "play a gesture trace and print or draw what is to be seen",
    operands: .one("TRACE"),
    options: [
      Simulate.format, Simulate.record, Simulate.expect, Options.quiet, Options.maxSize,
      Options.standardInputName,
    ],
    discussion: """
      A TRACE is a YAML file that presents sheets and moves fingers; - is standard input.
      jsonl: a line of JSON a frame. json: the frames as one list. svg: a picture of
      height, velocity and dimming over time. A preset's name is looked for in the folder
      Themes, then among the presets that come with the tool; what has a slash or ends in
      .yaml, .yml or .json is a path from the trace's folder.
      """,
    examples: [
      Example("simulate drag.yaml", "prints the frames"),
      Example("simulate drag.yaml --format svg:drag.svg", "draws what happens"),
      Example("simulate drag.yaml --record drag.jsonl", "writes the frames to a file"),
      Example("simulate drag.yaml --expect drag.jsonl", "says where they differ from it"),
    ],
    run: { arguments, console throws(UsageError) in
      try Simulate(arguments: arguments).run(&console)
    }
  )
}

/// A run of `themectl simulate`.
private struct Simulate {
  static let format = Option(
    "format", .choiceToFile(SimulateFormat.allCases.map { $0.rawValue }),
    "what is printed; with :FILE to a file; may be repeated; default: jsonl",
    isRepeatable: true)
  static let record = Option("record", .file, "write the frames to a file, as lines of JSON")
  static let expect = Option(
    "expect", .file, "compare the frames with recorded ones; status 1 where they differ")

  let arguments: Arguments

  func run(_ console: inout Console) throws(UsageError) -> ExitStatus {
    let outputs = try self.outputs()
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
    if let path = arguments.path(of: Self.record) {
      let count = "\(counted(lines.count, "frame")) written to \(path.name.visible)"
      write(SimulateFormat.jsonl.document(lines, of: file), to: path, saying: count, &console)
    }
    for output in outputs {
      let document = output.format.document(lines, of: file)
      guard let path = output.file else {
        console.print(document)
        continue
      }
      write(document, to: path, saying: "\(path.name.visible) written", &console)
    }
    let expected = arguments.path(of: Self.expect)
    let status = expected.map { compare(lines, with: $0, &console) } ?? .clean
    if let fault = file.trace.fault() {
      console.problem("\(input.name.visible): the engine goes wrong \(fault)", .found)
    }
    return status
  }

  /// What the call asks for: the frames, unless it names something else or compares or records them.
  private func outputs() throws(UsageError) -> [(format: SimulateFormat, file: Path?)] {
    var outputs: [(format: SimulateFormat, file: Path?)] = []
    for value in arguments.paths(of: Self.format) {
      let (word, file) = Option.splitChoice(value)
      guard let format = SimulateFormat(rawValue: word) else { continue }
      if file == nil, outputs.contains(where: { $0.file == nil }) {
        throw UsageError(
          message: "only one format can go to standard output; write `\(word):FILE` for the other",
          commandNames: [Command.simulate.name])
      }
      outputs.append((format, file))
    }
    let isSilent = arguments.has(Self.record) || arguments.has(Self.expect)
    return outputs.isEmpty && !isSilent ? [(.jsonl, nil)] : outputs
  }

  /// Loads a trace with its presets; a preset's file that cannot be read is a problem of the call.
  private func load(_ source: SourceText, _ console: inout Console) -> TraceFile {
    let presets = PresetLoader()
    var named: NamedPresets?
    let folder = source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
    var unreadable: [String] = []
    let file = TraceLoader().load(source) { (name: String) throws(PresetError) -> Preset in
      guard TraceLoader.isPath(name) else {
        var known = named ?? NamedPresets(maxSize: arguments.maxSize)
        defer { named = known }
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
    _ document: String, to path: Path, saying note: String, _ console: inout Console
  ) {
    do throws(SystemError) {
      try writeFile(path, Array(document.utf8))
    } catch {
      console.problem("\(path.name.visible): \(error.message)", .inaccessible)
      return
    }
    if !arguments.has(Options.quiet) { console.note(note) }
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
