#pragma once

#include <stdint.h>
#include <sys/types.h>

// Limits the CPU seconds, the memory and the file size (in bytes) of a process, and disables core dumps. The Swift
// module of the C library lacks `prlimit`.
void process_limits_apply(pid_t process, uint64_t seconds, uint64_t memory, uint64_t file_size);
