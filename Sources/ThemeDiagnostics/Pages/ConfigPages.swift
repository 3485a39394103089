extension CodeRegistry {
  /// The pages of the domain `config`.
  static let configPages: [CodePage] = [
    CodePage(
      .configFixedSeverity,
      "The configuration makes a warning or less of an error of the text itself.",
      in: .configuration,
      wrong: """
        severity:
          ▸yaml.duplicate-key: warning
        """,
      right: """
        severity:
          yaml.anchor-redefined: note
          schema.maximum: warning
        """,
      because: """
        When the text is broken, nobody knows what it says, and a file that is checked all the same
        would be checked for something that its author never wrote.
        """,
      remedy: """
        Remove the line and repair the files. Warnings of the domain `yaml`, and all codes of other
        domains, can be set.
        """,
      related: [.configUnusedAllowance, .configUnknownCode]),
    CodePage(
      .configSeveralDocuments,
      "The configuration has more than one document, parted by `---`.",
      in: .configuration,
      wrong: """
        strict: true
        ▸---
        exclude: [drafts/]
        """,
      right: """
        strict: true
        exclude: [drafts/]
        """,
      because: """
        There would have to be a rule for which of them holds, and nobody would remember it.
        """,
      remedy: """
        Put all settings into one document. Other folders can have a configuration of their own.
        """,
      related: [.textAfterDocument]),
    CodePage(
      .configUnknownCode,
      "A comment or the configuration speaks of a code that does not exist.",
      wrong: """
        theme:
          cornerRadius: 12  # themectl: allow ▸schema.minimun
        """,
      right: """
        theme:
          cornerRadius: 0.5  # themectl: allow preset.fraction-for-points
        """,
      because: """
        A misspelt code allows nothing, and the message that it was to silence comes all the same.
        """,
      remedy: """
        Copy the code from the square brackets of the message. `themectl explain` lists them all.
        """,
      related: [.configUnusedAllowance, .configUnknownInstruction]),
    CodePage(
      .configUnknownInstruction,
      "A comment begins with `themectl:` and does not go on with something that can be said to it.",
      wrong: """
        theme:
          cornerRadius: 12  # themectl: ▸ignore schema.minimum
        """,
      right: """
        theme:
          cornerRadius: 0.5  # themectl: allow preset.fraction-for-points
        """,
      because: """
        The comment looks as if it did something. Other tools have other words for the same.
        """,
      remedy: "Write `# themectl: allow CODE`. For an ordinary comment begin with another word.",
      related: [.configUnknownCode, .configUnusedAllowance]),
    CodePage(
      .configUnusedAllowance,
      "A comment allows a fault that is not there, or one that cannot be allowed.",
      wrong: """
        theme:
          cornerRadius: 12  # themectl: allow ▸preset.fraction-for-points
        """,
      right: """
        theme:
          cornerRadius: 12
        """,
      because: """
        The fault was repaired or the line moved, and the comment stayed. It would hide the next
        such fault, which nobody meant to allow.
        """,
      remedy: """
        Remove the code from the comment, or let `themectl validate --unsafe-fixes` do it. A comment
        on a line of its own speaks of the next line.
        """,
      related: [.configUnknownCode, .configFixedSeverity]),
  ]
}
