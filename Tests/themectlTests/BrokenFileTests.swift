import Testing

@Suite struct `A file that cannot be read to its end` {
  @Test func `hides neither what stood before nor other documents and files`() throws {
    let folder = try TemporaryFolder([
      "a-broken.yaml": """
      name: one
      theme:
        cornerRaduis: 8
        shadow: {opacity: 0.3
      ---
      name: two
      theme:
        leadingMargin: -4

      """,
      "b-whole.yaml": "behavior:\n  swipeMode: ful\n",
    ])
    let result = try themectl("validate", "--format", "concise", ".", in: folder.path)
    #expect(result.status == 1)
    let places = result.output.split(separator: "\n").map { line in
      line.split(separator: ":").prefix(3).joined(separator: ":")
    }
    #expect(
      places == [
        "./a-broken.yaml:3:3", "./a-broken.yaml:4:11", "./a-broken.yaml:8:18",
        "./b-whole.yaml:2:14",
      ])
  }
}
