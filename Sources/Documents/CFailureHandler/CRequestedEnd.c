// The signal handlers call only functions that POSIX lists as async-signal-safe, and never allocate.
#define _GNU_SOURCE

#include "CRequestedEnd.h"

#include "CFailureHandler.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// The signal of the timer. No library of the tool uses it.
#define TIMER_SIGNAL SIGVTALRM

// Times in milliseconds.
enum { first_look = 450, next_looks = 50 };

struct limits {
  long long work, wait;
};

static const struct limits unnoticed = {.work = 200, .wait = 2000};
// Enough to write the report and the gallery of finished work.
static const struct limits noticed = {.work = 3000, .wait = 10000};
// For one answer of a process that follows its input, and for all of them.
static const struct limits awaited = {.work = 450, .wait = 2000};
static const struct limits all_awaited = {.work = 1500, .wait = 5000};

static timer_t timer;
static atomic_bool is_ready, is_noticed, is_writing, follows_input;
static atomic_int code_of_end;
// When the request came, and when the current piece of work began.
static _Atomic long long first_wait, first_work, start_of_wait, start_of_work;

static long long milliseconds(clockid_t clock) {
  struct timespec now = {0};
  clock_gettime(clock, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

static void look_again(long delay) {
  struct itimerspec next = {.it_value = {.tv_sec = delay / 1000, .tv_nsec = delay % 1000 * 1000000}};
  timer_settime(timer, 0, &next, NULL);
}

// Whether no program reads standard output.
static bool is_unread(void) {
  struct pollfd output = {.fd = STDOUT_FILENO};
  // A pipe without a reader is an error, a socket whose other end is closed is hung up.
  return poll(&output, 1, 0) > 0 && output.revents & (POLLERR | POLLHUP);
}

static bool is_over(struct limits limits, long long waited, long long worked) {
  return waited >= limits.wait || worked >= limits.work;
}

static void look(int number) {
  (void)number;
  int error = errno;
  long long wait = milliseconds(CLOCK_MONOTONIC), work = milliseconds(CLOCK_PROCESS_CPUTIME_ID);
  bool follows = atomic_load(&follows_input);
  struct limits limits = unnoticed;
  if ((atomic_load(&is_noticed) || atomic_load(&is_writing)) && !(follows && is_unread())) limits = follows ? awaited : noticed;
  if (is_over(limits, wait - atomic_load(&start_of_wait), work - atomic_load(&start_of_work))
      || is_over(follows ? all_awaited : noticed, wait - atomic_load(&first_wait), work - atomic_load(&first_work))) {
    static const char words[] = "render-layouts: note: ended in the middle of work that does not notice the request\n";
    ssize_t written = write(STDERR_FILENO, words, sizeof words - 1);
    (void)written;
    failure_handler_end_at_once(atomic_load(&code_of_end));
  }
  look_again(next_looks);
  errno = error;
}

bool requested_end_prepare(void) {
  if (atomic_load(&is_ready)) return true;
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = TIMER_SIGNAL};
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0) return false;
  struct sigaction action = {.sa_handler = look, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(TIMER_SIGNAL, &action, NULL);
  atomic_store(&is_ready, true);
  return true;
}

static void start_piece(void) {
  atomic_store(&start_of_wait, milliseconds(CLOCK_MONOTONIC));
  atomic_store(&start_of_work, milliseconds(CLOCK_PROCESS_CPUTIME_ID));
}

void requested_end_begin(int code) {
  // Only the first request starts the timer. A second one of its kind ends the process immediately.
  int none = 0;
  if (!atomic_load(&is_ready) || !atomic_compare_exchange_strong(&code_of_end, &none, code)) return;
  start_piece();
  atomic_store(&first_wait, atomic_load(&start_of_wait));
  atomic_store(&first_work, atomic_load(&start_of_work));
  look_again(first_look);
}

void requested_end_goes_on(bool is_awaited) {
  atomic_store(&is_noticed, is_awaited);
  if (atomic_load(&code_of_end) != 0) start_piece();
}

static void *wait_for_input(void *code) {
  // Without requested events, poll only reports that the input was closed.
  struct pollfd input = {.fd = STDIN_FILENO};
  while (poll(&input, 1, -1) < 0 && errno == EINTR) continue;
  if (input.revents & (POLLHUP | POLLERR)) requested_end_begin((int)(intptr_t)code);
  return NULL;
}

void requested_end_follows_input(int code) {
  pthread_t thread;
  if (!requested_end_prepare()) return;
  atomic_store(&follows_input, true);
  if (pthread_create(&thread, NULL, wait_for_input, (void *)(intptr_t)code) == 0) pthread_detach(thread);
}

void requested_end_noticed(void) { atomic_store(&is_noticed, true); }

void requested_end_writes_results(bool writes) {
  atomic_store(&is_writing, writes);
}
