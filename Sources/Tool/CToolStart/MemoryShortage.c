#define _GNU_SOURCE

#include <CFailureHandler.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

// A sanitizer replaces these functions itself.
#if !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

// Replaces the C library's functions for all libraries of the tool. Most libraries that measure and draw text ignore a
// failed allocation and silently give another size or picture; some deadlock or fail later. So a failed allocation ends
// the process with a message. Allocations of more bytes than this limit fail as usual, since pictures that are too
// large are refused that way.
enum { certain_size = 16 << 20 };

#define NEXT(name) \
  static typeof(&name) original; \
  if (original == NULL) original = (typeof(&name))dlsym(RTLD_NEXT, #name)

static void *given(void *memory, size_t size) {
  if (memory == NULL && size > 0 && size <= certain_size) failure_handler_end_without_memory();
  return memory;
}

void *malloc(size_t size) {
  NEXT(malloc);
  return given(original(size), size);
}

void *calloc(size_t count, size_t size) {
  NEXT(calloc);
  size_t whole;
  return given(original(count, size), __builtin_mul_overflow(count, size, &whole) ? SIZE_MAX : whole);
}

void *realloc(void *old, size_t size) {
  NEXT(realloc);
  return given(original(old, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  NEXT(aligned_alloc);
  return given(original(alignment, size), size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  NEXT(posix_memalign);
  int failure = original(result, alignment, size);
  if (failure == ENOMEM) given(NULL, size);
  return failure;
}

#endif
