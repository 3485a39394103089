import ThemeYAML

/// Several ways to fill a value of one type.
///
/// They are kept as functions of an address, not of a `Value`: what an array of functions of a `Value` is would be
/// made out at run time, for each of forty types whenever the program starts, 14,000 instructions each.
struct Decoders<Value: Sendable>: Sendable {
  private typealias DecodeAtAddress =
    @Sendable (NodeID, inout Decoding, UnsafeMutableRawPointer) -> Bool

  private var decoders: ContiguousArray<DecodeAtAddress> = []

  /// Begins with room for a number of ways.
  init(capacity: Int) {
    decoders.reserveCapacity(capacity)
  }

  /// How many ways there are.
  var count: Int { decoders.count }

  /// Adds a way.
  mutating func append(_ decode: @escaping Decode<Value>) {
    decoders.append { node, decoding, address in
      decode(node, &decoding, &address.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Fills a value in one of the ways; false when the node does not fit, and the value is as before.
  func decode(
    _ index: Int, _ node: NodeID, _ decoding: inout Decoding, _ value: inout Value
  ) -> Bool {
    withUnsafeMutablePointer(to: &value) { decoders[index](node, &decoding, $0) }
  }
}
