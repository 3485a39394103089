import ThemeDiagnostics
import ThemePresets
import ThemeSchema

/// Makes the checks that a call and its configurations ask for.
///
/// What they have in common is made once: preparing the format of presets takes a millisecond.
struct PipelineMaker {
  private let arguments: Arguments
  private var presets: PresetLoader?
  private var schemas: [Path: CompiledSchema?] = [:]

  /// Prepares nothing yet.
  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// The checks of files, and the files that there is a check for.
  ///
  /// - Parameters:
  ///   - found: the files with their configurations.
  ///   - forms: the forms of the findings.
  ///   - console: where is said what is wrong with a schema.
  /// - Returns: the checks, and the files without those whose schema is wrong.
  mutating func checker(
    for found: FoundFiles, forms: [ReportForm], _ console: inout Console
  ) -> (checker: FileChecker, files: [InputFile]) {
    let used = Set(found.files.map { $0.configuration })
    let plain = used.contains(nil) ? pipeline(for: nil, &console) : nil
    var configured: [ValidationPipeline?] = []
    for (number, configuration) in found.configurations.enumerated() {
      configured.append(used.contains(number) ? pipeline(for: configuration, &console) : nil)
    }
    let checker = FileChecker(
      plain: plain, configured: configured, forms: forms,
      access: .files(besides: found.files, maxSize: arguments.maxSize))
    return (checker, found.files.filter { checker.canCheck($0) })
  }

  private mutating func pipeline(
    for configuration: Configuration?, _ console: inout Console
  ) -> ValidationPipeline? {
    let path = arguments.path(of: SchemaChoice.schema) ?? configuration?.schema
    let judge: ValidationPipeline.Judge
    if let path {
      guard let schema = schema(path, &console) else { return nil }
      judge = .schema(schema)
    } else {
      let limits = ValidationPipeline.limits(arguments.maxSize)
      let loader = presets ?? PresetLoader(limits: limits)
      presets = loader
      judge = .presets(loader)
    }
    var pipeline = ValidationPipeline(judge, maxSize: arguments.maxSize)
    pipeline.severities = configuration?.severities ?? Severities()
    pipeline.isStrict = arguments.has(Options.strict) || configuration?.isStrict == true
    return pipeline
  }

  /// A schema of the user's; `nil` where it is itself wrong, which is then said.
  private mutating func schema(_ path: Path, _ console: inout Console) -> CompiledSchema? {
    if let known = schemas[path] { return known }
    let schema = load(path, &console)
    schemas[path] = .some(schema)
    return schema
  }

  private func load(_ path: Path, _ console: inout Console) -> CompiledSchema? {
    do throws(SchemaLoadError) {
      let loaded = try loadSchema(path, arguments)
      if let schema = loaded.schema { return schema }
      for report in loaded.reports { console.report(report) }
      console.problem("\(path.name.visible): the schema has errors", .wrongUse)
    } catch {
      console.problem(error.message, error.status)
    }
    return nil
  }
}

extension FileChecker {
  /// Whether there is a check for a file.
  func canCheck(_ file: InputFile) -> Bool {
    (file.configuration.map { configured[$0] } ?? plain) != nil
  }

  /// Whether some files are checked as presets rather than against a schema of the user's.
  var judgesPresets: Bool {
    ([plain] + configured).contains { $0?.checksPresets == true }
  }
}
