import SheetModel
import ThemeDiagnostics
import ThemePresets
import ThemeSchema
import ThemeYAML

extension BenchmarkTask {
  /// What happens between a preset's text and its value; each task but `check` does the work of
  /// those above it.
  static var readingTasks: [BenchmarkTask] {
    let loader = PresetLoader()
    let decoder = PresetDecoder()
    return [
      BenchmarkTask(name: "scan", summary: "let libyaml find the events of every text") { corpus in
        corpus.texts.reduce(0) { $0 + countEvents($1) }
      },
      BenchmarkTask(name: "compose", summary: "read every text into nodes") { corpus in
        corpus.texts.reduce(0) { $0 + tree(of: $1, decoder.keys).documents.count }
      },
      BenchmarkTask(
        name: "check", summary: "hold nodes that are in memory against the schema of presets"
      ) { corpus in
        corpus.trees.reduce(0) { sum, tree in
          sum + (Corpus.schema.accepts(tree.documents[0].root, in: tree) ? 1 : 0)
        }
      },
      BenchmarkTask(name: "decode", summary: "fill a preset from every text, unchecked") { corpus in
        corpus.texts.reduce(0) { sum, bytes in
          let tree = tree(of: bytes, decoder.keys)
          return tree.documents.reduce(sum) { sum, document in
            let base = Preset(name: "preset")
            let decoded = decoder.preset(at: document.root, in: tree, onto: base).preset
            return sum + Int(decoded.theme.cornerRadius)
          }
        }
      },
      BenchmarkTask(name: "validate", summary: "check and fill a preset from every text") {
        corpus in
        corpus.texts.reduce(0) { sum, bytes in
          let file = loader.load(SourceText(name: name, bytes: bytes))
          return sum + file.presets.count + file.report.diagnostics.count
        }
      },
    ]
  }

  /// What every text of a corpus is called; the ending makes it YAML.
  private static let name = "preset.yaml"

  private static func tree(of bytes: [UInt8], _ keys: KeyTable) -> YAMLTree {
    read(SourceText(name: name, bytes: bytes), keys: keys).tree
  }
}
