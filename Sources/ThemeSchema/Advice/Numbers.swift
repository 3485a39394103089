import ThemeDiagnostics
import ThemeYAML

extension Adviser {
  /// For a number above 1 where a part of a whole is expected: the percentage that was meant.
  func percentage() -> Advice? {
    guard case .range(let range) = failure.expectation, range.maximum == "1", isNumber(value),
      let amount = Double(value), amount >= 2, amount <= 100
    else { return nil }
    let right = takesPercentage ? value + "%" : shifted(value, by: -2)
    return Advice(
      message: failure.message(in: tree) + "; did you mean `\(right)`?",
      fixes: [replacing(by: right, .unsafe)])
  }

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
    return separated(value) ?? unit(value) ?? percentText(value) ?? foreignDigits(value)
      ?? comma(value) ?? clock(value) ?? notFinite(value)
  }

  /// `12pt`, `12 px`, `900pt/s`.
  private func unit(_ value: String) -> Advice? {
    let split = value.utf8.lastIndex { isDigit($0) || $0 == UInt8(ascii: ".") }
    guard let split else { return nil }
    let end = value.utf8.index(after: split)
    let amount = String(value[..<end])
    let unit = trimmed(String(value[end...]))
    guard isNumber(amount), !unit.isEmpty,
      unit.utf8.allSatisfy({ $0 == UInt8(ascii: "/") || isLetter($0) })
    else { return nil }
    if unit == "ms", failure.unit == "seconds" {
      let seconds = shifted(amount, by: -3)
      return Advice(
        message: "\(subject) is \(quoted(value)); times are seconds, without a unit: `\(seconds)`",
        fixes: [replacing(by: seconds, .safe)])
    }
    let message = "\(subject) is \(quoted(value)); numbers are written without a unit"
    let isSame = ["points", "point", "pts", "pt", "pt/s", "pts/s", "s"].contains(unit)
    let isPixel = ["px", "dp", "sp"].contains(unit)
    guard isSame || isPixel else {
      return Advice(message: message + ", and it must be \(wanted)")
    }
    return Advice(
      message: message + ": `\(amount)`",
      help: isPixel ? "Lengths are points; a pixel of a design at 1× is one point." : nil,
      fixes: [replacing(by: amount, isSame ? .safe : .unsafe)])
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// `30%` where no percentage can stand, `30 %`, `130%`.
  private func percentText(_ value: String) -> Advice? {
    guard value.hasSuffix("%") else { return nil }
    let amount = trimmed(String(value.dropLast()))
    guard isNumber(amount), let percent = Double(amount) else { return nil }
    if takesPercentage {
      guard percent >= 0, percent <= 100 else {
        return Advice(
          message: "\(subject) is \(quoted(value)); a percentage goes from 0% to 100%")
      }
      guard value.utf8.contains(UInt8(ascii: " ")) else { return nil }
      return Advice(
        message: "\(subject) is \(quoted(value)); no space may stand before `%`",
        fixes: [tree.respelling(node, as: amount + "%", .safe)])
    }
    let message = "\(subject) is \(quoted(value)); it must be \(wanted), not a percentage"
    guard failure.unit == nil else { return Advice(message: message) }
    let fraction = shifted(amount, by: -2)
    return Advice(
      message: message + ": `\(fraction)`", fixes: [replacing(by: fraction, .unsafe)])
  }

  /// Whether a percentage would be right, as the schema's words tell.
  private var takesPercentage: Bool {
    var words = [failure.expects ?? "", failure.expectsAround ?? ""]
    if case .alternatives(let more, _) = failure.expectation { words += more }
    return words.contains { $0.utf8.contains(UInt8(ascii: "%")) }
  }

  /// What is wanted, in words.
  private var wanted: String {
    let number = "a number" + (failure.unit.map { " of " + $0 } ?? "")
    return failure.expects ?? failure.expectsAround ?? number
  }

  /// `1_000`, `1 000`, `1.000.000` and `0b11`.
  private func separated(_ value: String) -> Advice? {
    if value.hasPrefix("0b"), let number = Int(value.dropFirst(2), radix: 2) {
      return Advice(
        message: "\(subject) is \(quoted(value)); YAML 1.2 has no binary numbers: `\(number)`",
        fixes: [replacing(by: "\(number)", .safe)])
    }
    if let plain = withoutSeparators(value, "_"), isNumber(plain) {
      return Advice(
        message:
          "\(subject) is \(quoted(value)); digits are written without `_` in YAML 1.2: `\(plain)`",
        fixes: [replacing(by: plain, .safe)])
    }
    for separator: Character in [" ", "'", ".", "\u{A0}", "\u{2009}", "\u{202F}"] {
      guard isGrouped(value, by: separator), let plain = withoutSeparators(value, separator) else {
        continue
      }
      return Advice(
        message: "\(subject) is \(quoted(value)); digits stand side by side: `\(plain)`",
        fixes: [replacing(by: plain, .unsafe)])
    }
    guard value.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1,
      value.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || isDigit($0) })
    else { return nil }
    return Advice(message: "\(subject) is \(quoted(value)); a number has one decimal point")
  }

  private func withoutSeparators(_ value: String, _ separator: Character) -> String? {
    let plain = String(value.filter { $0 != separator })
    return plain == value ? nil : plain
  }

  /// Whether a text is digits in groups of three, at least two of them; `1.000` is a number itself.
  private func isGrouped(_ value: String, by separator: Character) -> Bool {
    let groups = value.split(separator: separator, omittingEmptySubsequences: false)
    return groups.count > 1 && groups.allSatisfy { isDigits($0) } && groups[0].utf8.count <= 3
      && groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
  }

  /// `nan` and `inf`, which other languages read as numbers.
  private func notFinite(_ value: String) -> Advice? {
    let lower = value.lowercased().drop { $0 == "-" || $0 == "+" }
    guard ["nan", "inf", "infinity"].contains(lower) else { return nil }
    return Advice(
      message: "\(subject) is \(quoted(value)), and every number is finite; it must be \(wanted)")
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

/// A decimal number with its point moved, to the right for positive places, without needless zeros.
func shifted(_ text: String, by places: Int) -> String {
  var digits = Array(text.utf8)
  var sign = ""
  if digits.first == UInt8(ascii: "-") { sign = "-" }
  if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
  var point = digits.count
  if let index = digits.firstIndex(of: UInt8(ascii: ".")) {
    digits.remove(at: index)
    point = index
  }
  point += places
  let zero = UInt8(ascii: "0")
  while point < 1 {
    digits.insert(zero, at: 0)
    point += 1
  }
  while digits.count < point { digits.append(zero) }
  while point > 1, digits.first == zero {
    digits.removeFirst()
    point -= 1
  }
  while digits.count > point, digits.last == zero { digits.removeLast() }
  let whole = sign + String(decoding: digits[..<point], as: UTF8.self)
  return digits.count > point
    ? whole + "." + String(decoding: digits[point...], as: UTF8.self) : whole
}
