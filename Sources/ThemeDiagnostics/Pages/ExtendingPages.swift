extension CodeRegistry {
  /// The pages of the codes about presets that extend others.
  static let extendingPages: [CodePage] = [
    CodePage(
      .presetBasesTooDeep,
      "A preset extends another, which extends another, and so on, over more than 32 levels.",
      wrong: levels(33),
      right: levels(2),
      because: """
        Nobody can tell any more where a value of such a preset comes from. Chains of this length
        come from programs that write presets, or from a mistake, and each level takes time.
        """,
      remedy: """
        Extend several presets side by side, `extends: [shape, colors]`, instead of one after the
        other, or write the values of the lowest levels into one preset.
        """,
      related: [.presetCircularBase]),
    CodePage(
      .presetCircularBase,
      "Presets extend each other in a circle, so that none of them is the first.",
      wrong: """
        name: brand
        extends: ▸brand-large
        ---
        name: brand-large
        extends: brand
        """,
      right: """
        name: brand
        theme: {cornerRadius: 20}
        ---
        name: brand-large
        extends: brand
        """,
      because: """
        A preset starts from the values of those that it extends. In a circle there is nothing to
        start from.
        """,
      remedy: """
        Look which preset should be the base, and take its `extends` away. What two presets have in
        common can go into a third one that both extend.
        """,
      related: [.presetBasesTooDeep, .recursiveAlias]),
    CodePage(
      .presetCircularToken,
      "Tokens stand for each other in a circle, or one for itself, so that none has a value.",
      wrong: """
        tokens:
          ink: ▸$line
          line: $ink
        theme:
          grabber: {color: $line}
        """,
      right: """
        tokens:
          ink: black
          line: $ink
        theme:
          grabber: {color: $line}
        """,
      because: "Following the tokens would never come to a value.",
      remedy: """
        Give one of them a value. In a preset that extends others a definition replaces the inherited
        one everywhere: `ink: $line` is a circle also when the preset below says `line: $ink`.
        """,
      related: [.presetUnknownToken, .presetCircularBase]),
    CodePage(
      .presetInvalidBase,
      """
      A preset extends one from another file in which there is an error, and that file is not among
      those that are checked.
      """,
      in: .extending(file: "brand.yaml", text: "theme: {cornerRadius: -4}"),
      wrong: """
        name: brand-large
        extends: ▸./brand.yaml
        """,
      right: """
        name: brand-large
        extends: bottom-sheet
        """,
      because: """
        The preset is only as good as what it builds on. The error is not repeated for each preset
        that extends the other one: it is to be mended in one place.
        """,
      remedy: """
        Check the other file, `themectl validate` with its path, and mend it. When the whole folder
        is checked, its errors are shown once, where they are, and not here.
        """,
      related: [.presetUnreadableBase]),
    CodePage(
      .presetRedundantBase,
      """
      A preset of the list under `extends` is there without it: it stands in the list twice, or
      another one of the list extends it.
      """,
      wrong: """
        name: base
        theme: {cornerRadius: 8}
        ---
        name: round
        extends: base
        theme: {cornerRadius: 20}
        ---
        name: brand
        extends: [▸base, round]
        """,
      right: """
        name: base
        theme: {cornerRadius: 8}
        ---
        name: round
        extends: base
        theme: {cornerRadius: 20}
        ---
        name: brand
        extends: round
        """,
      because: """
        A preset that is reached on several ways counts once, below everything that extends it. Whoever
        writes `[round, base]` for the values of `base` to win does not get them.
        """,
      remedy: """
        Leave it out. No warning is given where it makes a difference, as for the order of others.
        """,
      related: [.presetCircularBase, .presetUnknownBase]),
    CodePage(
      .presetUnknownBase,
      """
      A preset extends another by a name that no preset has: none of the same file, none of the
      files that are checked together or lie beside it, none that comes with Cardstock.
      """,
      wrong: """
        name: brand
        extends: ▸botom-sheet
        """,
      right: """
        name: brand
        extends: bottom-sheet
        """,
      because: """
        Without its base the preset would have the format's defaults, a sheet that works and does not
        look as it should.
        """,
      remedy: """
        Correct the name; `themectl list` shows those of your presets. A preset in another folder is
        extended by the path of its file, such as `../brand/base.yaml`. A preset cannot mean itself,
        but one called `card` may extend the `card` that comes with Cardstock.
        """,
      related: [.presetUnreadableBase]),
    CodePage(
      .presetUnknownToken,
      """
      A text that begins with a dollar sign stands for a token, and there is none of the name:
      neither in the preset's `tokens` nor in those of the presets that it extends.
      """,
      wrong: """
        tokens: {ink: "#0B132B"}
        theme:
          grabber: {color: ▸$inc}
        """,
      right: """
        tokens: {ink: "#0B132B"}
        theme:
          grabber: {color: $ink}
        """,
      because: "Without a value the field would have its default, which is easily overlooked.",
      remedy: """
        Correct the name, or define the token. A token stands for a whole value: `$ink 40%` is none,
        but a second token can be: `soft-ink: "#0B132B66"`.
        """,
      related: [.presetCircularToken, .undefinedAlias]),
    CodePage(
      .presetUnreadableBase,
      """
      A preset extends a file by its path, and the file is not there, cannot be read, or does not
      hold exactly one preset.
      """,
      wrong: """
        name: brand
        extends: ▸../shared/base.yaml
        """,
      right: """
        name: brand
        extends: bottom-sheet
        """,
      because: "Which values the preset should start from cannot be known then.",
      remedy: """
        A path begins at the folder of the file it is written in. Of a file with several presets one
        can be extended by name, where the files are checked together or lie in one folder.
        """,
      related: [.presetUnknownBase]),
  ]

  /// Presets of which each extends the one before; the mark is at the last one where that is too many.
  private static func levels(_ count: Int) -> String {
    let lines = (0...count).map { level in
      let mark = level == 33 ? "▸" : ""
      return "--- {name: level-\(level)"
        + (level == 0 ? "}" : ", extends: \(mark)level-\(level - 1)}")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
