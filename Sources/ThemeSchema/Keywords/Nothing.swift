import ThemeYAML

extension Keyword {
  /// The schema `false`, which nothing satisfies.
  static let nothing = Keyword(
    "false", .core,
    compile: { _, _ in nil },
    check: { _, _, _ in false },
    explain: { collector, instruction, _ in collector.fail(instruction, .nothing) })
}
