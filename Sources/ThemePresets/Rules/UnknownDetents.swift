import SheetModel
import ThemeDiagnostics
import ThemeYAML

/// Finds the heights that a preset speaks of and does not have.
///
/// - Parameters:
///   - preset: the whole preset.
///   - root: the root of its document.
///   - tree: the nodes of its file.
///   - layers: the presets that it builds on.
/// - Returns: a warning for each; at the height mode, where that is what the document itself says.
func unknownDetents(
  of preset: Preset, at root: NodeID, in tree: YAMLTree, below layers: [LoadedPreset.Layer]
) -> [Diagnostic] {
  let behavior = preset.behavior
  guard
    behavior.initialDetent != nil || behavior.largestUndimmedDetent != nil
      || !behavior.detentPolicies.isEmpty, behavior.presentation == .bottomSheet
  else { return [] }
  let search = DetentSearch(behavior: behavior, root: tree.resolved(root), tree: tree)
  var findings: [Diagnostic?] = []
  // A free sheet can stand at any height, but nothing holds at one of them alone.
  if let heights = behavior.detents {
    findings.append(search.finding(behavior.initialDetent, among: heights, .initialDetent, layers))
    findings.append(
      search.finding(behavior.largestUndimmedDetent, among: heights, .largestUndimmed, layers))
  }
  for (index, policy) in behavior.detentPolicies.enumerated() {
    findings.append(
      search.finding(policy.detent, among: behavior.detents ?? [], .policy(index), layers))
  }
  return findings.compactMap { $0 }
}

extension Behavior {
  /// The heights at which a sheet can rest, as they are written; `nil` for any.
  fileprivate var detents: [HeightValue]? {
    switch heightMode {
    case .fitContent: [.fitContent]
    case .free: nil
    case .specific(let values, _): values
    }
  }
}

/// A place of a preset that speaks of a detent.
private enum DetentUse {
  case initialDetent
  case largestUndimmed
  case policy(Int)

  /// The keys that lead there.
  var path: [String] {
    switch self {
    case .initialDetent: [PresetKeys.behavior, BehaviorKeys.initialDetent]
    case .largestUndimmed: [PresetKeys.behavior, BehaviorKeys.largestUndimmedDetent]
    case .policy: [PresetKeys.behavior, BehaviorKeys.detentPolicies]
    }
  }

  /// The key whose value the detent is.
  var key: String {
    switch self {
    case .initialDetent: BehaviorKeys.initialDetent
    case .largestUndimmed: BehaviorKeys.largestUndimmedDetent
    case .policy: DetentPolicyKeys.detent
    }
  }

  /// What comes of a detent that there is not.
  func outcome(for height: String) -> String {
    switch self {
    case .initialDetent: "the sheet opens at the height that is nearest"
    case .largestUndimmed: "nothing is dimmed up to \(height)"
    case .policy: "what stands beside it never holds"
    }
  }
}

/// Keys of a behavior that rules speak of.
enum BehaviorKeys {
  static let heightMode = "heightMode"
  static let initialDetent = "initialDetent"
  static let largestUndimmedDetent = "largestUndimmedDetent"
  static let detentPolicies = "detentPolicies"
}

/// Keys of a detent's policy that rules speak of.
enum DetentPolicyKeys {
  static let detent = "detent"
}

/// The search for detents that there are not, in one preset.
private struct DetentSearch {
  let behavior: Behavior
  let root: NodeID
  let tree: YAMLTree

  func finding(
    _ value: HeightValue?, among heights: [HeightValue], _ use: DetentUse,
    _ layers: [LoadedPreset.Layer]
  ) -> Diagnostic? {
    guard let value, !heights.contains(where: { $0 == value || $0.identifier == value.identifier })
    else { return nil }
    let written = text(of: value)
    let rest: String
    if heights.isEmpty {
      rest = ", and a free sheet has no heights of its own"
    } else if heights.count == 1 {
      rest = ", and the sheet's only height is \(text(of: heights[0]))"
    } else {
      rest = ", which is none of the sheet's heights"
    }
    var help = use.outcome(for: written)
    if heights.count > 1 {
      help = "the heights are \(heights.map(text).joined(separator: ", ")); " + help
    }
    if let node = node(of: use) {
      let near = heights.count > 1 ? nearest(to: value, among: heights).map(text) : nil
      let isToken = tree.isToken(tree.resolved(node))
      let fixes =
        near.map { isToken ? [] : [replacement(of: node, by: $0)] } ?? []
      return warning(
        "\(use.key) is \(written)\(rest)" + (near.map { "; did you mean \($0)?" } ?? ""),
        at: node, fixes: fixes, help: help)
    }
    // What is inherited is reported where it stands, unless this preset has other heights.
    guard let node = tree.node(at: [PresetKeys.behavior, BehaviorKeys.heightMode], below: root)
    else { return nil }
    let place = layers.reversed().lazy.compactMap { layer in
      layer.tree.node(at: use.path, below: layer.tree.resolved(layer.root)).map {
        RelatedRange(
          "inherited from here", at: layer.tree.range(of: $0), in: layer.tree.source)
      }
    }.first
    return warning(
      "the inherited \(use.key) is \(written)\(rest)", at: node, related: place.map { [$0] } ?? [],
      help: help)
  }

  private func warning(
    _ message: String, at node: NodeID, related: [RelatedRange] = [], fixes: [Fix] = [],
    help: String
  ) -> Diagnostic {
    Diagnostic(
      .presetUnknownDetent, severity: .warning, message, at: tree.range(of: node),
      related: related, instanceLocation: Decoding(tree).pointer(to: node), fixes: fixes,
      help: help)
  }

  private func replacement(of node: NodeID, by text: String) -> Fix {
    Fix("write \(text)", .unsafe, edits: [TextEdit(tree.range(of: node), text)])
  }

  /// What is written for a use; `nil` where that is inherited.
  private func node(of use: DetentUse) -> NodeID? {
    guard let node = tree.node(at: use.path, below: root) else { return nil }
    guard case .policy(let index) = use else { return node }
    let items = Array(tree.items(of: tree.resolved(node)))
    guard items.indices.contains(index) else { return node }
    return tree.node(at: [DetentPolicyKeys.detent], below: tree.resolved(items[index]))
      ?? items[index]
  }

  private func text(of value: HeightValue) -> String {
    ValueType<HeightValue>.heightValue.encode(value)?.yamlLine ?? value.identifier
  }

  /// The height that is nearest to another, where they can be compared.
  private func nearest(to value: HeightValue, among heights: [HeightValue]) -> HeightValue? {
    if case .custom(let name) = value {
      let names = heights.compactMap { if case .custom(let name) = $0 { name } else { nil } }
      return NameSuggester(names).suggestion(for: name).map { .custom($0.name) }
    }
    let comparable = heights.filter { $0.measure?.unit == value.measure?.unit }
    return comparable.min { one, other in
      distance(one, value) < distance(other, value)
    }
  }

  private func distance(_ one: HeightValue, _ other: HeightValue) -> Double {
    ((one.measure?.amount ?? 0) - (other.measure?.amount ?? 0)).magnitude
  }
}

extension HeightValue {
  fileprivate enum Unit {
    case points
    case container
    case content
  }

  /// The height as an amount of something; `nil` for one that only the app knows.
  fileprivate var measure: (unit: Unit, amount: Double)? {
    switch self {
    case .points(let points): (.points, points)
    case .fraction(let fraction): (.container, fraction)
    case .fullscreen: (.container, 1)
    case .childRatio(let fraction): (.content, fraction)
    case .fitContent: (.content, 1)
    case .custom: nil
    }
  }
}

extension YAMLTree {
  /// The node that keys lead to from a mapping, as it is written; `nil` where it is not.
  fileprivate func node(at keys: [String], below root: NodeID) -> NodeID? {
    var node = root
    for key in keys {
      guard kind(of: resolved(node)) == .mapping,
        let value = value(of: key, in: resolved(node))
      else { return nil }
      node = value
    }
    return node
  }
}
