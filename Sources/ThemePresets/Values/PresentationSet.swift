import SheetModel

/// Some of the presentations.
struct PresentationSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The set of one presentation.
  init(_ presentation: Presentation) {
    switch presentation {
    case .bottomSheet: rawValue = 1
    case .card: rawValue = 2
    case .formSheet: rawValue = 4
    case .modal: rawValue = 8
    }
  }

  /// The presentations that do not look at a field.
  ///
  /// - Parameter usedBy: those that do; empty for all.
  init(besides usedBy: [Presentation]) {
    var others: PresentationSet = []
    if !usedBy.isEmpty {
      for presentation in Presentation.allCases where !usedBy.contains(presentation) {
        others.formUnion(PresentationSet(presentation))
      }
    }
    self = others
  }

  /// The presentations that are not in the set.
  var others: [Presentation] {
    Presentation.allCases.filter { !contains(PresentationSet($0)) }
  }
}
