extension CodeRegistry {
  /// The pages about keys and merging.
  static let keyPages: [CodePage] = [
    CodePage(
      .duplicateKey,
      "A mapping has the same key twice.",
      wrong: """
        theme:
          cornerRadius: 12
          leadingMargin: 8
          ▸cornerRadius: 20
        """,
      right: """
        theme:
          cornerRadius: 20
          leadingMargin: 8
        """,
      because: """
        Many YAML tools take the last one and forget the first without a word; others do it the
        other way round. Whoever edits the one that loses wonders why nothing changes.
        """,
      remedy: """
        Keep the one that is meant; the message shows where the other stands. To merge two mappings
        with `<<`, give it a list: `<<: [*a, *b]`.
        """,
      related: [.lookAlikeKeys, .presetDuplicateName]),
    CodePage(
      .lookAlikeKeys,
      """
      Two keys look exactly alike and are different texts, because one of them spells an accent
      with two characters.
      """,
      wrong: """
        behavior:
          presentation: formSheet
          formSheet:
            routes:
              café: fullScreen
              ▸cafe⟨U+0301⟩: formSheet
        """,
      right: """
        behavior:
          presentation: formSheet
          formSheet:
            routes:
              café: fullScreen
        """,
      because: """
        An app that asks for the one gets the one; which of them that is depends on the keyboard
        that it was typed with.
        """,
      remedy: "Remove one of the two, or type both with the same keyboard and rename one.",
      related: [.duplicateKey, .invisibleCharacter]),
    CodePage(
      .keyTooLong,
      "A key has more than 1024 characters.",
      in: .yaml,
      wrong: "▸⟨1025 × a⟩: 1\n",
      right: "a: 1\n",
      because: """
        YAML sets this bound, so that a reader need not look through a whole file for a colon. In
        practice a line break or a quote is missing somewhere before.
        """,
      remedy: "Look for a missing quote or line break. Long texts belong into values.",
      related: [.unclosedQuote, .missingColon]),
    CodePage(
      .nonScalarKey,
      "A key is a list or a mapping.",
      in: .yaml,
      wrong: "▸[light, dark]: black\n",
      right: "light: black\ndark: black\n",
      because: """
        YAML allows that, but no key of any format that Cardstock reads is anything but a word.
        """,
      remedy: """
        Write one key for each. A text that begins with a bracket needs quotes to be a key.
        """,
      related: [.template, .missingSpace]),
    CodePage(
      .mergeNotMapping,
      "The merge key `<<` has a value that is neither a mapping nor a list of mappings.",
      wrong: """
        theme:
          shadow: {<<: ▸0.3, radius: 5}
        """,
      right: """
        theme:
          shadow: {opacity: 0.3, radius: 5}
        """,
      because: """
        `<<` copies the entries of another mapping to this one; of a number there is nothing to
        copy.
        """,
      remedy: "Merge an alias of a mapping, `<<: *base`, or write the key that the value is for.",
      related: [.mergeNotRecursive, .undefinedAlias]),
    CodePage(
      .mergeNotRecursive,
      """
      A mapping of your own replaces a merged one as a whole, though it only has some of its
      keys.
      """,
      wrong: """
        behavior:
          animations:
            appearing: &slow
              spring: {duration: 0.9, dampingRatio: 1, initialVelocity: 0.2}
            moving:
              <<: *slow
              ▸spring: {duration: 0.5, dampingRatio: 1}
        """,
      right: """
        behavior:
          animations:
            appearing:
              spring: &slow {duration: 0.9, dampingRatio: 1, initialVelocity: 0.2}
            moving:
              spring: {<<: *slow, duration: 0.5}
        """,
      because: """
        `<<` copies entries, and does not look inside of them. Here `initialVelocity` is lost, which
        its author may have expected to be kept.
        """,
      remedy: """
        Merge at the level where the difference is. If the replacement is what you want, write the
        mapping without `<<`, so that it says so.
        """,
      related: [.mergeNotMapping, .duplicateKey]),
    CodePage(
      .mergeConflict,
      "The marks of a merge conflict were left in the file.",
      wrong: """
        theme:
        ▸<<<<<<< HEAD
          cornerRadius: 12
        =======
          cornerRadius: 20
        >>>>>>> redesign
        """,
      right: """
        theme:
          cornerRadius: 20
        """,
      because: """
        Git wrote both versions into the file and leaves the choice to you; nobody has made it yet.
        """,
      remedy: "Keep one side, or what is best of both, and delete the three lines of marks.",
      related: [.duplicateKey]),
  ]
}
