#if os(Linux)
  /// Moves a thread that was just started away from the processor of this thread.
  ///
  /// Some kernels leave a new thread on the processor of the one that started it until it has run for some
  /// milliseconds: virtual machines pack their work so. A folder of 100 presets is checked by then: two threads
  /// took as long as one, and take two thirds of that when they are spread. The thread may go everywhere afterwards.
  func spread(_ thread: pthread_t) {
    var all = ProcessorSet()
    let size = MemoryLayout<ProcessorSet>.size
    let own = Int(processorOfThisThread())
    guard processors(of: thread, size, &all) == 0, own >= 0, own < size * 8 else { return }
    var others = all
    withUnsafeMutableBytes(of: &others) {
      $0.bindMemory(to: UInt.self)[own / UInt.bitWidth] &= ~(1 << UInt(own % UInt.bitWidth))
    }
    // With one processor there are no others, and the first call fails.
    if setProcessors(of: thread, size, &others) == 0 {
      _ = setProcessors(of: thread, size, &all)
    }
  }

  private typealias ProcessorSet = cpu_set_t

  // The C library declares these only for programs in C that ask for its extensions.

  @_silgen_name("sched_getcpu")
  private func processorOfThisThread() -> Int32

  @_silgen_name("pthread_getaffinity_np")
  private func processors(
    of thread: pthread_t, _ size: Int, _ set: UnsafeMutablePointer<ProcessorSet>
  ) -> Int32

  @_silgen_name("pthread_setaffinity_np")
  private func setProcessors(
    of thread: pthread_t, _ size: Int, _ set: UnsafePointer<ProcessorSet>
  ) -> Int32
#else
  /// Does nothing: only Linux lets a program say where a thread runs.
  func spread(_ thread: pthread_t) {}
#endif
