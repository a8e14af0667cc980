#include "AllocationCounter.h"
#include <errno.h>
#include <stddef.h>

// A program's own `malloc` comes before the C library's, for the libraries too, Swift's runtime among them; memory
// still comes from the C library, which frees it.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int is_counting;
static _Thread_local long count;

void allocation_counter_start(void) {
  count = 0;
  is_counting = 1;
}

long allocation_counter_stop(void) {
  is_counting = 0;
  return count;
}

// A sanitizer has a `malloc` of its own; nothing is counted beside it.
#if !defined(__has_feature) || !(__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
void *malloc(size_t size) {
  count += is_counting;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count += is_counting;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count += is_counting;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count += is_counting;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  count += is_counting;
  void *aligned = __libc_memalign(alignment, size);
  if (aligned == NULL) return ENOMEM;
  *memory = aligned;
  return 0;
}
#endif
