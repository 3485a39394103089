extension CodeRegistry {
  /// The pages about brackets, braces and commas.
  static let bracketPages: [CodePage] = [
    CodePage(
      .unclosedBracket,
      "A bracket or brace is opened and never closed.",
      wrong: """
        theme:
          shadow: ▸{opacity: 0.3, radius: 5
          cornerRadius: 12
        """,
      right: """
        theme:
          shadow: {opacity: 0.3, radius: 5}
          cornerRadius: 12
        """,
      because: """
        Within brackets lines mean nothing, so everything below would belong to them. The message
        points at the opening bracket, since the end of the file tells nobody anything.
        """,
      remedy: """
        Close it. When the text in brackets has grown over several lines, lines with indentation
        read better.
        """,
      related: [.mismatchedBracket, .missingComma, .unclosedQuote]),
    CodePage(
      .mismatchedBracket,
      """
      A bracket is closed by one of the other kind, or an inner bracket is not closed before the
      outer one.
      """,
      wrong: """
        theme:
          maskedCorners: [topLeft, topRight▸}
        """,
      right: """
        theme:
          maskedCorners: [topLeft, topRight]
        """,
      because: "`[` and `]` hold a list, `{` and `}` a mapping; crossed, they hold nothing.",
      remedy: """
        Look at the place that the message names as the opening, and close it by its own kind.
        """,
      related: [.unclosedBracket, .strayBracket]),
    CodePage(
      .strayBracket,
      "A closing bracket has no opening one.",
      wrong: """
        theme:
          shadow: {opacity: 0.3, radius: 5}▸}
        """,
      right: """
        theme:
          shadow: {opacity: 0.3, radius: 5}
        """,
      because: "It is mostly left over from an edit, and what it was to close is gone.",
      remedy: "Remove it, or restore its partner.",
      related: [.mismatchedBracket, .textAfterValue]),
    CodePage(
      .strayComma,
      "A comma has nothing before it, or stands at the end of a line outside brackets.",
      wrong: """
        behavior:
          heightMode: {specific: {values: [200,▸, 50%]}}
        """,
      right: """
        behavior:
          heightMode: {specific: {values: [200, 50%]}}
        """,
      because: """
        Between two commas an item is missing. Outside brackets YAML has no commas at all: lines
        keep the entries apart, and a comma pasted from JSON would belong to the value.
        """,
      remedy: """
        Remove the comma, or write the missing item. A comma after the last item in brackets is
        fine.
        """,
      related: [.missingComma]),
    CodePage(
      .missingComma,
      "Within brackets two items stand next to each other without a comma.",
      wrong: """
        theme:
          shadow: {opacity: 0.3 ▸radius: 5}
        """,
      right: """
        theme:
          shadow: {opacity: 0.3, radius: 5}
        """,
      because: """
        Without the comma the two would be one text, `0.3 radius`, and then comes a colon too many.
        """,
      remedy: "Put a comma between the two.",
      related: [.strayComma, .unclosedBracket]),
  ]
}
