#pragma once

#include <stdint.h>
#include <sys/types.h>

// Keeps a process to limits of the processor's time in seconds, of memory and of written files in bytes; it leaves no
// image of its memory where the system ends it. The module of the C library does not have the call.
void process_limits_apply(pid_t process, uint64_t seconds, uint64_t memory, uint64_t file_size);
