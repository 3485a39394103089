extension CodeRegistry {
  /// The pages about bounds: of numbers, and of what a text may hold.
  static let limitPages: [CodePage] = [
    CodePage(
      .notFinite,
      "A number is infinite, or is the special value that stands for no number.",
      wrong: """
        theme:
          cornerRadius: ▸.inf
        """,
      right: """
        theme:
          cornerRadius: 20
        """,
      because: """
        A sheet with an infinite height or an undefined position cannot be drawn, and a single such
        number spreads to all that it is reckoned with.
        """,
      remedy: """
        Write a finite number. For "as large as possible" fields have words, such as `fullscreen`;
        for "as round as possible" `rounded`.
        """,
      related: [.numberOutOfRange, .schemaMaximum]),
    CodePage(
      .numberOutOfRange,
      "A number is larger than a computer's numbers reach.",
      wrong: """
        theme:
          cornerRadius: ▸1e400
        """,
      right: """
        theme:
          cornerRadius: 40
        """,
      because: """
        It would silently become infinity. Often it is a colour in disguise: `12e456` is a number to
        YAML.
        """,
      remedy: "Write a smaller number. Put quotes around a colour, with its `#`.",
      related: [.notFinite, .commentAsValue]),
    CodePage(
      .tooDeep,
      "Lists and mappings are nested deeper than 64 levels.",
      in: .yaml,
      wrong: "⟨64 × [⟩▸[⟨65 × ]⟩\n",
      right: "[[1, 2], [3]]\n",
      because: """
        A preset needs fewer than ten. A file that is nested by the thousand is a mistake of a
        program, or an attempt to make another one crash.
        """,
      remedy: """
        Look for the program that wrote the file, or for a bracket that was typed in a loop.
        """,
      related: [.tooManyNodes, .unclosedBracket]),
    CodePage(
      .tooLarge,
      "The file is larger than is read: 64 MiB, unless `--max-size` says otherwise.",
      in: .yaml,
      wrong: "▸⟨67108865 × #⟩",
      right: "⟨1000 × #⟩\nname: brand\n",
      because: """
        No preset comes near that. A bound protects a build server from a file that was named by
        mistake, or on purpose.
        """,
      remedy: "Check that it is the right file. If it is, `--max-size 200M` lets it in.",
      related: [.tooManyNodes]),
    CodePage(
      .tooManyNodes,
      "The text has more values than are read: ten million, or too many copied by merge keys.",
      wrong: """
        behavior:
          animations:
            appearing: {spring: &s {mass: 1, stiffness: 204, damping: 28, initialVelocity: 0}}
            moving: {spring: ▸{<<: [⟨2600 × *s,⟩]}}
        """,
      right: """
        behavior:
          animations:
            appearing: {spring: &s {mass: 1, stiffness: 204, damping: 28, initialVelocity: 0}}
            moving: {spring: {<<: *s}}
        """,
      because: "Each value takes memory and time, and somewhere there must be an end.",
      remedy: "Split the file, or merge each mapping once.",
      related: [.aliasExpansion, .tooLarge]),
    CodePage(
      .tooManyFaults,
      "The text has more faults than it helps to list; the rest is counted or left unread.",
      in: .yaml,
      wrong: """
        ⟨31 × "
        ---
        ⟩"
        ▸---
        "
        """,
      right: """
        a: 1
        """,
      because: """
        After a thousand messages the next one tells nobody anything new. A file like this is mostly
        not YAML at all.
        """,
      remedy: "Repair the first faults and check again: many of the others go with them.",
      related: [.syntax]),
  ]
}
