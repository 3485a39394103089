extension CodeRegistry {
  /// The pages about documents, directives and JSON.
  static let documentPages: [CodePage] = [
    CodePage(
      .emptyDocument,
      "The file has no content: nothing at all, or only comments and blank lines.",
      wrong: "▸# Everything is commented out.\n",
      right: "theme: {cornerRadius: 12}\n",
      because: """
        An empty file is rarely meant. It may be one that was never finished, or a save that went
        wrong.
        """,
      remedy: """
        Write the preset, or delete the file. A preset of nothing but defaults is `theme: {}`.
        """,
      related: [.presetEmpty]),
    CodePage(
      .textAfterDocument,
      "Text follows the end of a document.",
      wrong: """
        {name: brand}
        ▸theme: {cornerRadius: 12}
        """,
      right: """
        name: brand
        theme: {cornerRadius: 12}
        """,
      because: """
        A document that begins with a brace ends with its partner. For YAML the next line is neither
        a part of it nor another document.
        """,
      remedy: """
        Put everything inside of the braces, or leave them out. Another document begins with a line
        `---`.
        """,
      related: [.textAfterValue, .missingMarker]),
    CodePage(
      .missingMarker,
      "A directive, a line that begins with `%`, is not followed by a line `---`.",
      wrong: """
        %YAML 1.2
        ▸name: brand
        """,
      right: """
        %YAML 1.2
        ---
        name: brand
        """,
      because: "The three dashes say where the directives end and the document begins.",
      remedy: "Add the line, or remove the directive, which Cardstock does not need.",
      related: [.unsupportedDirective, .versionDirective]),
    CodePage(
      .unsupportedDirective,
      "A line that begins with `%` is no directive that Cardstock can follow.",
      wrong: """
        ▸%YAML 1.3
        ---
        name: brand
        """,
      right: """
        %YAML 1.2
        ---
        name: brand
        """,
      because: """
        Directives change how a file is read. One that is not understood cannot be passed over, and
        `%TAG` has no use where there are no tags.
        """,
      remedy: "Remove the line. A text that begins with `%` needs quotes.",
      related: [.versionDirective, .missingMarker, .unsupportedTag]),
    CodePage(
      .versionDirective,
      "The file asks to be read as YAML 1.1, and is read by the rules of 1.2.",
      wrong: """
        ▸%YAML 1.1
        ---
        name: brand
        """,
      right: """
        name: brand
        """,
      because: """
        In YAML 1.1 `yes` is a boolean, `012` is ten and `12:30` is 750. Presets mean the same
        everywhere, so these rules hold for no preset.
        """,
      remedy: "Remove the line, and look at values that the two versions read differently.",
      related: [.unsupportedDirective, .schemaType]),
    CodePage(
      .syntax,
      "The text is not YAML, and no other code describes how.",
      wrong: """
        --- ▸name: brand
        theme: {cornerRadius: 12}
        """,
      right: """
        ---
        name: brand
        theme: {cornerRadius: 12}
        """,
      because: "What cannot be read cannot be judged; what stands before it still is.",
      remedy: """
        Read the message: it names the place and what was expected. It helps to look at the line
        before, too, for a quote or bracket that is still open.
        """,
      related: [.badIndentation, .unclosedQuote, .unclosedBracket]),
    CodePage(
      .jsonSyntax,
      "A file whose name ends in `.json` is not JSON.",
      in: .json,
      wrong: """
        {"name": "brand", "theme": {"cornerRadius": 12▸,}}
        """,
      right: """
        {"name": "brand", "theme": {"cornerRadius": 12}}
        """,
      because: """
        JSON is stricter than YAML: no comments, no comma after the last item, double quotes around
        every key and text.
        """,
      remedy: """
        Correct it, or name the file `.yaml`: almost all JSON is YAML, which forgives these.
        """,
      related: [.syntax, .strayComma]),
    CodePage(
      .unavailable,
      "This build of Cardstock has no YAML parser.",
      because: """
        On iPhones there is no libyaml, and an app should not have to link one to show a sheet.
        """,
      remedy: """
        Ship presets as JSON, which `themectl show --format json` writes and the same loader reads,
        or as generated Swift.
        """,
      related: [.jsonSyntax]),
  ]
}
