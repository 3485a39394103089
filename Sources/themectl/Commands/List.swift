import SheetModel
import ThemeDiagnostics
import ThemePresets

extension Command {
  /// `themectl list`.
  static let list = Command(
    name: "list",
    summary: "name the presets there are",
    operands: .paths,
    options: [List.format, Options.maxSize] + Options.ofFileSearch,
    discussion: """
      Without a PATH the folder Themes is listed, and where there is none the presets
      that come with the tool.
      """,
    examples: [Example("list Themes", "names the presets of a folder")],
    run: { arguments, console in List(arguments: arguments).run(&console) }
  )
}

/// A run of `themectl list`.
private struct List {
  static let format = Option("format", .choice(["text", "json"]), "how the list is printed")

  let arguments: Arguments

  /// A preset and the file it is from.
  private struct Entry {
    var preset: Preset
    var file: InputFile
    var document: Int
    /// What it extends, as it is written.
    var bases: [String]
  }

  func run(_ console: inout Console) -> ExitStatus {
    let found = arguments.files
    for note in found.ignored { console.note(note) }
    for report in found.configurationReports { console.report(report) }
    for problem in found.problems { console.problem(problem.message, problem.status) }
    let loader = PresetLoader()
    var bases = PresetBases(.files(besides: found.files, maxSize: arguments.maxSize))
    var entries: [Entry] = []
    var status = ExitStatus.clean
    for input in found.files {
      do throws(ReadError) {
        let source = try input.source(maxSize: arguments.maxSize).source
        let file = loader.load(source, extending: &bases)
        entries += file.presets.map {
          Entry(
            preset: $0.preset, file: input, document: $0.document, bases: $0.extendedPresets)
        }
        guard file.hasErrors else { continue }
        status = .found
        console.note("\(input.name.visible) has errors; `themectl validate` says which")
      } catch {
        console.problem("\(input.name.visible): \(error.message)", .inaccessible)
      }
    }
    entries.sort { $0.preset.name < $1.preset.name }
    let isJSON = arguments.text(of: Self.format) == "json"
    console.print(isJSON ? json(entries) : text(entries))
    return status
  }

  private func text(_ entries: [Entry]) -> String {
    let width = entries.map { $0.preset.name.visible.count }.max() ?? 0
    return entries.reduce(into: "") { text, entry in
      let name = entry.preset.name.visible
      let padding = String(repeating: " ", count: width - name.count)
      let summary = entry.preset.summary.visible
      let bases =
        entry.bases.isEmpty ? [] : ["(extends \(entry.bases.joined(separator: ", ").visible))"]
      let rest = ((summary.isEmpty ? [] : [summary]) + bases).joined(separator: " ")
      text += name + (rest.isEmpty ? "" : padding + "  " + rest) + "\n"
    }
  }

  private func json(_ entries: [Entry]) -> String {
    var json = JSONOutput()
    json.array { json in
      for entry in entries {
        json.lineBreak()
        json.object { json in
          json.member("name", entry.preset.name)
          json.member("summary", entry.preset.summary)
          json.key("extends")
          json.array { json in for base in entry.bases { json.value(base) } }
          json.member("file", entry.file.isShipped ? nil : entry.file.name)
          json.member("document", entry.document)
        }
      }
      json.lineBreak()
    }
    return json.text + "\n"
  }
}
