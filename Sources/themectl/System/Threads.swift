import Synchronization

/// Computes a value for each of some numbers, on several threads.
///
/// Threads are the system's own: Swift's concurrency costs 7 ms at the start of a static
/// executable. Each thread takes the next number when it is done with one.
///
/// - Parameters:
///   - count: the numbers are those below it.
///   - jobs: the number of threads, this one included.
///   - idle: called on this thread between two numbers with how many are taken.
///   - worker: makes what computes the value of a number; called once on each thread with the thread's
///     number, which is 0 for this one.
/// - Returns: the values in the order of the numbers.
func parallelMap<Value: Sendable>(
  count: Int,
  jobs: Int,
  idle: (Int) -> Void,
  worker: @escaping @Sendable (_ thread: Int) -> (Int) -> Value
) -> [Value] {
  if #available(macOS 15, iOS 18, tvOS 18, visionOS 2, *), jobs > 1 {
    return spread(count: count, jobs: jobs, idle: idle, worker: worker)
  }
  let compute = worker(0)
  return (0..<count).map { number in
    idle(number)
    return compute(number)
  }
}

@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
private func spread<Value: Sendable>(
  count: Int,
  jobs: Int,
  idle: (Int) -> Void,
  worker: @escaping @Sendable (_ thread: Int) -> (Int) -> Value
) -> [Value] {
  let work = Work(count: count, worker: worker)
  let threads = (1..<jobs).compactMap { thread in
    startThread { work.run(thread: thread, idle: { _ in }) }
  }
  for thread in threads { spread(thread) }
  work.run(thread: 0, idle: idle)
  for thread in threads { pthread_join(thread, nil) }
  return work.results()
}

/// What the threads share: the next number and the values so far.
@available(macOS 15, iOS 18, tvOS 18, visionOS 2, *)
private final class Work<Value: Sendable>: Sendable {
  private let count: Int
  private let worker: @Sendable (_ thread: Int) -> (Int) -> Value
  private let next = Atomic(0)
  private let values = Mutex<[(number: Int, value: Value)]>([])

  init(count: Int, worker: @escaping @Sendable (_ thread: Int) -> (Int) -> Value) {
    self.count = count
    self.worker = worker
  }

  func run(thread: Int, idle: (Int) -> Void) {
    let compute = worker(thread)
    var own: [(number: Int, value: Value)] = []
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < count else { break }
      own.append((number, compute(number)))
      idle(number + 1)
    }
    let mine = own
    values.withLock { $0 += mine }
  }

  func results() -> [Value] {
    values.withLock { $0.sorted { $0.number < $1.number }.map { $0.value } }
  }
}

/// Starts a thread; `nil` when the system has no more, so that the others do its work.
func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let box = Unmanaged.passRetained(Box(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let result = pthread_create(
      &thread, nil,
      { pointer in
        Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
      }, box.toOpaque())
  #else
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { pointer in
        if let pointer { Unmanaged<Box>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
  #endif
  guard result == 0 else {
    box.release()
    return nil
  }
  return thread
}
