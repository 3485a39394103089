import SheetModel
import SheetPresets

/// The folder that a call without paths means, where it exists.
let defaultFolder = Path("Themes")

/// The files that a call without paths means: those of `./Themes` where there is one, else the
/// presets that are compiled in.
func defaultFiles(_ options: FileSearchOptions = FileSearchOptions()) -> FoundFiles {
  if (try? FileStatus(of: defaultFolder).kind) == .folder {
    return findFiles([defaultFolder], options)
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
    operands.isEmpty ? defaultFiles(fileSearchOptions) : findFiles(operands, fileSearchOptions)
  }

  private var fileSearchOptions: FileSearchOptions {
    var options = FileSearchOptions()
    options.followsLinks = has(Options.followLinks)
    options.standardInputName = standardInputName
    options.excludes = paths(of: Options.exclude)
    options.readsIgnoreFiles = !has(Options.noIgnore)
    let endings = texts(of: Options.fileEnding)
    if !endings.isEmpty { options.endings = endings.map(fileEnding) }
    if has(Options.noConfig) { options.configuration = .none }
    if let file = path(of: Options.config) { options.configuration = .file(file) }
    return options
  }

  /// The name of standard input in messages.
  private var standardInputName: Path {
    path(of: Options.standardInputName) ?? FileSearchOptions().standardInputName
  }

  /// The one file that an operand stands for.
  func input(_ operand: Path) -> InputFile {
    operand.isStandardInput
      ? InputFile(origin: .standardInput, name: standardInputName.name)
      : InputFile(origin: .file(operand), name: operand.name)
  }

  /// How many bytes a file may have.
  var maxSize: Int { number(of: Options.maxSize) ?? Options.defaultMaxSize }
}

/// The ending of a file as it is compared: in lower case, with the dot.
func fileEnding(_ text: String) -> String {
  let ending = text.lowercased()
  return ending.hasPrefix(".") ? ending : "." + ending
}
