/// Paths of files that presets are in, as far as text alone tells.
enum BasePath {
  /// Whether what `extends` says is the path of a file rather than the name of a preset.
  static func isPath(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "/")) || isPreset(text)
  }

  /// Whether a file is called as one of presets.
  static func isPreset(_ path: String) -> Bool {
    let path = path.lowercased()
    return [".yaml", ".yml", ".json"].contains { path.hasSuffix($0) }
  }

  /// The path that a relative one means in a file.
  static func joined(_ relative: String, in file: String) -> String {
    folder(of: file) + relative
  }

  /// The folder of a file with the slash at its end; empty for the current one.
  static func folder(of file: String) -> String {
    file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[...$0]) } ?? ""
  }

  /// The last part of a path without what follows its first dot.
  static func stem(of path: String) -> String {
    let last = path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      path[path.utf8.index(after: $0)...]
    }
    let name = last ?? path[...]
    return String(name.prefix { $0 != "." })
  }

  /// A path without `.`, and without `..` where the folder before it is named.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
