#if canImport(CYamlShim)
  import CYamlShim

  /// Owns one libyaml parser and the event it gave last.
  ///
  /// The parser holds a pointer to itself, so it stays where it was allocated.
  final class LibyamlParser {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// The last event; valid until the next ``advance()``.
    let event: UnsafeMutablePointer<yaml_event_t>

    /// Creates a parser of UTF-8 that begins after any byte order mark; `nil` without memory.
    ///
    /// - Parameter input: the text, which must outlive the parser and have an address.
    init?(_ input: UnsafeBufferPointer<UInt8>) {
      parser = .allocate(capacity: 1)
      event = .allocate(capacity: 1)
      event.initialize(to: yaml_event_t())
      guard yaml_parser_initialize(parser) == 1 else {
        parser.deallocate()
        event.deallocate()
        return nil
      }
      yaml_parser_set_input_string(parser, input.baseAddress, input.count)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    }

    deinit {
      yaml_event_delete(event)
      yaml_parser_delete(parser)
      parser.deallocate()
      event.deallocate()
    }

    /// Reads the next event; false after an error, from when on it must not be called again.
    func advance() -> Bool {
      yaml_event_delete(event)
      return yaml_parser_parse(parser, event) == 1
    }

    /// Whether the last event was the stream's end.
    var isAtEnd: Bool { event.pointee.type == YAML_STREAM_END_EVENT }

    /// libyaml's own words for the error that ``advance()`` met; tests compare them with what users
    /// are told instead.
    var words: (context: String?, problem: String?) {
      let state = parser.pointee
      return (
        state.context.map { String(cString: $0) }, state.problem.map { String(cString: $0) }
      )
    }

    /// The error that ``advance()`` met: what libyaml says, and the places in characters.
    var problem: (problem: SyntaxProblem, index: Int, contextIndex: Int?) {
      let state = parser.pointee
      let hasContext = state.context != nil
      // The places of a reader's error are not set; the text was checked, so there is none.
      return (
        SyntaxProblem(message: state.problem, context: state.context),
        Int(state.problem_mark.index), hasContext ? Int(state.context_mark.index) : nil
      )
    }
  }
#endif
