extension CodeRegistry {
  /// The pages of the domain `schema` that are about numbers.
  static let numberPages: [CodePage] = [
    CodePage(
      .schemaMinimum,
      "A number is below the least value that its place allows.",
      wrong: """
        theme:
          leadingMargin: ▸-4
        """,
      right: """
        theme:
          leadingMargin: 4
        """,
      because: """
        A sheet with a negative margin would reach beyond the screen, a radius below zero is no
        radius. The message says where the range begins and in which unit it is counted.
        """,
      remedy: """
        Write a number of the range. Often the minus sign was meant for something else: a shadow is
        moved up with `offset: {x: 0, y: -2}`, which may well be negative.
        """,
      related: [.schemaMaximum, .schemaExclusiveMinimum]),
    CodePage(
      .schemaMaximum,
      "A number is above the greatest value that its place allows.",
      wrong: """
        theme:
          shadow: {opacity: ▸30}
        """,
      right: """
        theme:
          shadow: {opacity: 0.3}
        """,
      because: """
        Nothing is more opaque than opaque. Numbers like this one come from tools that count in
        hundredths where Cardstock counts from 0 to 1.
        """,
      remedy: "Write a number of the range that the message names; thirty percent are `0.3`.",
      related: [.schemaMinimum, .schemaExclusiveMaximum]),
    CodePage(
      .schemaExclusiveMinimum,
      "A number must be greater than a bound, and is not; the bound itself is not allowed.",
      wrong: """
        behavior:
          animations:
            appearing: {spring: {response: ▸0, dampingRatio: 1}}
        """,
      right: """
        behavior:
          animations:
            appearing: {spring: {response: 0.4, dampingRatio: 1}}
        """,
      because: """
        A spring whose swing takes no time at all has an infinite stiffness: there is nothing to
        compute.
        """,
      remedy: """
        Write a number above the bound, however small. To have no motion, say so: `appearing: none`.
        """,
      related: [.schemaMinimum]),
    CodePage(
      .schemaExclusiveMaximum,
      "A number must be less than a bound, and is not; the bound itself is not allowed.",
      in: .data(
        schema: """
          properties:
            hue: {minimum: 0, exclusiveMaximum: 360}
          """),
      wrong: "hue: ▸360\n",
      right: "hue: 0\n",
      because: """
        The schema leaves the bound out on purpose, as for an angle, where the full circle is the
        same as none and would be a second way to write it.
        """,
      remedy: "Write a number below the bound.",
      related: [.schemaMaximum]),
    CodePage(
      .schemaMultipleOf,
      "A number is not a multiple of the step that its place asks for.",
      in: .data(
        schema: """
          properties:
            spacing: {multipleOf: 4}
          """),
      wrong: "spacing: ▸18\n",
      right: "spacing: 16\n",
      because: """
        A design system with a grid of 4 points wants every distance on the grid. Decimal steps are
        compared as they are written: 0.3 is a multiple of 0.1, whatever binary fractions make of
        it.
        """,
      remedy: "Write the next multiple, or ask whoever keeps the schema.",
      related: [.schemaMinimum, .schemaMaximum]),
  ]
}
