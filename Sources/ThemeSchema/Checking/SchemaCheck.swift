import ThemeDiagnostics
import ThemeYAML

/// Finds what a schema may legally say but surely does not mean.
struct SchemaCheck {
  /// The document, with what was found to be a schema and what was compiled.
  let file: SchemaFile
  private(set) var findings: [Diagnostic] = []

  var tree: YAMLTree { file.document.tree }

  /// Looks at every schema of a document after it was compiled.
  ///
  /// - Parameters:
  ///   - file: the document.
  ///   - isSound: whether nothing is wrong, so that what no reference reaches is not needed.
  /// - Returns: the warnings.
  static func findings(in file: SchemaFile, isSound: Bool) -> [Diagnostic] {
    var check = SchemaCheck(file: file)
    for node in file.owners.indices where file.owners[node] >= 0 {
      let schema = NodeID(node)
      guard check.tree.kind(of: schema) == .mapping else { continue }
      check.unknownKeywords(of: schema)
      check.ignoredKeywords(of: schema)
      check.keywordsOfOtherTypes(of: schema)
      check.emptyRanges(of: schema)
      check.impossibleValues(of: schema)
      check.impossibleKeys(of: schema)
    }
    if isSound { check.unreachableDefinitions() }
    return check.findings
  }

  private init(file: SchemaFile) { self.file = file }
}

extension SchemaCheck {
  /// Adds a warning.
  mutating func warn(
    _ code: DiagnosticCode, _ message: String, at node: NodeID, related: [RelatedRange] = [],
    fixes: [Fix] = [], help: String? = nil
  ) {
    findings.append(
      Diagnostic(
        code, severity: .warning, message, at: tree.range(of: node), related: related,
        instanceLocation: file.document.pointer(to: node), fixes: fixes, help: help))
  }

  /// The entries of a schema that are keywords.
  func keywords(of schema: NodeID) -> [(keyword: Keyword, key: NodeID, value: NodeID)] {
    tree.entries(of: schema).compactMap { entry in
      file.keyword(entry.key).map { ($0, entry.key, tree.resolved(entry.value)) }
    }
  }

  /// The types that `type` in a schema allows; every type where it says none.
  func types(of schema: NodeID) -> TypeSet {
    guard let value = file.value(of: .type, in: schema) else { return .all }
    let isList = tree.kind(of: value) == .sequence
    let names = isList ? tree.items(of: value).map { tree.resolved($0) } : [value]
    return names.reduce(into: TypeSet()) { types, name in
      types.formUnion(TypeSet(name: tree.text(of: name).utf8) ?? .all)
    }
  }
}

extension SchemaCompiler {
  /// Reports what the documents that did not come with the program say without meaning it.
  mutating func checkStrictly() {
    let isSound = faults.isEmpty
    for index in files.indices where !files[index].document.isBuiltIn {
      add(SchemaCheck.findings(in: files[index], isSound: isSound), of: index)
    }
  }
}
