import ThemeDiagnostics
import ThemeYAML

/// Keys by which other formats part a colour from its opacity.
enum ColorParts {
  static let colors = ["color", "colour"]
  static let opacities = ["opacity", "alpha"]
  static let all = colors + opacities
}

extension Adviser {
  /// For something else where a colour is expected, as the schema's words about it tell.
  func color() -> Advice? {
    colorAsNumber() ?? opacity() ?? colorSpelling()
      ?? (hasGluedComment ? Advice(help: "A comment needs a space before its `#`.") : nil)
  }

  /// `004721`: six digits without the sign that makes them a colour.
  private func colorAsNumber() -> Advice? {
    let kind = tree.scalarKind(of: node)
    let written = tree.source.text(in: tree.range(of: node))
    guard wantsColor, kind == .integer || kind == .float, written.utf8.allSatisfy(isHexDigit),
      [3, 4, 6, 8].contains(written.utf8.count)
    else { return nil }
    return Advice(
      message:
        "\(subject) is read as the number `\(written)`; write the colour as `\"#\(written)\"`",
      fixes: [replacing(by: "\"#\(written)\"", .unsafe)])
  }

  /// `black 0.4` and `black 140%`: an opacity that is no percentage, or none that can be.
  private func opacity() -> Advice? {
    guard tree.scalarKind(of: node) == .string,
      let space = value.utf8.lastIndex(of: UInt8(ascii: " "))
    else { return nil }
    let base = trimmed(String(value[..<space]))
    guard allowedTexts.contains(base) || (wantsColor && base.hasPrefix("#")) else { return nil }
    var written = String(value[space...].dropFirst())
    let isPercentage = written.hasSuffix("%")
    if isPercentage { written.removeLast() }
    guard isNumber(written), let amount = Double(written) else { return nil }
    guard !isPercentage, amount >= 0, amount <= 100 else {
      return Advice(message: "\(subject) is \(quoted(value)); an opacity goes from 0% to 100%")
    }
    let percentage = amount > 1 ? written : shifted(written, by: 2)
    let right = "\(base) \(percentage)%"
    let isCertain = amount > 1 || written.utf8.contains(UInt8(ascii: "."))
    return Advice(
      message: "\(subject) is \(quoted(value)); an opacity is a percentage: `\(right)`",
      fixes: [
        isQuoted || !base.hasPrefix("#")
          ? tree.respelling(node, as: right, isCertain ? .safe : .unsafe)
          : replacing(by: jsonString(right), isCertain ? .safe : .unsafe)
      ])
  }

  /// `{color: black, opacity: 0.4}`: a colour and its opacity, which are one text.
  func colorParts() -> Advice? {
    guard tree.kind(of: node) == .mapping, tree.count(of: node) == 2, wantsColor else { return nil }
    func part(_ names: [String]) -> String? {
      names.lazy.compactMap { tree.value(of: $0, in: node) }.first.map { tree.resolved($0) }
        .flatMap { tree.kind(of: $0) == .scalar ? tree.text(of: $0) : nil }
    }
    guard let color = part(ColorParts.colors), var opacity = part(ColorParts.opacities) else {
      return nil
    }
    if opacity.hasSuffix("%") { opacity.removeLast() } else { opacity = shifted(opacity, by: 2) }
    let text = "\(color) \(opacity)%"
    let right = color.hasPrefix("#") ? "\"\(text)\"" : text
    guard isNumber(opacity), schema.accepts(right, as: failure.schema) else { return nil }
    let isFlow = tree.nodes[Int(node)].style == .flow
    return Advice(
      message: "\(subject) is a mapping; a colour and its opacity are one text: `\(right)`",
      fixes: isFlow ? [replacing(by: right, .unsafe)] : [])
  }

  /// Whether what is expected may begin with a number sign.
  var wantsColor: Bool {
    (failure.expects ?? failure.expectsAround)?.utf8.contains(UInt8(ascii: "#")) ?? false
  }

  private var hasGluedComment: Bool {
    tree.scalarKind(of: node) == .string && wantsColor && !value.hasPrefix("#")
      && value.utf8.contains(UInt8(ascii: "#"))
  }
}
