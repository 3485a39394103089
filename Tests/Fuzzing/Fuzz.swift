import ThemeDiagnostics
import ThemePresets
import ThemeSchema
import ThemeYAML

private let loader = PresetLoader()

/// Reads, validates and decodes one text as YAML and as JSON, shows what was found, and takes it as a schema.
///
/// A crash, a hang or a broken promise ends the run: ranges lie in the text, and findings stand in its order.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let text = Array(UnsafeBufferPointer(start: bytes, count: count))
  for name in ["preset.yaml", "preset.json"] {
    let file = loader.load(SourceText(name: name, bytes: text))
    check(file.report)
    show(file.report)
  }
  checkAsSchema(text)
  return 0
}

/// Shows a report in the format that the text's last byte says.
///
/// All formats in turn would take longer than all the rest: one of them lists every code with its page.
private func show(_ report: DiagnosticReport) {
  let formats = ReportFormat.allCases
  let format = formats[Int(report.source.bytes.last ?? 0) % formats.count]
  let renderer = ReportRenderer(format, style: ReportStyle(isColored: true))
  precondition(!renderer.document(of: [report]).isEmpty || report.diagnostics.isEmpty)
}

/// Takes the text as a schema too, and checks itself against it: keywords, references and patterns of any shape.
private func checkAsSchema(_ text: [UInt8]) {
  let source = read(SourceText(name: "schema.yaml", bytes: text)).tree
  checkWriting(source)
  guard let document = SchemaDocument(uri: "file:///schema.yaml", tree: source) else { return }
  let (schema, reports) = CompiledSchema.compile(document)
  for report in reports { check(report) }
  guard let schema else { return }
  let result = read(SourceText(name: "instance.yaml", bytes: text), keys: schema.keys)
  let tree = result.tree
  // Of what the reader has reported nothing more is said.
  let isReported = result.report.contains { $0.severity == .error }
  for document in tree.documents {
    let findings = schema.diagnostics(for: document.root, in: tree)
    precondition(isReported || schema.accepts(document.root, in: tree) == findings.isEmpty)
    check(DiagnosticReport(source: tree.source, diagnostics: findings))
  }
}

/// Writes a tree as `themectl parse` does.
private func checkWriting(_ tree: YAMLTree) {
  precondition(tree.eventLines.count >= 2)
  for document in tree.documents {
    guard let text = tree.jsonText(of: document.root, limit: 10_000) else { continue }
    let result = read(SourceText(name: "written.json", text: text), as: .json)
    // What was left out of the text's own reading may still be too deep or stand twice.
    precondition(result.report.allSatisfy { $0.code.rawValue != "yaml.json-syntax" })
  }
}

private func check(_ report: DiagnosticReport) {
  let lines = LineIndex(report.source)
  var last = 0
  for finding in report.diagnostics {
    check(finding.range, in: report.source)
    for related in finding.related { check(related.range, in: related.source ?? report.source) }
    for edit in finding.fixes.flatMap({ $0.edits }) { check(edit.range, in: report.source) }
    precondition(finding.range.start >= last, "\(finding.range) stands after \(last)")
    last = finding.range.start
    precondition(lines.location(of: finding.range.start).line >= 1)
  }
}

private func check(_ range: SourceRange, in source: SourceText) {
  precondition(
    0 <= range.start && range.start <= range.end && range.end <= source.bytes.count, "\(range)")
}
