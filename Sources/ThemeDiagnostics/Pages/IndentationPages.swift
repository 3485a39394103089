extension CodeRegistry {
  /// The pages about spaces, tabs, dashes and colons: the layout that YAML reads as structure.
  static let indentationPages: [CodePage] = [
    CodePage(
      .tabIndentation,
      """
      A tab stands where YAML counts spaces: before the first character of a line, or on a line
      of its own.
      """,
      wrong: """
        theme:
        ▸⟨tab⟩cornerRadius: 12
        """,
      right: """
        theme:
          cornerRadius: 12
        """,
      because: """
        Indentation is the structure of a YAML text, and a tab is as wide as each editor likes. So
        YAML allows spaces only.
        """,
      remedy: """
        Let `themectl validate --fix` write two spaces for each tab, and set your editor to insert
        spaces in YAML files. The editor's setting for showing white space makes tabs visible.
        """,
      related: [.badIndentation, .invisibleCharacter]),
    CodePage(
      .badIndentation,
      "A line begins in a column where nothing else of its mapping or list begins.",
      wrong: """
        theme:
          cornerRadius: 12
         ▸leadingMargin: 8
        """,
      right: """
        theme:
          cornerRadius: 12
          leadingMargin: 8
        """,
      because: """
        Keys of one mapping stand below each other, to the column. One space more or less, and a key
        belongs to nothing, or to something else.
        """,
      remedy: """
        Move the line below its siblings; the message says which columns are possible. A key can
        have a value on its line or lines indented below it, not both.
        """,
      related: [.tabIndentation, .misplacedListItem]),
    CodePage(
      .missingSpace,
      """
      A space is missing after `:` or `-`, or before `#`, and without it the text means
      something else.
      """,
      wrong: """
        theme:
          shadow:
            opacity▸:0.3
            radius: 5
        """,
      right: """
        theme:
          shadow:
            opacity: 0.3
            radius: 5
        """,
      because: """
        YAML allows `:` and `-` within words, so that addresses and negative numbers need no quotes.
        Only the space makes them signs: `opacity:0.3` is one word.
        """,
      remedy: "Put the space there, or let `themectl validate --fix` do it.",
      related: [.missingColon, .unquotedColon]),
    CodePage(
      .missingColon,
      """
      A line within a mapping has no `:`, or a look-alike of it, so that it is neither a key nor
      a value.
      """,
      wrong: """
        theme:
          cornerRadius: 12
          leadingMargin ▸= 8
          trailingMargin: 8
        """,
      right: """
        theme:
          cornerRadius: 12
          leadingMargin: 8
          trailingMargin: 8
        """,
      because: """
        Every entry of a mapping is a key, a colon, a space and a value; `=` is for other formats.
        """,
      remedy: """
        Write `key: value`. A line of prose becomes a comment with `#`, or the rest of a long text
        when it is indented.
        """,
      related: [.missingSpace, .missingKey]),
    CodePage(
      .missingKey,
      "A colon has no key before it.",
      wrong: """
        theme:
          cornerRadius: 12
          ▸: 8
        """,
      right: """
        theme:
          cornerRadius: 12
          leadingMargin: 8
        """,
      because: """
        YAML itself would read an empty key, which no format has a use for. A key was probably
        deleted, or cut off when the line was pasted.
        """,
      remedy: "Write the key, or remove the line.",
      related: [.missingColon, .schemaAdditionalProperties]),
    CodePage(
      .misplacedListItem,
      """
      An item of a list, with its `- `, stands on the line of a key or among the keys of a
      mapping.
      """,
      wrong: """
        theme:
          maskedCorners: ▸- topLeft
        """,
      right: """
        theme:
          maskedCorners:
            - topLeft
        """,
      because: """
        A place holds a list or a mapping, never a bit of both, and a list of dashes begins on a
        line of its own.
        """,
      remedy: """
        Begin the list on the next line, or write it in brackets: `[topLeft, topRight]`. Where a key
        was meant, remove the dash.
        """,
      related: [.badIndentation, .schemaType]),
  ]
}
