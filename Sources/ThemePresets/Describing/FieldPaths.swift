package import SheetModel

/// A field with the keys that lead to it.
package struct PathedField: Sendable {
  /// The keys, joined by dots: `theme.grabber.size`; `*` stands for any name.
  package var path: String
  /// The field.
  package var field: FieldDescription
  /// The presentations that look at the field where it stands; empty for all.
  package var usedBy: [Presentation]
  /// The way from the document to the field.
  var steps: [FieldStep]
}

/// A step of the way to a field.
enum FieldStep: Sendable {
  /// Into a mapping, to a key of it, with what an example of the mapping needs besides its value.
  case key(String, besides: @Sendable (Encoded) -> [EncodedEntry])
  /// To an item of a list.
  case item
  /// To an entry of a mapping of names.
  case name
}

/// The fields of a preset by their paths.
package enum PresetFields {
  /// All fields in the order of the table, each mapping before what it holds.
  package static let all = FieldGroup<Preset>.preset.type.description.pathedFields()
}

extension TypeDescription {
  /// The fields of a format by their paths, each mapping before what it holds.
  ///
  /// - Parameter name: what the paths begin with; empty for the format of presets.
  /// - Returns: the fields; several may have one path, as the two springs' `dampingRatio`.
  package func pathedFields(below name: String = "") -> [PathedField] {
    var fields: [PathedField] = []
    collect(below: name, [], usedBy: [], into: &fields)
    return fields
  }

  private func collect(
    below path: String, _ steps: [FieldStep], usedBy: [Presentation],
    into fields: inout [PathedField]
  ) {
    switch shape {
    case .boolean, .number, .text, .keywords, .constant, .unchecked: break
    case .list(let item, _):
      item.collect(below: path, steps + [.item], usedBy: usedBy, into: &fields)
    case .dictionary(_, let values):
      values.collect(below: path + ".*", steps + [.name], usedBy: usedBy, into: &fields)
    case .choice(let types), .tuple(let types):
      for type in types { type.collect(below: path, steps, usedBy: usedBy, into: &fields) }
    case .mapping(let own):
      for field in own {
        let path = path.isEmpty ? field.key : path + "." + field.key
        let needed = own.filter { $0.isRequired && $0.key != field.key }
        let besides = { @Sendable value in
          needed.map { EncodedEntry($0.key, $0.sample) } + field.beside(value)
        }
        let steps = steps + [.key(field.key, besides: besides)]
        let users = field.usedBy.isEmpty || usedBy.isEmpty ? field.usedBy + usedBy : field.usedBy
        fields.append(PathedField(path: path, field: field, usedBy: users, steps: steps))
        field.type.collect(below: path, steps, usedBy: users, into: &fields)
      }
    }
  }

  /// The paths of the keys that a value itself has, each once.
  func ownPaths(below path: String) -> [String] {
    switch shape {
    case .boolean, .number, .text, .keywords, .constant, .unchecked: return []
    case .list(let item, _): return item.ownPaths(below: path)
    case .dictionary(_, let values): return values.ownPaths(below: path + ".*")
    case .choice(let types), .tuple(let types):
      var paths: [String] = []
      for found in types.flatMap({ $0.ownPaths(below: path) }) where !paths.contains(found) {
        paths.append(found)
      }
      return paths
    case .mapping(let fields): return fields.map { path + "." + $0.key }
    }
  }
}
