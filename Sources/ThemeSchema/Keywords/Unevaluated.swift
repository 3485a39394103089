import ThemeYAML

extension Keyword {
  /// `unevaluatedItems`: the items that no neighbour evaluated satisfy the schema.
  static let unevaluatedItems = Keyword(
    "unevaluatedItems", .unevaluated, needsMarks: true,
    compile: { compiler, place in
      place.instruction(.array, a: compiler.subschema(place.value, of: place))
    },
    check: { evaluator, instruction, node in
      var items = evaluator.items(of: node)
      var index = 0
      while let item = items.next() {
        defer { index += 1 }
        guard !evaluator.marks.isMarked(index) else { continue }
        guard evaluator.accepts(instruction.a, item) else { return false }
      }
      evaluator.marks.markAll()
      return true
    },
    explain: { collector, instruction, node in
      var items = collector.evaluator.items(of: node)
      var index = 0
      while let item = items.next() {
        defer { index += 1 }
        guard !collector.evaluator.marks.isMarked(index) else { continue }
        collector.failExtra(
          index, item, of: node, schema: instruction.a, allowed: index, instruction)
      }
      collector.evaluator.marks.markAll()
    })

  /// `unevaluatedProperties`: the values of the properties that no neighbour evaluated satisfy the
  /// schema.
  static let unevaluatedProperties = Keyword(
    "unevaluatedProperties", .unevaluated, needsMarks: true,
    compile: { compiler, place in
      place.instruction(.object, a: compiler.subschema(place.value, of: place))
    },
    check: { evaluator, instruction, node in
      var entries = evaluator.entries(of: node)
      while let entry = entries.next() {
        guard !evaluator.marks.isMarked(entry.index) else { continue }
        guard evaluator.accepts(instruction.a, entry.value) else { return false }
      }
      evaluator.marks.markAll()
      return true
    },
    explain: { collector, instruction, node in
      var entries = collector.evaluator.entries(of: node)
      while let entry = entries.next() {
        guard !collector.evaluator.marks.isMarked(entry.index) else { continue }
        collector.failUnknown(entry, of: node, schema: instruction.a, instruction)
      }
      collector.evaluator.marks.markAll()
    })
}
