import ThemeDiagnostics

/// Puts a text made of the things that need a runtime into memory: Unicode tables, numbers, arrays, dictionaries.
///
/// - Returns: the number of bytes written to `out`, at most 100.
@_expose(wasm, "probe")
@_cdecl("probe")
func probe(_ out: UnsafeMutablePointer<UInt8>) -> Int32 {
  let source = SourceText(name: "<probe>", text: "cornerRadius: 12.5")
  let parsed = Double(source.text(in: SourceRange(14, 18))) ?? -1
  let words = ["größe": parsed * 1.1, "naïve": 0.1 + 0.2]
  let text = words.keys.sorted().map { "\($0.uppercased())=\(words[$0] ?? 0)" }
    .joined(separator: " ")
  for (index, byte) in text.utf8.prefix(100).enumerated() { out[index] = byte }
  return Int32(min(text.utf8.count, 100))
}
