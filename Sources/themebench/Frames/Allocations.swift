#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The allocations of this program.
enum Allocations {
  /// How many there have been; `nil` where nobody counts.
  ///
  /// `Benchmarks/allocations.c` answers with the count to an alignment that no other allocator admits.
  static var count: Int? {
    var answer: UnsafeMutableRawPointer?
    guard posix_memalign(&answer, 0, 0) == 0 else { return nil }
    return Int(bitPattern: answer)
  }
}
