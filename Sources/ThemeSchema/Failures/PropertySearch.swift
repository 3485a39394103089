import ThemeYAML

/// A place in instances where a property is allowed.
struct PropertyPlace: Hashable {
  /// The way there as a JSON Pointer; `*` stands for any key or index.
  var pointer: String
  /// The schema of the property's value.
  var schema: SchemaID
}

/// Finds where in an instance a property of a name is allowed.
struct PropertySearch {
  private let program: Program
  private let limit: Int
  /// How often one schema is looked into, on different ways.
  private static let mostVisits = 16
  /// How deep below the root it is looked for.
  private static let mostSteps = 12

  init(_ program: Program, limit: Int) {
    self.program = program
    self.limit = limit
  }

  /// The places, breadth first, so that the nearest to the root come first.
  func places(of name: String) -> [PropertyPlace] {
    var found: [PropertyPlace] = []
    var visits: [SchemaID: Int] = [:]
    var level: [(schema: SchemaID, path: String)] = [(program.root, "")]
    var depth = 0
    while !level.isEmpty, found.count < limit, depth < Self.mostSteps {
      var next: [(schema: SchemaID, path: String)] = []
      for (start, path) in level where visits[start, default: 0] < Self.mostVisits {
        visits[start, default: 0] += 1
        var here: Set<SchemaID> = []
        var pending = [(schema: start, path: path)]
        while let (schema, path) = pending.popLast() {
          guard here.insert(schema).inserted else { continue }
          let record = program.schemas[Int(schema)]
          for index in Int(record.first)..<Int(record.end) {
            visit(program.code[index], path, name, &found, &pending, &next)
          }
        }
      }
      level = next
      depth += 1
    }
    return Array(found.prefix(limit))
  }

  private func visit(
    _ instruction: Instruction, _ path: String, _ name: String, _ found: inout [PropertyPlace],
    _ pending: inout [(schema: SchemaID, path: String)],
    _ next: inout [(schema: SchemaID, path: String)]
  ) {
    switch instruction.keyword {
    case .properties:
      let base = Int(instruction.a) + 1
      let slots = (0...Int(program.ints[base - 1])).filter { program.ints[base + 2 * $0] >= 0 }
      // Schemas are numbered as they are written, slots as their names are hashed.
      for slot in slots.sorted(by: {
        program.ints[base + 2 * $0 + 1] < program.ints[base + 2 * $1 + 1]
      }) {
        let key = program.keys.names[Int(program.ints[base + 2 * slot])]
        let place = path + "/" + escapedPointerToken(key)
        let schema = program.ints[base + 2 * slot + 1]
        if key == name, !found.contains(where: { $0.pointer == place }) {
          found.append(PropertyPlace(pointer: place, schema: schema))
        }
        next.append((schema, place))
      }
    case .ref, .not: pending.append((instruction.a, path))
    case .allOf, .anyOf, .oneOf:
      for offset in 0..<instruction.b {
        pending.append((program.ints[Int(instruction.a + offset)], path))
      }
    case .if:
      for schema in [instruction.a, instruction.b, instruction.c] where schema >= 0 {
        pending.append((schema, path))
      }
    case .items, .additionalProperties, .contains: next.append((instruction.a, path + "/*"))
    case .patternProperties:
      for pair in 0..<instruction.b {
        next.append((program.ints[Int(instruction.a + 2 * pair + 1)], path + "/*"))
      }
    case .prefixItems:
      for offset in 0..<instruction.b {
        next.append((program.ints[Int(instruction.a + offset)], path + "/*"))
      }
    default: break
    }
  }
}
