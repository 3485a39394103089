import ThemeYAML

extension Stop {
  /// The value that was looked at.
  var node: NodeID {
    switch self {
    case .stepLimit(_, let node), .tooDeep(let node), .tooManySteps(let node): node
    }
  }
}

extension Evaluator {
  /// The way from an instance on to a node below it; only as far as it is written there, and not
  /// through aliases.
  func path(from start: InstancePath, to node: NodeID) -> InstancePath {
    var path = start
    var current = resolved(start.node)
    while current != node, let step = step(from: current, towards: node) {
      path.steps.append(step)
      current = step.node
    }
    return path
  }

  /// The entry or item of a collection that holds a node.
  private func step(from parent: NodeID, towards node: NodeID) -> InstancePath.Step? {
    let record = nodes[Int(parent)]
    guard parent < node, node < record.next, record.kind == .mapping || record.kind == .sequence
    else { return nil }
    var child = parent + 1
    var index = 0
    while child < record.next {
      let value = record.kind == .mapping ? nodes[Int(child)].next : child
      let next = nodes[Int(value)].next
      if node < next {
        return InstancePath.Step(
          parent: parent, key: record.kind == .mapping ? child : nil, index: index, node: value)
      }
      child = next
      index += 1
    }
    return nil
  }
}
