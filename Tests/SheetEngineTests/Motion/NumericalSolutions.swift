import Foundation

/// The rows of a file in Tests/Fixtures/motion, which solve.py wrote.
enum NumericalSolutions {
  static func rows(_ name: String) throws -> [[Substring]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    let text = try String(
      contentsOf: URL(filePath: folder + "/Fixtures/motion/" + name), encoding: .utf8)
    return text.split(separator: "\n").dropFirst(2).map { $0.split(separator: ",") }
  }

  /// Whether two numbers differ by at most 1e-9, or by that part of the larger one.
  static func agree(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 1e-9 * max(1, b.magnitude)
  }
}
