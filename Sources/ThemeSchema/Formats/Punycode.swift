/// Bootstring with the parameters of RFC 3492 §5.
enum Punycode {
  private static let base = 36

  /// The scalars that a text stands for, or `nil` when it is not well formed.
  static func decode(_ text: String) -> [Unicode.Scalar]? {
    var output: [Unicode.Scalar] = []
    var rest = Array(text.unicodeScalars)
    if let delimiter = rest.lastIndex(of: "-") {
      output = Array(rest[..<delimiter])
      rest = Array(rest[(delimiter + 1)...])
    }
    var (code, index, bias) = (128, 0, 72)
    var position = 0
    while position < rest.count {
      let old = index
      var weight = 1
      var step = base
      while true {
        guard position < rest.count, let digit = digit(rest[position]) else { return nil }
        position += 1
        index += digit * weight
        if index > 1 << 40 { return nil }
        let threshold = threshold(step, bias)
        if digit < threshold { break }
        weight *= base - threshold
        if weight > 1 << 40 { return nil }
        step += base
      }
      bias = adapt(index - old, output.count + 1, isFirst: old == 0)
      code += index / (output.count + 1)
      index %= output.count + 1
      guard code <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      output.insert(scalar, at: index)
      index += 1
    }
    return output
  }

  /// The text that stands for scalars.
  static func encode(_ input: [Unicode.Scalar]) -> String? {
    var output = String.UnicodeScalarView()
    output.append(contentsOf: input.filter { $0.isASCII })
    let basic = output.count
    var handled = basic
    if basic > 0 { output.append("-") }
    var (code, delta, bias) = (128, 0, 72)
    while handled < input.count {
      guard let next = input.map({ Int($0.value) }).filter({ $0 >= code }).min() else { return nil }
      delta += (next - code) * (handled + 1)
      code = next
      for scalar in input {
        if Int(scalar.value) < code { delta += 1 }
        guard Int(scalar.value) == code else { continue }
        appendNumber(delta, bias, to: &output)
        bias = adapt(delta, handled + 1, isFirst: handled == basic)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return String(output)
  }

  private static func appendNumber(
    _ delta: Int, _ bias: Int, to output: inout String.UnicodeScalarView
  ) {
    var rest = delta
    var step = base
    while true {
      let threshold = threshold(step, bias)
      if rest < threshold { break }
      output.append(character(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      step += base
    }
    output.append(character(rest))
  }

  private static func threshold(_ step: Int, _ bias: Int) -> Int { min(max(step - bias, 1), 26) }

  private static func adapt(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var step = 0
    while delta > (base - 1) * 26 / 2 {
      delta /= base - 1
      step += base
    }
    return step + base * delta / (delta + 38)
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 97...122: Int(scalar.value) - 97
    case 65...90: Int(scalar.value) - 65
    case 48...57: Int(scalar.value) - 48 + 26
    default: nil
    }
  }

  private static func character(_ digit: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(digit < 26 ? digit + 97 : digit - 26 + 48))
  }
}
