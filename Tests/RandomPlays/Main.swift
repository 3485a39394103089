#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import ThemeTraces

/// Plays random inputs on the engine and checks it after each of them.
///
/// Arguments: how many inputs, a million if none is given, and the first seed, 0. A play that goes
/// wrong is printed as the shortest trace that does, and written below `.build/plays`; where none does
/// it is said what came up, and how often.
@main
struct Main {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? -1 }
    guard numbers.count <= 2, numbers.allSatisfy({ $0 >= 0 }) else {
      print("usage: randomplays [INPUTS [FIRST_SEED]]")
      exit(2)
    }
    let inputs = numbers.first ?? 1_000_000
    let first = UInt64(numbers.dropFirst().first ?? 0)
    let seeds =
      first..<first + UInt64((inputs + 2 * FailedPlay.length - 1) / (2 * FailedPlay.length))
    guard let failure = FailedPlay.first(of: seeds) else {
      print("\(seeds.count * 2 * FailedPlay.length) random inputs: nothing went wrong")
      print("the first plays with a sane host, \(coverage(of: seeds.prefix(200)).text)")
      return
    }
    print("error: \(failure.name): \(failure.fault)")
    for file in failure.files {
      print("--- \(file.name)\n\(file.text)", terminator: "")
      write(file.text, to: ".build/plays/" + file.name)
    }
    print("--- repeat it: Scripts/themectl simulate .build/plays/\(failure.name).yaml")
    exit(1)
  }

  private static func coverage(of seeds: Range<UInt64>) -> Coverage {
    var coverage = Coverage()
    for seed in seeds {
      var play = RandomPlay(seed: seed)
      coverage.add(play.trace(of: FailedPlay.length))
    }
    return coverage
  }

  private static func write(_ text: String, to path: String) {
    mkdir(".build", 0o755)
    mkdir(".build/plays", 0o755)
    guard let file = fopen(path, "w") else { return perror(path) }
    fputs(text, file)
    fclose(file)
  }
}
