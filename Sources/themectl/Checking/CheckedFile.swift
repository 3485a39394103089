import ThemeDiagnostics

/// A file after its check, rendered; small, since a run may have ten thousand.
struct CheckedFile: Sendable {
  /// The rendered findings.
  var part: ReportRenderer.Part?
  /// The findings in figures.
  var counts = ReportCounts()
  /// How many presets it holds.
  var presets = 0
  /// Which file it is, where it may come up twice.
  var identity: Identity?
  /// Why there is nothing of it.
  var failure: ReadError?

  /// What tells one file from another.
  enum Identity: Hashable, Sendable {
    /// The file has one name.
    case inode(FileIdentity)
    /// The file has several names, each of which counts.
    case path(Path)
  }
}

/// What checks one file after another.
struct FileChecker: Sendable {
  /// The check.
  let pipeline: ValidationPipeline
  /// The format of the findings.
  let renderer: ReportRenderer
  /// How many bytes a file may have.
  let maxSize: Int

  /// Reads, checks and renders a file.
  func check(_ file: InputFile) -> CheckedFile {
    var checked = CheckedFile()
    let bytes: [UInt8]
    do throws(ReadError) {
      switch file.origin {
      case .standardInput:
        bytes = try readStandardInput(limit: maxSize)
      case .file(let path):
        let content = try readFile(path, limit: maxSize)
        bytes = content.bytes
        if file.mayRepeat { checked.identity = identity(of: path, content.status) }
      }
    } catch {
      checked.failure = error
      return checked
    }
    let result = pipeline.check(SourceText(name: file.name, bytes: bytes))
    checked.counts.add(result.report)
    checked.presets = result.presets
    checked.part = renderer.render(result.report)
    return checked
  }

  private func identity(of path: Path, _ status: FileStatus) -> CheckedFile.Identity {
    status.links > 1 ? .path(path.canonical) : .inode(status.identity)
  }
}
