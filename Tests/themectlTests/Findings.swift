import SheetModel
import SheetPresets
import ThemeDiagnostics
import ThemePresets
import ThemeSchema
import ThemeTraces
import ThemeYAML

@testable import themectl

/// What is found in a text that is an example on a code's page, or a fixture.
func findings(in bytes: [UInt8], of subject: ExampleSubject) -> [Diagnostic] {
  let source = SourceText(name: subject.fileName, bytes: bytes)
  switch subject {
  case .preset, .json:
    return ValidationPipeline(maxSize: Options.defaultMaxSize).check(source).report.diagnostics
  case .yaml: return source.parsed().report
  case .trace: return traceFindings(source)
  case .schema: return schemaFindings(source).flatMap { $0.diagnostics }
  case .data(let schema):
    let text = SourceText(name: "schema.yaml", text: schema)
    var options = SchemaOptions()
    options.assertsFormats = true
    guard let document = SchemaDocument(uri: "", tree: text.parsed().tree),
      let compiled = CompiledSchema.compile(document, options: options).schema
    else { preconditionFailure("the example's schema is wrong:\n\(schema)") }
    let pipeline = ValidationPipeline(.schema(compiled), maxSize: Options.defaultMaxSize)
    return pipeline.check(source).report.diagnostics
  case .configuration: preconditionFailure("there are no configurations yet")
  }
}

private func schemaFindings(_ source: SourceText) -> [DiagnosticReport] {
  let result = source.parsed()
  guard result.report.isEmpty, let document = SchemaDocument(uri: "", tree: result.tree) else {
    return [DiagnosticReport(source: source, diagnostics: result.report)]
  }
  return CompiledSchema.compile(document).reports
}

/// Traces present what comes with the tool; a path stands for a preset with errors.
private func traceFindings(_ source: SourceText) -> [Diagnostic] {
  let shipped = Catalog(ShippedPresets.all)
  let file = TraceLoader().load(source) { (name: String) throws(PresetError) -> Preset in
    if TraceLoader.isPath(name) {
      throw .invalid(
        PresetLoader().load(SourceText(name: name, text: "theme: {cornerRadius: -1}\n")).report)
    }
    return try shipped.preset(named: name)
  }
  return file.report.diagnostics
}
