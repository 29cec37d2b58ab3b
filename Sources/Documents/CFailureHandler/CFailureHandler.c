// The signal handlers call only functions that POSIX lists as async-signal-safe, and never allocate.
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

// The alternate signal stack of a thread, with the work and the temporary file that the handler reports or removes.
struct last_words {
  struct last_words *next;
  unsigned char name[name_size];
  size_t length;
  // The name of the temporary file in an open folder, while the thread writes it.
  char temporary[name_size];
  int folder;
  atomic_bool is_writing;
  _Alignas(16) unsigned char stack[alternate_size];
};

static _Thread_local struct last_words *own_words;
// A list of the records of all threads.
static _Atomic(struct last_words *) all_words;
static int exhausted_code;
static int broken_code;
// The thread that reports the failure, or 0.
static atomic_int speaker;

static void say(const char *words) {
  ssize_t written = write(STDERR_FILENO, words, strlen(words));
  (void)written;
}

// Returns whether the fault address is near the end of the thread's stack.
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
  // A single stack frame may reach beyond the guard page.
  return fault + guard_distance > stack && fault < stack + guard_distance;
}

bool failure_handler_has_memory(size_t size) {
  void *piece = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (piece == MAP_FAILED) return false;
  munmap(piece, size);
  return true;
}

enum cause { MEMORY, STACK, MISTAKE };

// Removes temporary files that are incomplete. The files that they would have replaced are kept.
static void remove_unfinished(void) {
  for (struct last_words *words = atomic_load(&all_words); words != NULL; words = words->next)
    if (atomic_load(&words->is_writing)) unlinkat(words->folder, words->temporary, 0);
}

// Prints why the process ends, and ends it. If memory is short, several threads fail at once: one of them reports it
// and the others wait for the end.
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
  // A failed allocation sets errno. It is read first, since other threads may have freed memory since.
  bool lacked_memory = errno == ENOMEM;
  if (is_end_of_stack(number, info, context)) end_because(STACK);
  // The largest pictures need this much. Without a memory limit it is always available.
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
  // Sanitizers install a signal stack of their own and free it when the thread ends, so it must not be replaced.
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
  // Threads use the stack limit from the start of the process unless the default attributes are changed.
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  if (pthread_attr_setstacksize(&attributes, limit.rlim_cur) == 0) pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  return limit.rlim_cur;
}
