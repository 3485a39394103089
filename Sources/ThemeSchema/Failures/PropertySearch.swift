import ThemeYAML

/// A place in instances where a property is allowed.
struct PropertyPlace: Hashable {
  /// The way there as a JSON Pointer; `*` stands for any key or index.
  var pointer: String
  /// The schema of the property's value.
  var schema: SchemaID
}

/// All ways through instances that a schema knows, walked once, to find where a property of a name is
/// allowed.
struct PropertySearch {
  private let program: Program
  /// The ways, breadth first, so that the nearest to the root come first.
  private(set) var steps: [Step] = []
  /// How often one schema is looked into as that of a value, on different ways.
  private static let mostVisits = 16
  /// How often one schema is looked into at all, whatever refers to it.
  private static let mostUses = 64
  /// How deep below the root it is looked for.
  private static let mostLevels = 12

  /// The last step of a way.
  struct Step {
    /// The number of the way before it; -1 at the root.
    var parent: Int32
    /// The number of the property's name; -1 for any key or index.
    var name: Int32
    /// The schema of the value there.
    var schema: SchemaID
  }

  /// Walks through a schema; linear in its size.
  init(_ program: Program) {
    self.program = program
    var visits: [SchemaID: Int] = [:]
    var uses: [SchemaID: Int] = [:]
    var level = -1..<0
    for _ in 0..<Self.mostLevels where !level.isEmpty {
      let start = steps.count
      for way in level {
        let schema = way < 0 ? program.root : steps[way].schema
        guard visits[schema, default: 0] < Self.mostVisits else { continue }
        visits[schema, default: 0] += 1
        look(into: schema, at: Int32(way), &uses)
      }
      level = start..<steps.count
    }
  }

  /// The places of a property, those that are nearest to the root first, at most 64.
  func places(of name: String) -> [PropertyPlace] {
    guard let wanted = program.keys.id(of: name) else { return [] }
    var found: [PropertyPlace] = []
    for (way, step) in steps.enumerated() where step.name == wanted {
      let place = pointer(to: way)
      guard !found.contains(where: { $0.pointer == place }) else { continue }
      found.append(PropertyPlace(pointer: place, schema: step.schema))
      if found.count == 64 { break }
    }
    return found
  }

  private func pointer(to way: Int) -> String {
    var names: [Int32] = []
    var way = Int32(way)
    while way >= 0 {
      names.append(steps[Int(way)].name)
      way = steps[Int(way)].parent
    }
    return names.reversed().reduce(into: "") { pointer, name in
      pointer += "/" + (name < 0 ? "*" : escapedPointerToken(program.keys.names[Int(name)]))
    }
  }

  /// Adds the steps that a schema knows, with those of all schemas that it applies in place.
  private mutating func look(into start: SchemaID, at way: Int32, _ uses: inout [SchemaID: Int]) {
    var here: Set<SchemaID> = []
    var pending = [start]
    while let schema = pending.popLast() {
      guard here.insert(schema).inserted, uses[schema, default: 0] < Self.mostUses else { continue }
      uses[schema, default: 0] += 1
      let record = program.schemas[Int(schema)]
      for index in Int(record.first)..<Int(record.end) {
        add(program.code[index], at: way, &pending)
      }
    }
  }

  private mutating func add(
    _ instruction: Instruction, at way: Int32, _ pending: inout [SchemaID]
  ) {
    switch instruction.keyword {
    case .properties: addProperties(instruction, at: way)
    case .ref, .not: pending.append(instruction.a)
    case .allOf, .anyOf, .oneOf:
      for offset in 0..<instruction.b {
        pending.append(program.ints[Int(instruction.a + offset)])
      }
    case .if:
      for schema in [instruction.a, instruction.b, instruction.c] where schema >= 0 {
        pending.append(schema)
      }
    case .items, .additionalProperties, .contains: addAny(instruction.a, at: way)
    case .patternProperties:
      for pair in 0..<instruction.b {
        addAny(program.ints[Int(instruction.a + 2 * pair + 1)], at: way)
      }
    case .prefixItems:
      for offset in 0..<instruction.b {
        addAny(program.ints[Int(instruction.a + offset)], at: way)
      }
    default: break
    }
  }

  private mutating func addAny(_ schema: SchemaID, at way: Int32) {
    steps.append(Step(parent: way, name: -1, schema: schema))
  }

  private mutating func addProperties(_ instruction: Instruction, at way: Int32) {
    let base = Int(instruction.a) + 1
    var known: [Step] = []
    for slot in 0...Int(program.ints[base - 1]) where program.ints[base + 2 * slot] >= 0 {
      known.append(
        Step(
          parent: way, name: program.ints[base + 2 * slot],
          schema: program.ints[base + 2 * slot + 1]))
    }
    // Schemas are numbered as they are written, slots as their names are hashed.
    known.sort { $0.schema < $1.schema }
    steps += known
  }
}
