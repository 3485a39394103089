/// Whether two runs of `count` bytes are equal; eight bytes at a step.
@inline(__always)
package func equalBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int) -> Bool
{
  if count < 8 {
    // Two overlapping steps of four bytes, or single bytes.
    if count >= 4 {
      return first.loadUnaligned(as: UInt32.self) == second.loadUnaligned(as: UInt32.self)
        && first.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
          == second.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
    }
    for index in 0..<count
    where first.load(fromByteOffset: index, as: UInt8.self)
      != second.load(fromByteOffset: index, as: UInt8.self)
    {
      return false
    }
    return true
  }
  // The last step overlaps the one before it where the count is no multiple of eight.
  var offset = 0
  while offset < count {
    let place = min(offset, count - 8)
    let left = first.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    guard left == second.loadUnaligned(fromByteOffset: place, as: UInt64.self) else { return false }
    offset += 8
  }
  return true
}
