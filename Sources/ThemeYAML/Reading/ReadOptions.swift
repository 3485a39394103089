public import ThemeDiagnostics

/// The bounds within which a text is read; beyond one of them reading ends with a diagnostic.
public struct ReadLimits: Sendable, Hashable {
  /// How deep collections may be nested; 64 by default.
  public var depth = 64
  /// How many nodes a stream may hold once every alias is expanded (counted, never expanded).
  ///
  /// The bound in force is this one or 100 nodes a source byte, whichever is larger; 10 000 by
  /// default.
  public var expandedNodes = 10_000
  /// How many nodes a stream may hold as written; 10 million by default.
  public var nodes = 10_000_000
  /// How many bytes a text may have; 64 MiB by default.
  public var bytes = 64 << 20

  /// Creates the default bounds.
  public init() {}
}

/// The languages a text can be read as.
public enum TextFormat: Sendable, Hashable {
  /// YAML 1.2 through libyaml.
  case yaml
  /// JSON through Cardstock's own reader.
  case json
}

/// A tree and what was wrong with its text.
public struct ReadResult: Sendable {
  /// The nodes; after an error those that came before it.
  public var tree: YAMLTree
  /// The faults in source order; an error among them means that the tree is not the whole text.
  public var report: [Diagnostic]
}
