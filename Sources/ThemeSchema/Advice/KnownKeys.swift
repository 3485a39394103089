import ThemeDiagnostics
import ThemeYAML

/// What is known of a schema's keys, for all advice on one document.
///
/// A document may have many mistakes, or none for which this is needed; so each part is made when it is
/// first asked for, and kept. It belongs to one check of one document, and is never shared.
final class KnownKeys {
  private let program: Program
  private lazy var search = PropertySearch(program)
  private lazy var all = NameSuggester(program.keys.names)
  private var last: (allowed: [String], context: String?, suggester: NameSuggester)?

  init(_ program: Program) { self.program = program }

  /// The places where a property is allowed, those that are nearest to the root first, at most 64.
  func places(of name: String) -> [PropertyPlace] { search.places(of: name) }

  /// The key that was meant by a mistaken one, among all of the schema.
  func suggestion(for mistake: String) -> NameSuggestion? { all.suggestion(for: mistake) }

  /// The key that was meant by a mistaken one, among those of a mapping.
  ///
  /// The mistakes of a mapping stand together, and so its keys are prepared once.
  ///
  /// - Parameters:
  ///   - mistake: the mistaken key.
  ///   - allowed: the keys of the mapping.
  ///   - context: the key of the mapping itself.
  /// - Returns: the key, or `nil` when there is none or a doubt.
  func suggestion(
    for mistake: String, among allowed: [String], in context: String?
  ) -> NameSuggestion? {
    if let last, last.allowed == allowed, last.context == context {
      return last.suggester.suggestion(for: mistake)
    }
    let suggester = NameSuggester(allowed, context: context)
    last = (allowed, context, suggester)
    return suggester.suggestion(for: mistake)
  }
}
