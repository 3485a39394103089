import Cardstock
import OtherYAML

// One text through both packages, in one file.
let text = """
  name: brand-sheet
  theme:
    cornerRadius: 20

  """
let file = PresetLoader().load(SourceText(name: "brand-sheet.yaml", text: text))
let preset = try file.preset()
precondition(preset.theme.cornerRadius == 20, "Cardstock reads \(preset)")
precondition(countEntries(text) == 2, "OtherYAML counts \(countEntries(text)) entries")

// The app's own code, with the presets of the folder named on the command line.
let height = try Sheets(folder: CommandLine.arguments[1]).heightOfOpenedSheet("maps")
precondition(height ?? 0 > 0, "the sheet is \(height ?? 0) points high")
print("consumer: both packages read the text, and a sheet opens")
