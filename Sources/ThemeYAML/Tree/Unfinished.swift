package import ThemeDiagnostics

/// The end of a document that was read in part only.
package struct UnfinishedEnd: Sendable {
  /// The nodes that may go on: the collections that were open and what stands last in them.
  package var nodes: Set<NodeID>
  /// From this offset on nothing is certain: what stands behind a bracket that is never closed was
  /// taken for its content.
  package var start: Int
}

extension YAMLTree {
  /// Where a document stops that was not read to its end.
  ///
  /// - Parameter document: the document.
  /// - Returns: its end; `nil` where the whole document was read.
  package func unfinishedEnd(of document: YAMLDocument) -> UnfinishedEnd? {
    guard document.isTruncated else { return nil }
    var end = UnfinishedEnd(nodes: [document.root], start: .max)
    var node = document.root
    while true {
      let record = nodes[Int(node)]
      guard record.kind == .mapping || record.kind == .sequence, record.next > node + 1 else {
        end.start = min(end.start, Int(record.start))
        return end
      }
      if record.style == .flow { end.start = min(end.start, Int(record.start)) }
      var last = node + 1
      while nodes[Int(last)].next < record.next { last = nodes[Int(last)].next }
      end.nodes.insert(last)
      node = last
    }
  }

  /// The findings about a document that hold whatever its missing end says.
  ///
  /// - Parameters:
  ///   - findings: those of a stage that looks at single values.
  ///   - document: the document.
  /// - Returns: all of them where the whole document was read.
  package func certain(_ findings: [Diagnostic], in document: YAMLDocument) -> [Diagnostic] {
    guard let end = unfinishedEnd(of: document) else { return findings }
    return findings.filter { $0.range.start < end.start }
  }
}
