#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif
  import Testing

  @testable import themectl

  struct `Threads` {
    private func bytes(of thread: pthread_t) -> [UInt8]? {
      processors(of: thread).map { withUnsafeBytes(of: $0) { Array($0) } }
    }

    @Test func `may run on every processor of the program after they were spread`() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let input = ends[0]
      let thread = try #require(
        startThread {
          var byte: UInt8 = 0
          _ = read(input, &byte, 1)
        })
      spread(thread)
      #expect(bytes(of: thread) == bytes(of: pthread_self()))
      #expect(processorCount() >= 1)
      close(ends[1])
      pthread_join(thread, nil)
      close(input)
    }
  }
#endif
