/// The position of a node in its tree's array.
public typealias NodeID = Int32

/// What a node is.
public enum NodeKind: UInt8, Sendable, Hashable {
  /// A scalar.
  case scalar
  /// A sequence; JSON's array.
  case sequence
  /// A mapping; JSON's object.
  case mapping
  /// An alias; ``YAMLTree/resolved(_:)`` gives the node it stands for.
  case alias
}

/// What a scalar is by the YAML 1.2 core schema (or by its core tag).
public enum ScalarKind: UInt8, Sendable, Hashable {
  /// `null`, `~` or nothing.
  case null
  /// `true` or `false`.
  case boolean
  /// An integer, of any length; the exact value is its text.
  case integer
  /// A number with a fraction or an exponent, `.inf` or `.nan`.
  case float
  /// Everything else.
  case string
}

/// How a node is written.
public enum NodeStyle: UInt8, Sendable, Hashable {
  /// A scalar without quotes.
  case plain
  /// A scalar in single quotes.
  case singleQuoted
  /// A scalar in double quotes.
  case doubleQuoted
  /// A block scalar with `|`.
  case literal
  /// A block scalar with `>`.
  case folded
  /// A collection by indentation.
  case block
  /// A collection in brackets or braces.
  case flow
}

/// One node in the flat array: a trivial value, in document order, before its children.
package struct NodeRecord: Sendable {
  package var kind: NodeKind
  /// What a scalar is; `.null` for collections.
  package var scalarKind: ScalarKind = .null
  package var style: NodeStyle
  /// The value of a boolean scalar.
  package var boolean = false
  /// Whether a mapping has a merge key (`<<`), so that its entries stand in the merge table.
  package var hasMerge = false
  /// Whether the reader has reported this node's own content, so that nobody need report it again.
  package var isFaulty = false
  /// The key's number in ``YAMLTree/keys`` when the node is a mapping's scalar key, else -1.
  package var key: Int32 = -1
  /// The tag's number in ``YAMLTree/tags``, or -1.
  package var tag: Int32 = -1
  /// The anchor's number in ``YAMLTree/anchors``, or -1.
  package var anchor: Int32 = -1
  /// The source bytes of the node's own content, without its anchor and tag.
  ///
  /// A block collection ends where its last child ends.
  package var start: UInt32
  package var end: UInt32
  /// The scalar's value as UTF-8 in the arena, or the alias's name.
  package var textStart: UInt32 = 0
  package var textLength: UInt32 = 0
  /// The node after this one's subtree: the next sibling, if there is one.
  package var next: NodeID = 0
  /// The number of entries of a mapping as written, of items of a sequence; an alias's target.
  package var count: Int32 = 0
  /// The value of a number, rounded to a `Double`; infinite beyond its range.
  package var number: Double = 0
}
