public import ThemeDiagnostics
import ThemeYAML

/// The first place where two replays differ.
public struct FrameDifference: Hashable, Sendable {
  /// The line of the expected text, from 1.
  public var line: Int
  /// The frame's time as it is written; empty where a whole line is missing.
  public var time: String
  /// The place in the frame, such as `presentations[0].height`; empty for the whole line.
  public var path: String
  /// What is there.
  public var actual: String
  /// What was expected.
  public var expected: String
}

extension FrameDifference {
  /// By how much two numbers may differ, or by that part of the expected one where it is above 1.
  public static let tolerance = 1e-9

  /// The difference in one sentence.
  public var message: String {
    if path.isEmpty {
      return "line \(line): \(actual), expected \(expected)"
    }
    return "line \(line), t = \(time): \(path) is \(actual), expected \(expected)"
  }
}

/// Compares the frames of a replay with expected ones.
///
/// What the expected ones do not name is not compared, so a recording stays good when frames say more.
///
/// - Parameters:
///   - actual: the frames, one JSON line each.
///   - expected: the text that was recorded.
/// - Returns: the first difference, or `nil`; numbers may differ by ``FrameDifference/tolerance``.
public func compareFrames(_ actual: [String], with expected: SourceText) -> FrameDifference? {
  var lines = expected.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  if lines.last?.isEmpty == true { lines.removeLast() }
  for (index, (line, wanted)) in zip(actual, lines).enumerated() {
    if line.utf8.elementsEqual(wanted) { continue }
    let recorded = read(SourceText(name: expected.name, bytes: Array(wanted)), as: .json)
    guard recorded.report.isEmpty else {
      return FrameDifference(
        line: index + 1, time: "", path: "", actual: "there is a frame",
        expected: "something that is not JSON")
    }
    let comparison = LineComparison(
      actual: read(SourceText(name: "", text: line), as: .json).tree, expected: recorded.tree,
      line: index + 1)
    if let difference = comparison.difference() { return difference }
  }
  guard actual.count != lines.count else { return nil }
  return FrameDifference(
    line: min(actual.count, lines.count) + 1, time: "", path: "",
    actual: actual.count == 1 ? "there is 1 frame" : "there are \(actual.count) frames",
    expected: "\(lines.count)")
}

/// Two lines that are not equal byte for byte.
private struct LineComparison {
  let actual: YAMLTree
  let expected: YAMLTree
  let line: Int

  func difference() -> FrameDifference? {
    guard let mine = actual.documents.first?.root, let theirs = expected.documents.first?.root
    else { return nil }
    return difference(mine, theirs, path: "")
  }

  private func difference(_ mine: NodeID, _ theirs: NodeID, path: String) -> FrameDifference? {
    guard actual.kind(of: mine) == expected.kind(of: theirs) else {
      return found(path, text(mine), text(theirs, in: expected))
    }
    switch actual.kind(of: mine) {
    case .mapping: return mappings(mine, theirs, path)
    case .sequence: return sequences(mine, theirs, path)
    case .scalar, .alias:
      return isEqual(mine, theirs)
        ? nil : found(path, text(mine), text(theirs, in: expected))
    }
  }

  private func mappings(_ mine: NodeID, _ theirs: NodeID, _ path: String) -> FrameDifference? {
    let prefix = path.isEmpty ? "" : path + "."
    for entry in actual.entries(of: mine) {
      let key = actual.text(of: entry.key)
      // A recording that is older than a field says nothing of it.
      guard let other = expected.value(of: key, in: theirs) else { continue }
      if let result = difference(entry.value, other, path: prefix + key) { return result }
    }
    for entry in expected.entries(of: theirs) {
      let key = expected.text(of: entry.key)
      if actual.value(of: key, in: mine) == nil {
        return found(prefix + key, "nothing", text(entry.value, in: expected))
      }
    }
    return nil
  }

  private func sequences(_ mine: NodeID, _ theirs: NodeID, _ path: String) -> FrameDifference? {
    let items = Array(actual.items(of: mine))
    let others = Array(expected.items(of: theirs))
    for (index, (item, other)) in zip(items, others).enumerated() {
      if let result = difference(item, other, path: "\(path)[\(index)]") { return result }
    }
    guard items.count != others.count else { return nil }
    let index = min(items.count, others.count)
    return found(
      "\(path)[\(index)]", index < items.count ? text(items[index]) : "nothing",
      index < others.count ? text(others[index], in: expected) : "nothing")
  }

  private func isEqual(_ mine: NodeID, _ theirs: NodeID) -> Bool {
    if isNumber(mine, in: actual), isNumber(theirs, in: expected) {
      let (a, b) = (actual.number(of: mine), expected.number(of: theirs))
      return (a - b).magnitude <= FrameDifference.tolerance * max(1, b.magnitude)
    }
    return actual.scalarKind(of: mine) == expected.scalarKind(of: theirs)
      && actual.text(of: mine) == expected.text(of: theirs)
  }

  private func isNumber(_ node: NodeID, in tree: YAMLTree) -> Bool {
    tree.scalarKind(of: node) == .integer || tree.scalarKind(of: node) == .float
  }

  private func text(_ node: NodeID, in tree: YAMLTree? = nil) -> String {
    let tree = tree ?? actual
    return tree.source.text(in: tree.range(of: node))
  }

  private func found(_ path: String, _ mine: String, _ theirs: String) -> FrameDifference {
    let root = actual.documents[0].root
    let time = actual.value(of: "t", in: root).map { text($0) } ?? ""
    return FrameDifference(line: line, time: time, path: path, actual: mine, expected: theirs)
  }
}
