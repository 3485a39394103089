import SheetModel
import SheetPresets

/// The files that a call without paths means: those of `./Themes` where there is one, else the
/// presets that are compiled in.
func defaultFiles(followingLinks: Bool) -> FoundFiles {
  let themes = Path("Themes")
  if (try? FileStatus(of: themes).kind) == .folder {
    return findFiles([themes], followingLinks: followingLinks, standardInputName: "")
  }
  var found = FoundFiles()
  found.files = ShippedPresets.all.map { preset in
    InputFile(origin: .shipped(preset), name: "<shipped>/\(preset.name).yaml", catalog: 0)
  }
  return found
}

extension Arguments {
  /// The files that the operands, or the lack of them, stand for.
  var files: FoundFiles {
    let followingLinks = has(Options.followLinks)
    guard !operands.isEmpty else { return defaultFiles(followingLinks: followingLinks) }
    return findFiles(
      operands, followingLinks: followingLinks,
      standardInputName: text(of: Options.standardInputName) ?? "<stdin>")
  }

  /// The one file that an operand stands for.
  func input(_ operand: Path) -> InputFile {
    guard operand.isStandardInput else {
      return InputFile(origin: .file(operand), name: operand.name)
    }
    return InputFile(
      origin: .standardInput, name: text(of: Options.standardInputName) ?? "<stdin>")
  }

  /// How many bytes a file may have.
  var maxSize: Int { number(of: Options.maxSize) ?? Options.defaultMaxSize }
}
