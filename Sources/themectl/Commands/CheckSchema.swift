import ThemeDiagnostics

extension Command {
  /// `themectl schema check`.
  static let checkSchema = Command(
    name: "check",
    summary: "check a JSON Schema and say what is wrong with it",
    operands: .one("FILE"),
    options: [
      ReportOutput.format, Options.strict, SchemaChoice.resource, Options.quiet, Options.color,
      ReportOutput.maxDiagnostics, Options.maxSize, Options.standardInputName,
    ],
    examples: [
      Example("schema check house-rules.schema.json", "checks a schema of your own")
    ],
    run: { arguments, console throws(UsageError) in
      try CheckSchema(arguments: arguments).run(&console)
    }
  )
}

/// A run of `themectl schema check`.
private struct CheckSchema {
  let arguments: Arguments

  func run(_ console: inout Console) throws(UsageError) -> ExitStatus {
    let outputs = try ReportOutput.all(for: arguments, command: .checkSchema)
    let loaded: LoadedSchema
    do throws(SchemaLoadError) {
      loaded = try loadSchema(arguments.operands[0], arguments, isStrict: true)
    } catch {
      console.problem(error.message, error.status)
      return error.status
    }
    var counts = ReportCounts()
    for report in loaded.reports { counts.add(report) }
    // The documents without findings have no report.
    counts.files = max(1, counts.files)
    for output in outputs {
      guard case .report(let renderer) = output.form else { continue }
      console.send(
        renderer.document(of: loaded.reports.map(renderer.render), counts: counts),
        to: output.destination)
    }
    if outputs.contains(where: { $0.isTextOnStandardOutput }), !arguments.has(Options.quiet) {
      let name = arguments.input(arguments.operands[0]).name.visible
      console.print("\(name): \(counts.phrase)\n")
    }
    return counts.status(isStrict: arguments.has(Options.strict))
  }
}
