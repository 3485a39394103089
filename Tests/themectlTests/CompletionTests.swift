import Foundation
import SheetModel
import SheetPresets
import Testing

@testable import themectl

/// The scripts for shells, each run by its shell.
struct CompletionTests {
  /// A call as far as it is written, and what may come.
  struct Row: CustomTestStringConvertible {
    var line: String
    var words: [String]
    var testDescription: String { line }

    init(_ line: String, _ words: [String]) {
      self.line = line
      self.words = words.sorted()
    }
  }

  static let commands = Tool.themectl.commands.map { $0.name }

  static let rows = [
    Row("", commands + ["help"]),
    Row("val", ["validate"]),
    Row("help ", commands),
    Row("validate --st", ["--stdin-filename", "--strict"]),
    Row("validate --color ", ["always", "auto", "never"]),
    Row("validate --color never --stri", ["--strict"]),
    Row("validate -j 4 --stri", ["--strict"]),
    Row("validate --schema hou", ["house.json"]),
    Row("validate The", ["Themes"]),
    Row("schema ", ["check", "config", "preset", "trace"]),
    Row("schema check --f", ["--format"]),
    Row("show my", ["my-sheet"]),
    Row("show bottom-sh", ShippedPresets.all.map { $0.name }.filter { $0.hasPrefix("bottom-sh") }),
    Row("explain preset.unknown-c", ["preset.unknown-color"]),
    Row(
      "explain theme.grabber.size",
      ["size", "size.height", "size.width"].map { "theme.grabber." + $0 }),
    Row("completions ", ["bash", "fish", "zsh"]),
  ]

  static let files = [
    "Themes/a.yaml": "name: my-sheet\nsummary: Mine.\n", "house.json": "{}", "other.txt": "",
  ]

  /// What a shell offers for each row, asked by a script that prints `<` before each line's words.
  private func offers(_ shell: String, _ script: String) throws -> [[String]] {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("ask", script)
    try folder.write("lines", Self.rows.map { $0.line + "\n" }.joined())
    let link = "mkdir bin; ln -s \"$themectl\" bin/themectl; export PATH=$PWD/bin:$PATH; "
    let result = try themectlTests.shell(
      link + "themectl completions \(shell) >script; timeout 60 \(shell) ask", in: folder.path)
    #expect(result.errors.isEmpty)
    return result.output.components(separatedBy: "<\n").dropFirst().map {
      Set($0.split(separator: "\n").map { $0.hasSuffix("/") ? String($0.dropLast()) : String($0) })
        .sorted()
    }
  }

  private func check(_ offers: [[String]]) {
    #expect(offers.count == Self.rows.count)
    for (row, words) in zip(Self.rows, offers) { #expect(words == row.words, "\(row.line)") }
  }

  private static func has(_ shell: String) -> Bool {
    ["/bin/", "/usr/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + shell) }
  }

  @Test(.enabled(if: has("bash"))) func `bash offers what may come`() throws {
    check(
      try offers(
        "bash",
        """
        source ./script
        while IFS= read -r line; do
          read -ra COMP_WORDS <<<"themectl $line"
          [[ $line == '' || $line == *' ' ]] && COMP_WORDS+=('')
          COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
          _themectl
          echo '<'
          printf '%s\\n' "${COMPREPLY[@]}"
        done <lines
        """))
  }

  @Test(.enabled(if: has("fish"))) func `fish offers what may come`() throws {
    check(
      try offers(
        "fish",
        """
        source ./script
        while read -l line
          echo '<'
          complete -C "themectl $line" | string replace -r '\\t.*' ''
        end <lines
        """))
  }

  // zsh completes only where lines are edited, and so in a terminal of its own. A key after the
  // completion's says that it is done.
  @Test(.enabled(if: has("zsh"))) func `zsh offers what may come`() throws {
    check(
      try offers(
        "zsh",
        """
        zmodload zsh/zpty
        zpty z zsh -f -i
        zpty -w z 'PROMPT=; autoload -Uz compinit; compinit -u -D; source ./script'
        zpty -w z 'compadd() {
          local -a words; builtin compadd -O words "$@"; print -rl -- $words >>out
          builtin compadd "$@"; }'
        zpty -w z 'finish() { BUFFER=; print DO""NE; }; zle -N finish'
        zpty -w z "bindkey '^I' complete-word '^X' finish; print REA''DY"
        zpty -r -m z seen '*READY*'
        while IFS= read -r line; do
          print '<' >>out
          zpty -w -n z "themectl $line"$'\\t\\C-x'
          zpty -r -m z seen '*DONE*'
        done <lines
        zpty -d z
        cat out
        """))
  }

  @Test func `bash hears what stands behind an equals sign or a colon`() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try shell(
      """
      source <($themectl completions bash)
      try() { COMP_WORDS=(themectl "$@"); COMP_CWORD=$#; _themectl; echo "${COMPREPLY[@]}"; }
      try validate --color = a
      try validate --color =
      try validate --format = sarif : hou
      try validate --format sarif :
      try validate -- --st
      """, in: folder.path)
    #expect(
      result.output.split(separator: "\n", omittingEmptySubsequences: false).prefix(3) == [
        "auto always", "auto always never", "house.json",
      ])
    #expect(result.output.contains("other.txt") && !result.output.contains("--strict"))
  }

  @Test func `an option has a value in every command or in none`() {
    let withValue = Set(Tool.themectl.spellingsWithValue)
    for completed in Tool.themectl.completedCommands {
      for option in completed.options {
        for spelling in option.spellings {
          #expect(withValue.contains(spelling) == (option.completion != nil), "\(spelling)")
        }
      }
    }
  }

  @Test func `an unknown shell is wrong use`() throws {
    let result = try themectl("completions", "tcsh")
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("themectl: SHELL must be bash, zsh or fish, not `tcsh`\n"))
  }
}
