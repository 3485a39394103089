// Counts the allocations of a program that is linked with --wrap for each function below (Scripts/benchmark --frames). The
// program asks for the count with posix_memalign and an alignment of 0, which is an error where nobody counts.
#include <stdlib.h>

static size_t count;

void *__real_malloc(size_t size);
void *__wrap_malloc(size_t size) {
  count++;
  return __real_malloc(size);
}

void *__real_calloc(size_t items, size_t size);
void *__wrap_calloc(size_t items, size_t size) {
  count++;
  return __real_calloc(items, size);
}

void *__real_realloc(void *block, size_t size);
void *__wrap_realloc(void *block, size_t size) {
  count++;
  return __real_realloc(block, size);
}

void *__real_aligned_alloc(size_t alignment, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __real_aligned_alloc(alignment, size);
}

int __real_posix_memalign(void **block, size_t alignment, size_t size);
int __wrap_posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment == 0) {
    *block = (void *)count;
    return 0;
  }
  count++;
  return __real_posix_memalign(block, alignment, size);
}
