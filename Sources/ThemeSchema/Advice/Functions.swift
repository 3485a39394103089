import ThemeDiagnostics
import ThemeYAML

/// A call as CSS has it: `cubic-bezier(0.4, 0, 0.2, 1)`.
struct FunctionCall {
  /// The name before the parenthesis.
  var name: String
  /// What stands in parentheses, parted by commas or blanks.
  var arguments: [String]
  /// The bytes of the call.
  var range: SourceRange

  /// Finds the call that begins with a scalar; in braces and brackets its commas have torn it apart.
  init?(at node: NodeID, in tree: YAMLTree) {
    let record = tree.nodes[Int(node)]
    guard record.kind == .scalar, record.scalarKind == .string, record.style == .plain else {
      return nil
    }
    let start = tree.range(of: node).start
    let bytes = tree.source.bytes
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let open = line.firstIndex(of: UInt8(ascii: "(")), open > start,
      open < tree.range(of: node).end, let close = line.firstIndex(of: UInt8(ascii: ")")),
      line[start..<open].allSatisfy({ isNameByte($0) })
    else { return nil }
    let content = String(decoding: line[(open + 1)..<close], as: UTF8.self)
    name = String(decoding: line[start..<open], as: UTF8.self)
    arguments = content.split { ",/ ".contains($0) }.map(String.init)
    range = SourceRange(start, close + 1)
  }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  isDigit(byte) || byte == UInt8(ascii: "-")
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

extension Adviser {
  /// For a call of CSS that is a curve, or that commas have torn apart: the same as it is written here.
  func functionCall() -> Advice? {
    guard let call = FunctionCall(at: node, in: tree),
      call.range != tree.range(of: node) || call.isCurve,
      let right = call.here.first(where: { schema.accepts($0, as: failure.schema) })
    else { return nil }
    let written = tree.source.text(in: call.range)
    return Advice(
      message: "\(subject) is \(quoted(written)); there are no functions of "
        + "\(call.isCurve ? "curves" : "colours"): `\(right)`",
      range: call.range,
      fixes: [Fix("write `\(right)`", .unsafe, edits: [TextEdit(call.range, right)])])
  }
}

extension FunctionCall {
  fileprivate var isCurve: Bool { name == "cubic-bezier" }

  /// What the call may be here.
  fileprivate var here: [String] {
    switch name {
    case _ where isCurve && arguments.count == 4 && arguments.allSatisfy(isNumber):
      return ["{cubicBezier: [\(arguments.joined(separator: ", "))]}"]
    case "rgb", "rgba":
      return colorText(ofComponents: arguments).map { [jsonString($0)] } ?? []
    default: return []
    }
  }
}

/// `0, 136, 255, 0.4`, the components of `rgba`, as `#0088FF 40%`.
///
/// - Parameter components: red, green and blue from 0 to 255, and perhaps the opacity.
/// - Returns: the colour, or `nil` where they are none.
func colorText(ofComponents components: [String]) -> String? {
  let parts = components.prefix(3).compactMap { UInt8($0) }
  guard parts.count == 3, components.count == 3 || components.count == 4 else { return nil }
  let digits = parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
  let color = "#" + digits.joined()
  guard components.count == 4 else { return color }
  let isPercentage = components[3].hasSuffix("%")
  let opacity = isPercentage ? String(components[3].dropLast()) : components[3]
  guard isNumber(opacity) else { return nil }
  let percentage = isPercentage ? opacity : shifted(opacity, by: 2)
  guard let amount = Double(percentage), amount >= 0, amount <= 100 else { return nil }
  return "\(color) \(percentage)%"
}
