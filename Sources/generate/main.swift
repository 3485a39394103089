// Writes the generated files of the project: run by Scripts/generate with the project's folder.
import SheetModel
import ThemePresets
import ThemeTraces

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

let project = CommandLine.arguments[1]
var files = GeneratedFile.schemas() + GeneratedFile.traceSchemas()
files += [.referencePage(), .codesPage()]

do throws(PresetError) {
  let themes = try PresetLoader().load(folder: project + "/Themes")
  var presets: [Preset] = []
  for file in themes { presets += try file.catalog().presets }
  files.append(.shippedPresets(presets))
  files.append(.shippedDocuments(themes))
} catch {
  // Without valid presets the schemas are still written: they may be what makes them valid.
  print(error)
}
for file in files {
  let path = project + "/" + file.path
  let stream = fopen(path, "w")
  if let stream { fputs(file.text, stream) }
  guard let stream, fclose(stream) == 0 else {
    print("cannot write \(path)")
    exit(1)
  }
}
