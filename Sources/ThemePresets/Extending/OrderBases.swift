import ThemeYAML

/// What a preset builds on.
enum BaseOrder {
  /// The presets below it, each once and after all that it extends itself.
  case sound([BaseID])
  /// The preset extends itself: the links from it back to it.
  case circle([BaseStep])
  /// The link leads to the last level that is followed, and the base extends others.
  case tooDeep(BaseLink)
  /// One of the presets below has such a fault.
  case unsound

  /// Whether the fault is reported at a link, so that there is nothing else to say of it.
  func isReported(at link: BaseLink) -> Bool {
    if case .circle(let steps) = self { steps.first?.link.node == link.node } else { false }
  }
}

/// A link from one preset to another.
struct BaseStep {
  var from: BaseID
  var link: BaseLink
}

extension PresetBases {
  /// How many levels of presets may lie below one.
  static let deepest = 32

  /// What a preset builds on.
  ///
  /// Linear in the links below the preset, for each of the levels that are followed.
  mutating func order(of id: BaseID, with loader: PresetLoader) -> BaseOrder {
    let levels = levels(below: id, with: loader)
    if levels <= Self.deepest {
      var order: [BaseID] = []
      var seen: Set<BaseID> = [id]
      collect(below: id, into: &order, &seen, with: loader)
      return .sound(order)
    }
    if let circle = circle(through: id, with: loader) { return .circle(circle) }
    guard levels == Self.deepest + 1 else { return .unsound }
    for link in links(of: id, with: loader) {
      guard let base = link.base else { continue }
      if self.levels(below: base, with: loader) == Self.deepest { return .tooDeep(link) }
    }
    return .unsound
  }

  /// The links of a preset's list without which it would build on the same, each with one that leads there
  /// as well.
  mutating func redundantLinks(
    of id: BaseID, in order: [BaseID], with loader: PresetLoader
  ) -> [(link: BaseLink, other: BaseLink)] {
    var links = links(of: id, with: loader)
    guard links.count > 1 else { return [] }
    var redundant: [(link: BaseLink, other: BaseLink)] = []
    for link in links {
      let others = links.filter { $0.node != link.node }
      guard let base = link.base, self.order(through: others, of: id, with: loader) == order else {
        continue
      }
      for other in others
      where other.base == base || self.order(through: [other], of: id, with: loader).contains(base)
      {
        redundant.append((link, other))
        links = others
        break
      }
    }
    return redundant
  }

  /// The presets below a preset that some of its links lead to.
  private mutating func order(
    through links: [BaseLink], of id: BaseID, with loader: PresetLoader
  ) -> [BaseID] {
    var order: [BaseID] = []
    var seen: Set<BaseID> = [id]
    for base in links.compactMap({ $0.base }) where seen.insert(base).inserted {
      collect(below: base, into: &order, &seen, with: loader)
      order.append(base)
    }
    return order
  }

  /// How many levels lie below a preset, counted to two more than are allowed.
  private mutating func levels(below id: BaseID, with loader: PresetLoader) -> Int {
    var level: Set<BaseID> = [id]
    for depth in 0...Self.deepest + 1 {
      var next: Set<BaseID> = []
      for id in level { next.formUnion(bases(of: id, with: loader)) }
      if next.isEmpty { return depth }
      level = next
    }
    return Self.deepest + 2
  }

  /// Adds the presets below one that are not there yet, a base before what extends it.
  ///
  /// The recursion goes no deeper than there may be levels.
  private mutating func collect(
    below id: BaseID, into order: inout [BaseID], _ seen: inout Set<BaseID>,
    with loader: PresetLoader
  ) {
    for base in bases(of: id, with: loader) where seen.insert(base).inserted {
      collect(below: base, into: &order, &seen, with: loader)
      order.append(base)
    }
  }

  /// The shortest way from a preset back to itself.
  private mutating func circle(
    through start: BaseID, with loader: PresetLoader
  ) -> [BaseStep]? {
    var cameFrom: [BaseID: BaseStep] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      for link in links(of: id, with: loader) {
        guard let base = link.base, cameFrom[base] == nil else { continue }
        cameFrom[base] = BaseStep(from: id, link: link)
        if base != start {
          queue.append(base)
          continue
        }
        var steps: [BaseStep] = []
        var end = start
        while let step = cameFrom[end], steps.isEmpty || end != start {
          steps.append(step)
          end = step.from
        }
        return steps.reversed()
      }
    }
    return nil
  }
}
