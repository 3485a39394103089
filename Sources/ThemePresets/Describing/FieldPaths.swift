import SheetModel

/// A field with the keys that lead to it.
package struct PathedField: Sendable {
  /// The keys, joined by dots: `theme.grabber.size`; `*` stands for any name.
  package var path: String
  /// The field.
  package var field: FieldDescription
  /// The way from the document to the field.
  var steps: [FieldStep]
}

/// A step of the way to a field.
enum FieldStep: Sendable {
  /// Into a mapping, to a key of it; the others are those that the mapping needs besides.
  case key(String, besides: [FieldDescription])
  /// To an item of a list.
  case item
  /// To an entry of a mapping of names.
  case name
}

/// Every field of the format by its path.
package enum PresetFields {
  /// All fields in the order of the table, each mapping before what it holds.
  package static let all: [PathedField] = {
    var fields: [PathedField] = []
    collect(FieldGroup<Preset>.preset.type.description, below: "", [], into: &fields)
    return fields
  }()

  /// The field of a path; of several with one path (the two springs' `dampingRatio`) the first.
  package static func field(at path: String) -> PathedField? {
    all.first { $0.path == path }
  }

  /// The paths that end in a key, to answer a question for the key alone.
  package static func paths(endingIn key: String) -> [String] {
    var paths: [String] = []
    for field in all where field.field.key == key {
      if !paths.contains(field.path) { paths.append(field.path) }
    }
    return paths
  }

  private static func collect(
    _ type: TypeDescription, below path: String, _ steps: [FieldStep],
    into fields: inout [PathedField]
  ) {
    switch type.shape {
    case .boolean, .number, .text, .keywords, .constant, .unchecked: break
    case .list(let item, _): collect(item, below: path, steps + [.item], into: &fields)
    case .dictionary(_, let values):
      collect(values, below: path + ".*", steps + [.name], into: &fields)
    case .choice(let types), .tuple(let types):
      for type in types { collect(type, below: path, steps, into: &fields) }
    case .mapping(let own):
      for field in own {
        let path = path.isEmpty ? field.key : path + "." + field.key
        let needed = own.filter { $0.isRequired && $0.key != field.key }
        let steps = steps + [.key(field.key, besides: needed)]
        fields.append(PathedField(path: path, field: field, steps: steps))
        collect(field.type, below: path, steps, into: &fields)
      }
    }
  }
}
