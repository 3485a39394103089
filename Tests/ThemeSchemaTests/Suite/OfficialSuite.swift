import TestSupport
import ThemeDiagnostics
import ThemeYAML

@testable import ThemeSchema

/// The official test suite's files, groups and tests, read with our own reader.
struct OfficialSuite {
  struct Case: Sendable {
    let id: String
    let schema: SchemaDocument
    let instance: (tree: YAMLTree, node: NodeID)
    let isValid: Bool
  }

  static let folder = "json-schema-suite"

  /// The documents that the suite's schemas refer to.
  static let remotes: [SchemaDocument] = {
    let root = Fixtures.path(folder + "/remotes")
    return Fixtures.allFiles(below: root, endingIn: ".json").compactMap { path in
      guard let bytes = try? Fixtures.contents(of: root + "/" + path) else { return nil }
      let source = SourceText(name: path, bytes: bytes)
      return SchemaDocument(
        uri: "http://localhost:1234/" + path, tree: read(source, as: .json).tree)
    }
  }()

  /// Runs the tests of a file.
  ///
  /// - Returns: the number of tests, and the ids of those with the wrong verdict.
  static func run(_ file: String) throws -> (count: Int, wrong: [String]) {
    let tree = read(try Fixtures.source(folder + "/tests/" + file), as: .json).tree
    var count = 0
    var wrong: [String] = []
    for group in tree.items(of: tree.documents[0].root) {
      let name = text("description", in: group, tree)
      guard let schemaNode = tree.value(of: "schema", in: group),
        let tests = tree.value(of: "tests", in: group)
      else { continue }
      var options = SchemaOptions()
      options.resources = remotes
      options.assertsFormats = file.hasPrefix("optional/format/")
      options.checksMetaSchema = false
      let document = SchemaDocument(uri: "", tree: tree, root: schemaNode)
      let (schema, reports) = CompiledSchema.compile(document, options: options)
      for test in tree.items(of: tests) {
        count += 1
        let id = "\(file): \(name): \(text("description", in: test, tree))"
        guard let data = tree.value(of: "data", in: test),
          let valid = tree.value(of: "valid", in: test)
        else { continue }
        guard let schema else {
          wrong.append(id + " (\(reports.flatMap { $0.diagnostics.map { $0.message } }))")
          continue
        }
        let verdict = schema.accepts(data, in: tree)
        if verdict != tree.boolean(of: valid) { wrong.append(id) }
        if schema.diagnostics(for: data, in: tree).isEmpty != verdict {
          wrong.append(id + " (the passes disagree)")
        }
      }
    }
    return (count, wrong)
  }

  private static func text(_ key: String, in node: NodeID, _ tree: YAMLTree) -> String {
    tree.value(of: key, in: node).map { tree.text(of: $0) } ?? ""
  }
}
