/// The existing paths that a pattern matches, sorted by their bytes for each brace.
///
/// Wildcards do not match a dot at the beginning of a name, as in shells, and `**` does not follow
/// links.
func expand(_ pattern: Path) -> [Path] {
  var seen: Set<Path> = []
  return GlobPattern.expandBraces(pattern.bytes).flatMap { text in
    let glob = GlobPattern(text)
    let root = Path(bytes: glob.isAbsolute ? [Path.slash] : [])
    return expand(glob.components[...], in: root).filter { seen.insert($0).inserted }
  }
}

/// The folders in which something may come to match a pattern: that of its part without wildcards, and
/// the ones below.
func foldersBehind(_ pattern: Path) -> [Path] {
  GlobPattern.expandBraces(pattern.bytes).flatMap { text in
    let glob = GlobPattern(text)
    var folder = Path(bytes: glob.isAbsolute ? [Path.slash] : [])
    for case .name(let name) in glob.components.dropLast() {
      guard name.isLiteral else { break }
      folder = folder.appending(name.literal)
    }
    return foldersBelow(folder)
  }
}

private func foldersBelow(_ folder: Path) -> [Path] {
  [folder]
    + visibleEntries(of: folder).filter { $0.kind == .folder }.flatMap {
      foldersBelow(folder.appending($0.name))
    }
}

private func expand(_ components: ArraySlice<GlobPattern.Component>, in folder: Path) -> [Path] {
  guard let first = components.first else { return [folder] }
  let rest = components.dropFirst()
  switch first {
  case .name(let name) where name.isLiteral:
    let path = folder.appending(name.literal)
    guard rest.isEmpty else { return expand(rest, in: path) }
    return (try? FileStatus(of: path, followingLinks: false)) == nil ? [] : [path]
  case .name(let name):
    return visibleEntries(of: folder).filter { name.matches($0.name) }.flatMap {
      expand(rest, in: folder.appending($0.name))
    }
  case .anyFolders:
    // At the end it stands for the files themselves.
    let here =
      rest.isEmpty
      ? visibleEntries(of: folder).filter { $0.kind == .file }.map { folder.appending($0.name) }
      : expand(rest, in: folder)
    let below = visibleEntries(of: folder).filter { $0.kind == .folder }.flatMap {
      expand(components, in: folder.appending($0.name))
    }
    return here + below
  }
}

private func visibleEntries(of folder: Path) -> [FolderEntry] {
  // What cannot be listed matches nothing; the operand then says so.
  ((try? listFolder(folder)) ?? []).filter { $0.name.first != Path.dot }
}
