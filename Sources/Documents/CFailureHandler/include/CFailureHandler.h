// The behavior of a process when the system ends it because of an error.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "CRequestedEnd.h"

// Ends the process with a message and an exit code, instead of a signal, if it runs out of memory or stack or fails
// internally.
//
// `exhausted` is the exit code if memory or the stack is exhausted, `broken` the one for all other errors.
void failure_handler_install(int exhausted, int broken);

// Ends the process like exhausted memory does. Does nothing before `failure_handler_install`.
void failure_handler_end_without_memory(void);

// Removes incomplete files and ends the process with an exit code. May be called in a signal handler.
void failure_handler_end_at_once(int code);

// Gives the calling thread an alternate signal stack, since its own stack may be exhausted. Call once per thread.
void failure_handler_guard_thread(void);

// Records what the calling thread works on, for the message. `work` needs no terminating zero.
void failure_handler_note(const unsigned char *work, size_t length);

// Records the temporary file that the calling thread writes in an open folder. It is removed if the process ends.
void failure_handler_writing_begins(int folder, const char *temporary);

// Clears the record, after the file was renamed or removed.
void failure_handler_writing_ends(void);

// Starts up to `count` threads at once and ends them again. Returns how many could be started.
int failure_handler_start_threads(int count);

// Whether the calling thread is counting how many threads can be started. Failing to start one is then not an error.
extern _Thread_local bool failure_handler_counts_threads;

// Returns whether `size` bytes of memory can be allocated.
bool failure_handler_has_memory(size_t size);

// Raises the stack limit to `wanted` bytes if it is lower. Returns the stack size of threads afterwards, in bytes.
size_t failure_handler_raise_stack(size_t wanted);
