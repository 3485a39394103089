extension CodeRegistry {
  /// The pages of the domain `schema` that are about what a value is.
  static let valuePages: [CodePage] = [
    CodePage(
      .schemaType,
      """
      A value is of another kind than its place needs: text where a number belongs, a list where a mapping belongs, or
      nothing at all.
      """,
      wrong: """
        theme:
          cornerRadius: ▸12pt
        """,
      right: """
        theme:
          cornerRadius: 12
        """,
      because: """
        YAML decides by the spelling what a value is. `12` is a number; `12pt`, `"12"` and `1,5` are
        texts, and so are `yes` and `off`, which older YAML tools take for booleans.
        """,
      remedy: """
        Numbers stand bare, without unit and quotes, with a point for decimals. Booleans are `true`
        and `false`. An empty value often means that the lines below it are not indented.
        """,
      related: [.schemaEnum, .commentAsValue, .badIndentation]),
    CodePage(
      .schemaEnum,
      "A value must be one of a few words, and is none of them.",
      wrong: """
        behavior:
          swipeMode: ▸everywhere
        """,
      right: """
        behavior:
          swipeMode: full
        """,
      because: """
        Each word stands for something that the engine can do, and it cannot do what it does not
        know.
        """,
      remedy: """
        Take one of the words that the message lists, spelled exactly so, capitals included.
        `themectl explain KEY` says what each of them does.
        """,
      related: [.schemaConst, .schemaAnyOf]),
    CodePage(
      .schemaConst,
      "There is only one value that can stand in this place, and another one does.",
      in: .data(
        schema: """
          properties:
            kind: {const: sheet}
          """),
      wrong: "kind: ▸card\n",
      right: "kind: sheet\n",
      because: "A fixed value tells a reader which rules apply to the rest of the file.",
      remedy: """
        Write the value that the message names, or check the file against the schema that it was
        written for.
        """,
      related: [.schemaEnum]),
    CodePage(
      .schemaPattern,
      "A text does not have the form that its place asks for.",
      wrong: """
        name: ▸Brand Sheet
        theme: {cornerRadius: 12}
        """,
      right: """
        name: brand-sheet
        theme: {cornerRadius: 12}
        """,
      because: """
        Names are written in Swift code, on the command line and in file names. Without capitals and
        spaces they look the same everywhere.
        """,
      remedy: "The message says which form is meant, mostly with an example.",
      related: [.schemaFormat, .schemaPropertyNames]),
    CodePage(
      .schemaLimit,
      "A check against a schema was given up, because it would take too long.",
      in: .data(
        schema: #"""
          properties:
            code: {pattern: '^(a|a|b)*\1c$'}
          """#),
      wrong: "code: ▸⟨60 × a⟩\n",
      right: "code: aac\n",
      because: """
        Some patterns have so many ways to match that no computer comes to the end of them.
        Cardstock stops and says so, rather than hang or claim that the text is right.
        """,
      remedy: """
        Write the pattern without a reference back such as `\\1`, and without alternatives that
        begin alike.
        """,
      related: [DiagnosticCode("schema.pattern"), .schemaFilePattern]),
    CodePage(
      .schemaFormat,
      "A text should be a date, an address or something else with a fixed form, and is not.",
      in: .data(
        schema: """
          properties:
            released: {format: date}
          """),
      wrong: "released: ▸2026-02-30\n",
      right: "released: 2026-02-28\n",
      because: """
        Formats are checked only where that is asked for, with `--assert-formats` or by the schema's
        dialect. Then even the length of February counts.
        """,
      remedy: "Correct the text; the message names the format.",
      related: [.schemaPattern]),
    CodePage(
      .schemaMinLength,
      "A text has fewer characters than its place asks for.",
      in: .data(
        schema: """
          properties:
            title: {minLength: 3}
          """),
      wrong: "title: ▸ok\n",
      right: "title: okay\n",
      because: "Most often such a rule only wants to make sure that something is written at all.",
      remedy: """
        Write a longer text. Characters are counted as Unicode counts them, so an accent may count
        as one.
        """,
      related: [.schemaMaxLength]),
    CodePage(
      .schemaMaxLength,
      "A text has more characters than its place allows.",
      in: .data(
        schema: """
          properties:
            title: {maxLength: 12}
          """),
      wrong: "title: ▸Everything about cards\n",
      right: "title: About cards\n",
      because: "A longer text would be cut off wherever it is shown.",
      remedy: "Shorten the text to the number of characters that the message names.",
      related: [.schemaMinLength]),
    CodePage(
      .schemaAnyOf,
      "A value can be written in several ways, and this one is none of them.",
      wrong: """
        theme:
          grabber:
            background: ▸{color: white, view: glow}
        """,
      right: """
        theme:
          grabber:
            background: {color: white}
        """,
      because: """
        Where the ways have nothing in common it is not possible to say which of them was meant, and
        so the message names them all.
        """,
      remedy: """
        Choose one way. In a mapping look for two keys that exclude each other, or for a key that
        belongs to another way.
        """,
      related: [.schemaOneOf, .schemaEnum]),
    CodePage(
      .schemaOneOf,
      "A value must fit exactly one of several alternatives, and fits more than one of them.",
      in: .data(
        schema: """
          properties:
            size:
              oneOf:
                - {type: number}
                - {minimum: 10}
          """),
      wrong: "size: ▸12\n",
      right: "size: 4\n",
      because: "With two alternatives at once it would be open which of them holds.",
      remedy: """
        Change the value so that only one alternative fits. When it looks right as it is, the schema
        is probably too loose: `anyOf` may be what its author wanted.
        """,
      related: [.schemaAnyOf, .schemaNot]),
    CodePage(
      .schemaNot,
      "A value is one of those that the schema refuses.",
      in: .data(
        schema: """
          properties:
            shadow: {not: {const: heavy}}
          """),
      wrong: "shadow: ▸heavy\n",
      right: "shadow: soft\n",
      because: "House rules forbid in this way what the format would allow.",
      remedy: "Write another value; the related place in the schema shows what is refused.",
      related: [.schemaEnum, .schemaFalse]),
    CodePage(
      .schemaFalse,
      "The schema allows nothing at all in this place.",
      in: .data(
        schema: """
          properties:
            behavior: false
          """),
      wrong: "behavior: ▸{swipeMode: none}\n",
      right: "theme: {cornerRadius: 12}\n",
      because: "House rules switch a part of the format off in this way.",
      remedy: "Remove the key, or ask whoever keeps the schema why it is closed.",
      related: [.schemaAdditionalProperties, .schemaNot]),
  ]
}
