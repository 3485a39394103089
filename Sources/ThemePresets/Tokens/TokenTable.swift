import ThemeDiagnostics
import ThemeYAML

/// What the tokens of a preset stand for, and where they are used.
///
/// The nodes are those of one tree, into which everything was gathered that the preset builds on.
struct TokenTable: Sendable {
  /// The nodes of the values by name; `nil` for a token that stands for nothing.
  private var values: [String: NodeID?] = [:]
  /// What each scalar stands for that was met.
  private(set) var targets: [NodeID: NodeID] = [:]
  /// Those that name no token, in the order in which they were met.
  private(set) var unknown: [NodeID] = []
  private var seenUnknown: Set<NodeID> = []
  /// The scalar outside of all definitions that was met last.
  private(set) var latest: NodeID?
  /// For findings by their number: the scalar whose value they are about.
  var reached: [Int: NodeID] = [:]
  private var scope: Range<NodeID> = 0..<0
  private var definitions: Range<NodeID> = 0..<0

  /// Begins without tokens.
  init() {}

  /// Begins with the nodes of another preset.
  mutating func enter(_ root: NodeID, in tree: YAMLTree) {
    scope = root..<tree.nodes[Int(root)].next
    let value = tree.value(of: PresetKeys.tokens, in: root).map { tree.resolved($0) }
    definitions = value.map { $0..<tree.nodes[Int($0)].next } ?? 0..<0
    (latest, reached) = (nil, [:])
  }

  /// Names the value of a token.
  mutating func define(_ name: String, as value: NodeID?) { values[name] = .some(value) }

  /// The value of a token; `nil` where there is none of the name, or one with a fault.
  func value(ofName name: String) -> NodeID? { values[name] ?? nil }

  /// The value that a scalar stands for; `nil` where it names no token, or one with a fault.
  mutating func value(at node: NodeID, in tree: YAMLTree) -> NodeID? {
    if scope.contains(node), !definitions.contains(node) { latest = node }
    if let known = targets[node] { return known }
    guard let value = values[tree.tokenName(at: node)] else {
      if seenUnknown.insert(node).inserted { unknown.append(node) }
      return nil
    }
    guard let value else { return nil }
    targets[node] = value
    return value
  }

  /// The value that a scalar was found to stand for, else the node itself.
  func followed(_ node: NodeID) -> NodeID { targets[node] ?? node }
}

extension YAMLTree {
  /// Whether a node is a scalar that stands for a token: a text that begins with a dollar sign.
  func isToken(_ node: NodeID) -> Bool {
    let record = nodes[Int(node)]
    return record.kind == .scalar && record.scalarKind == .string && record.textLength > 0
      && arena[Int(record.textStart)] == UInt8(ascii: "$")
  }

  /// The name of the token that a scalar stands for.
  func tokenName(at node: NodeID) -> String { String(text(of: node).dropFirst()) }
}
