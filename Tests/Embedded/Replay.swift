import SheetModel
import SheetPresets
import ThemeDiagnostics
import ThemePresets
import ThemeTraces

/// Replays a trace with the loader, the engine and the writer that `themectl simulate` has.
///
/// - Parameters:
///   - input: texts with a byte of 0 between them: the trace as JSON, then the path of a preset as the trace names
///     it and the preset as JSON, as many times as there are such presets.
///   - length: the number of bytes of the input.
/// - Returns: the frames, a line of JSON each, or a line that begins with `error`; a byte of 0 follows. The host may
///   free it.
@_expose(wasm, "replay")
@_cdecl("replay")
func replay(_ input: UnsafePointer<UInt8>, _ length: Int32) -> UnsafeMutablePointer<UInt8> {
  let bytes = Array(UnsafeBufferPointer(start: input, count: Int(length)))
  let text = frames(of: bytes.split(separator: 0).map { Array($0) })
  let result = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count + 1)
  for (index, byte) in text.utf8.enumerated() { result[index] = byte }
  result[text.utf8.count] = 0
  return result
}

/// The frames of a trace, or why there are none.
private func frames(of texts: [[UInt8]]) -> String {
  let shipped = Catalog(ShippedPresets.all)
  let loader = PresetLoader()
  var missing: [String] = []
  let file = TraceLoader().load(SourceText(name: "trace.json", bytes: texts.first ?? [])) {
    (name: String) throws(PresetError) -> Preset in
    guard TraceLoader.isPath(name) else { return try shipped.preset(named: name) }
    for index in stride(from: 1, to: texts.count - 1, by: 2)
    where String(decoding: texts[index], as: UTF8.self) == name {
      return try loader.load(SourceText(name: "preset.json", bytes: texts[index + 1])).preset()
    }
    missing.append(name)
    throw .unreadable(name, reason: "it was not handed over")
  }
  let faults =
    file.report.diagnostics.filter { $0.severity == .error }.map { $0.message }
    + missing.map { "\($0) is missing" }
  guard faults.isEmpty else { return "error: " + faults.joined(separator: "; ") + "\n" }
  return Replay(file.trace).map { $0.json + "\n" }.joined()
}
