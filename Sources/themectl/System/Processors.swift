#if os(Linux)
  /// How many threads of this program can run at the same time.
  ///
  /// That is how many processors it may use, which can be fewer than there are. The C library's own function
  /// reads a file for its answer.
  func processorCount() -> Int {
    guard let processors = processors(of: pthread_self()) else { return 1 }
    return withUnsafeBytes(of: processors) {
      $0.bindMemory(to: UInt.self).reduce(0) { $0 + $1.nonzeroBitCount }
    }
  }

  /// Moves a thread that was just started away from the processor of this thread.
  ///
  /// Some kernels leave a new thread on the processor of the one that started it until it has run for some
  /// milliseconds: virtual machines pack their work so. A folder of 100 presets is checked by then: two threads
  /// took as long as one, and take two thirds of that when they are spread. The thread may go everywhere afterwards.
  func spread(_ thread: pthread_t) {
    let own = Int(processorOfThisThread())
    guard let all = processors(of: thread), own >= 0, own < MemoryLayout<cpu_set_t>.size * 8 else {
      return
    }
    var others = all
    withUnsafeMutableBytes(of: &others) {
      $0.bindMemory(to: UInt.self)[own / UInt.bitWidth] &= ~(1 << UInt(own % UInt.bitWidth))
    }
    // With one processor there are no others, and that is refused.
    if setProcessors(of: thread, others) { _ = setProcessors(of: thread, all) }
  }

  /// The processors that a thread may run on; `nil` where the system does not say.
  func processors(of thread: pthread_t) -> cpu_set_t? {
    var set = cpu_set_t()
    return getAffinity(thread, MemoryLayout<cpu_set_t>.size, &set) == 0 ? set : nil
  }

  private func setProcessors(of thread: pthread_t, _ set: cpu_set_t) -> Bool {
    var set = set
    return setAffinity(thread, MemoryLayout<cpu_set_t>.size, &set) == 0
  }

  // The C library declares these only for programs in C that ask for its extensions.

  @_silgen_name("sched_getcpu")
  private func processorOfThisThread() -> Int32

  @_silgen_name("pthread_getaffinity_np")
  private func getAffinity(
    _ thread: pthread_t, _ size: Int, _ set: UnsafeMutablePointer<cpu_set_t>
  ) -> Int32

  @_silgen_name("pthread_setaffinity_np")
  private func setAffinity(
    _ thread: pthread_t, _ size: Int, _ set: UnsafePointer<cpu_set_t>
  ) -> Int32
#else
  /// How many threads of this program can run at the same time.
  func processorCount() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Does nothing: only Linux lets a program say where a thread runs.
  func spread(_ thread: pthread_t) {}
#endif
