import ThemeDiagnostics
import ThemeYAML

extension Collector {
  /// Adds the failures of the branch of `anyOf` or `oneOf` that the author meant; where none is
  /// clear, one failure that names them all.
  mutating func explainBranches(_ instruction: Instruction, _ node: NodeID) {
    let name = instruction.keyword.name
    let branches = (0..<instruction.b).map { offset in
      attempt(evaluator.ints[Int(instruction.a + offset)], "/\(name)/\(offset)")
    }
    guard evaluator.stop == nil else { return add(Array(branches.joined().prefix(1))) }
    let fits = branches.map { fit(of: $0) }
    if let best = fits.max(), best > .hardly {
      let places = fits.indices.filter { fits[$0] == best }
      if places.count == 1 { return add(branches, meant: places[0], instruction) }
    }
    if let only = onlyPlausible(branches, fits) { return add(branches, meant: only, instruction) }
    let words = (0..<instruction.b).map { offset in
      self.words(of: evaluator.ints[Int(instruction.a + offset)])
    }
    fail(instruction, .alternatives(words: words, branches: branches))
  }

  /// Adds the failures of a branch; those of the instance itself know what is wanted around it.
  private mutating func add(
    _ branches: [[SchemaFailure]], meant: Int, _ instruction: Instruction
  ) {
    let around = sibling("x-expects", of: instruction)
    add(
      branches[meant].map { failure in
        guard failure.instance == path, failure.expectsAround == nil else { return failure }
        var failure = failure
        failure.expectsAround = around
        return failure
      })
  }

  /// Of branches that hardly fit: the single one that is not merely a text of another shape.
  private func onlyPlausible(_ branches: [[SchemaFailure]], _ fits: [BranchFit]) -> Int? {
    let plausible = branches.indices.filter { index in
      !branches[index].contains { failure in
        guard failure.instance == path, case .pattern = failure.expectation else { return false }
        return true
      }
    }
    return plausible.count == 1 ? plausible.first : nil
  }

  /// How well an instance fits a branch that it does not satisfy.
  private func fit(of failures: [SchemaFailure]) -> BranchFit {
    var fit = BranchFit(failures: -failures.count)
    var isWrongKind = false
    var colorParts = 0
    var shallowest = Int.max
    for failure in failures {
      let depth = failure.instance.steps.count - path.steps.count
      shallowest = min(shallowest, depth)
      guard depth == 0 else { continue }
      switch failure.expectation {
      case .type, .pattern, .format, .nothing: isWrongKind = true
      case .values(let literals): if !isNear(literals) { isWrongKind = true }
      case .alternatives: isWrongKind = true
      case .unknownKey(let key, let allowed):
        fit.unknownKeys -= 1
        if ColorParts.all.contains(key), !allowed.contains(key) { colorParts += 1 }
      case .required: fit.missingKeys -= 1
      default: break
      }
    }
    // A colour and its opacity are no mapping anywhere.
    if colorParts > 1, colorParts == Int(evaluator.nodes[Int(evaluator.resolved(path.node))].count)
    {
      isWrongKind = true
    }
    fit.isRightKind = !isWrongKind
    fit.depth = shallowest == .max ? 0 : shallowest
    return fit
  }

  /// Whether the instance looks like a slip of one of the values.
  private func isNear(_ literals: [Literal]) -> Bool {
    let node = evaluator.resolved(path.node)
    guard evaluator.type(of: node) == .string else { return false }
    let names = literals.filter { $0.type == .string }.map { $0.text }
    return NameSuggester(names).suggestion(for: text(of: node)) != nil
  }
}

/// How well an instance fits a branch; the greatest is the one that was meant.
private struct BranchFit: Comparable {
  /// Whether the type, and a value of an enumeration, is nearly right.
  var isRightKind = false
  /// Minus the keys that are missing: what tells alternatives apart is usually required.
  var missingKeys = 0
  /// Minus the keys that the branch does not know.
  var unknownKeys = 0
  /// How far below the instance the first failure is.
  var depth = 0
  /// Minus the number of failures.
  var failures: Int

  /// What is not above it does not fit at all.
  static let hardly = BranchFit(isRightKind: false, depth: .max, failures: 0)

  static func < (a: BranchFit, b: BranchFit) -> Bool {
    if a.isRightKind != b.isRightKind { return b.isRightKind }
    if a.missingKeys != b.missingKeys { return a.missingKeys < b.missingKeys }
    if a.unknownKeys != b.unknownKeys { return a.unknownKeys < b.unknownKeys }
    if a.depth != b.depth { return a.depth < b.depth }
    return a.failures < b.failures
  }
}
