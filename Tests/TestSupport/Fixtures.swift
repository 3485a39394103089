public import ThemeDiagnostics

import Foundation

/// The files below `Tests/Fixtures`, and the project's other folders.
public enum Fixtures {
  /// The project's root folder.
  public static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The path of a file or folder below `Tests/Fixtures`.
  public static func path(_ relative: String) -> String {
    project + "/Tests/Fixtures/" + relative
  }

  /// The bytes of a file below `Tests/Fixtures`.
  public static func bytes(_ relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(relative))))
  }

  /// A file below `Tests/Fixtures` as a source named by its last component.
  public static func source(_ relative: String) throws -> SourceText {
    SourceText(
      name: String(relative.split(separator: "/").last ?? ""), bytes: try bytes(relative))
  }

  /// The names of the files in a folder below `Tests/Fixtures` with an ending, sorted.
  public static func files(in folder: String, endingIn suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder))
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// The paths of all files below a folder with an ending, relative to it, sorted.
  public static func allFiles(below folder: String, endingIn suffix: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(suffix) }.sorted()
  }

  /// The bytes of a file anywhere.
  public static func contents(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path)))
  }
}
