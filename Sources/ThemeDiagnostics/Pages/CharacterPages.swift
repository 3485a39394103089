extension CodeRegistry {
  /// The pages about encodings and characters that nobody sees.
  static let characterPages: [CodePage] = [
    CodePage(
      .invisibleCharacter,
      """
      A character that nobody sees belongs to a key or value, such as a non-breaking space or
      one without width.
      """,
      wrong: """
        theme:
          cornerRadius▸⟨U+200B⟩: 12
        """,
      right: """
        theme:
          cornerRadius: 12
        """,
      because: """
        It comes along when text is copied from a web page or a chat. The key looks right and is
        another one.
        """,
      remedy: """
        Let `themectl validate --fix` remove it, or type the line anew. The message gives the
        character's number, which an editor can search for.
        """,
      related: [.byteOrderMark, .lookAlikeKeys, .typographicQuotes]),
    CodePage(
      .byteOrderMark,
      "A byte order mark U+FEFF stands in the middle of the text.",
      wrong: """
        theme:
          cornerRadius: 12
        ▸⟨U+FEFF⟩behavior:
          swipeMode: full
        """,
      right: """
        theme:
          cornerRadius: 12
        behavior:
          swipeMode: full
        """,
      because: """
        Some programs write it at the beginning of a file, where it is harmless. It gets into the
        middle when such files are put together, and is then an unseen part of a key.
        """,
      remedy: "Let `themectl validate --fix` remove it, or save the parts without the mark.",
      related: [.invisibleCharacter, .encoding]),
    CodePage(
      .controlCharacter,
      "The text has a control character that YAML forbids, such as U+0007 or U+001B.",
      wrong: """
        name: brand
        summary: Our sheet▸⟨U+0007⟩
        """,
      right: """
        name: brand
        summary: Our sheet
        """,
      because: """
        Such characters steer terminals and printers; in a text they are rubbish from a copy, or a
        file that is no text at all.
        """,
      remedy: """
        Remove it. Where it is meant, write it as an escape in double quotes, such as `"\\e"`.
        """,
      related: [.invisibleCharacter, .encoding]),
    CodePage(
      .encoding,
      "The file is not saved as UTF-8.",
      wrong: "▸⟨name: brand in UTF-16⟩",
      right: "name: brand\n",
      because: """
        Every editor and tool around YAML expects UTF-8. A file in UTF-16 with a byte order mark is
        still read, with a warning; without the mark it can only be guessed.
        """,
      remedy: """
        Save the file as UTF-8: in most editors that is a choice in the status bar or when saving.
        """,
      related: [.invalidUTF8, .byteOrderMark]),
    CodePage(
      .invalidUTF8,
      "A byte, or a few of them, are no character in UTF-8.",
      wrong: """
        name: brand
        summary: Caf▸⟨byte E9⟩
        """,
      right: """
        name: brand
        summary: Café
        """,
      because: """
        The file was saved in another encoding, mostly Latin-1 or Windows-1252, where `é` is the
        single byte E9.
        """,
      remedy: "Open the file in the encoding it has, and save it as UTF-8.",
      related: [.encoding]),
    CodePage(
      .lineSeparator,
      """
      The text has a character that some YAML tools take for a line break and editors do not:
      U+2028, U+2029 or U+0085.
      """,
      wrong: """
        name: brand
        summary: Our▸⟨U+2028⟩sheet
        """,
      right: """
        name: brand
        summary: Our sheet
        """,
      because: """
        Where lines are counted in different ways, a message points at the wrong line, and a comment
        may end earlier than it looks. Cardstock counts as editors do.
        """,
      remedy: "Write a space or a line break in its place.",
      related: [.invisibleCharacter]),
  ]
}
