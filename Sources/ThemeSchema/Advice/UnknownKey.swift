import ThemeDiagnostics
import ThemeYAML

/// What was meant by a key that is not known in its mapping.
enum KeyMeaning {
  /// Another key of the same mapping.
  case here(NameSuggestion)
  /// The same key in other mappings: the places where it is allowed.
  case elsewhere([PropertyPlace])
  /// A key of another system, which has another name here.
  case foreign(OtherName)
  /// Another key in another mapping, or nothing that can be told.
  case unclear
}

extension Adviser {
  /// What was meant by a key that is not known in its mapping.
  func meaning(ofKey key: String, allowed: [String]) -> KeyMeaning {
    if let other = schema.otherKey(key) { return .foreign(other) }
    let context = failure.instance.steps.last?.key.map { tree.text(of: tree.resolved($0)) }
    let near = self.context.keys.suggestion(for: key, among: allowed, in: context)
    if let near, near.isCertain || near.difference == .words { return .here(near) }
    if let axis = axis(named: key, among: allowed) { return .here(axis) }
    let places = nearestPlaces(of: key)
    if !places.isEmpty { return .elsewhere(places) }
    return near.map { .here($0) } ?? .unclear
  }

  /// The other name of an axis: an offset may be a size elsewhere, as in UIKit's `shadowOffset`, and a
  /// size a point.
  private func axis(named key: String, among allowed: [String]) -> NameSuggestion? {
    let name: String
    switch key {
    case "width", "dx", "horizontal": name = "x"
    case "height", "dy", "vertical": name = "y"
    case "x", "w": name = "width"
    case "y", "h": name = "height"
    default: return nil
    }
    guard allowed.contains(name),
      tree.value(of: name, in: tree.resolved(failure.instance.node)) == nil
    else { return nil }
    return NameSuggestion(name: name, difference: .words)
  }

  /// For a key that is not known in its mapping: the key that was meant, the mapping it belongs to, or
  /// the keys that are known.
  func unknownKey(_ key: String, allowed: [String]) -> Advice {
    let known = failure.keyNode.flatMap { context.meanings[$0] }
    switch known ?? meaning(ofKey: key, allowed: allowed) {
    case .here(let near): return respelling(key, near)
    case .elsewhere(let places):
      let inside = entries(meantInside: places)
      return Advice(
        message: "unknown key \(quoted(key))\(here); it belongs "
          + alternatives(places.map { parent(of: $0.pointer) }),
        related: inside.prefix(1).map {
          RelatedRange("probably meant to be inside `\(key)`", at: tree.range(of: $0.key))
        })
    case .foreign(let other): return otherKey(key, other)
    case .unclear:
      return documentInside(allowed) ?? besideMissing(key) ?? dotted(key) ?? flattened(key, allowed)
        ?? respeltElsewhere(key)
        ?? Advice(help: list(allowed))
    }
  }

  /// For a key at the top that holds what belongs there itself, or a list of such things.
  private func documentInside(_ allowed: [String]) -> Advice? {
    guard failure.instance.steps.isEmpty, let key = failure.keyNode else { return nil }
    let value = tree.resolved(tree.nodes[Int(key)].next)
    let isList = tree.kind(of: value) == .sequence
    guard let inside = isList ? tree.items(of: value).first(where: { _ in true }) : value,
      isDocument(tree.resolved(inside), allowed)
    else { return nil }
    return Advice(
      help: isList
        ? "Write each item as a document of its own, after a line `---`."
        : "What it holds belongs at the top; write that without the key.")
  }

  /// Whether a node is a mapping with nothing but keys of those.
  private func isDocument(_ node: NodeID, _ allowed: [String]) -> Bool {
    guard tree.kind(of: node) == .mapping, tree.count(of: node) > 0 else { return false }
    return tree.entries(of: node).allSatisfy {
      allowed.contains(tree.text(of: tree.resolved($0.key)))
    }
  }

  /// For a key of another mapping that is misspelt as well.
  private func respeltElsewhere(_ key: String) -> Advice? {
    guard let far = context.keys.suggestion(for: key), far.isCertain,
      let places = Optional(nearestPlaces(of: far.name)), !places.isEmpty
    else { return nil }
    return Advice(
      message: "unknown key \(quoted(key))\(here); did you mean `\(far.name)`, which belongs "
        + "\(alternatives(places.map { parent(of: $0.pointer) }))?")
  }

  /// `theme.cornerRadius`: a way through mappings, written as one key.
  private func dotted(_ key: String) -> Advice? {
    let steps = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard steps.count > 1, !steps.contains(""), isPlace(steps) else { return nil }
    return nested(key, steps, because: "a dot does not nest keys, ")
  }

  /// `grabberSize`: a key of a mapping in this one, with the mapping's name before its own.
  private func flattened(_ key: String, _ allowed: [String]) -> Advice? {
    for group in allowed where key.hasPrefix(group) {
      let rest = key.dropFirst(group.count)
      guard let first = rest.first, first.isUppercase else { continue }
      let steps = [group, first.lowercased() + rest.dropFirst()]
      if isPlace(steps) { return nested(key, steps, because: "") }
    }
    return nil
  }

  /// Whether the schema allows a way from the mapping at hand.
  private func isPlace(_ steps: [String]) -> Bool {
    guard let last = steps.last else { return false }
    var pointer = failure.instance.meantPointer(in: tree)
    for step in steps { pointer += "/" + escapedPointerToken(step) }
    return context.keys.places(of: last).contains {
      pointerMatches(pointer, place: $0.pointer)
    }
  }

  private func nested(_ key: String, _ steps: [String], because reason: String) -> Advice {
    let last = steps[steps.count - 1]
    let groups = steps.dropLast().map { "\($0): {" }.joined()
    let braces = String(repeating: "}", count: steps.count - 1)
    return Advice(
      message: "unknown key \(quoted(key))\(here); \(reason)write `\(groups)\(last): …\(braces)`",
      fixes: nesting(steps[0], "\(groups)\(last)", braces))
  }

  /// A fix that writes an entry as nested mappings, where the outermost does not stand there already.
  private func nesting(_ outermost: String, _ opening: String, _ closing: String) -> [Fix] {
    let mapping = tree.resolved(failure.instance.node)
    guard let key = failure.keyNode, tree.kind(of: key) == .scalar,
      tree.value(of: outermost, in: mapping) == nil
    else { return [] }
    let value = tree.resolved(tree.nodes[Int(key)].next)
    let range = tree.range(of: value)
    guard tree.nodes[Int(value)].style != .block, tree.nodes[Int(value)].style != .literal,
      tree.nodes[Int(value)].style != .folded, range.start > tree.range(of: key).end,
      tree.kind(of: tree.nodes[Int(key)].next) != .alias,
      schema.accepts(
        "\(opening): \(tree.source.text(in: range))\(closing)", as: failure.schema)
    else { return [] }
    return [
      Fix(
        "nest the keys", .unsafe,
        edits: [
          TextEdit(tree.range(of: key), opening), TextEdit(SourceRange(at: range.end), closing),
        ])
    ]
  }

  /// For a key that means nothing beside others that are missing: one diagnostic for both.
  private func besideMissing(_ key: String) -> Advice? {
    let missing = context.missingBeside(failure)
    guard let first = missing.first, let node = failure.keyNode else { return nil }
    var advice = Advice(
      message: "unknown key \(quoted(key))\(here), and \(keyWords(missing)) "
        + "\(missing.count == 1 ? "is" : "are") missing")
    if missing.count == 1, tree.kind(of: node) == .scalar, !isPlace([key]) {
      advice.fixes = [
        tree.respelling(node, as: first, .unsafe)
      ]
    }
    return advice
  }

  /// For a mapping that lacks several keys.
  func missingKeys() -> Advice? {
    guard let keys = context.missingKeys[failure.instance.node], keys.count > 1 else { return nil }
    return Advice(message: "\(subject) needs \(keyWords(keys))")
  }

  private func keyWords(_ keys: [String]) -> String {
    let words = keys.map { "`\($0)`" }
    guard let last = words.last, words.count > 1 else { return "the key " + (words.first ?? "") }
    return "the keys " + words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The places of a property that are nearest to the mapping at hand, at most four; the one where it
  /// is missed, if there is one.
  private func nearestPlaces(of key: String) -> [PropertyPlace] {
    let here = failure.instance.meantPointer(in: tree) + "/" + escapedPointerToken(key)
    // A key of another form of the same mapping is not elsewhere.
    let places = context.keys.places(of: key).filter {
      !pointerMatches(here, place: $0.pointer)
    }
    if let wanted = places.first(where: { place in
      context.missing.contains { pointerMatches($0, place: place.pointer) }
    }) {
      return [wanted]
    }
    let own = steps(of: failure.instance.meantPointer(in: tree))
    let measured = places.map { place in
      (place: place, distance: distance(own, steps(of: place.pointer).dropLast()))
    }
    guard let least = measured.map({ $0.distance }).min() else { return [] }
    let near = measured.filter { $0.distance <= least + 1 }
    return (near.count <= 4 ? near : measured.filter { $0.distance == least }).prefix(4)
      .map { $0.place }
  }

  private func steps(of pointer: String) -> ArraySlice<Substring> {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
  }

  /// How many steps up and down lead from one mapping to another.
  private func distance(_ from: ArraySlice<Substring>, _ to: ArraySlice<Substring>) -> Int {
    let shared = zip(from, to).prefix { $0 == $1 || $1 == "*" }.count
    return from.count + to.count - 2 * shared
  }

  /// Where the mapping at hand is, to stand after a key.
  var here: String {
    failure.instance.steps.isEmpty ? "" : " in " + failure.instance.dottedPath(in: tree)
  }

  private func respelling(_ key: String, _ near: NameSuggestion) -> Advice {
    let unknown = "unknown key \(quoted(key))\(here)"
    if let other = standing(near.name) {
      return Advice(
        message: unknown + "; `\(near.name)`, which is nearest, stands here as well",
        related: [RelatedRange("`\(near.name)`", at: tree.range(of: other))])
    }
    var advice = Advice(message: unknown + "; did you mean `\(near.name)`?")
    if case .deceptiveCharacters(let characters) = near.difference {
      let names = characters.map { codePoint($0.value) }.joined(separator: ", ")
      advice.help = "The key contains \(names), which looks like another character or like nothing."
    }
    guard let node = failure.keyNode, tree.kind(of: node) == .scalar else { return advice }
    advice.fixes = [tree.respelling(node, as: near.name, near.isCertain ? .safe : .unsafe)]
    return advice
  }

  /// The key of that name in the mapping at hand.
  private func standing(_ key: String) -> NodeID? {
    let mapping = tree.resolved(failure.instance.node)
    return tree.entries(of: mapping).first { tree.text(of: tree.resolved($0.key)) == key }?.key
  }

  /// "in theme.shadow" or "at the top level" for the pointer of a property.
  private func parent(of pointer: String) -> String {
    let parts = pointer.split(separator: "/").dropLast().map { unescapedPointerToken($0) }
    return parts.isEmpty ? "at the top level" : "in " + parts.joined(separator: ".")
  }

  private func list(_ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    return "Known keys here: \(shortList(names))."
  }

  /// The names, or the first 20 of more.
  func shortList(_ names: [String]) -> String {
    names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
  }
}
