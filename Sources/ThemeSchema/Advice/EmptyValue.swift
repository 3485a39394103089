import ThemeDiagnostics
import ThemeYAML

extension Adviser {
  /// For a key without a value.
  func emptyValue() -> Advice? {
    guard isEmptyValue, let key = failure.instance.steps.last?.key else { return nil }
    let wanted = failure.expects ?? wanted(by: failure.expectation)
    var advice = Advice(
      message: "\(subject) has no value" + (wanted.map { "; it must be \($0)" } ?? ""))
    let entries = entriesMeantInside
    if let first = entries.first, let last = entries.last {
      advice.related = [
        RelatedRange(
          "probably meant to be inside `\(subject)`: indent it", at: tree.range(of: first.key))
      ]
      advice.fixes = [indenting(from: first.key, to: last.value)]
    } else if wantsCollection, hasIndentedComment(below: key) {
      advice.help = "are all of its entries commented out?"
    }
    return advice
  }

  /// The entries below a key without a value that were meant to be inside of it, but are not indented.
  ///
  /// They go on to the last one that is not known beside the key.
  var entriesMeantInside: ArraySlice<(key: NodeID, value: NodeID)> {
    guard isEmptyValue, let step = failure.instance.steps.last, let key = step.key else {
      return []
    }
    return entries(
      below: key, in: step.parent, meantInside: [failure.instance.meantPointer(in: tree)])
  }

  /// The entries below a key that is not known here, and has no value, which were meant to be inside of
  /// it: it may have its place elsewhere, with what stands below.
  func entries(meantInside places: [PropertyPlace]) -> ArraySlice<(key: NodeID, value: NodeID)> {
    guard let key = failure.keyNode else { return [] }
    return entries(
      below: key, in: tree.resolved(failure.instance.node), meantInside: places.map { $0.pointer })
  }

  private func entries(
    below empty: NodeID, in parent: NodeID, meantInside places: [String]
  ) -> ArraySlice<(key: NodeID, value: NodeID)> {
    guard tree.nodes[Int(parent)].style == .block else { return [] }
    var beside = failure.instance
    if failure.keyNode == nil { beside.steps.removeLast() }
    let outside = beside.meantPointer(in: tree)
    var run: [(key: NodeID, value: NodeID)] = []
    var count = 0
    for entry in tree.entries(of: parent) where entry.key >= empty {
      if entry.key == empty {
        guard isEmpty(entry.value) else { return [] }
        continue
      }
      let name = tree.text(of: tree.resolved(entry.key))
      let known = context.keys.places(of: name)
      let token = "/" + escapedPointerToken(name)
      func isKnown(in pointer: String) -> Bool {
        known.contains { pointerMatches(pointer + token, place: $0.pointer) }
      }
      guard places.contains(where: isKnown) else { break }
      run.append(entry)
      if !isKnown(in: outside) { count = run.count }
    }
    return run.prefix(count)
  }

  private var isEmptyValue: Bool { failure.keyNode == nil && isEmpty(failure.instance.node) }

  private func isEmpty(_ node: NodeID) -> Bool {
    let node = tree.resolved(node)
    return tree.kind(of: node) == .scalar && tree.scalarKind(of: node) == .null
      && tree.nodes[Int(node)].textLength == 0 && tree.nodes[Int(node)].style == .plain
  }

  /// A fix that indents the lines from a key to the end of a value.
  private func indenting(from key: NodeID, to value: NodeID) -> Fix {
    let bytes = tree.source.bytes
    let end = max(tree.range(of: value).end, tree.range(of: key).end)
    var edits: [TextEdit] = []
    var line = lineStart(of: tree.range(of: key).start)
    while line < end {
      if !isLineBreak(bytes[line]) { edits.append(TextEdit(SourceRange(at: line), "  ")) }
      while line < end, !isLineBreak(bytes[line]) { line += 1 }
      while line < end, isLineBreak(bytes[line]) { line += 1 }
    }
    return Fix("indent what belongs inside", .unsafe, edits: edits)
  }

  /// Whether the line below a key is a comment that is indented deeper.
  private func hasIndentedComment(below key: NodeID) -> Bool {
    let bytes = tree.source.bytes
    var offset = tree.range(of: key).start
    let column = offset - lineStart(of: offset)
    while offset < bytes.count, !isLineBreak(bytes[offset]) { offset += 1 }
    while offset < bytes.count, isLineBreak(bytes[offset]) { offset += 1 }
    let line = offset
    while offset < bytes.count, bytes[offset] == 0x20 { offset += 1 }
    return offset < bytes.count && bytes[offset] == UInt8(ascii: "#")
      && offset - line > column
  }

  private func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineBreak(tree.source.bytes[start - 1]) { start -= 1 }
    return start
  }

  private var wantsCollection: Bool {
    !expectedTypes.isDisjoint(with: [.object, .array])
  }

  /// What an expectation asks for, in words.
  func wanted(by expectation: Expectation) -> String? {
    switch expectation {
    case .type(let types): types.words
    case .values(let literals): failure.valueWords(literals)
    case .alternatives(let words, _): alternatives(words)
    default: nil
    }
  }
}

private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
