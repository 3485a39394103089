/// Hides U+0085, U+2028 and U+2029 from libyaml, which breaks lines there by the rules of YAML 1.1;
/// since 1.2 they are characters like others (YAML 1.2.2 §5.4).
///
/// Each is replaced by a character of the same length that the text does not have, and put back in
/// the values. Only reading with libyaml needs this.
struct LineSeparators {
  private var replacements: [(original: [UInt8], placeholder: [UInt8])] = []

  /// Replaces the separators in a text.
  init(hidingIn bytes: inout [UInt8]) {
    for separator: UInt32 in [0x85, 0x2028, 0x2029] {
      let original = Self.utf8(separator)
      guard Self.contains(bytes, original) else { continue }
      // Unassigned characters of two bytes, noncharacters of three.
      let candidates: ClosedRange<UInt32> = separator == 0x85 ? 0x07B2...0x07BF : 0xFDD0...0xFDEF
      let free = candidates.first { !Self.contains(bytes, Self.utf8($0)) }
      guard let free else { continue }
      let placeholder = Self.utf8(free)
      bytes.withUnsafeMutableBufferPointer { Self.replace(original, by: placeholder, in: $0) }
      replacements.append((original, placeholder))
    }
  }

  /// Puts the separators back into the values of a tree.
  func restore(in tree: inout YAMLTree) {
    for node in tree.nodes where node.kind == .scalar {
      let text = Int(node.textStart)..<Int(node.textStart) + Int(node.textLength)
      for (original, placeholder) in replacements {
        tree.arena.withUnsafeMutableBufferPointer {
          Self.replace(
            placeholder, by: original, in: UnsafeMutableBufferPointer(rebasing: $0[text]))
        }
      }
    }
  }

  private static func utf8(_ value: UInt32) -> [UInt8] {
    var bytes: ContiguousArray<UInt8> = []
    appendUTF8(value, to: &bytes)
    return Array(bytes)
  }

  private static func contains(_ bytes: [UInt8], _ pattern: [UInt8]) -> Bool {
    bytes.indices.contains { bytes[$0] == pattern[0] && bytes[$0...].starts(with: pattern) }
  }

  private static func replace(
    _ pattern: [UInt8], by replacement: [UInt8], in bytes: UnsafeMutableBufferPointer<UInt8>
  ) {
    var index = 0
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) {
        for part in replacement.indices { bytes[index + part] = replacement[part] }
      }
      index += 1
    }
  }
}
