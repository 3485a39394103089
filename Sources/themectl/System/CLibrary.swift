// The C library under its name on each system, for the whole program.

#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#else
  @_exported public import Darwin
#endif
