import ThemeDiagnostics
import ThemeYAML

extension Decoding {
  /// Says that tokens cannot be used yet.
  mutating func noteToken(_ node: NodeID) {
    isExact = false
    find(
      .presetNotSupported,
      "`\(tree.text(of: node))` stands for a token, and tokens are not supported yet", at: node)
  }

  /// Says that the key at hand cannot be used yet.
  mutating func noteReservedKey() {
    isExact = false
    find(.presetNotSupported, "`\(keyName)` is not supported yet", at: key)
  }
}
