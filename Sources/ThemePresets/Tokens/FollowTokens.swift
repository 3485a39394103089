import ThemeDiagnostics
import ThemeYAML

extension Decoding {
  /// The value that a token stands for; `nil` where it stands for nothing, or as long as that is not
  /// known.
  mutating func token(at node: NodeID) -> NodeID? {
    guard tokens != nil else {
      usesTokens = true
      isExact = false
      return nil
    }
    return tokens?.value(at: node, in: tree)
  }

  /// The node itself, or the value that it stands for when it is an alias or a token.
  func followed(_ node: NodeID) -> NodeID {
    let node = tree.resolved(node)
    return tokens?.followed(node) ?? node
  }

  /// Says that the key at hand cannot be used yet.
  mutating func noteReservedKey() {
    isExact = false
    find(.presetNotSupported, "`\(keyName)` is not supported yet", at: key)
  }
}
