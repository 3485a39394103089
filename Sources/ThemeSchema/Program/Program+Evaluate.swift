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
    withUnsafePointer(to: tree) { tree in
      tree.pointee.nodes.withUnsafeBufferPointer { nodes in
        tree.pointee.arena.withUnsafeBufferPointer { arena in
          withPools { pools in
            var evaluator = Evaluator(
              nodes: nodes, arena: arena, tree: tree, keyMap: keyMap, schemas: pools.schemas,
              code: pools.code, ints: pools.ints, bytes: pools.bytes, bounds: pools.bounds,
              literals: pools.literals, checks: pools.checks, program: self,
              depthLimit: limits.depth, steps: limits.steps + limits.stepsPerNode * nodes.count)
            defer { evaluator.marks.release() }
            return body(&evaluator)
          }
        }
      }
    }
  }

  /// The addresses of the pools.
  private struct Pools {
    var schemas: UnsafeBufferPointer<SchemaRecord>
    var code: UnsafeBufferPointer<Instruction>
    var ints: UnsafeBufferPointer<Int32>
    var bytes: UnsafeBufferPointer<UInt8>
    var bounds: UnsafeBufferPointer<NumberBound>
    var literals: UnsafeBufferPointer<LiteralRecord>
    var checks: UnsafeBufferPointer<Keyword.Check>
  }

  private func withPools<Result>(_ body: (Pools) -> Result) -> Result {
    schemas.withUnsafeBufferPointer { schemas in
      code.withUnsafeBufferPointer { code in
        ints.withUnsafeBufferPointer { ints in
          bytes.withUnsafeBufferPointer { bytes in
            bounds.withUnsafeBufferPointer { bounds in
              literals.withUnsafeBufferPointer { literals in
                Keyword.checks.withUnsafeBufferPointer { checks in
                  body(
                    Pools(
                      schemas: schemas, code: code, ints: ints, bytes: bytes, bounds: bounds,
                      literals: literals, checks: checks))
                }
              }
            }
          }
        }
      }
    }
  }
}
