import ThemeDiagnostics
import ThemePresets
import Testing

@testable import themebench

@Suite struct CorpusTests {
  @Test(arguments: [UInt64(1), 7])
  func `every preset of a corpus is valid`(seed: UInt64) {
    let loader = PresetLoader()
    for number in 1...200 {
      let text = PresetText.make(number: number, seed: seed)
      let file = loader.load(SourceText(name: "\(number).yaml", text: text))
      let report = ReportRenderer(.text).document(of: [file.report])
      #expect(report.isEmpty)
      #expect(file.presets.count == 1)
    }
  }

  @Test func `equal seeds give equal corpora`() {
    #expect(Corpus(presets: 20, seed: 3).texts == Corpus(presets: 20, seed: 3).texts)
    #expect(Corpus(presets: 20, seed: 3).texts != Corpus(presets: 20, seed: 4).texts)
  }

  @Test func `the generator gives the published sequence`() {
    // The first outputs of the reference implementation for the seed 1234567.
    var random = SplitMix(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
  }

  @Test func `a task gives the same result in every round`() {
    let corpus = Corpus(presets: 5, seed: 1)
    for task in BenchmarkTask.all {
      #expect(task.run(corpus) == task.run(corpus), "\(task.name)")
      #expect(task.run(corpus) > 0, "\(task.name)")
    }
  }

  @Test(arguments: [
    ["--presets"], ["--presets", "0"], ["--rounds", "x"], ["corpus"], ["--unknown"],
  ])
  func `a call that makes no sense is refused`(arguments: [String]) {
    #expect(Command(arguments: arguments) == nil)
  }

  @Test func `programs stand after two dashes`() {
    let command = Command(arguments: ["--rounds", "3", "--", "a", "b", "--", "c"])
    #expect(command?.programs == [["a", "b"], ["c"]])
    #expect(command?.rounds == 3)
  }
}
