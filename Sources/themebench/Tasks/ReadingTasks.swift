import ThemeDiagnostics
import ThemeYAML

extension BenchmarkTask {
  /// What turns text into nodes.
  static var readingTasks: [BenchmarkTask] {
    [
      BenchmarkTask(name: "compose", summary: "read every text into nodes") { corpus in
        corpus.texts.reduce(0) { sum, bytes in
          sum + read(SourceText(name: "preset.yaml", bytes: bytes)).tree.documents.count
        }
      }
    ]
  }
}
