#include "CToolStart.h"

#include <CFailureHandler.h>
#include <stdlib.h>

// The tool's exit codes for exhausted memory and for other failures. The tool sets them again.
enum { exhausted = 71, broken = 70 };

// Swift allocates memory before the first line of the tool runs, and ends with a signal if that fails.
__attribute__((constructor)) static void begin(void) {
  static const char *const tracing[] = {"SWIFT_BACKTRACE", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"};
  for (size_t index = 0; index < sizeof tracing / sizeof tracing[0]; index++)
    if (getenv(tracing[index]) != NULL) return;
  failure_handler_install(exhausted, broken);
}
