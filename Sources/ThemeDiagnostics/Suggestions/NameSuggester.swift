/// The name that was meant, and why it is thought to be that one.
package struct NameSuggestion: Hashable, Sendable {
  /// How a mistaken name differs from the right one.
  package enum Difference: Hashable, Sendable {
    /// By characters that are invisible or look like others; they are listed.
    case deceptiveCharacters([Unicode.Scalar])
    /// By upper and lower case only.
    case letterCase
    /// By separators, and perhaps by case: `corner-radius`.
    case separators
    /// By the British spelling of a word.
    case britishSpelling
    /// By other forms, another order or another number of words: `radiusCorner`.
    case words
    /// By a few letters.
    case letters
  }

  /// The right name.
  package var name: String
  /// The difference.
  package var difference: Difference

  /// Creates a suggestion.
  package init(name: String, difference: Difference) {
    self.name = name
    self.difference = difference
  }

  /// Whether the difference leaves no doubt, so that a fix may be applied without asking.
  package var isCertain: Bool {
    switch difference {
    case .letterCase, .separators, .britishSpelling, .deceptiveCharacters: true
    case .words, .letters: false
    }
  }
}

/// Finds the name that was meant among those allowed; says nothing where it would be a guess.
///
/// Compares in this order: look-alike characters, case and separators, British spellings, other forms
/// and orders of the words, edit distance, parts of names. The first that gives exactly one name
/// wins.
package struct NameSuggester {
  private var candidates: [(name: String, form: NameForm)]
  private var context: NameForm?

  /// Creates a suggester.
  ///
  /// - Parameters:
  ///   - names: the names that are allowed.
  ///   - context: the name of what holds them, such as the mapping's key; its words may stand in a
  ///     mistaken name without need (`shadowRadius` below `shadow`).
  package init(_ names: [String], context: String? = nil) {
    candidates = names.map { ($0, NameForm($0)) }
    self.context = context.map { NameForm($0) }
  }

  /// The name that was meant by a mistaken one, or `nil` when there is none or a doubt.
  package func suggestion(for mistake: String) -> NameSuggestion? {
    let form = NameForm(mistake)
    guard !form.folded.isEmpty else { return nil }
    if let found = equal(form) { return found }
    if let name = only({ $0.stems == form.stems }) ?? only({ $0.abbreviated == form.abbreviated })
      ?? only({ $0.sortedStems == form.sortedStems })
    {
      return NameSuggestion(name: name, difference: .words)
    }
    let stems = form.stems
    // One word of three or more is hardly the name: `color` is not `dimmingBackgroundColor`.
    let holders = candidates.filter {
      2 * stems.count >= $0.form.stems.count && Self.isSubsequence(stems, of: $0.form.stems)
    }
    if holders.count > 1 { return nil }
    if let name = nearest(form) { return NameSuggestion(name: name, difference: .letters) }
    return (holders.first?.name ?? byParts(form)).map {
      NameSuggestion(name: $0, difference: .words)
    }
  }

  /// The name that is the mistaken one but for deceptive characters, case, separators or spelling.
  private func equal(_ form: NameForm) -> NameSuggestion? {
    if !form.deceptive.isEmpty {
      let name = only { $0.clean == form.clean } ?? only { $0.folded == form.folded }
      if let name {
        return NameSuggestion(name: name, difference: .deceptiveCharacters(form.deceptive))
      }
    }
    if let name = only({ $0.folded == form.folded }) {
      let sameLength = NameForm(name).clean.count == form.clean.count
      return NameSuggestion(name: name, difference: sameLength ? .letterCase : .separators)
    }
    return only { $0.american == form.american }
      .map { NameSuggestion(name: $0, difference: .britishSpelling) }
  }

  /// The one candidate that a condition holds for.
  private func only(_ condition: (NameForm) -> Bool) -> String? {
    var found: String?
    for candidate in candidates where condition(candidate.form) {
      if found != nil { return nil }
      found = candidate.name
    }
    return found
  }
}

extension NameSuggester {
  /// The candidate at the smallest distance, when it is alone there and near enough.
  private func nearest(_ form: NameForm) -> String? {
    var best: (name: String, distance: Int)?
    var isTie = false
    for candidate in candidates {
      let longest = max(form.american.count, candidate.form.american.count)
      let limit = max(1, longest / 3)
      guard
        let distance = editDistance(form.american, candidate.form.american, limit: limit),
        distance < longest, !areOtherWords(form, candidate.form)
      else { continue }
      if let known = best, known.distance <= distance {
        isTie = isTie || known.distance == distance
      } else {
        best = (candidate.name, distance)
        isTie = false
      }
    }
    return isTie ? nil : best?.name
  }

  /// Whether two names of equally many words differ in a word that is not misspelt, only another.
  private func areOtherWords(_ form: NameForm, _ other: NameForm) -> Bool {
    guard form.words.count == other.words.count else {
      // A name of one word may lack its capitals, but then it is spelled alike.
      return form.words.count == 1
        && editDistance(form.american, other.american, limit: form.american.count / 4) == nil
    }
    for (word, otherWord) in zip(form.words, other.words) where word != otherWord {
      if isKnown(word) && (isKnown(otherWord) || form.words.count > 1) { return true }
      let limit = max(1, max(word.count, otherWord.count) / 2)
      if editDistance(word, otherWord, limit: limit) == nil { return true }
    }
    return false
  }

  private func isKnown(_ word: [UInt32]) -> Bool {
    WordTables.known.contains(word) || candidates.contains { $0.form.words.contains(word) }
  }

  /// The candidate that the mistaken name is the beginning of, or that is the rest of it without
  /// needless words.
  private func byParts(_ form: NameForm) -> String? {
    var rest = form.words
    if let context { rest.removeAll { context.words.contains($0) } }
    if let first = rest.first, rest.count > 1, WordTables.leadingFillers.contains(first) {
      rest.removeFirst()
    }
    if let last = rest.last, rest.count > 1, WordTables.fillers.contains(last) { rest.removeLast() }
    if rest.count < form.words.count, let name = only({ $0.words == rest }) { return name }
    guard form.american.count >= 3 else { return nil }
    return only { $0.american.starts(with: form.american) }
  }

  private static func isSubsequence(_ part: [[UInt32]], of whole: [[UInt32]]) -> Bool {
    var index = 0
    for word in whole where index < part.count && word == part[index] { index += 1 }
    return index == part.count
  }
}
