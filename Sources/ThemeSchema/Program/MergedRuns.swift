import ThemeYAML

/// The entries of the mappings with merge keys, in one array, so that a cursor over them is a bare
/// pointer.
struct MergedRuns {
  /// One mapping's entries.
  struct Run {
    var mapping: NodeID
    var start: Int
    var count: Int
  }

  /// The mappings, ascending.
  private(set) var runs: ContiguousArray<Run> = []
  private(set) var entries: ContiguousArray<MergedEntry> = []

  init(_ merged: [NodeID: [MergedEntry]]) {
    guard !merged.isEmpty else { return }
    for mapping in merged.keys.sorted() {
      let own = merged[mapping] ?? []
      runs.append(Run(mapping: mapping, start: entries.count, count: own.count))
      entries.append(contentsOf: own)
    }
  }
}

extension UnsafeBufferPointer<MergedRuns.Run> {
  /// The run of a mapping; logarithmic in the number of mappings.
  func run(of mapping: NodeID) -> MergedRuns.Run? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].mapping < mapping { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].mapping == mapping ? self[low] : nil
  }
}
