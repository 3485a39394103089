import ThemeDiagnostics
import ThemePresets
import ThemeSchema
import ThemeYAML

/// Something that is measured: a name, what it stands for, and one pass over a corpus.
struct BenchmarkTask {
  /// The name on the command line.
  let name: String
  /// What a pass does, in a line.
  let summary: String
  /// Does one pass and gives a number that depends on all of it, so that nothing is optimised away.
  let run: (_ corpus: Corpus) -> Int
}

/// The texts that the tasks work on.
struct Corpus {
  /// The presets, a text each.
  let texts: [[UInt8]]
  /// The nodes of every text, for tasks that begin with them.
  let trees: [YAMLTree]

  /// Makes a corpus of presets; equal arguments give equal texts.
  init(presets count: Int, seed: UInt64) {
    texts = (1...max(count, 1)).map { Array(PresetText.make(number: $0, seed: seed).utf8) }
    trees = texts.map { Self.schema.nodes(of: SourceText(name: "preset.yaml", bytes: $0)) }
  }

  /// The bytes of all texts.
  var byteCount: Int { texts.reduce(0) { $0 + $1.count } }
}

extension Corpus {
  /// The schema of presets.
  static let schema = PresetSchema.compiled
}

extension CompiledSchema {
  /// The nodes of a text, their keys numbered as the schema numbers them.
  fileprivate func nodes(of source: SourceText) -> YAMLTree { read(source, keys: keys).tree }
}

extension BenchmarkTask {
  /// Every task, the reference first.
  static var all: [BenchmarkTask] { readingTasks }
}
