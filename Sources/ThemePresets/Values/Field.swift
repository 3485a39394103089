package import SheetModel
import ThemeYAML

/// One field of the format: everything there is to say about it, in one declaration.
package struct Field<Root: Sendable>: Sendable {
  /// The key, spelled as the Swift property.
  package let key: String
  /// Whether the mapping is wrong without the field.
  let isRequired: Bool
  /// The presentations that do not look at the field.
  let ignoredBy: PresentationSet
  /// The field that does the same in some of those presentations.
  let counterpart: Counterpart?
  /// Makes the description without the default; those who only decode never need it.
  private let describe: @Sendable () -> FieldDescription
  let bind: @Sendable (inout KeyHash) -> Decode<Root>
  let encode: @Sendable (Root) -> Encoded?
  let assignments: @Sendable (_ old: Root, _ new: Root, _ path: String) -> [String]

  /// Declares a field.
  ///
  /// - Parameters:
  ///   - key: the key, spelled as the Swift property.
  ///   - type: what can be written.
  ///   - summary: what the field does, in one sentence.
  ///   - details: further sentences.
  ///   - source: where the field and its default come from.
  ///   - examples: values worth showing, beside those of the type.
  ///   - title: the heading; by itself made from the key.
  ///   - required: whether the mapping is wrong without the field.
  ///   - usedBy: the presentations that look at the field, in whatever room; empty for all.
  ///   - otherNames: what other systems call it, with a value to show.
  ///   - beside: what an example needs beside a value of the field to make sense.
  ///   - counterpart: the field that does the same in others.
  ///   - access: lends the property of a root: `{ $1(&$0.property) }`.
  package init<Value>(
    _ key: String,
    _ type: ValueType<Value>,
    _ summary: String,
    details: String = "",
    source: String,
    examples: @autoclosure @escaping @Sendable () -> [Encoded] = [],
    title: String? = nil,
    required: Bool = false,
    usedBy: [Presentation] = [],
    otherNames: @autoclosure @escaping @Sendable () -> [OtherName] = [],
    beside: @escaping @Sendable (Encoded) -> [EncodedEntry] = { _ in [] },
    counterpart: Counterpart? = nil,
    access: @escaping @Sendable (inout Root, (inout Value) -> Void) -> Void
  ) {
    self.key = key
    isRequired = required
    ignoredBy = PresentationSet(besides: usedBy)
    self.counterpart = counterpart
    describe = {
      FieldDescription(
        key: key, title: title, summary: summary, details: details, source: source,
        examples: examples(), isRequired: required, usedBy: usedBy, type: type.description,
        otherNames: otherNames(),
        beside: beside)
    }
    bind = { keys in
      let decode = type.bind(&keys)
      let admitsToken = type.admitsToken
      return { node, decoding, root in
        guard let node = decoding.open(node, admitsToken: admitsToken) else { return false }
        var fits = false
        access(&root) { fits = decode(node, &decoding, &$0) }
        return fits
      }
    }
    encode = { root in
      var copy = root
      var encoded: Encoded? = nil
      access(&copy) { encoded = type.encode($0) }
      return encoded
    }
    assignments = { old, new, path in
      var (old, new) = (old, new)
      var lines: [String] = []
      access(&old) { before in
        access(&new) { after in
          lines = type.assignments(before, after, path.isEmpty ? key : path + "." + key)
        }
      }
      return lines
    }
  }

  /// The field as data.
  ///
  /// - Parameter defaults: the value that has the field's default.
  /// - Returns: everything that was declared, and the default.
  func description(defaults: Root) -> FieldDescription {
    var description = describe()
    if !isRequired { description.defaultValue = encode(defaults) }
    return description
  }
}
