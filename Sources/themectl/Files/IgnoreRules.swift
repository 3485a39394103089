import ThemeDiagnostics

/// The patterns of one ignore file or of the call, and the folder they speak of.
struct IgnoreRules: Sendable {
  /// What a pattern says of a path.
  struct Verdict: Sendable {
    /// Whether the path is left out; `false` where a pattern takes it back in.
    var isIgnored: Bool
    /// The pattern and where it stands, for people.
    var reason: String
  }

  private struct Rule: Sendable {
    var pattern: IgnorePattern
    var text: String
    var line: Int
  }

  /// The name of the file of a folder whose patterns hold below that folder.
  static let fileName = ".themectlignore"

  /// Where the patterns stand, for people.
  let name: String
  /// The folder below which the patterns hold, as an absolute path without links.
  let folder: Path
  private let rules: [Rule]
  /// Whether the patterns are lines of the file of that name.
  private let hasLines: Bool

  /// Reads patterns.
  ///
  /// - Parameters:
  ///   - name: where they stand, for people.
  ///   - lines: the patterns.
  ///   - folder: the folder that they speak of, as an absolute path without links.
  init(named name: String, lines: [some Sequence<UInt8>], in folder: Path) {
    self.init(named: name, lines: lines, in: folder, hasLines: false)
  }

  private init(
    named name: String, lines: [some Sequence<UInt8>], in folder: Path, hasLines: Bool
  ) {
    self.name = name
    self.folder = folder
    self.hasLines = hasLines
    rules = lines.enumerated().compactMap { index, line in
      IgnorePattern(line: line).map {
        Rule(pattern: $0, text: String(decoding: Array(line), as: UTF8.self), line: index + 1)
      }
    }
  }

  /// Reads an ignore file.
  ///
  /// - Parameters:
  ///   - bytes: its text.
  ///   - name: its name for people.
  ///   - folder: the folder that holds it, as an absolute path without links.
  init(file bytes: [UInt8], named name: String, in folder: Path) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.init(
      named: name, lines: lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 },
      in: folder, hasLines: true)
  }

  /// What the last pattern that matches says.
  ///
  /// - Parameters:
  ///   - path: an absolute path.
  ///   - isFolder: whether it is a folder.
  /// - Returns: `nil` where no pattern matches.
  func verdict(of path: Path, isFolder: Bool) -> Verdict? {
    guard let relative = path.components(below: folder) else { return nil }
    for rule in rules.reversed() where rule.pattern.matches(relative, isFolder: isFolder) {
      return Verdict(
        isIgnored: !rule.pattern.isNegated,
        reason: "`\(rule.text.visible)` in \(name.visible)\(hasLines ? ":\(rule.line)" : "")")
    }
    return nil
  }
}

extension Path {
  /// The components of the path from a folder on; `nil` where it does not lie in the folder.
  func components(below folder: Path) -> [ArraySlice<UInt8>]? {
    let prefix = folder.bytes == [Self.slash] ? 0 : folder.bytes.count
    guard bytes.count > prefix + 1, bytes[..<prefix] == folder.bytes[..<prefix],
      bytes[prefix] == Self.slash
    else { return nil }
    return bytes[prefix...].split(separator: Self.slash)
  }
}
