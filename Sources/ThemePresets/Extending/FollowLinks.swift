import ThemeDiagnostics
import ThemeYAML

extension PresetBases {
  /// What a preset extends, as it is written.
  mutating func links(of id: BaseID, with loader: PresetLoader) -> [BaseLink] {
    if let known = files[id.file].documents[id.document].links { return known }
    let (tree, root) = (files[id.file].tree, files[id.file].documents[id.document].root)
    var links: [BaseLink] = []
    for node in tree.extended(by: root) {
      let text = tree.text(of: tree.resolved(node))
      let target =
        BasePath.isPath(text)
        ? file(at: text, for: id, with: loader)
        : preset(named: text, for: id, with: loader).map { .preset($0) } ?? .nowhere(.unknownName)
      links.append(BaseLink(node: node, text: text, target: target))
    }
    files[id.file].documents[id.document].links = links
    return links
  }

  /// The presets that a preset extends directly.
  mutating func bases(of id: BaseID, with loader: PresetLoader) -> [BaseID] {
    links(of: id, with: loader).compactMap { $0.base }
  }

  /// The one preset of a file.
  private mutating func file(
    at path: String, for id: BaseID, with loader: PresetLoader
  ) -> BaseLink.Target {
    guard !path.hasPrefix("/") else { return .nowhere(.absolute) }
    let file: Int
    do throws(PresetError) {
      file = try open(BasePath.joined(path, in: files[id.file].path), with: loader)
    } catch {
      guard case .unreadable(_, let reason) = error else { return .nowhere(.empty) }
      return .nowhere(.unreadable(reason))
    }
    let presets = files[file].presets
    guard let first = presets.first else { return .nowhere(.empty) }
    guard presets.count == 1 else { return .nowhere(.several(files[file].names)) }
    return .preset(BaseID(file: file, document: first))
  }
}

extension YAMLTree {
  /// The scalars under `extends`: one, or the items of a list.
  func extended(by root: NodeID) -> [NodeID] {
    guard let value = value(of: PresetKeys.extends, in: root) else { return [] }
    let list = resolved(value)
    let nodes = kind(of: list) == .sequence ? Array(items(of: list)) : [value]
    return nodes.filter {
      let node = resolved($0)
      return kind(of: node) == .scalar && scalarKind(of: node) == .string
    }
  }
}
