import Testing

@testable import themectl

struct ParseArgumentsTests {
  static let count = Option("count", letter: "c", .number(placeholder: "N", least: 1), "a number")
  static let mode = Option("mode", .choice(["fast", "slow", "still"]), "a word")
  static let size = Option("size", .size, "a size")
  static let list = Option("list", .text(placeholder: "X"), "many", isRepeatable: true)
  static let dry = Option("dry", letter: "d", "a flag")

  static let tool = Tool(
    name: "tool", summary: "does things", version: "1",
    commands: [
      Command(
        name: "work", summary: "works", operands: .paths, options: [count, mode, size, list, dry],
        run: { _, _ in .clean }),
      Command(
        name: "one", summary: "takes one", operands: .one("FILE"),
        subcommands: [Command(name: "deep", summary: "stands below", run: { _, _ in .clean })],
        run: { _, _ in .clean }),
    ])

  private func parse(_ words: String...) throws -> Arguments {
    guard case .run(_, let arguments) = try Self.tool.parse(words.map { Path($0) }) else {
      throw UsageError(message: "not a run")
    }
    return arguments
  }

  @Test func `options stand anywhere, with their value after a space or an equals sign`() throws {
    let arguments = try parse("work", "--count", "3", "a", "--mode=slow", "b", "-d")
    #expect(arguments.number(of: Self.count) == 3)
    #expect(arguments.text(of: Self.mode) == "slow")
    #expect(arguments.has(Self.dry))
    #expect(arguments.operands.map { $0.name } == ["a", "b"])
  }

  @Test func `letters may be joined, the last with its value`() throws {
    let arguments = try parse("work", "-dc4")
    #expect(arguments.has(Self.dry))
    #expect(arguments.number(of: Self.count) == 4)
  }

  @Test func `after two dashes everything is an operand`() throws {
    let arguments = try parse("work", "--", "--dry", "-", "-x")
    #expect(!arguments.has(Self.dry))
    #expect(arguments.operands.map { $0.name } == ["--dry", "-", "-x"])
  }

  @Test func `the last of several values counts, all of a repeatable option`() throws {
    let arguments = try parse("work", "--count=1", "--count=2", "--list=a", "--list", "b")
    #expect(arguments.number(of: Self.count) == 2)
    #expect(arguments.texts(of: Self.list) == ["a", "b"])
  }

  @Test(arguments: [("17", 17), ("2k", 2048), ("64M", 64 << 20), ("1G", 1 << 30), ("0", 0)])
  func `sizes have units of 1024`(_ text: String, _ bytes: Int) throws {
    #expect(try parse("work", "--size", text).number(of: Self.size) == bytes)
  }

  @Test func `an operand need not be UTF-8`() throws {
    let path = Path(bytes: [0x61, 0xE9, 0x62])
    guard case .run(_, let arguments) = try Self.tool.parse([Path("work"), path]) else {
      Issue.record("not a run")
      return
    }
    #expect(arguments.operands == [path])
    #expect(path.name == "a\\xE9b")
  }

  @Test func `a command below another is found behind its name`() throws {
    guard case .run(let command, _) = try Self.tool.parse([Path("one"), Path("deep")]) else {
      Issue.record("not a run")
      return
    }
    #expect(command.name == "deep")
  }

  struct Row: CustomTestStringConvertible {
    var words: [String]
    var message: String
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., message: String) {
      self.words = words
      self.message = message
    }
  }

  static let faults: [Row] = [
    Row(message: "a command is missing"),
    Row("wrok", message: "there is no command `wrok`; did you mean `work`?"),
    Row("qqq", message: "there is no command `qqq`"),
    Row("work", "--cuont", "1", message: "there is no option `--cuont`; did you mean `--count`?"),
    Row("work", "-x", message: "there is no option `-x`"),
    Row("work", "--count", message: "`--count` needs a value: N"),
    Row("work", "--count", "--dry", message: "`--count` needs a value: N"),
    Row(
      "work", "--count", "x",
      message: "`--count` must be a whole number, 1 or more, not `x`"),
    Row(
      "work", "--count=-1", message: "`--count` must be a whole number, 1 or more, not `-1`"),
    Row("work", "--mode", message: "`--mode` needs a value: fast|slow|still"),
    Row("work", "--mode=", message: "`--mode` must be fast, slow or still, not ``"),
    Row("work", "--mode", "f", message: "`--mode` must be fast, slow or still, not `f`"),
    Row(
      "work", "--size", "8E",
      message: "`--size` must be a number of bytes such as 500000, 500K, 64M or 1G, not `8E`"),
    Row(
      "work", "--size", "99999999999G",
      message:
        "`--size` must be a number of bytes such as 500000, 500K, 64M or 1G, not `99999999999G`"),
    Row("work", "--dry=1", message: "`--dry` takes no value"),
    Row("one", message: "FILE is missing"),
    Row("one", "a", "b", message: "`b` is one argument too many"),
    Row("one", "deep", "b", message: "`b` is one argument too many"),
  ]

  @Test(arguments: faults)
  func `a wrong call is named, with the nearest right word`(_ row: Row) {
    let error = #expect(throws: UsageError.self) {
      try Self.tool.parse(row.words.map { Path($0) })
    }
    #expect(error?.message == row.message)
  }

  @Test func `help shows each command, option and operand`() {
    #expect(
      Self.tool.help(of: [Self.tool.commands[0]]) == """
        tool work: works

        Usage: tool work [OPTION]... [PATH]...

        Options:
          -c, --count N           a number
          --mode fast|slow|still  a word
          --size SIZE             a size
          --list X                many
          -d, --dry               a flag
          -h, --help              show this help
          -V, --version           show the version

        """)
    #expect(
      Self.tool.help(of: [Self.tool.commands[1]]).hasPrefix(
        """
        tool one: takes one

        Usage: tool one FILE
               tool one deep

        Commands:
          deep  stands below
        """))
  }
}
