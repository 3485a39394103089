import ThemeDiagnostics
import ThemeYAML

extension Adviser {
  /// For a text where a number is expected: the number that was meant.
  func number() -> Advice? {
    guard !expectedTypes.isDisjoint(with: .number), tree.scalarKind(of: node) == .string else {
      return nil
    }
    let value = trimmed(self.value)
    if isQuoted, isNumber(value) {
      return Advice(
        message: "\(subject) is in quotes, which makes it text; write the number `\(value)`",
        fixes: [replacing(by: value, .safe)])
    }
    return separated(value) ?? unit(value) ?? percentage(value) ?? foreignDigits(value)
      ?? comma(value) ?? clock(value)
  }

  /// `12pt`, `12 px`.
  private func unit(_ value: String) -> Advice? {
    for unit in ["points", "point", "pts", "pt", "px", "dp", "sp", "ms", "s", "em", "rem"] {
      guard value.hasSuffix(unit) else { continue }
      let amount = trimmed(String(value.dropLast(unit.count)))
      guard isNumber(amount) else { return nil }
      var advice = Advice(
        message: "\(subject) is \(quoted(value)); numbers are written without a unit: `\(amount)`",
        fixes: [replacing(by: amount, unit.hasPrefix("p") && unit != "px" ? .safe : .unsafe)])
      switch unit {
      case "ms":
        advice.help = "Times are seconds; a millisecond is 0.001."
        advice.fixes = []
      case "px", "dp": advice.help = "Lengths are points; a pixel of a design at 1× is one point."
      default: break
      }
      return advice
    }
    return nil
  }

  /// `30%`, `30 %`.
  private func percentage(_ value: String) -> Advice? {
    guard value.hasSuffix("%") else { return nil }
    let amount = trimmed(String(value.dropLast()))
    guard isNumber(amount), let percent = Double(amount) else { return nil }
    if value.utf8.contains(UInt8(ascii: " ")) {
      return Advice(
        message: "\(subject) is \(quoted(value)); no space may stand before `%`",
        fixes: [replacing(by: amount + "%", .safe)])
    }
    let fraction = shortText(percent / 100)
    return Advice(
      message: "\(subject) is \(quoted(value)); it must be \(failure.expects ?? "a number")",
      help: "As a fraction that is \(fraction).", fixes: [replacing(by: fraction, .unsafe)])
  }

  /// `1_000`.
  private func separated(_ value: String) -> Advice? {
    let plain = String(value.filter { $0 != "_" })
    guard plain != value, isNumber(plain) else { return nil }
    return Advice(
      message:
        "\(subject) is \(quoted(value)); digits are written without `_` in YAML 1.2: `\(plain)`",
      fixes: [replacing(by: plain, .safe)])
  }

  /// `1,5`.
  private func comma(_ value: String) -> Advice? {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, isNumber(String(parts[0])), isDigits(parts[1]) else { return nil }
    let plain = "\(parts[0]).\(parts[1])"
    return Advice(
      message: "\(subject) is \(quoted(value)); the decimal sign is a point: `\(plain)`",
      fixes: [replacing(by: plain, .unsafe)])
  }

  /// `0:20`, which YAML 1.1 reads to the base of 60.
  private func clock(_ value: String) -> Advice? {
    let parts = value.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ isDigits($0) }) else { return nil }
    return Advice(
      message: "\(subject) is \(quoted(value)); it must be a number, such as `0.35` for seconds")
  }

  /// Digits of other scripts.
  private func foreignDigits(_ value: String) -> Advice? {
    var plain = ""
    var isForeign = false
    for scalar in value.unicodeScalars {
      if let digit = scalar.properties.numericType == .decimal
        ? scalar.properties.numericValue : nil,
        !scalar.isASCII
      {
        plain += "\(Int(digit))"
        isForeign = true
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    guard isForeign, isNumber(plain) else { return nil }
    return Advice(
      message: "\(subject) is \(quoted(value)); digits are 0 to 9: `\(plain)`",
      fixes: [replacing(by: plain, .unsafe)])
  }
}

/// Whether a text is a decimal number of the YAML core schema.
func isNumber(_ text: String) -> Bool {
  var rest = Substring(text)
  if rest.hasPrefix("-") || rest.hasPrefix("+") { rest = rest.dropFirst() }
  let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count <= 2, parts.contains(where: { !$0.isEmpty }) else { return false }
  return parts.allSatisfy { $0.isEmpty || isDigits($0) }
}

private func isDigits(_ text: Substring) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
}

/// The text without blanks at both ends.
func trimmed(_ text: String) -> String {
  var rest = Substring(text)
  while rest.first == " " { rest = rest.dropFirst() }
  while rest.last == " " { rest = rest.dropLast() }
  return String(rest)
}

/// A number without needless digits: `0.3`, `12`.
private func shortText(_ value: Double) -> String {
  value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
}
