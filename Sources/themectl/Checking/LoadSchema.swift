import ThemeDiagnostics
import ThemePresets
import ThemeSchema
import ThemeYAML

/// The options of the commands that take a schema.
enum SchemaChoice {
  /// Names the schema to check against.
  static let schema = Option("schema", .file, "check against this JSON Schema, not as presets")

  /// Gives a document that schemas may refer to.
  static let resource = Option(
    "resource", .text(placeholder: "URI=FILE"),
    "the document that a schema means by a URI; may be repeated", isRepeatable: true)

  /// Makes `format` an assertion.
  static let assertFormats = Option("assert-formats", "hold values to the schema's `format`s")
}

/// A schema as far as it could be loaded.
struct LoadedSchema: Sendable {
  /// The schema; `nil` when it has errors.
  var schema: CompiledSchema?
  /// What was found in it and in the documents it refers to.
  var reports: [DiagnosticReport]
}

/// Why there is no schema at all.
struct SchemaLoadError: Error {
  /// The message.
  var message: String
  /// What the call ends with.
  var status: ExitStatus
}

/// Loads a schema with the resources that a call names; the network is never touched.
///
/// The schema of presets can always be referred to by its `$id`.
///
/// - Parameters:
///   - path: the schema, JSON or YAML.
///   - arguments: the call's.
///   - isStrict: whether what is legal but surely not meant is reported too.
/// - Returns: the schema and what was found in it.
/// - Throws: why it could not be read.
func loadSchema(
  _ path: Path, _ arguments: Arguments, isStrict: Bool = false
) throws(SchemaLoadError) -> LoadedSchema {
  var options = SchemaOptions()
  options.assertsFormats = arguments.has(SchemaChoice.assertFormats)
  options.isStrict = isStrict
  var reports: [DiagnosticReport] = []
  var documents: [SchemaDocument] = []
  let builtIn = SchemaDocument(
    builtIn: PresetSchemaText.id, text: PresetSchema.text, name: "<shipped>/preset.schema.json")
  if let builtIn { documents.append(builtIn) }
  for resource in arguments.paths(of: SchemaChoice.resource) {
    guard let equals = resource.bytes.firstIndex(of: UInt8(ascii: "=")) else {
      let text = resource.name.visible
      throw SchemaLoadError(
        message: "`--resource` must be URI=FILE, not `\(text)`", status: .wrongUse)
    }
    let uri = Path(bytes: resource.bytes[..<equals]).name
    let file = Path(bytes: resource.bytes[(equals + 1)...])
    if let document = try schemaDocument(file, uri: uri, arguments, &reports) {
      documents.append(document)
    }
  }
  options.resources = documents
  guard let document = try schemaDocument(path, uri: "", arguments, &reports),
    !reports.contains(where: { $0.hasErrors })
  else { return LoadedSchema(schema: nil, reports: reports) }
  let compiled = CompiledSchema.compile(document, options: options)
  return LoadedSchema(schema: compiled.schema, reports: reports + compiled.reports)
}

private func schemaDocument(
  _ path: Path, uri: String, _ arguments: Arguments, _ reports: inout [DiagnosticReport]
) throws(SchemaLoadError) -> SchemaDocument? {
  let source: SourceText
  do throws(ReadError) {
    source = try arguments.input(path).source(maxSize: arguments.maxSize).source
  } catch {
    throw SchemaLoadError(
      message: "\(path.name.visible): \(error.message)", status: .inaccessible)
  }
  let result = source.parsed(limits: ValidationPipeline.limits(arguments.maxSize))
  if !result.report.isEmpty {
    reports.append(DiagnosticReport(source: result.tree.source, diagnostics: result.report))
  }
  return SchemaDocument(uri: uri, tree: result.tree)
}
