/// What a search found.
enum PatternOutcome: Hashable, Sendable {
  /// The pattern matches somewhere in the text.
  case match
  /// It matches nowhere.
  case noMatch
  /// The search was given up; whether the pattern matches is not known.
  case stepLimitReached
}

/// Why a pattern is no regular expression, or none that can be used.
struct PatternError: Error, Hashable, Sendable {
  /// The fault in one lower-case clause.
  var message: String
  /// Where in the pattern, in Unicode scalars from its start.
  var offset: Int
}

/// A regular expression of ECMA-262 with the flag `u`, as JSON Schema's `pattern` asks for.
///
/// A pattern is compiled once and unchanging then. A search runs on UTF-8 bytes in time linear in
/// their number, by a deterministic automaton where that is small, else by simulation of the
/// nondeterministic one. Patterns with back-references alone need backtracking, which is bounded in
/// steps.
struct Pattern: Sendable {
  private enum Engine: Sendable {
    case quick(QuickPattern)
    case deterministic(DFA)
    case simulated(Simulation)
    case backtracking(Backtracker)
  }

  /// The pattern as it was written.
  let source: String
  private let engine: Engine

  /// Compiles a pattern.
  ///
  /// - Parameter source: the pattern, without slashes or flags.
  /// - Throws: the first fault, with its place.
  init(_ source: String) throws(PatternError) {
    self.source = source
    var parser = PatternParser(source)
    let syntax = try parser.parse()
    if let quick = QuickPattern(syntax.root) {
      engine = .quick(quick)
    } else if syntax.hasBackReferences {
      engine = .backtracking(Backtracker(syntax))
    } else {
      let simulation = try Simulation(syntax.root)
      engine = DFA(simulation).map { .deterministic($0) } ?? .simulated(simulation)
    }
  }

  /// Looks for a match anywhere in a text.
  ///
  /// - Parameter text: UTF-8; bytes that are not are read as U+FFFD.
  /// - Returns: whether there is one. Linear in the length of the text, except with back-references.
  func search(_ text: UnsafeBufferPointer<UInt8>) -> PatternOutcome {
    switch engine {
    case .quick(let quick): quick.matches(text) ? .match : .noMatch
    case .deterministic(let automaton): automaton.matches(text) ? .match : .noMatch
    case .simulated(let simulation): simulation.search(text)
    case .backtracking(let backtracker): backtracker.search(text)
    }
  }

  /// The name of the engine that was chosen, for tests and benchmarks.
  var engineName: String {
    switch engine {
    case .quick: "quick"
    case .deterministic: "deterministic"
    case .simulated: "simulated"
    case .backtracking: "backtracking"
    }
  }
}
