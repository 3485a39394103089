import ThemeYAML

/// The bounds of one validation.
struct EvaluationLimits: Sendable {
  /// How deep schemas may be entered within each other, counted along references and instances.
  var depth = 512
  /// How many schemas may be tried, whatever the size of the instance.
  var steps = 50_000_000
  /// How many schemas may be tried for each node of the tree, beyond ``steps``.
  var stepsPerNode = 256
}

extension Program {
  /// Calls a function with an evaluator over a tree; its pointers are valid only within the call.
  func evaluate<Result>(
    _ tree: YAMLTree, limits: EvaluationLimits, _ body: (inout Evaluator) -> Result
  ) -> Result {
    if tree.keys.shared === keys {
      return evaluate(tree, keyMap: nil, limits: limits, body)
    }
    return numbers(ofKeysIn: tree).withUnsafeBufferPointer {
      evaluate(tree, keyMap: $0.baseAddress, limits: limits, body)
    }
  }

  /// The program's number of each key of a tree that was read with other keys; -1 where it has none.
  private func numbers(ofKeysIn tree: YAMLTree) -> ContiguousArray<Int32> {
    // One more, so that there is always an address.
    var numbers = ContiguousArray<Int32>(repeating: -2, count: tree.keys.count + 1)
    for (index, record) in tree.nodes.enumerated() where record.key >= 0 {
      guard numbers[Int(record.key)] == -2 else { continue }
      numbers[Int(record.key)] = keys.index.find(tree.bytes(of: NodeID(index))) ?? -1
    }
    return numbers
  }

  private func evaluate<Result>(
    _ tree: YAMLTree, keyMap: UnsafePointer<Int32>?, limits: EvaluationLimits,
    _ body: (inout Evaluator) -> Result
  ) -> Result {
    withNodes(of: tree, MergedRuns(tree.merged)) { tree in
      withPools { pools in
        var evaluator = Evaluator(
          nodes: tree.nodes, arena: tree.arena, mergedRuns: tree.mergedRuns,
          mergedEntries: tree.mergedEntries, keyMap: keyMap, runs: pools.runs,
          operations: pools.operations, ints: pools.ints, bytes: pools.bytes,
          bounds: pools.bounds, literals: pools.literals, program: self,
          depthLimit: limits.depth,
          steps: limits.steps + limits.stepsPerNode * tree.nodes.count,
          hasDynamicScope: hasDynamicScope)
        defer { evaluator.marks.release() }
        return body(&evaluator)
      }
    }
  }

  /// The addresses of a tree's parts.
  private struct Nodes {
    var nodes: UnsafeBufferPointer<NodeRecord>
    var arena: UnsafeBufferPointer<UInt8>
    var mergedRuns: UnsafeBufferPointer<MergedRuns.Run>
    var mergedEntries: UnsafeBufferPointer<MergedEntry>
  }

  private func withNodes<Result>(
    of tree: YAMLTree, _ merged: MergedRuns, _ body: (Nodes) -> Result
  ) -> Result {
    tree.nodes.withUnsafeBufferPointer { nodes in
      tree.arena.withUnsafeBufferPointer { arena in
        merged.runs.withUnsafeBufferPointer { runs in
          merged.entries.withUnsafeBufferPointer { entries in
            body(Nodes(nodes: nodes, arena: arena, mergedRuns: runs, mergedEntries: entries))
          }
        }
      }
    }
  }

  /// The addresses of the pools.
  private struct Pools {
    var runs: UnsafeBufferPointer<OperationRun>
    var operations: UnsafeBufferPointer<Operation>
    var ints: UnsafeBufferPointer<Int32>
    var bytes: UnsafeBufferPointer<UInt8>
    var bounds: UnsafeBufferPointer<NumberBound>
    var literals: UnsafeBufferPointer<LiteralRecord>
  }

  private func withPools<Result>(_ body: (Pools) -> Result) -> Result {
    runs.withUnsafeBufferPointer { runs in
      operations.withUnsafeBufferPointer { operations in
        ints.withUnsafeBufferPointer { ints in
          bytes.withUnsafeBufferPointer { bytes in
            bounds.withUnsafeBufferPointer { bounds in
              literals.withUnsafeBufferPointer { literals in
                body(
                  Pools(
                    runs: runs, operations: operations, ints: ints, bytes: bytes, bounds: bounds,
                    literals: literals))
              }
            }
          }
        }
      }
    }
  }
}
