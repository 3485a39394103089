#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main
struct Main {
  static func main() throws {
    let all = BenchmarkTask.all
    guard let command = Command(arguments: CommandLine.arguments.dropFirst()),
      Set(command.tasks).isSubset(of: all.map(\.name))
    else {
      print(Command.help)
      for task in all { print("  \(task.name): \(task.summary)") }
      exit(2)
    }
    if let folder = command.corpusFolder {
      return try writeCorpus(presets: command.presets, seed: command.seed, to: folder)
    }
    if !command.programs.isEmpty {
      return report(try measure(commands: command.programs, rounds: command.rounds))
    }
    if command.measuresFrames {
      let costs = measureFrames(of: FrameScene.all, rounds: command.rounds)
      report(costs)
      exit(costs.contains { ($0.allocations ?? 0) > 0 } ? 1 : 0)
    }
    // The reference is measured whatever was asked for: a time alone says nothing about a machine.
    let tasks = all.enumerated()
      .filter { $0.offset == 0 || command.tasks.isEmpty || command.tasks.contains($0.element.name) }
      .map(\.element)
    let corpus = Corpus(presets: command.presets, seed: command.seed)
    print("\(corpus.texts.count) presets, \(corpus.byteCount) bytes")
    report(measure(tasks, on: corpus, rounds: command.rounds))
  }
}
