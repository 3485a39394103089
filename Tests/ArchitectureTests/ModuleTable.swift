import Foundation
import TestSupport
import Testing

/// A row of the table of modules in `Documentation/Architecture.md`.
struct ModuleRow: Sendable, CustomTestStringConvertible {
  /// The module.
  var name: String
  /// The modules it may import.
  var imports: [String]

  var testDescription: String { name }

  /// The folder of the module's sources.
  var folder: String {
    Fixtures.project + "/Sources/" + (name == "CYamlShim" ? "CYaml" : name)
  }

  /// The rows in the page's order.
  static let all: [ModuleRow] = {
    let page =
      (try? String(
        contentsOfFile: Fixtures.project + "/Documentation/Architecture.md", encoding: .utf8))
      ?? ""
    let table = page.components(separatedBy: "| Module | May import |").last ?? ""
    return table.split(separator: "\n\n").first.map(String.init)?
      .split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|").map { names(in: $0) }
        guard cells.count >= 2, let name = cells[0].first else { return nil }
        return ModuleRow(name: name, imports: cells[1])
      } ?? []
  }()

  /// The words between backticks.
  private static func names(in cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

/// An import in a source file.
struct ImportLine: Hashable {
  /// The file, below the project's folder.
  var file: String
  /// The module named.
  var module: String

  /// The imports of all files of a module, in the files' order.
  static func all(in row: ModuleRow) throws -> [ImportLine] {
    let files =
      FileManager.default.enumerator(atPath: row.folder)?.compactMap { $0 as? String } ?? []
    return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
      try String(contentsOfFile: row.folder + "/" + file, encoding: .utf8)
        .split(separator: "\n").compactMap { line in
          module(in: line).map { ImportLine(file: row.name + "/" + file, module: $0) }
        }
    }
  }

  /// The module that a line imports, whatever its access word or kind of declaration.
  private static func module(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "import"), words.count > keyword + 1,
      words[..<keyword].allSatisfy({ accessWords.contains(String($0)) })
    else { return nil }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    let name =
      kinds.contains(words[keyword + 1]) ? words.dropFirst(keyword + 2).first : words[keyword + 1]
    return name.flatMap { $0.split(separator: ".").first.map(String.init) }
  }

  private static let accessWords: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "@_exported", "@testable",
    "@preconcurrency", "@_implementationOnly",
  ]
}
