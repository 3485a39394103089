// Writes the generated files of the project: run by Scripts/generate.
import Foundation
import ThemePresets

let root = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
for file in GeneratedFile.schemas() {
  let url = URL(filePath: root).appending(path: file.path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  if (try? Data(contentsOf: url)) != Data(file.text.utf8) {
    try Data(file.text.utf8).write(to: url)
    print("wrote \(file.path)")
  }
}
