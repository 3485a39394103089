import ThemeYAML

/// One keyword that an instance does not satisfy, as data; wording and advice are made from it.
struct SchemaFailure: Sendable, Hashable {
  /// The keyword, such as `minimum`.
  var keyword: Keyword
  /// The way from the document's root to the instance that fails.
  var instance: InstancePath
  /// The mapping key to point at when the key itself is the mistake (an unknown key, a key that
  /// `propertyNames` refuses); `nil` when the value is.
  var keyNode: NodeID? = nil
  /// The schema that holds the keyword.
  var schema: SchemaID
  /// The place of the keyword in its schema document.
  var place: SchemaPlace
  /// The way the evaluation took to the keyword, through references, as a JSON Pointer.
  var keywordLocation: String
  /// What the keyword asks for, and what it found.
  var expectation: Expectation
  /// The annotation `x-expects` beside the keyword: what is wanted, in words for people.
  var expects: String? = nil
  /// The annotation `x-unit` beside the keyword, such as `points`.
  var unit: String? = nil
  /// The annotation `x-expects` around the alternatives, where the failure is that of one of them.
  var expectsAround: String? = nil
}

/// The way from a document's root to a node, as it is written (aliases not resolved).
struct InstancePath: Sendable, Hashable {
  /// One step down.
  struct Step: Sendable, Hashable {
    /// The collection stepped into, resolved.
    var parent: NodeID
    /// The key's node when the parent is a mapping, else `nil`.
    var key: NodeID?
    /// The place among the parent's entries or items, from 0.
    var index: Int
    /// The value's node as written: an alias where there is one.
    var node: NodeID
    /// The key that was meant where another is written.
    var meant: String? = nil
  }

  /// The node that validation began with.
  var root: NodeID
  /// The steps, outermost first.
  var steps: [Step] = []

  /// The node at the end, as written.
  var node: NodeID { steps.last?.node ?? root }
}

/// A place in one of the documents that a schema was compiled from.
struct SchemaPlace: Sendable, Hashable {
  /// The document's number in ``CompiledSchema/documents``.
  var document: Int32
  /// The node of the keyword's value.
  var node: NodeID
}

/// What a failed keyword asks for, with what it found.
enum Expectation: Sendable, Hashable {
  /// `false` as a schema: nothing is allowed here.
  case nothing
  /// `type`.
  case type(TypeSet)
  /// `const` and `enum`: the allowed values in the schema's order.
  case values([Literal])
  /// `minimum`, `maximum` and their exclusive forms: all bounds that stand side by side.
  case range(NumberRange)
  /// `multipleOf`: the divisor as written, and the unit beside it.
  case multiple(of: String, unit: String?)
  /// `minLength`, `maxLength`: code points found and both bounds.
  case length(found: Int, minimum: Int?, maximum: Int?)
  /// `minItems`, `maxItems`, `minProperties`, `maxProperties`: entries found and both bounds.
  case count(found: Int, minimum: Int?, maximum: Int?)
  /// `pattern`: its source.
  case pattern(String)
  /// `format`: its name.
  case format(String)
  /// `contentEncoding` and the like never fail; kept for dialects that assert them.
  case content(String)
  /// `uniqueItems`: the items that are equal.
  case unique(first: NodeID, second: NodeID)
  /// `required`: the missing key, and every key that is allowed there.
  case required(missing: String, allowed: [String])
  /// `dependentRequired`: the missing key, and the one that asks for it.
  case dependency(missing: String, of: String)
  /// `additionalProperties`, `unevaluatedProperties`: the unknown key, and the allowed ones.
  case unknownKey(String, allowed: [String])
  /// `propertyNames`: the key, and why it is refused.
  case propertyName(String, [SchemaFailure])
  /// `items`, `unevaluatedItems` that are `false`: how many items are allowed.
  case extraItem(index: Int, allowed: Int)
  /// `contains` with its bounds: matching items found.
  case contains(found: Int, minimum: Int, maximum: Int?, item: String)
  /// `anyOf`, `oneOf` without a branch that was clearly meant: each branch in words, and its
  /// failures.
  case alternatives(words: [String], branches: [[SchemaFailure]])
  /// `oneOf` with several branches that hold: their numbers and words.
  case several([Int], words: [String])
  /// `not`: the refused shape in words.
  case refused(String)
  /// The step limit of a pattern ran out, so nothing is known; the pattern's source.
  case stepLimit(String)
  /// Evaluation went deeper than the bound.
  case tooDeep(limit: Int)
  /// Evaluation took more steps than the bound.
  case tooManySteps(limit: Int)
}

/// A value that `const` or `enum` allows.
struct Literal: Sendable, Hashable {
  /// The text of a scalar; the flow spelling of a collection.
  var text: String
  /// The type; one member.
  var type: TypeSet
}

/// The bounds of a number as their schema writes them.
struct NumberRange: Sendable, Hashable {
  /// The value of `minimum`.
  var minimum: String?
  /// The value of `exclusiveMinimum`.
  var exclusiveMinimum: String?
  /// The value of `maximum`.
  var maximum: String?
  /// The value of `exclusiveMaximum`.
  var exclusiveMaximum: String?
  /// The annotation `x-unit` beside them, such as `points`.
  var unit: String?
}
