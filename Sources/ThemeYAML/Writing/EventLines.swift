import ThemeDiagnostics

extension YAMLTree {
  /// The tree as the event lines of the YAML test suite, one event a line.
  ///
  /// A document that reading stopped within ends where its nodes end.
  public var eventLines: [String] {
    var writer = EventWriter(self)
    writer.write()
    return writer.lines
  }
}

/// Writes nodes as events, without recursion.
struct EventWriter {
  private let tree: YAMLTree
  private(set) var lines: [String] = []
  /// The collections that are open, with the node after each.
  private var open: [(end: NodeID, line: String)] = []

  init(_ tree: YAMLTree) {
    self.tree = tree
  }

  mutating func write() {
    lines.append("+STR")
    for document in tree.documents {
      lines.append(document.isExplicitStart ? "+DOC ---" : "+DOC")
      var node = document.root
      let end = tree.nodes[Int(node)].next
      while node < end {
        close(before: node)
        write(node)
        node += 1
      }
      close(before: end)
      lines.append(document.isExplicitEnd ? "-DOC ..." : "-DOC")
    }
    lines.append("-STR")
  }

  private mutating func close(before node: NodeID) {
    while let last = open.last, last.end <= node {
      lines.append(last.line)
      open.removeLast()
    }
  }

  private mutating func write(_ node: NodeID) {
    let record = tree.nodes[Int(node)]
    var line: String
    switch record.kind {
    case .alias:
      let name = tree.anchor(of: tree.resolved(node)) ?? ""
      lines.append("=ALI *" + name)
      return
    case .scalar: line = "=VAL"
    case .sequence: line = record.style == .flow ? "+SEQ []" : "+SEQ"
    case .mapping: line = record.style == .flow ? "+MAP {}" : "+MAP"
    }
    if let anchor = tree.anchor(of: node) { line += " &" + anchor }
    if let tag = tree.tag(of: node) { line += " <" + tag + ">" }
    if record.kind == .scalar { line += " " + mark(of: record.style) + escaped(node) }
    lines.append(line)
    if record.kind == .sequence { open.append((record.next, "-SEQ")) }
    if record.kind == .mapping { open.append((record.next, "-MAP")) }
  }

  private func mark(of style: NodeStyle) -> String {
    switch style {
    case .singleQuoted: "'"
    case .doubleQuoted: "\""
    case .literal: "|"
    case .folded: ">"
    case .plain, .block, .flow: ":"
    }
  }

  /// The value with the escapes of the suite's format.
  private func escaped(_ node: NodeID) -> String {
    var bytes: [UInt8] = []
    for byte in tree.bytes(of: node) {
      switch byte {
      case 0x5C: bytes += [0x5C, 0x5C]
      case 0x0A: bytes += [0x5C, UInt8(ascii: "n")]
      case 0x09: bytes += [0x5C, UInt8(ascii: "t")]
      case 0x0D: bytes += [0x5C, UInt8(ascii: "r")]
      case 0x08: bytes += [0x5C, UInt8(ascii: "b")]
      case 0x00: bytes += [0x5C, UInt8(ascii: "0")]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
