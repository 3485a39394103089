import ThemeDiagnostics
import ThemeYAML

extension PresetBases {
  /// The first error of a preset that nobody else reports.
  mutating func fault(of base: BaseID, with loader: PresetLoader) -> RelatedRange? {
    if isChecked(base.file) { return nil }
    if let known = files[base.file].faults { return known[base.document] }
    // Files may refer to each other in a circle even where their presets do not.
    files[base.file].faults = [:]
    let tree = files[base.file].tree
    let report = loader.load(tree.source, as: base.file, &self).report
    var faults: [Int: RelatedRange] = [:]
    for finding in report.diagnostics where finding.severity == .error {
      let document = tree.documents.lastIndex { $0.range.start <= finding.range.start } ?? 0
      if faults[document] == nil {
        faults[document] = RelatedRange(finding.message, at: finding.range, in: report.source)
      }
    }
    files[base.file].faults = faults
    return faults[base.document]
  }

  /// The preset of a circle in which the circle is reported: the first one whose file is checked.
  mutating func reporter(of circle: [BaseStep], in id: BaseID) -> BaseID? {
    var candidates: [BaseID] = []
    for step in circle where step.from.file == id.file || isChecked(step.from.file) {
      candidates.append(step.from)
    }
    let files = files
    return
      candidates
      .min { first, second in
        let paths = (files[first.file].tree.source.name, files[second.file].tree.source.name)
        return (paths.0, first.document) < (paths.1, second.document)
      }
  }
}
