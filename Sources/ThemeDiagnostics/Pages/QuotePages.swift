extension CodeRegistry {
  /// The pages about quotes, and about characters that need them.
  static let quotePages: [CodePage] = [
    CodePage(
      .commentAsValue,
      """
      A colour in hexadecimal stands without quotes: its `#` begins a comment, and the value is
      empty.
      """,
      wrong: """
        theme:
          grabber:
            color: ▸#3366CC
        """,
      right: """
        theme:
          grabber:
            color: "#3366CC"
        """,
      because: """
        After a space, `#` and the rest of the line are a comment, whatever they look like. It is
        the trap that most people who write colours in YAML fall into once.
        """,
      remedy: "Put quotes around the colour, or let `themectl validate --fix` do it.",
      related: [.schemaAnyOf, .missingSpace]),
    CodePage(
      .ambiguousScalar,
      """
      A value without quotes means one thing here and another for tools that read YAML by its older
      version 1.1.
      """,
      wrong: """
        theme:
          cornerRadius: ▸012
        """,
      right: """
        theme:
          cornerRadius: 12
        """,
      because: """
        YAML 1.1 takes `012` for octal, which is ten, and `yes`, `no`, `on` and `off` for booleans.
        Cardstock reads YAML 1.2, where `012` is twelve and `on` a text. An editor's plugin or a
        script beside it may still read the old way, and then two programs see two values.
        """,
      remedy: """
        Write a number in decimal without zeros at its front, and put a text such as `"on"` between
        quotes. `themectl validate --fix` does both, and no reader is left in doubt.
        """,
      related: [.schemaType, .versionDirective]),
    CodePage(
      .foreignComment,
      "A comment begins with `//` or `/*`, as in Swift, and not with `#`.",
      wrong: """
        name: brand
        ▸// the radius of the logo
        theme: {cornerRadius: 12}
        """,
      right: """
        name: brand
        # the radius of the logo
        theme: {cornerRadius: 12}
        """,
      because: """
        To YAML, and to JSON as well, slashes are text like any other, so that the line is neither a
        key nor a comment.
        """,
      remedy: "Begin each line of the comment with `#`, or let `themectl validate --fix` do it.",
      related: [.missingColon, .commentAsValue]),
    CodePage(
      .unclosedQuote,
      "A quote is opened and never closed, or only by the next quote some lines further down.",
      wrong: """
        name: brand
        summary: ▸"Our sheet
        theme: {cornerRadius: 12}
        """,
      right: """
        name: brand
        summary: "Our sheet"
        theme: {cornerRadius: 12}
        """,
      because: """
        A quoted text may go on over many lines, so everything up to the next quote belongs to it.
        The message points at the opening quote, not at the end of the file, where the damage shows.
        """,
      remedy: "Close the quote at the end of its text. Plain texts need no quotes at all.",
      related: [.unescapedQuote, .unclosedBracket]),
    CodePage(
      .unescapedQuote,
      "A quote within a quoted text ends the text too early.",
      wrong: """
        name: brand
        summary: 'The brand▸'s sheet'
        """,
      right: """
        name: brand
        summary: 'The brand''s sheet'
        """,
      because: """
        The apostrophe is the same character as the single quote, so YAML takes the text to end
        there and does not know what to do with the rest.
        """,
      remedy: """
        Within single quotes write `''`, within double quotes `\\"`. Or choose the other kind: `"The
        brand's sheet"`.
        """,
      related: [.textAfterValue, .unclosedQuote, .unknownEscape]),
    CodePage(
      .unknownEscape,
      "In double quotes a backslash is followed by something that is no escape.",
      wrong: #"""
        name: brand
        summary: "See C:▸\designs"
        """#,
      right: #"""
        name: brand
        summary: 'See C:\designs'
        """#,
      because: """
        In double quotes the backslash begins a special character, as `\\n` for a line break. Paths
        of Windows are full of backslashes that mean nothing of the kind.
        """,
      remedy: "Use single quotes, where a backslash is itself, or write two of them.",
      related: [.unescapedQuote]),
    CodePage(
      .unquotedColon,
      "A value has a `:` with a space after it and no quotes around it.",
      wrong: """
        name: brand
        summary: Brand▸: the sheet for everything
        """,
      right: """
        name: brand
        summary: "Brand: the sheet for everything"
        """,
      because: """
        `: ` always ends a key, and a key within a value would be a second mapping on the same line.
        """,
      remedy: "Put the text between quotes, or let `themectl validate --fix` do it.",
      related: [.missingSpace, .badIndentation]),
    CodePage(
      .typographicQuotes,
      "The quotes are typographic ones, which YAML takes for letters.",
      wrong: """
        theme:
          grabber:
            color: ▸“#3366CC”
        """,
      right: """
        theme:
          grabber:
            color: "#3366CC"
        """,
      because: """
        Chat programs and word processors bend quotes while one types or pastes. To YAML they belong
        to the text, so the colour would begin with a quotation mark.
        """,
      remedy: """
        Write straight quotes, or let `themectl validate --fix` do it, and switch smart quotes off
        where you edit YAML.
        """,
      related: [.invisibleCharacter, .unclosedQuote]),
    CodePage(
      .textAfterValue,
      "Something follows a closing quote or bracket on the same line.",
      wrong: """
        name: brand
        summary: "Our" ▸sheet
        """,
      right: """
        name: brand
        summary: Our sheet
        """,
      because: "With the quote or bracket the value is complete; what follows has no place.",
      remedy: """
        Put the quotes around the whole text, or none. A comment after a value needs a space before
        its `#`.
        """,
      related: [.unescapedQuote, .strayBracket, .missingSpace]),
    CodePage(
      .blockScalarHeader,
      """
      After `|` or `>`, which begin a text of several lines, stands something that does not
      belong there.
      """,
      wrong: """
        name: brand
        summary: > ▸Our sheet
        """,
      right: """
        name: brand
        summary: >-
          Our sheet
        """,
      because: """
        The sign is only a heading: the text begins on the next line, indented. After the sign stand
        at most a digit for the indentation and `+` or `-` for what becomes of the last line break.
        """,
      remedy: "Move the text to the next line, or leave the sign out for a text of one line.",
      related: [.reservedCharacter]),
    CodePage(
      .reservedCharacter,
      """
      A value begins with a character that YAML keeps for itself: `@`, a backtick, `%`, or a
      sign of its syntax.
      """,
      wrong: """
        name: brand
        summary: ▸@brand, the sheet
        """,
      right: """
        name: brand
        summary: "@brand, the sheet"
        """,
      because: """
        `@` and the backtick are reserved for later versions of YAML, and others such as `%`, `|`
        and `?` have a meaning at the beginning of a value.
        """,
      remedy: "Put quotes around the text, or let `themectl validate --fix` do it.",
      related: [.anchorName, .template, .unquotedColon]),
    CodePage(
      .template,
      "The file still has placeholders of a template language, such as `{{ name }}`.",
      wrong: """
        name: brand
        summary: ▸{{ title }}
        """,
      right: """
        name: brand
        summary: The brand's sheet
        """,
      because: """
        Cardstock fills nothing in. To YAML double braces are a mapping whose key is a mapping,
        which makes no sense here.
        """,
      remedy: """
        Check the file after your template engine has run. A text that really has braces needs
        quotes.
        """,
      related: [.nonScalarKey, .reservedCharacter]),
  ]
}
