/// An unchanging list of names with a fast look-up, shared by trees and schemas.
///
/// A name's number is its place in the list.
public final class KeyTable: Sendable {
  /// The names by number.
  public let names: [String]
  package let index: KeyHash

  /// The table without names.
  public static let empty = KeyTable([])

  /// Creates a table; a name that stands twice keeps its first number.
  public convenience init(_ names: [String]) {
    var index = KeyHash()
    for name in names { _ = withUTF8(name) { index.insert($0) } }
    self.init(index)
  }

  /// Creates a table of names that have their numbers already.
  package init(_ index: KeyHash) {
    names = (0..<Int32(index.count)).map { String(decoding: index[$0], as: UTF8.self) }
    self.index = index
  }

  /// The number of a name, compared by bytes.
  public func id(of name: String) -> Int32? { withUTF8(name) { index.find($0) } }
}

/// The keys of one tree: a shared table's, and those that only this tree has.
package struct KeyIndex: Sendable {
  /// The shared table, whose keys are numbered from 0.
  package let shared: KeyTable
  private var own = KeyHash()

  init(_ shared: KeyTable) { self.shared = shared }

  /// How many keys there are.
  package var count: Int { shared.names.count + own.count }

  /// The number of a key, or `nil` when the tree has no such key.
  package func id(of name: String) -> Int32? {
    withUTF8(name) { bytes in
      shared.index.find(bytes) ?? own.find(bytes).map { $0 + Int32(shared.names.count) }
    }
  }

  /// The number here of a key that an index of the same shared table has.
  mutating func number(of key: Int32, in other: KeyIndex) -> Int32 {
    let count = Int32(shared.names.count)
    if key < count { return key }
    return ContiguousArray(other.own[key - count]).withUnsafeBufferPointer { internOwn($0) }
  }

  /// The number of a key that the shared table does not have, given on first use.
  mutating func internOwn(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    own.insert(bytes).id + Int32(shared.names.count)
  }
}

/// Calls a closure with the UTF-8 of a string.
func withUTF8<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  var text = text
  return text.withUTF8(body)
}
