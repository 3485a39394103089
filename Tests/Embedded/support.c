// What the standard library's Embedded build expects from the machine below it and wasi-libc has under other names.
#include <stdlib.h>

// Called by Double.init?(_: some StringProtocol): the end of the number, or NULL where there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  char *end;
  *value = strtod(text, &end);
  return end == text ? NULL : end;
}

// The compiler's call for a product of 128-bit integers, by 32-bit halves; Debian has no builtins for wasm in the
// toolchain's version.
typedef unsigned __int128 wide;

wide __multi3(wide a, wide b) {
  const unsigned long long mask = 0xffffffffu;
  unsigned long long a0 = (unsigned long long)a & mask, a1 = (unsigned long long)a >> 32;
  unsigned long long b0 = (unsigned long long)b & mask, b1 = (unsigned long long)b >> 32;
  unsigned long long low = a0 * b0;
  unsigned long long middle = a1 * b0 + (low >> 32);
  unsigned long long carry = a0 * b1 + (middle & mask);
  unsigned long long high = a1 * b1 + (middle >> 32) + (carry >> 32);
  high += (unsigned long long)(a >> 64) * (unsigned long long)b;
  high += (unsigned long long)a * (unsigned long long)(b >> 64);
  return ((wide)high << 64) | (carry << 32) | (low & mask);
}
