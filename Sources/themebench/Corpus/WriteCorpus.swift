#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What went wrong when a corpus was written.
enum CorpusError: Error {
  /// The file cannot be written.
  case unwritable(String)
}

/// Writes a corpus as files `0001.yaml`, `0002.yaml` and so on into a folder, which is made where it is missing.
func writeCorpus(presets count: Int, seed: UInt64, to folder: String) throws(CorpusError) {
  mkdir(folder, 0o755)
  for number in 1...max(count, 1) {
    let digits = "\(number)"
    let path = "\(folder)/\(String(repeating: "0", count: max(0, 5 - digits.count)))\(digits).yaml"
    let bytes = Array(PresetText.make(number: number, seed: seed).utf8)
    guard let file = fopen(path, "w") else { throw .unwritable(path) }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else { throw .unwritable(path) }
  }
}
