import Foundation

/// A page in `Documentation` with tables that a test holds to their word.
public struct DocumentationPage: Sendable {
  /// The rows of all tables, without their headings' lines of dashes; each row as its cells.
  public let rows: [[String]]

  /// Reads a page.
  public init(_ name: String) throws {
    rows = try String(contentsOfFile: Fixtures.project + "/Documentation/" + name, encoding: .utf8)
      .split(separator: "\n")
      .filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
  }

  /// What stands between backticks in a cell.
  public static func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The names of all tests.
  public static func testNames() throws -> Set<String> {
    let functions = try sources(below: "Tests").matches(of: /func `([^`]+)`\(/)
    return Set(functions.map { String($0.output.1) })
  }

  /// The texts of all Swift files below a folder of the project, one after the other.
  public static func sources(below folder: String) throws -> String {
    let path = Fixtures.project + "/" + folder
    return try Fixtures.allFiles(below: path, endingIn: ".swift")
      .map { try String(contentsOfFile: path + "/" + $0, encoding: .utf8) }
      .joined(separator: "\n")
  }
}
