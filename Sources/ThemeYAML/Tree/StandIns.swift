extension YAMLTree {
  /// The tree with aliases in the place of some scalars.
  ///
  /// Linear in the number of nodes.
  ///
  /// - Parameters:
  ///   - targets: what each scalar is to stand for; neither an alias nor one of the scalars.
  ///   - faulty: nodes that somebody has reported already.
  /// - Returns: the tree.
  package func replacing(_ targets: [NodeID: NodeID], faulty: [NodeID]) -> YAMLTree {
    var tree = self
    for node in faulty { tree.nodes[Int(node)].isFaulty = true }
    for (node, target) in targets {
      tree.nodes[Int(node)].kind = .alias
      tree.nodes[Int(node)].scalarKind = .null
      tree.nodes[Int(node)].count = target
    }
    // An alias of such a scalar stands for the same: aliases are followed one step only.
    for node in tree.nodes.indices where nodes[node].kind == .alias {
      if let target = targets[nodes[node].count] { tree.nodes[node].count = target }
    }
    return tree
  }
}
