import ThemeDiagnostics
import ThemeYAML

/// Where presets are found that others extend, and what was read of them so far.
///
/// A name is looked for among the presets of the same file, then in the group of files that the file
/// belongs to, then among the presets that come with Cardstock. One value serves any number of files,
/// and reads each base once.
package struct PresetBases: Sendable {
  let access: BaseAccess?
  var files: [BaseFile] = []
  private var numbers: [String: Int] = [:]
  /// The files that are checked themselves by their paths, each with its group.
  private var checked: [String: BaseGroup]?
  private var groups: [BaseGroup: GroupFiles] = [:]

  /// Creates bases without files: a text can extend its own presets and those that come with
  /// Cardstock.
  package init() {
    access = nil
  }

  /// Creates bases from the files that there is access to.
  package init(_ access: BaseAccess) {
    self.access = access
  }

  /// The number of the file of a tree that is being loaded.
  mutating func enter(_ tree: YAMLTree) -> Int {
    let path = tree.source.name
    let identity = access?.identity(path) ?? BasePath.normalized(path)
    guard let number = numbers[identity] else {
      return append(BaseFile(path: path, tree: tree), identity)
    }
    if files[number].tree.source.bytes != tree.source.bytes {
      files[number] = BaseFile(path: path, tree: tree)
      for file in files.indices { files[file].forgetLinks() }
    }
    return number
  }

  /// The number of the file of a path.
  mutating func open(
    _ path: String, with loader: PresetLoader
  ) throws(PresetError) -> Int {
    guard let access else { throw .unreadable(path, reason: "there are no files here") }
    let identity = access.identity(path) ?? BasePath.normalized(path)
    if let number = numbers[identity] { return number }
    let text = try access.read(path)
    let shown = SourceText(name: BasePath.normalized(path), bytes: text.bytes)
    return append(BaseFile(path: path, tree: loader.parsed(shown).tree), identity)
  }

  /// The number of the file that a preset which comes with Cardstock stands in.
  private mutating func openShipped(_ name: String, with loader: PresetLoader) -> Int? {
    guard let text = ShippedDocuments.text(of: name) else { return nil }
    let path = "<shipped>/\(name).json"
    if let number = numbers[path] { return number }
    let tree = loader.parsed(SourceText(name: path, text: text)).tree
    return append(BaseFile(path: path, tree: tree, isShipped: true), path)
  }

  private mutating func append(_ file: BaseFile, _ identity: String) -> Int {
    files.append(file)
    numbers[identity] = files.count - 1
    return files.count - 1
  }
}

extension PresetBases {
  /// The preset that a preset means by a name, which is never itself.
  mutating func preset(
    named name: String, for id: BaseID, with loader: PresetLoader
  ) -> BaseID? {
    if let own = preset(named: name, in: id.file, besides: id) { return own }
    if !files[id.file].isShipped, let found = member(named: name, for: id, with: loader) {
      return found
    }
    guard let file = openShipped(name, with: loader) else { return nil }
    return preset(named: name, in: file, besides: id)
  }

  /// The names that a preset could have meant.
  mutating func names(for id: BaseID, with loader: PresetLoader) -> [String] {
    var names = files[id.file].names + ShippedDocuments.names
    if let access {
      let group = group(of: id.file)
      names += index(of: group, access, with: loader).keys
    }
    names.removeAll { $0 == files[id.file].documents[id.document].name }
    return Set(names).sorted()
  }

  private func preset(named name: String, in file: Int, besides id: BaseID) -> BaseID? {
    let file = files[file].presets.lazy.map { BaseID(file: file, document: $0) }
    return file.first { files[$0.file].documents[$0.document].name == name && $0 != id }
  }

  /// The preset of a name in the group of a preset's file.
  private mutating func member(
    named name: String, for id: BaseID, with loader: PresetLoader
  ) -> BaseID? {
    guard let access else { return nil }
    let group = group(of: id.file)
    // Most files are called as their preset.
    for path in stems(of: group, access)[name] ?? [] {
      if let file = try? open(path, with: loader),
        let found = preset(named: name, in: file, besides: id)
      {
        return found
      }
    }
    for path in index(of: group, access, with: loader)[name] ?? [] {
      if let file = try? open(path, with: loader),
        let found = preset(named: name, in: file, besides: id)
      {
        return found
      }
    }
    return nil
  }

  private mutating func stems(of group: BaseGroup, _ access: BaseAccess) -> [String: [String]] {
    if let known = groups[group] { return known.stems }
    let paths =
      switch group {
      case .catalog(let number): access.checked().filter { $0.catalog == number }.map { $0.path }
      case .folder(let folder): access.entries(folder)
      }
    let new = GroupFiles(paths)
    groups[group] = new
    return new.stems
  }

  /// The paths of a group by the names of the presets in them, for which all files are read.
  private mutating func index(
    of group: BaseGroup, _ access: BaseAccess, with loader: PresetLoader
  ) -> [String: [String]] {
    _ = stems(of: group, access)
    if let known = groups[group]?.index { return known }
    var index: [String: [String]] = [:]
    for path in groups[group]?.paths ?? [] {
      guard let source = try? access.read(path) else { continue }
      // The nodes are not kept: a group may have thousands of files.
      for name in BaseFile(path: path, tree: loader.parsed(source).tree).names {
        index[name, default: []].append(path)
      }
    }
    groups[group]?.index = index
    return index
  }

  /// The group in which the names are looked for that a file extends.
  private mutating func group(of file: Int) -> BaseGroup {
    let path = files[file].tree.source.name
    return group(ofChecked: path) ?? .folder(BasePath.folder(of: path))
  }

  /// The group of a file that is checked itself; `nil` for others.
  private mutating func group(ofChecked path: String) -> BaseGroup? {
    if let checked { return checked[path] }
    var groups: [String: BaseGroup] = [:]
    for file in access?.checked() ?? [] {
      let path = BasePath.normalized(file.path)
      groups[path] = file.catalog.map { .catalog($0) } ?? .folder(BasePath.folder(of: path))
    }
    checked = groups
    return groups[path]
  }

  /// Whether what is wrong in a file is reported for the file itself.
  mutating func isChecked(_ file: Int) -> Bool {
    files[file].isShipped || group(ofChecked: files[file].tree.source.name) != nil
  }
}

/// Files in which names are looked for.
private enum BaseGroup: Hashable, Sendable {
  /// Those of a number that are checked together.
  case catalog(Int)
  /// Those of a folder.
  case folder(String)
}

/// The files of a group.
private struct GroupFiles: Sendable {
  var paths: [String]
  /// The paths by the part of the file's name that may be that of its preset.
  var stems: [String: [String]] = [:]
  /// The paths by the names of presets, once they were read.
  var index: [String: [String]]?

  init(_ paths: [String]) {
    self.paths = paths
    for path in paths { stems[BasePath.stem(of: path), default: []].append(path) }
  }
}

extension BaseFile {
  /// Forgets where `extends` leads.
  fileprivate mutating func forgetLinks() {
    for document in documents.indices { documents[document].links = nil }
  }
}
