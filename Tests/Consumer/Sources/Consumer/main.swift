import Cardstock
import OtherYAML

// One text through both packages, in one file.
let text = """
  cornerRadius: 12
  dimmingBackgroundColor: black 40%

  """
let result = read(SourceText(name: "theme.yaml", text: text))
precondition(result.report.isEmpty, "Cardstock finds \(result.report.count) problems")
precondition(countEntries(text) == 2, "OtherYAML counts \(countEntries(text)) entries")
print("consumer: both packages read the text")
