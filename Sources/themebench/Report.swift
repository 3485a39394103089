/// Prints minimum and median in milliseconds, and the ratio of the medians to the first task's.
func report(_ timings: [Timing]) {
  let width = max(12, (timings.map { $0.name.count }.max() ?? 0) + 2)
  let reference = "ratio to \(timings.first?.name ?? "")"
  print(row("task", "minimum ms", "median ms", reference, width: width))
  for timing in timings {
    let ratio = timing.median / (timings.first?.median ?? 1)
    let cells = [timing.minimum * 1000, timing.median * 1000, ratio].map(fixed)
    print(row(timing.name, cells[0], cells[1], cells[2], width: width))
  }
}

/// Prints minimum and median of a frame in nanoseconds, and the allocations of all frames.
func report(_ costs: [FrameCost]) {
  print(row("frame of", "minimum ns", "median ns", "allocations", width: 24))
  for cost in costs {
    let times = cost.nanoseconds
    print(
      row(
        cost.name, fixed(times.first ?? 0), fixed(times.isEmpty ? 0 : times[times.count / 2]),
        cost.allocations.map { "\($0)" } ?? "not counted", width: 24))
  }
}

private func row(_ name: String, _ cells: String..., width: Int) -> String {
  name + String(repeating: " ", count: max(1, width - name.count))
    + cells.map { String(repeating: " ", count: max(1, 16 - $0.count)) + $0 }.joined()
}

/// A number with three decimals.
private func fixed(_ value: Double) -> String {
  let thousandths = Int((value * 1000).rounded())
  let decimals = "\(thousandths % 1000)"
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals
}
