import ThemeDiagnostics
import ThemePresets

extension CheckRun {
  private struct Name: Hashable {
    var catalog: Int
    var name: String
  }

  /// Adds what is wrong with names that several files of a catalogue have.
  ///
  /// That is rare, and so the files concerned are read again rather than all kept.
  mutating func reportSharedNames() {
    var first: [Name: Int] = [:]
    first.reserveCapacity(checked.count)
    var concerned: [Int: Set<Int>] = [:]
    for (index, entry) in checked.enumerated() {
      guard let catalog = entry.file.catalog else { continue }
      for name in entry.result.names {
        let earlier = first[Name(catalog: catalog, name: name)] ?? index
        first[Name(catalog: catalog, name: name)] = earlier
        if earlier != index { concerned[catalog, default: []].formUnion([earlier, index]) }
      }
    }
    var bases = PresetBases(checker.access)
    for indices in concerned.values {
      var names = PresetNames()
      for index in indices.sorted() {
        // A file that has gone since then keeps the findings it had.
        guard var loaded = try? checker.load(checked[index].file, &bases),
          var file = loaded.file
        else { continue }
        file.add(names.findings(for: file))
        loaded.report = checker.pipeline(of: checked[index].file).severities.applied(
          to: file.report)
        let identity = checked[index].result.identity
        checked[index].result = checker.rendered(
          loaded, of: checked[index].file, identity: identity)
      }
    }
  }
}
