import ThemeDiagnostics
import ThemeYAML

/// What another system calls a key or a value, by the annotations `x-otherKeys` and `x-otherValues` of a
/// schema's root: a mapping of names to `of`, the system, `is`, the key's path or the value here, and for
/// a key `as`, an entry that shows how it is written.
struct OtherName: Hashable {
  /// The system.
  var system: String
  /// The key's path, or the value.
  var here: String
  /// A key with a value, to show how it is written.
  var example: String?
}

extension CompiledSchema {
  /// What a key is that another system has; `nil` for other names.
  func otherKey(_ name: String) -> OtherName? { otherName(name, "x-otherKeys") }

  /// What a value is that another system has; `nil` for other texts.
  func otherValue(_ text: String) -> OtherName? { otherName(text, "x-otherValues") }

  private func otherName(_ name: String, _ annotation: String) -> OtherName? {
    let record = program.schemas[Int(program.root)]
    let tree = program.documents[Int(record.document)].tree
    guard let names = tree.value(of: annotation, in: record.node),
      let entry = tree.value(of: name, in: tree.resolved(names)).map({ tree.resolved($0) })
    else { return nil }
    func text(_ key: String) -> String? {
      tree.value(of: key, in: entry).map { tree.text(of: tree.resolved($0)) }
    }
    guard let system = text("of"), let here = text("is") else { return nil }
    return OtherName(system: system, here: here, example: text("as"))
  }
}

extension Adviser {
  /// For a key that another system has: what it is here.
  func otherKey(_ key: String, _ other: OtherName) -> Advice {
    let example = other.example.map { ", as in `\($0)`" } ?? ""
    return Advice(
      message: "unknown key \(quoted(key))\(here); that is \(other.system)'s name for "
        + "`\(other.here)`\(example)")
  }

  /// For a value that another system has, as it is written there: `.medium()`.
  func otherValue() -> Advice? {
    guard tree.scalarKind(of: node) == .string else { return nil }
    var name = Substring(value)
    if name.hasPrefix(".") { name = name.dropFirst() }
    if name.hasSuffix("()") { name = name.dropLast(2) }
    guard let other = schema.otherValue(String(name)),
      schema.accepts(other.here, as: failure.schema)
    else { return nil }
    return Advice(
      message: "\(subject) is \(quoted(value)), which is \(other.system)'s name for "
        + "`\(other.here)`",
      fixes: [replacing(by: other.here, .unsafe)])
  }
}
