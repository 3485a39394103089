import TestSupport
import Testing
import ThemeDiagnostics
import ThemePresets

/// Texts that nobody would write: changed fixtures and random bytes, the same in every run.
@Suite struct `A mutated text` {
  private static let loader = PresetLoader()

  static let files: [String] = ["accepted", "refused", "yaml-faults", "yaml-sound"].flatMap {
    folder in
    ((try? Fixtures.files(in: folder, endingIn: ".yaml")) ?? []).map { folder + "/" + $0 }
  }

  @Test(arguments: files)
  func `gives a report whose places lie in the text, in order`(file: String) throws {
    var random = SplitMix(state: file.utf8.reduce(17) { $0 &* 31 &+ UInt64($1) })
    let bytes = Array(try Fixtures.bytes(file).prefix(4096))
    for _ in 0..<3 {
      var text = bytes
      for _ in 0...random.below(3) { Self.mutate(&text, &random) }
      Self.check(text)
    }
  }

  @Test(arguments: 0..<40)
  func `of random bytes does no harm`(seed: UInt64) {
    var random = SplitMix(state: seed)
    let alphabet = Array("ab:-#[]{},&*!|>'\"%@`?\\ \n\t\r0.~<=".utf8)
    for _ in 0..<8 {
      let isAny = random.below(4) == 0
      Self.check(
        (0..<random.below(300)).map { _ in
          isAny ? UInt8(random.below(256)) : alphabet[random.below(alphabet.count)]
        })
    }
  }

  @Test func `that the fuzzer kept does no harm`() throws {
    let folder = Fixtures.project + "/Tests/Fuzzing/corpus"
    let names = Fixtures.allFiles(below: folder, endingIn: "")
    #expect(names.count >= 100)
    for name in names { Self.check(try Fixtures.contents(of: folder + "/" + name)) }
  }

  private static let pieces = [
    "\t", "\n", "\r", "  ", "- ", ": ", ":", "#", "[", "]", "{", "}", ",", "&a ", "*a", "!!str ",
    "|",
    ">", "'", "\"", "%", "@", "<<: ", "---\n", "...\n", "\u{FEFF}", "\u{A0}", "\u{2028}", "\u{0}",
    "\u{1B}", "é", "🎉", "1e999", ".nan", "0x", "? ",
  ].map { Array($0.utf8) }

  private static func mutate(_ text: inout [UInt8], _ random: inout SplitMix) {
    let place = random.below(text.count + 1)
    let end = min(place + random.below(12), text.count)
    switch random.below(5) {
    case 0: text.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
    case 1: text.removeSubrange(place..<end)
    case 2: text.insert(contentsOf: text[place..<end], at: random.below(text.count + 1))
    case 3: if place < text.count { text[place] = UInt8(random.below(256)) }
    default: text.removeSubrange(place...)
    }
  }

  private static func check(_ text: [UInt8]) {
    for name in ["text.yaml", "text.json"] {
      let report = loader.load(SourceText(name: name, bytes: text)).report
      var last = 0
      for finding in report.diagnostics {
        let edits = finding.fixes.flatMap { $0.edits }.map { $0.range }
        for range in [finding.range] + finding.related.map({ $0.range }) + edits {
          #expect(0 <= range.start && range.start <= range.end)
          #expect(range.end <= report.source.bytes.count, "\(name): \(text)")
        }
        #expect(finding.range.start >= last)
        last = finding.range.start
      }
    }
  }
}

/// A small generator of random numbers (Steele, Lea and Flood 2014).
private struct SplitMix {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(bound))
  }
}
