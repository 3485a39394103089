import ThemeDiagnostics

/// The anchors of a stream, and how many nodes the text would have with every alias written out.
struct Anchors {
  /// What a name stands for.
  struct Definition {
    /// The document whose anchor it is; names do not outlive their document.
    var document: Int
    var node: NodeID
    /// The anchor in the source, with its `&`.
    var place: SourceRange
    /// How many nodes it stands for once it is complete.
    var size: Int
    /// Whether the node has ended; until then an alias would contain itself.
    var isComplete: Bool
  }

  private(set) var names = KeyHash()
  private(set) var definitions: ContiguousArray<Definition> = []
  private var open: [(depth: Int, name: Int32, node: NodeID, sizeBefore: Int)] = []
  private var undefined: [(diagnostic: Int, name: Int32)] = []
  private var document = 0
  /// How many nodes aliases have added, saturating.
  private var added = 0

  /// The name's definition in this document, or `nil`.
  func definition(of name: UnsafeBufferPointer<UInt8>) -> Definition? {
    guard let id = names.find(name) else { return nil }
    let definition = definitions[Int(id)]
    return definition.document == document ? definition : nil
  }

  /// Defines a scalar's anchor, or begins that of a collection at a depth of open collections.
  ///
  /// - Returns: the definition in the same document that it replaces.
  mutating func define(
    _ name: UnsafeBufferPointer<UInt8>, _ node: NodeID, at place: SourceRange, depth: Int?
  ) -> Definition? {
    let id = intern(name)
    let old = definitions[Int(id)]
    definitions[Int(id)] = Definition(
      document: document, node: node, place: place, size: 1, isComplete: depth == nil)
    if let depth { open.append((depth, id, node, saturating(Int(node), added))) }
    return old.document == document ? old : nil
  }

  /// Completes the anchor of the collection that ends at a depth, when it has one.
  mutating func end(depth: Int, nodes: Int) {
    guard let last = open.last, last.depth == depth else { return }
    open.removeLast()
    // Another node may have taken the name within this one.
    guard definitions[Int(last.name)].node == last.node else { return }
    definitions[Int(last.name)].size = saturating(nodes, added) - last.sizeBefore
    definitions[Int(last.name)].isComplete = true
  }

  /// Counts an alias.
  ///
  /// - Returns: how many nodes there would be with this and all aliases before it written out.
  mutating func count(_ definition: Definition, nodes: Int) -> Int {
    added = saturating(added, definition.size)
    return saturating(nodes, added)
  }

  /// Notes an alias whose name is not defined yet.
  mutating func noteUndefined(_ name: UnsafeBufferPointer<UInt8>, diagnostic: Int) {
    undefined.append((diagnostic, intern(name)))
  }

  /// Ends the document: completes the reports of undefined aliases, and forgets the names.
  mutating func endDocument(report: inout Findings) {
    // A suggestion for every one of thousands would be slow.
    for alias in undefined.prefix(20) {
      let later = definitions[Int(alias.name)]
      report.amend(alias.diagnostic) { diagnostic in
        if later.document == document {
          diagnostic.message += "; it is defined later"
          diagnostic.related = [RelatedRange("defined here", at: later.place)]
        } else {
          suggest(alias.name, for: &diagnostic)
        }
      }
    }
    undefined.removeAll()
    open.removeAll()
    document += 1
  }

  private func suggest(_ name: Int32, for diagnostic: inout Diagnostic) {
    var known: [String] = []
    // A suggestion among thousands would be a guess.
    for (id, definition) in definitions.enumerated().prefix(1000)
    where definition.document == document {
      known.append(String(decoding: names[Int32(id)], as: UTF8.self))
    }
    let wrong = String(decoding: names[name], as: UTF8.self)
    guard let suggestion = NameSuggester(known).suggestion(for: wrong) else { return }
    diagnostic.message += "; did you mean `*\(suggestion.name)`?"
    let edit = TextEdit(diagnostic.range, "*" + suggestion.name)
    diagnostic.fixes = [
      Fix("write `*\(suggestion.name)`", suggestion.isCertain ? .safe : .unsafe, edits: [edit])
    ]
  }

  private mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
    let (id, isNew) = names.insert(name)
    if isNew {
      definitions.append(
        Definition(
          document: -1, node: -1, place: SourceRange(at: 0), size: 0, isComplete: false))
    }
    return id
  }
}

private func saturating(_ first: Int, _ second: Int) -> Int {
  let (sum, isTooLarge) = first.addingReportingOverflow(second)
  return isTooLarge ? Int.max : sum
}
