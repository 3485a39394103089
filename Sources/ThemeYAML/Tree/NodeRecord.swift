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

/// One node in the flat array: a trivial value of 32 bytes, in document order, before its children.
package struct NodeRecord: Sendable {
  package var kind: NodeKind
  /// What a scalar is; `.null` for other nodes.
  package var scalarKind: ScalarKind = .null
  package var style: NodeStyle
  private var flags: Flags = []
  /// The key's number in ``YAMLTree/keys`` when the node is a mapping's scalar key, else -1.
  package var key: Int32 = -1
  /// The number of the node's tag and anchor in ``YAMLTree/properties``, or -1.
  package var properties: Int32 = -1
  /// The offset of the first byte of the node's own content, past its anchor and tag.
  package var start: UInt32
  /// The offset after the last byte; a block collection ends where its last child ends.
  package var end: UInt32
  /// The node after this one's subtree: the next sibling, if there is one.
  package var next: NodeID = 0
  private var first: UInt32 = 0
  private var second: UInt32 = 0

  package init(kind: NodeKind, style: NodeStyle, start: UInt32, end: UInt32) {
    self.kind = kind
    self.style = style
    self.start = start
    self.end = end
  }

  /// The value of a boolean scalar.
  package var boolean: Bool {
    get { flags.contains(.boolean) }
    set { flags.set(.boolean, to: newValue) }
  }

  /// Whether a mapping has a merge key (`<<`), so that its entries stand in the merge table.
  package var hasMerge: Bool {
    get { flags.contains(.merge) }
    set { flags.set(.merge, to: newValue) }
  }

  /// Whether the reader has reported this node's own content, so that nobody need report it again.
  package var isFaulty: Bool {
    get { flags.contains(.faulty) }
    set { flags.set(.faulty, to: newValue) }
  }

  /// A scalar's value as UTF-8 begins here in the arena; zero for other nodes.
  package var textStart: UInt32 {
    get { kind == .scalar ? first : 0 }
    set { first = newValue }
  }

  /// How many bytes a scalar's value has.
  package var textLength: UInt32 {
    get { kind == .scalar ? second : 0 }
    set { second = newValue }
  }

  /// The number of entries of a mapping as written, of items of a sequence; an alias's target.
  package var count: Int32 {
    get { kind == .scalar ? 0 : Int32(bitPattern: first) }
    set { first = UInt32(bitPattern: newValue) }
  }

  private struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    static let boolean = Flags(rawValue: 1)
    static let merge = Flags(rawValue: 2)
    static let faulty = Flags(rawValue: 4)

    mutating func set(_ flag: Flags, to value: Bool) {
      if value { insert(flag) } else { remove(flag) }
    }
  }
}

/// What may stand before a node's content.
package struct NodeProperties: Sendable, Hashable {
  /// The tag, resolved, such as `tag:yaml.org,2002:str` or `!local`.
  package var tag: String?
  /// The anchor's name, without `&`.
  package var anchor: String?
}
