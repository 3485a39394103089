/// A half-open range of bytes in a source text.
///
/// Offsets count bytes of the UTF-8 text, from 0. Lines and columns are derived from them in one
/// place, ``SourceText/location(of:)``.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset after the last byte; equal to ``start`` for an empty range.
  public var end: Int

  /// Creates a range from its two offsets; an `end` before `start` gives an empty range.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = max(start, end)
  }

  /// Creates an empty range.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// The number of bytes.
  public var length: Int { end - start }
}

/// A place in a source text as people and editors count it.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  ///
  /// Lines end with LF, CR LF or CR, as in editors; never with U+0085, U+2028 or U+2029.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int
  /// The offset in bytes, from 0.
  public var offset: Int

  /// Creates a location.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}
