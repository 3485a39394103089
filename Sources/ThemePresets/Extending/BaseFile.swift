import ThemeDiagnostics
import ThemeYAML

/// A preset among those that can be extended: a document of one of the files that were read.
struct BaseID: Hashable, Sendable {
  /// The number of the file.
  var file: Int
  /// The place of the document in its file, from 0.
  var document: Int
}

/// A text whose presets can be extended.
struct BaseFile: Sendable {
  /// The path that leads to the file.
  var path: String
  /// The nodes.
  var tree: YAMLTree
  /// Whether it comes with Cardstock.
  var isShipped: Bool
  /// Its documents.
  var documents: [BaseDocument]
  /// The first error of each of its documents that has any, once that was asked for.
  var faults: [Int: RelatedRange]?

  init(path: String, tree: YAMLTree, isShipped: Bool = false) {
    self.path = path
    self.tree = tree
    self.isShipped = isShipped
    documents = tree.documents.indices.map { BaseDocument($0, in: tree) }
  }

  /// The places of the documents that are presets.
  var presets: [Int] { documents.indices.filter { documents[$0].isPreset } }

  /// The names of the presets.
  var names: [String] { presets.map { documents[$0].name } }
}

/// A document that can be extended.
struct BaseDocument: Sendable {
  /// The document's root.
  var root: NodeID
  /// The name of its preset.
  var name: String
  /// Whether there is a preset in it that this version of Cardstock reads.
  var isPreset: Bool
  /// What it extends itself, once that was asked for.
  var links: [BaseLink]?

  init(_ index: Int, in tree: YAMLTree) {
    let document = tree.documents[index]
    root = tree.resolved(document.root)
    name = PresetName.of(root, in: tree, document: index + 1)
    isPreset = tree.kind(of: root) == .mapping && otherVersion(at: root, in: tree) == nil
  }
}

/// What one item of `extends` leads to.
struct BaseLink: Sendable {
  /// The scalar in the file, an alias where it is one.
  var node: NodeID
  /// What is written there.
  var text: String
  /// Where it leads.
  var target: Target

  /// Where an item leads.
  enum Target: Sendable {
    case preset(BaseID)
    case nowhere(BaseFault)
  }

  /// The preset it leads to.
  var base: BaseID? {
    if case .preset(let id) = target { id } else { nil }
  }
}

/// Why an item of `extends` leads nowhere.
enum BaseFault: Hashable, Sendable {
  /// There is no preset of that name.
  case unknownName
  /// The file cannot be read, for the system's reason.
  case unreadable(String)
  /// The path begins at the root of the file system.
  case absolute
  /// The file has no preset.
  case empty
  /// The file has several presets.
  case several([String])
}
