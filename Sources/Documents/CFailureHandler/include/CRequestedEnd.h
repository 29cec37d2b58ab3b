// Lets a process that was asked to end do so although what it is doing does not look at the request.
#pragma once

#include <stdbool.h>

// Begins to wait for the end: called in a handler of signals, once for each request, with the code to end with.
//
// Work that does not notice the request ends after half a second, work that does after some seconds more, in which what was
// finished is written. Both are seconds of the processor as well, so that a busy machine ends nothing early.
void requested_end_begin(int code);

// Tells that the request was noticed.
void requested_end_noticed(void);

// Tells that the work goes on with something else, which may take as long again.
void requested_end_goes_on(void);

// Begins to wait for the end once nobody can write to standard input any more; needs a thread that waits for it.
void requested_end_follows_input(int code);

// Prepares the timer; false if the system has none, and requests are then only noticed.
bool requested_end_prepare(void);
