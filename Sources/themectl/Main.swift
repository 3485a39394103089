/// The start of the program; not `async`, which would cost 10 ms in a static executable.
@main
enum Main {
  static func main() {
    var console = Console(toolName: Tool.themectl.name)
    let status = Tool.themectl.run(callArguments(), &console)
    exit(console.finish(status).rawValue)
  }

  /// The words of the call as the system gave them, which need not be UTF-8.
  private static func callArguments() -> [Path] {
    let pointers = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return pointers.dropFirst().compactMap { word in
      word.map {
        Path(bytes: UnsafeBufferPointer(start: $0, count: strlen($0)).map { UInt8(bitPattern: $0) })
      }
    }
  }
}
