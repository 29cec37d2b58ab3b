// The last words of a process: what is done when the system stops it.
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "CRequestedEnd.h"

// Lets a process that runs out of memory or stack, or goes wrong inside, end with a message and an exit code instead of
// a signal. Nothing that ends it otherwise changes.
//
// `exhausted` is the code where memory or the stack has run out, `broken` the one for everything else.
void failure_handler_install(int exhausted, int broken);

// Ends the process as where memory has run out; nothing happens before `failure_handler_install`.
void failure_handler_end_without_memory(void);

// Ends the process with a code and removes the files that are not whole; a handler of signals may call it.
void failure_handler_end_at_once(int code);

// Gives the calling thread a stack for the message, since its own may be what ran out; once for each thread.
void failure_handler_guard_thread(void);

// Remembers what the calling thread works on, which the message names; needs no zero at the end.
void failure_handler_note(const unsigned char *work, size_t length);

// Remembers the file that the calling thread writes under a name that is not its own, in a folder that stays open: it is
// removed where the process ends meanwhile.
void failure_handler_writing_begins(int folder, const char *temporary);

// Forgets the file, which has its own name now or is gone.
void failure_handler_writing_ends(void);

// Starts as many threads at once and ends them again; returns how many there could be.
int failure_handler_start_threads(int count);

// True while the calling thread counts how many threads there could be: that there are no more is an answer then.
extern _Thread_local bool failure_handler_counts_threads;

// Tells whether a piece of memory of so many bytes can be had.
bool failure_handler_has_memory(size_t size);

// Raises the limit of stacks to a number of bytes where it is lower; returns the bytes that threads have afterwards.
size_t failure_handler_raise_stack(size_t wanted);
