import SheetModel
import SheetPresets
import ThemeDiagnostics
import ThemePresets
import ThemeSchema
import ThemeTraces
import ThemeYAML

@testable import themectl

/// The bytes of a text after all fixes, those that are only a good guess included.
func fixed(_ bytes: [UInt8], of subject: ExampleSubject) -> [UInt8] {
  let policy = FixPolicy(allowsUnsafe: true)
  var source = SourceText(name: subject.fileName, bytes: bytes)
  if let pipeline = pipeline(for: subject) {
    var bases = bases(for: subject)
    let result = pipeline.check(source, extending: &bases)
    return pipeline.fixed(result, policy, extending: &bases).bytes
  }
  for _ in 0..<10 {
    let found = findings(in: source.bytes, of: subject)
    let report = DiagnosticReport(source: source, diagnostics: found)
    source = SourceText(name: source.name, bytes: source.applying(policy.fixes(for: report)))
  }
  return source.bytes
}

/// What `themectl validate` does with a text; `nil` where another command reads it.
private func pipeline(for subject: ExampleSubject) -> ValidationPipeline? {
  switch subject {
  case .preset, .json, .extending: presetPipeline
  case .yaml: anyPipeline
  case .data(let schema): schemaPipeline(schema)
  case .trace, .schema, .configuration: nil
  }
}

/// Where the presets are found that those of a text extend.
private func bases(for subject: ExampleSubject) -> PresetBases {
  guard case .extending(let name, let text) = subject else { return PresetBases() }
  return PresetBases(
    BaseAccess(
      identity: { lastPart(of: $0) },
      read: { (asked: String) throws(PresetError) -> SourceText in
        guard lastPart(of: asked) == name else { throw .unreadable(asked, reason: "no such file") }
        return SourceText(name: name, text: text)
      },
      checked: { [] }, entries: { _ in [name] }))
}

private func lastPart(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? ""
}

private let presetPipeline = ValidationPipeline(
  .presets(PresetLoader(limits: ValidationPipeline.limits(Options.defaultMaxSize))),
  maxSize: Options.defaultMaxSize)
private let anyPipeline = schemaPipeline("true")

private func schemaPipeline(_ schema: String) -> ValidationPipeline {
  let text = SourceText(name: "schema.yaml", text: schema)
  var options = SchemaOptions()
  options.assertsFormats = true
  guard let document = SchemaDocument(uri: "", tree: text.parsed().tree),
    let compiled = CompiledSchema.compile(document, options: options).schema
  else { preconditionFailure("the schema is wrong:\n\(schema)") }
  return ValidationPipeline(.schema(compiled), maxSize: Options.defaultMaxSize)
}

/// What is found in a text that is an example on a code's page, or a fixture.
func findings(in bytes: [UInt8], of subject: ExampleSubject) -> [Diagnostic] {
  let source = SourceText(name: subject.fileName, bytes: bytes)
  if let pipeline = pipeline(for: subject) {
    var bases = bases(for: subject)
    return pipeline.check(source, extending: &bases).report.diagnostics
  }
  switch subject {
  case .trace: return traceFindings(source)
  case .schema: return schemaFindings(source).flatMap { $0.diagnostics }
  case .configuration:
    return loadConfiguration(source, in: Path("."), absolute: Path("/")).report.diagnostics
  default: preconditionFailure("nothing reads \(subject)")
  }
}

private func schemaFindings(_ source: SourceText) -> [DiagnosticReport] {
  let result = source.parsed()
  guard result.report.isEmpty, let document = SchemaDocument(uri: "", tree: result.tree) else {
    return [DiagnosticReport(source: source, diagnostics: result.report)]
  }
  var options = SchemaOptions()
  options.isStrict = true
  return CompiledSchema.compile(document, options: options).reports
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
