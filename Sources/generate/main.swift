// Writes the generated files of the project: run by Scripts/generate with the project's folder.
import ThemePresets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

for file in GeneratedFile.schemas() {
  let path = CommandLine.arguments[1] + "/" + file.path
  guard let stream = fopen(path, "w") else { fatalError("cannot write \(path)") }
  fputs(file.text, stream)
  guard fclose(stream) == 0 else { fatalError("cannot write \(path)") }
}
