/// What another system calls a field or a value of the format.
package struct OtherName: Hashable, Sendable {
  /// A system whose names people know.
  package enum System: String, Hashable, Sendable, CaseIterable {
    case uiKit = "UIKit"
    case floatingPanel = "FloatingPanel"
    case lbBottomSheet = "LBBottomSheet"
    case cardPresentationController = "CardPresentationController"
  }

  /// The system.
  package var system: System
  /// The name there.
  package var name: String
  /// What to write here instead: of a field a value that shows how.
  package var here: String

  /// Names what UIKit's own sheets have.
  package static func uiKit(_ name: String, _ here: String) -> OtherName {
    OtherName(system: .uiKit, name: name, here: here)
  }

  /// Names what FloatingPanel has.
  package static func floatingPanel(_ name: String, _ here: String) -> OtherName {
    OtherName(system: .floatingPanel, name: name, here: here)
  }

  /// Names what LBBottomSheet has.
  package static func lbBottomSheet(_ name: String, _ here: String) -> OtherName {
    OtherName(system: .lbBottomSheet, name: name, here: here)
  }

  /// Names what CardPresentationController has.
  package static func cardPresentationController(_ name: String, _ here: String) -> OtherName {
    OtherName(system: .cardPresentationController, name: name, here: here)
  }
}

extension TypeDescription {
  /// What other systems call the fields below a type, with the field's path.
  package var otherKeys: [(path: String, name: OtherName)] {
    var known: Set<String> = []
    return pathedFields().flatMap { field in
      field.field.otherNames.filter { known.insert($0.name).inserted }.map { (field.path, $0) }
    }
  }

  /// What other systems call values below a type.
  package var otherValues: [OtherName] {
    var known: Set<String> = []
    var names: [OtherName] = []
    func collect(_ type: TypeDescription) {
      names += type.otherNames.filter { known.insert($0.name).inserted }
      switch type.shape {
      case .boolean, .number, .text, .keywords, .constant, .unchecked: break
      case .list(let item, _): collect(item)
      case .dictionary(_, let values): collect(values)
      case .choice(let types), .tuple(let types): for type in types { collect(type) }
      case .mapping(let fields): for field in fields { collect(field.type) }
      }
    }
    collect(self)
    return names
  }

  /// The other names as annotations of a schema, for those who check by it.
  var otherNameAnnotations: [EncodedEntry] {
    let keys = otherKeys.map { path, name in
      let key = path.split(separator: ".").last.map(String.init) ?? path
      return EncodedEntry(
        name.name,
        .mapping([
          EncodedEntry("of", .text(name.system.rawValue)), EncodedEntry("is", .text(path)),
          EncodedEntry("as", .text("\(key): \(name.here)")),
        ]))
    }
    let values = otherValues.map { name in
      EncodedEntry(
        name.name,
        .mapping([
          EncodedEntry("of", .text(name.system.rawValue)), EncodedEntry("is", .text(name.here)),
        ]))
    }
    return (keys.isEmpty ? [] : [EncodedEntry("x-otherKeys", .mapping(keys))])
      + (values.isEmpty ? [] : [EncodedEntry("x-otherValues", .mapping(values))])
  }
}
