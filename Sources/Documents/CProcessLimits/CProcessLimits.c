#define _GNU_SOURCE

#include "CProcessLimits.h"

#include <stddef.h>
#include <sys/resource.h>

static void limit(pid_t process, int resource, uint64_t most) {
  struct rlimit limit = {.rlim_cur = most, .rlim_max = most};
  // Failures are ignored: a process that has ended needs no limits, and lowering limits is always allowed.
  prlimit(process, resource, &limit, NULL);
}

void process_limits_apply(pid_t process, uint64_t seconds, uint64_t memory, uint64_t file_size) {
  limit(process, RLIMIT_CPU, seconds);
  limit(process, RLIMIT_AS, memory);
  limit(process, RLIMIT_FSIZE, file_size);
  limit(process, RLIMIT_CORE, 0);
}
