import ThemeDiagnostics
import ThemeYAML

/// All failures of a document, to tell mistakes from what follows from them, so that one mistake is
/// one diagnostic.
struct FailureContext {
  /// For so many failures of a document it is told what was meant; a hostile text has as many as it
  /// has bytes.
  static let most = 200

  /// What is known of the schema's keys.
  let keys: KnownKeys
  private let failures: [SchemaFailure]
  private let unfinished: UnfinishedEnd?
  private let tree: YAMLTree
  /// Where keys are missing, as JSON Pointers.
  private(set) var missing: Set<String> = []
  /// The keys that each mapping lacks.
  private(set) var missingKeys: [NodeID: [String]] = [:]
  /// What was meant by the keys that are not known.
  private(set) var meanings: [NodeID: KeyMeaning] = [:]
  /// The first key of each mapping that is not known there and stands for no other.
  private var unclearKey: [NodeID: NodeID] = [:]
  /// Values whose type is wrong.
  private var mistyped: Set<NodeID> = []
  /// Keys that belong inside of a key without a value.
  private var notIndented: Set<NodeID> = []
  /// Where the keys belong that are misspelt or stand in another mapping.
  private var meant: Set<String> = []
  /// Those of them that hold for any key or index somewhere on the way.
  private var meantAnywhere: Set<String> = []
  /// Keys that are misspelt.
  private var misspelt: Set<NodeID> = []
  /// What commas tore off a call of CSS in braces.
  private var torn: [SourceRange] = []
  /// Keys that the missing end of the document makes doubtful.
  private var doubtful: Set<NodeID> = []

  init(
    _ failures: [SchemaFailure], _ keys: KnownKeys, in tree: YAMLTree,
    against schema: CompiledSchema, unfinished: UnfinishedEnd?
  ) {
    self.keys = keys
    self.failures = failures
    self.tree = tree
    self.unfinished = unfinished
    for failure in failures {
      guard case .required(let key, _) = failure.expectation else { continue }
      missing.insert(missingPointer(failure, key))
      missingKeys[failure.instance.node, default: []].append(key)
    }
    torn = failures.prefix(Self.most).compactMap {
      guard $0.keyNode == nil else { return nil }
      return FunctionCall(at: tree.resolved($0.instance.node), in: tree)?.range
    }
    let missed = self
    for failure in failures.prefix(Self.most) {
      note(failure, Adviser(failure: failure, tree: tree, schema: schema, context: missed))
    }
  }

  /// The failures that are mistakes of their own, in the order given.
  var causes: [SchemaFailure] {
    failures.filter { isCertain($0) && !follows($0) }
  }

  /// The keys that are missing beside an unknown key, which may be one of them under another name.
  func missingBeside(_ failure: SchemaFailure) -> [String] {
    let node = failure.instance.node
    guard let key = failure.keyNode, unclearKey[node] == key else { return [] }
    return missingKeys[node]?.filter { !isMeant(missingPointer(failure, $0)) } ?? []
  }

  private mutating func note(_ failure: SchemaFailure, _ adviser: Adviser) {
    var inside = adviser.entriesMeantInside
    switch failure.expectation {
    case .type: mistyped.insert(failure.instance.node)
    case .unknownKey(let key, let allowed):
      let meaning = adviser.meaning(ofKey: key, allowed: allowed)
      if let node = failure.keyNode { meanings[node] = meaning }
      switch meaning {
      case .here(let near):
        meant.insert(missingPointer(failure, near.name))
        if let key = failure.keyNode { misspelt.insert(key) }
      case .elsewhere(let places):
        inside = adviser.entries(meantInside: places)
        for place in places.map({ $0.pointer }) {
          if place.contains("*") { meantAnywhere.insert(place) } else { meant.insert(place) }
        }
      case .foreign: break
      case .unclear:
        if let key = failure.keyNode, unclearKey[failure.instance.node] == nil {
          unclearKey[failure.instance.node] = key
        }
      }
    default: break
    }
    for entry in inside {
      notIndented.insert(entry.key)
      // The line that could not be read may be indented wrongly for the same reason.
      if let unfinished, unfinished.nodes.contains(entry.value) {
        doubtful.insert(failure.keyNode ?? failure.instance.node)
      }
    }
  }

  /// Whether a failure holds whatever the missing end of the document says.
  private func isCertain(_ failure: SchemaFailure) -> Bool {
    guard let unfinished else { return true }
    guard !doubtful.contains(failure.keyNode ?? failure.instance.node) else { return false }
    guard let key = failure.keyNode else {
      let node = failure.instance.node
      return !unfinished.nodes.contains(node) && tree.range(of: node).start < unfinished.start
    }
    if misspelt.contains(key) { return true }
    let value = tree.nodes[Int(key)].next
    return !unfinished.nodes.contains(value) && tree.range(of: key).start < unfinished.start
  }

  private func follows(_ failure: SchemaFailure) -> Bool {
    if let key = failure.keyNode {
      let place = tree.range(of: key)
      return notIndented.contains(key)
        || torn.contains { $0.start <= place.start && place.end <= $0.end }
    }
    let node = failure.instance.node
    switch failure.expectation {
    case .type: return false
    case .required(let key, _):
      return unclearKey[node] != nil || isMeant(missingPointer(failure, key))
        || missingKeys[node]?.first != key
    default: return mistyped.contains(node)
    }
  }

  private func isMeant(_ pointer: String) -> Bool {
    meant.contains(pointer) || meantAnywhere.contains { pointerMatches(pointer, place: $0) }
  }

  private func missingPointer(_ failure: SchemaFailure, _ key: String) -> String {
    failure.instance.meantPointer(in: tree) + "/" + escapedPointerToken(key)
  }
}

/// Whether a JSON Pointer is one of those that a place stands for, where `*` is any key or index.
func pointerMatches(_ pointer: String, place: String) -> Bool {
  if pointer == place { return true }
  let steps = pointer.split(separator: "/", omittingEmptySubsequences: false)
  let wanted = place.split(separator: "/", omittingEmptySubsequences: false)
  guard steps.count == wanted.count else { return false }
  return zip(steps, wanted).allSatisfy { $1 == "*" || $0 == $1 }
}
