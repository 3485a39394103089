package import ThemeYAML

extension Decoding {
  /// The JSON Pointer of a node, or of a key's value, in its document.
  ///
  /// What stands behind an alias has the pointer of its anchor's place. Linear in the nodes before
  /// it; made for diagnostics only.
  package func pointer(to target: NodeID) -> String {
    var pointer = ""
    guard
      var node = tree.documents.map({ $0.root }).last(where: { $0 <= target }),
      target < tree.nodes[Int(node)].next
    else { return pointer }
    while node != target, let step = step(from: node, to: target) {
      pointer += "/" + step.token
      node = step.node
    }
    return pointer
  }

  private func step(from node: NodeID, to target: NodeID) -> (token: String, node: NodeID)? {
    let end = tree.nodes[Int(node)].next
    var child = node + 1
    var index = 0
    switch tree.nodes[Int(node)].kind {
    case .scalar, .alias: return nil
    case .sequence:
      while child < end {
        let next = tree.nodes[Int(child)].next
        if target < next { return ("\(index)", child) }
        (child, index) = (next, index + 1)
      }
    case .mapping:
      while child < end {
        let value = tree.nodes[Int(child)].next
        let next = tree.nodes[Int(value)].next
        if target < next {
          return (Self.escaped(tree.text(of: child)), target < value ? target : value)
        }
        child = next
      }
    }
    return nil
  }

  /// A reference token of RFC 6901: `~` and `/` are escaped.
  private static func escaped(_ key: String) -> String {
    var token = ""
    for character in key {
      switch character {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.append(character)
      }
    }
    return token
  }
}
