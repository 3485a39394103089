#if canImport(CYamlShim)
  /// Counts libyaml's events in a text and does nothing with them: the limit that reading is measured against.
  ///
  /// - Returns: the events before the first fault or the stream's end.
  package func countEvents(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { input in
      guard let parser = LibyamlParser(input) else { return 0 }
      var count = 0
      while parser.advance() {
        count += 1
        if parser.isAtEnd { return count }
      }
      return count
    }
  }
#else
  /// Counts nothing where there is no libyaml.
  package func countEvents(_ bytes: [UInt8]) -> Int { 0 }
#endif
