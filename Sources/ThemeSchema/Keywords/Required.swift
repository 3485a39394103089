import ThemeYAML

extension Keyword {
  /// `required`: the object has all these properties.
  static let required = Keyword(
    "required", .validation,
    compile: { compiler, place in
      guard let names = compiler.texts(place.value, of: place) else { return nil }
      let list = compiler.keyList(names)
      return names.isEmpty ? nil : place.instruction(.object, a: list.start, b: list.count)
    },
    check: { evaluator, instruction, node in
      evaluator.hasAll(instruction.a, instruction.b, node)
    },
    explain: { collector, instruction, node in
      let allowed = collector.allowedNames(in: instruction.schema)
      for offset in instruction.a..<instruction.a + instruction.b {
        let key = collector.evaluator.ints[Int(offset)]
        guard !collector.evaluator.has(key, node) else { continue }
        let name = collector.evaluator.program.keys.names[Int(key)]
        collector.fail(instruction, .required(missing: name, allowed: allowed))
      }
    })

  /// `dependentRequired`: where a property is, those that it asks for are too.
  static let dependentRequired = Keyword(
    "dependentRequired", .validation,
    compile: { compiler, place in
      guard let entries = compiler.entries(of: place) else { return nil }
      var groups: [Int32] = []
      for entry in entries {
        guard let names = compiler.texts(entry.value, of: place) else { return nil }
        let list = compiler.keyList(names)
        groups += [compiler.draft.number(ofName: entry.name.utf8), list.start, list.count]
      }
      return place.instruction(.object, a: compiler.draft.add(groups), b: Int32(entries.count))
    },
    check: { evaluator, instruction, node in
      for group in 0..<instruction.b {
        let (key, start, count) = evaluator.dependency(group, of: instruction)
        if evaluator.has(key, node), !evaluator.hasAll(start, count, node) { return false }
      }
      return true
    },
    explain: { collector, instruction, node in
      let names = collector.evaluator.program.keys.names
      for group in 0..<instruction.b {
        let (key, start, count) = collector.evaluator.dependency(group, of: instruction)
        guard collector.evaluator.has(key, node) else { continue }
        for offset in start..<start + count {
          let wanted = collector.evaluator.ints[Int(offset)]
          guard !collector.evaluator.has(wanted, node) else { continue }
          collector.fail(
            instruction, .dependency(missing: names[Int(wanted)], of: names[Int(key)]))
        }
      }
    })
}

extension SchemaCompiler {
  /// Adds the numbers of names, each once, to the pool of integers.
  fileprivate mutating func keyList(_ names: [String]) -> Slice {
    var numbers: [Int32] = []
    for name in names {
      let number = draft.number(ofName: name.utf8)
      if !numbers.contains(number) { numbers.append(number) }
    }
    return Slice(start: draft.add(numbers), count: Int32(numbers.count))
  }
}

extension Evaluator {
  /// Whether a mapping has a key of the program.
  func has(_ key: Int32, _ node: NodeID) -> Bool {
    var entries = self.entries(of: node)
    while let entry = entries.next() {
      if entry.number == key { return true }
    }
    return false
  }

  fileprivate func hasAll(_ start: Int32, _ count: Int32, _ node: NodeID) -> Bool {
    for offset in start..<start + count where !has(ints[Int(offset)], node) { return false }
    return true
  }

  fileprivate func dependency(
    _ group: Int32, of instruction: Instruction
  ) -> (key: Int32, start: Int32, count: Int32) {
    let base = Int(instruction.a + 3 * group)
    return (ints[base], ints[base + 1], ints[base + 2])
  }
}
