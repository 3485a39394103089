import ThemeYAML

extension Evaluator {
  /// Whether two values of the tree are equal: numbers mathematically, strings by code points,
  /// mappings whatever their order.
  ///
  /// Linear in the size of the values where mappings keep their order, quadratic at worst.
  mutating func equal(_ a: NodeID, _ b: NodeID) -> Bool {
    let a = resolved(a)
    let b = resolved(b)
    if a == b { return true }
    let type = self.type(of: a)
    guard type.isSameKind(as: self.type(of: b)) else { return false }
    switch type {
    case .null: return true
    case .boolean: return nodes[Int(a)].boolean == nodes[Int(b)].boolean
    case .string: return text(of: a).isSame(as: text(of: b))
    case .array: return deeper(a) { $0.arraysAreEqual(a, b) }
    case .object: return deeper(a) { $0.objectsAreEqual(a, b) }
    default: return numbersAreEqual(a, b)
    }
  }

  private mutating func arraysAreEqual(_ a: NodeID, _ b: NodeID) -> Bool {
    guard nodes[Int(a)].count == nodes[Int(b)].count else { return false }
    var left = items(of: a)
    var right = items(of: b)
    while let x = left.next(), let y = right.next() {
      if !equal(x, y) { return false }
    }
    return true
  }

  private mutating func objectsAreEqual(_ a: NodeID, _ b: NodeID) -> Bool {
    guard childCount(of: a) == childCount(of: b) else { return false }
    var left = entries(of: a)
    var sameOrder = entries(of: b)
    while let entry = left.next() {
      let key = nodes[Int(resolved(entry.key))].key
      var partner = sameOrder.next()
      if partner.map({ nodes[Int(resolved($0.key))].key != key }) ?? true {
        var search = entries(of: b)
        repeat {
          partner = search.next()
        } while partner.map {
          nodes[Int(resolved($0.key))].key != key
        } ?? false
      }
      guard let partner, equal(entry.value, partner.value) else { return false }
    }
    return true
  }

  /// A hash that equal values share; linear in the size of the value.
  mutating func hash(of node: NodeID) -> UInt64 {
    let node = resolved(node)
    let type = self.type(of: node)
    switch type {
    case .null: return 1
    case .boolean: return nodes[Int(node)].boolean ? 2 : 3
    case .string: return text(of: node).hash()
    case .array:
      return deeper(node) { this in
        var hash: UInt64 = 5
        var items = this.items(of: node)
        while let item = items.next() { hash = mix(hash, this.hash(of: item)) }
        return hash
      } ?? 0
    case .object:
      return deeper(node) { this in
        // A sum, because the order of entries does not matter.
        var hash: UInt64 = 7
        var entries = this.entries(of: node)
        while let entry = entries.next() {
          hash &+= mix(this.text(of: this.resolved(entry.key)).hash(), this.hash(of: entry.value))
        }
        return hash
      } ?? 0
    default:
      let number = number(of: node)
      return mix(11, number == 0 ? 0 : number.bitPattern)
    }
  }

  /// Calls a function one level deeper; `nil` beyond the bound.
  private mutating func deeper<Result>(
    _ node: NodeID, _ body: (inout Evaluator) -> Result
  ) -> Result? {
    guard depth < depthLimit, steps > 0 else {
      _ = stop(.tooDeep(node: node))
      return nil
    }
    depth += 1
    steps -= 1
    defer { depth -= 1 }
    return body(&self)
  }

  private mutating func deeper(_ node: NodeID, _ body: (inout Evaluator) -> Bool) -> Bool {
    let result: Bool? = deeper(node, body)
    return result ?? false
  }
}

/// Spreads two hashes over all bits.
@inline(__always)
private func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
  var hash = (a ^ b &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
  hash ^= hash >> 29
  return hash &* 0x94D0_49BB_1331_11EB
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether two texts have the same bytes.
  @inline(__always)
  func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard let own = baseAddress, let others = other.baseAddress else { return true }
    return equalBytes(own, others, count)
  }

  /// FNV-1a, 64 bits.
  func hash() -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
