import SheetModel
import ThemeDiagnostics
import ThemeYAML

/// Finds what tokens stand for, which may be other tokens.
///
/// Linear in the definitions, without recursion.
struct TokenDefinitions {
  private let tree: YAMLTree
  /// The preset whose own faults are looked for.
  private let own: NodeID
  /// The values as they are written, the last definition of a name.
  private var written: [String: NodeID] = [:]
  /// The names in the order in which they are defined first, the preset's own before all others.
  private var names: [String] = []
  /// What is wrong with the preset's own definitions.
  private(set) var findings: [Diagnostic] = []
  private(set) var table = TokenTable()
  private var states: [String: State] = [:]
  private var stack: [Step] = []
  private var unknown: [NodeID] = []

  private enum State {
    case open, sound, faulty
  }

  /// A token whose references are being followed.
  private struct Step {
    var name: String
    var references: [NodeID]
    var next = 0
  }

  /// Looks at definitions.
  ///
  /// - Parameters:
  ///   - roots: the roots of the presets, each after those that it builds on.
  ///   - tree: their nodes.
  init(of roots: [NodeID], in tree: YAMLTree) {
    self.tree = tree
    own = roots.last ?? 0
    for root in roots.reversed() {
      for (name, value) in tree.tokens(of: root) where written[name] == nil {
        written[name] = value
        names.append(name)
      }
    }
    for name in names where states[name] == nil { follow(name) }
    findings += unknownTokens(unknown)
  }

  /// Whether a node is a part of the preset itself.
  private func isOwn(_ node: NodeID) -> Bool {
    node >= own && node < tree.nodes[Int(own)].next
  }

  private mutating func follow(_ name: String) {
    open(name)
    while let step = stack.last {
      guard step.next < step.references.count else {
        close(step)
        continue
      }
      stack[stack.count - 1].next += 1
      let reference = step.references[step.next]
      let name = tree.tokenName(at: reference)
      guard written[name] != nil else {
        if isOwn(reference) { unknown.append(reference) }
        continue
      }
      switch states[name] {
      case nil: open(name)
      case .open: reportCircle(to: name)
      case .sound, .faulty: break
      }
    }
  }

  private mutating func open(_ name: String) {
    states[name] = .open
    stack.append(Step(name: name, references: written[name].map(references) ?? []))
  }

  /// Ends a token whose references are all followed.
  private mutating func close(_ step: Step) {
    stack.removeLast()
    var value = written[step.name].map { tree.resolved($0) }
    if let node = value, tree.isToken(node) {
      value = table.value(ofName: tree.tokenName(at: node))
    }
    if states[step.name] == .open { states[step.name] = .sound }
    table.define(step.name, as: states[step.name] == .faulty ? nil : value)
  }

  /// The scalars in a value that stand for other tokens.
  private func references(in value: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var rest = [value]
    var seen: Set<NodeID> = []
    while let node = rest.popLast() {
      let start = tree.resolved(node)
      guard seen.insert(start).inserted else { continue }
      for node in start..<tree.nodes[Int(start)].next where tree.nodes[Int(node)].key < 0 {
        if tree.isToken(node) { found.append(node) }
        if tree.kind(of: node) == .alias { rest.append(node) }
      }
    }
    return found
  }

  private mutating func reportCircle(to name: String) {
    guard let start = stack.lastIndex(where: { $0.name == name }) else { return }
    var links = stack[start...].map { (name: $0.name, node: $0.references[$0.next - 1]) }
    for link in links { states[link.name] = .faulty }
    let first = links.indices.filter { isOwn(links[$0].node) }.min {
      links[$0].node < links[$1].node
    }
    guard let first else { return }
    links = Array(links[first...] + links[..<first])
    var chain = links.map { quoted("$" + $0.name) }
    if chain.count > 8 { chain.replaceSubrange(4..<(chain.count - 3), with: ["…"]) }
    chain.append(quoted("$" + links[0].name))
    findings.append(
      Diagnostic(
        .presetCircularToken,
        links.count == 1
          ? "the token \(chain[0]) stands for itself"
          : "tokens stand for each other in a circle: " + chain.joined(separator: " → "),
        at: tree.range(of: links[0].node),
        related: links.dropFirst().prefix(8).map {
          RelatedRange("\(quoted("$" + $0.name)) is defined here", at: tree.range(of: $0.node))
        },
        instanceLocation: Decoding(tree).pointer(to: links[0].node)))
  }

  /// The findings about scalars that name no token.
  ///
  /// Those beyond some hundreds are told without a suggestion and a pointer, which take time.
  func unknownTokens(_ nodes: [NodeID]) -> [Diagnostic] {
    nodes.prefix(200).map { unknownToken($0) }
      + nodes.dropFirst(200).map {
        Diagnostic(
          .presetUnknownToken, "there is no token \(quoted(tree.text(of: $0)))",
          at: tree.range(of: $0))
      }
  }

  private func unknownToken(_ node: NodeID) -> Diagnostic {
    let (text, name) = (tree.text(of: node), tree.tokenName(at: node))
    var message = "there is no token \(quoted(text))"
    var fixes: [Fix] = []
    var help: String?
    if !TextShape.tokenName.surelyAdmits(Array(name.utf8)[...]) {
      message = "\(quoted(text)) is not the name of a token"
      help = "a token stands for a whole value: `$` and a name of letters, digits, `_`, `.` and `-`"
    } else if let meant = NameSuggester(names).suggestion(for: name) {
      message += "; did you mean `$\(meant.name)`?"
      fixes = [
        Fix(
          "write `$\(meant.name)`", meant.isCertain ? .safe : .unsafe,
          edits: [TextEdit(tree.range(of: node), "$" + meant.name)])
      ]
    } else if names.isEmpty {
      help = "tokens are defined under `tokens`, here or in a preset that is extended"
    } else if names.count <= 12 {
      help = "the tokens are " + names.sorted().map { "`$\($0)`" }.joined(separator: ", ")
    }
    return Diagnostic(
      .presetUnknownToken, message, at: tree.range(of: node),
      instanceLocation: Decoding(tree).pointer(to: node), fixes: fixes, help: help)
  }
}

extension YAMLTree {
  /// The names and values under `tokens` of a preset, in order.
  fileprivate func tokens(of root: NodeID) -> [(name: String, value: NodeID)] {
    guard let tokens = value(of: PresetKeys.tokens, in: root) else { return [] }
    return entries(of: resolved(tokens)).map { (text(of: resolved($0.key)), $0.value) }
  }
}
