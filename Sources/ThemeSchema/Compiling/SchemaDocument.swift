import ThemeDiagnostics
public import ThemeYAML

/// A document that schemas are compiled from.
public struct SchemaDocument: Sendable {
  /// The URI it is known by before any `$id` in it; may be empty.
  public var uri: String
  /// Its nodes.
  public var tree: YAMLTree
  /// Its root.
  public var root: NodeID
  /// Whether it came with the program, so that nobody can open it to look at a place in it.
  package var isBuiltIn = false

  /// Creates a document.
  public init(uri: String, tree: YAMLTree, root: NodeID) {
    self.uri = uri
    self.tree = tree
    self.root = root
  }

  /// Creates a document from the first one of a tree; `nil` when the tree has none.
  public init?(uri: String, tree: YAMLTree) {
    guard let document = tree.documents.first else { return nil }
    self.init(uri: uri, tree: tree, root: document.root)
  }

  /// Reads a document that comes with the program.
  ///
  /// - Parameters:
  ///   - uri: the URI it is known by.
  ///   - text: JSON.
  ///   - name: the name of its text.
  package init?(builtIn uri: String, text: String, name: String) {
    self.init(uri: uri, tree: read(SourceText(name: name, text: text), as: .json).tree)
    isBuiltIn = true
  }
}

extension SchemaDocument {
  /// The JSON Pointer of a node; linear in the number of its ancestors' children.
  func pointer(to target: NodeID) -> String {
    var node = root
    var pointer = ""
    while node != target {
      var next: (step: String, node: NodeID)?
      switch tree.kind(of: node) {
      case .mapping:
        for entry in tree.entries(of: node) where contains(entry.value, target) {
          next = (escapedPointerToken(tree.text(of: tree.resolved(entry.key))), entry.value)
          break
        }
      case .sequence:
        for (index, item) in tree.items(of: node).enumerated() where contains(item, target) {
          next = ("\(index)", item)
          break
        }
      case .scalar, .alias: break
      }
      guard let next else { return pointer }
      pointer += "/" + next.step
      node = next.node
    }
    return pointer
  }

  private func contains(_ node: NodeID, _ target: NodeID) -> Bool {
    node <= target && target < tree.nodes[Int(node)].next
  }
}

/// A JSON Pointer's token with `/` and `~` escaped (RFC 6901 §3).
func escapedPointerToken(_ token: String) -> String {
  guard token.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
    return token
  }
  var result = ""
  for scalar in token.unicodeScalars {
    switch scalar {
    case "~": result += "~0"
    case "/": result += "~1"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// The token that a JSON Pointer's part stands for (RFC 6901 §4).
func unescapedPointerToken(_ part: Substring) -> String {
  guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
  var result = ""
  var isEscaped = false
  for scalar in part.unicodeScalars {
    if isEscaped {
      result += scalar == "0" ? "~" : scalar == "1" ? "/" : "~" + String(Character(scalar))
      isEscaped = false
    } else if scalar == "~" {
      isEscaped = true
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return isEscaped ? result + "~" : result
}
