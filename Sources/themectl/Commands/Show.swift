import SheetModel
import SheetPresets
import ThemeDiagnostics
import ThemePresets

extension Command {
  /// `themectl show`.
  static let show = Command(
    name: "show",
    summary: "print a preset with every value it has, inherited ones and defaults included",
    operands: .one("NAME|FILE", .presets),
    options: [
      Show.format, Options.maxSize, Options.standardInputName,
    ],
    discussion: """
      A NAME is looked for in the folder Themes, then among the presets that come with
      the tool. What has a slash or ends in .yaml, .yml or .json is a FILE; - is
      standard input. What the preset extends is looked for as `validate` does.
      """,
    examples: [
      Example("show bottom-sheet", "prints a preset that comes with the tool"),
      Example("show --format json Themes/brand.yaml", "prints a file's presets as JSON"),
    ],
    run: { arguments, console in Show(arguments: arguments).run(&console) }
  )
}

/// A run of `themectl show`.
private struct Show {
  static let format = Option("format", .choice(["yaml", "json"]), "how the preset is printed")

  let arguments: Arguments

  func run(_ console: inout Console) -> ExitStatus {
    let operand = arguments.operands[0]
    let isFile =
      operand.bytes.contains(Path.slash) || operand.isYAML || operand.isJSON
      || operand.isStandardInput
    return isFile ? showFile(operand, &console) : showPreset(named: operand.name, &console)
  }

  private func showFile(_ operand: Path, _ console: inout Console) -> ExitStatus {
    let input = arguments.input(operand)
    do throws(ReadError) {
      let source = try input.source(maxSize: arguments.maxSize).source
      var bases = PresetBases(.files(besides: [], maxSize: arguments.maxSize))
      let file = PresetLoader().load(source, extending: &bases)
      return show(file, file.presets.map { $0.preset }, &console)
    } catch {
      console.problem("\(input.name.visible): \(error.message)", .inaccessible)
      return .inaccessible
    }
  }

  private func showPreset(named name: String, _ console: inout Console) -> ExitStatus {
    var presets = NamedPresets(maxSize: arguments.maxSize)
    switch presets.meaning(of: name) {
    case .own(let own, let file): return show(file, own, &console)
    case .shipped(let preset): return show([preset], &console)
    case nil:
      let question = presets.suggestion(for: name).map { "; did you mean `\($0)`?" } ?? ""
      console.note("there is no preset `\(name.visible)`\(question)")
      return .wrongUse
    }
  }

  /// Shows presets of a file, or what is wrong with it.
  private func show(
    _ file: PresetFile, _ presets: [Preset], _ console: inout Console
  ) -> ExitStatus {
    console.report(file.report)
    return file.hasErrors ? .found : show(presets, &console)
  }

  private func show(_ presets: [Preset], _ console: inout Console) -> ExitStatus {
    if arguments.text(of: Self.format) == "json" {
      for preset in presets { console.print(preset.json) }
    } else {
      console.print(presets.map { $0.yaml }.joined(separator: "---\n"))
    }
    return .clean
  }
}
