// Ends a process after a request even if the current work does not check for it.
#pragma once

#include <stdbool.h>

// Starts the timer to end the process with `code`. Called in a signal handler, once for each request.
//
// Work that does not notice the request ends after half a second. Work that notices it has a few more seconds, in which
// finished results are written. These are seconds of CPU time. The limits of elapsed time are longer, so that nothing
// ends early on a busy machine.
void requested_end_begin(int code);

// Reports that the request was noticed.
void requested_end_noticed(void);

// Reports whether only finished results are left to be written. A later request then counts as noticed.
void requested_end_writes_results(bool is_writing);

// Reports progress: the next piece of work gets time of its own. If its result is awaited, that is half a second, otherwise
// as little as for work that does not notice a request. All pieces together have 1.5 seconds.
void requested_end_goes_on(bool is_awaited);

// Starts a thread that requests the end once standard input is closed. If no program reads standard output then, no
// result is awaited.
void requested_end_follows_input(int code);

// Prepares the timer. Returns false if none is available; requests then only take effect if the work notices them.
bool requested_end_prepare(void);
