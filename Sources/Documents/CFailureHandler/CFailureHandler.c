// Only what POSIX lists as safe in a handler of signals is called there, and nothing is allocated.
#define _GNU_SOURCE

#include "CFailureHandler.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <ucontext.h>
#include <unistd.h>

enum { name_size = 512, alternate_size = 64 << 10, reserve_size = 256 << 20, guard_distance = 64 << 10 };

// The stack for the message, below it what the thread works on and the file that it writes.
struct last_words {
  struct last_words *next;
  unsigned char name[name_size];
  size_t length;
  // The name in a folder that is open, for as long as the thread writes.
  char temporary[name_size];
  int folder;
  atomic_bool is_writing;
  _Alignas(16) unsigned char stack[alternate_size];
};

static _Thread_local struct last_words *own_words;
// Those of all threads.
static _Atomic(struct last_words *) all_words;
static int exhausted_code;
static int broken_code;
// The thread that says the last words; none as long as it is zero.
static atomic_int speaker;

static void say(const char *words) {
  ssize_t written = write(STDERR_FILENO, words, strlen(words));
  (void)written;
}

// Tells whether the fault lies where the stack of the thread ends.
static bool is_end_of_stack(int number, const siginfo_t *info, const void *context) {
  if (number != SIGSEGV && number != SIGBUS) return false;
  uintptr_t fault = (uintptr_t)info->si_addr;
#if defined(__x86_64__)
  uintptr_t stack = (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
  uintptr_t stack = (uintptr_t)((const ucontext_t *)context)->uc_mcontext.sp;
#else
  uintptr_t stack = 0;
#endif
  // One frame may reach over the page that guards the end.
  return fault + guard_distance > stack && fault < stack + guard_distance;
}

bool failure_handler_has_memory(size_t size) {
  void *piece = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (piece == MAP_FAILED) return false;
  munmap(piece, size);
  return true;
}

enum cause { MEMORY, STACK, MISTAKE };

// Removes the files that are not whole; those that they would have replaced stay.
static void remove_unfinished(void) {
  for (struct last_words *words = atomic_load(&all_words); words != NULL; words = words->next)
    if (atomic_load(&words->is_writing)) unlinkat(words->folder, words->temporary, 0);
}

// Says why the process ends, and ends it. Where memory is short several threads fail at once: one speaks, and the others
// wait for the end.
static void end_because(enum cause cause) {
  int self = gettid(), first = 0;
  if (!atomic_compare_exchange_strong(&speaker, &first, self)) {
    if (first == self) _exit(broken_code);
    for (;;) pause();
  }
  say("render-layouts: error: ");
  say(cause == STACK    ? "the stack is too small"
      : cause == MEMORY ? "there is not enough memory"
                        : "something went wrong inside");
  if (own_words != NULL && own_words->length > 0) {
    say(" while working on '");
    ssize_t written = write(STDERR_FILENO, own_words->name, own_words->length);
    (void)written;
    say("'");
  }
  say(cause == STACK    ? "\n    raise the limit: 'ulimit -s'\n"
      : cause == MEMORY ? "\n    raise the limit: 'ulimit -v', or use fewer workers: '-j 1'\n"
                        : "\n    this is a mistake of render-layouts: please report it with the document\n");
  remove_unfinished();
  _exit(cause == MISTAKE ? broken_code : exhausted_code);
}

static void end(int number, siginfo_t *info, void *context) {
  // Memory that was not given leaves this behind, even where others have given theirs back since.
  bool lacked_memory = errno == ENOMEM;
  if (is_end_of_stack(number, info, context)) end_because(STACK);
  // The largest pictures take so much; where nothing limits memory there always is.
  end_because(lacked_memory || !failure_handler_has_memory(reserve_size) ? MEMORY : MISTAKE);
}

void failure_handler_end_at_once(int code) {
  remove_unfinished();
  _exit(code);
}

void failure_handler_end_without_memory(void) {
  if (exhausted_code != 0) end_because(MEMORY);
}

void failure_handler_guard_thread(void) {
  if (own_words != NULL) return;
  void *memory =
      mmap(NULL, sizeof(struct last_words), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  own_words = memory;
  own_words->next = atomic_load(&all_words);
  while (!atomic_compare_exchange_weak(&all_words, &own_words->next, own_words)) continue;
  // Whoever gave the thread a stack for signals takes it back when the thread ends, as sanitizers do.
  stack_t present;
  if (sigaltstack(NULL, &present) == 0 && !(present.ss_flags & SS_DISABLE)) return;
  stack_t stack = {.ss_sp = own_words->stack, .ss_size = sizeof own_words->stack, .ss_flags = 0};
  sigaltstack(&stack, NULL);
}

void failure_handler_note(const unsigned char *work, size_t length) {
  failure_handler_guard_thread();
  if (own_words == NULL) return;
  own_words->length = 0;
  size_t kept = length < name_size ? length : name_size;
  memcpy(own_words->name, work, kept);
  own_words->length = kept;
}

void failure_handler_writing_begins(int folder, const char *temporary) {
  failure_handler_guard_thread();
  if (own_words == NULL || strlen(temporary) >= name_size) return;
  strcpy(own_words->temporary, temporary);
  own_words->folder = folder;
  atomic_store(&own_words->is_writing, true);
}

void failure_handler_writing_ends(void) {
  if (own_words != NULL) atomic_store(&own_words->is_writing, false);
}

void failure_handler_install(int exhausted, int broken) {
  exhausted_code = exhausted;
  broken_code = broken;
  failure_handler_guard_thread();
  struct sigaction action = {.sa_sigaction = end, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  const int numbers[] = {SIGSEGV, SIGBUS, SIGABRT, SIGTRAP, SIGILL, SIGFPE};
  for (size_t index = 0; index < sizeof numbers / sizeof numbers[0]; index++) sigaction(numbers[index], &action, NULL);
}

static void *wait_for_end(void *end) {
  pthread_mutex_lock(end);
  pthread_mutex_unlock(end);
  return NULL;
}

_Thread_local bool failure_handler_counts_threads;

int failure_handler_start_threads(int count) {
  enum { most = 512 };
  pthread_t threads[most];
  pthread_mutex_t end = PTHREAD_MUTEX_INITIALIZER;
  int started = 0;
  failure_handler_counts_threads = true;
  pthread_mutex_lock(&end);
  while (started < count && started < most && pthread_create(&threads[started], NULL, wait_for_end, &end) == 0) started++;
  pthread_mutex_unlock(&end);
  failure_handler_counts_threads = false;
  for (int index = 0; index < started; index++) pthread_join(threads[index], NULL);
  return count > most && started == most ? count : started;
}

size_t failure_handler_raise_stack(size_t wanted) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) != 0) return wanted;
  if (limit.rlim_cur == RLIM_INFINITY || limit.rlim_cur >= wanted) return wanted;
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY || limit.rlim_max >= wanted ? wanted : limit.rlim_max;
  setrlimit(RLIMIT_STACK, &limit);
  // Threads take the limit that held when the process began, unless they are told otherwise.
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  if (pthread_attr_setstacksize(&attributes, limit.rlim_cur) == 0) pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  return limit.rlim_cur;
}
