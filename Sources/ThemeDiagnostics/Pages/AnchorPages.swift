extension CodeRegistry {
  /// The pages about anchors, aliases and tags.
  static let anchorPages: [CodePage] = [
    CodePage(
      .undefinedAlias,
      "An alias such as `*ink` has no anchor `&ink` before it in the document.",
      wrong: """
        theme:
          shadow: {color: &ink black}
          grabber: {color: ▸*inky}
        """,
      right: """
        theme:
          shadow: {color: &ink black}
          grabber: {color: *ink}
        """,
      because: """
        An alias repeats what was named earlier in the same document. Names do not reach across a
        `---`, nor backwards, nor to other files.
        """,
      remedy: """
        Correct the name, or put `&name` before the value that is to be repeated. A text that really
        begins with `*` needs quotes.
        """,
      related: [.anchorRedefined, .recursiveAlias, .anchorName]),
    CodePage(
      .anchorRedefined,
      "A document defines one anchor twice; aliases below the second one mean the second.",
      wrong: """
        theme:
          shadow: {color: &ink black}
          dimmingBackgroundColor: ▸&ink gray
          grabber: {color: *ink}
        """,
      right: """
        theme:
          shadow: {color: &ink black}
          dimmingBackgroundColor: &haze gray
          grabber: {color: *haze}
        """,
      because: """
        YAML allows it, but moving a line then changes what an alias stands for, and some tools
        refuse the file.
        """,
      remedy: "Give the second anchor a name of its own.",
      related: [.undefinedAlias, .duplicateKey]),
    CodePage(
      .anchorName,
      """
      The name of an anchor or alias is missing, or has other characters than letters, digits,
      `_` and `-`.
      """,
      wrong: """
        theme:
          shadow: {color: ▸&ink.dark black}
        """,
      right: """
        theme:
          shadow: {color: &ink-dark black}
        """,
      because: """
        YAML itself allows more, tools agree on these. And a text that begins with `&` or `*`, such
        as a word in asterisks, is taken for an anchor or alias.
        """,
      remedy: "Rename the anchor. For a text, put quotes around it.",
      related: [.undefinedAlias, .reservedCharacter]),
    CodePage(
      .recursiveAlias,
      "An alias stands within the very value that it names.",
      in: .yaml,
      wrong: """
        card: &card
          shadow: {radius: 5}
          back: ▸*card
        """,
      right: """
        card: &card
          shadow: {radius: 5}
        back: *card
        """,
      because: "The value would hold itself, and so on without end.",
      remedy: "Move the alias out of the value, or name only the part that is to be repeated.",
      related: [.undefinedAlias, .aliasExpansion]),
    CodePage(
      .aliasExpansion,
      "With every alias written out, the text would become far larger than it is.",
      in: .yaml,
      wrong: """
        a: &a [⟨50 × x, ⟩]
        b: &b [⟨20 × *a, ⟩]
        c: &c [⟨9 × *b, ⟩]
        d: [*c, *c, ▸*c]
        """,
      right: """
        a: &a [⟨50 × x, ⟩]
        b: &b [⟨20 × *a, ⟩]
        c: [*b, *b]
        """,
      because: """
        Aliases of aliases multiply: a few lines can stand for billions of values, which is a known
        way to bring programs down. Cardstock counts without writing anything out, and allows a
        hundred values for each byte.
        """,
      remedy: """
        Honest presets come nowhere near the bound. Repeat less, or use fewer levels of aliases.
        """,
      related: [.tooManyNodes, .recursiveAlias]),
    CodePage(
      .tagMismatch,
      "A value is not what the tag before it says.",
      wrong: """
        theme:
          cornerRadius: !!float ▸twelve
        """,
      right: """
        theme:
          cornerRadius: !!float 12
        """,
      because: """
        A tag is a promise about a value: `!!int`, `!!float`, `!!bool` and `!!null` are checked.
        """,
      remedy: "Correct the value or remove the tag, which is hardly ever needed.",
      related: [.unsupportedTag, .schemaType]),
    CodePage(
      .unsupportedTag,
      "A value has a tag, a word with `!` before it, that Cardstock does not know.",
      wrong: """
        theme: ▸!include base.yaml
        """,
      right: """
        theme:
          cornerRadius: 12
        """,
      because: """
        Tags belong to the program that reads a file. Some programs load other files or make objects
        for them; a preset never makes the app that reads it do anything.
        """,
      remedy: "Write the values themselves. A text that begins with `!` needs quotes.",
      related: [.tagMismatch, .unsupportedDirective]),
  ]
}
