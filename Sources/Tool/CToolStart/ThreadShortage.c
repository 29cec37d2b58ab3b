#define _GNU_SOURCE

#include <CFailureHandler.h>
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

// A sanitizer replaces this function itself.
#if !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

typedef int (*start_thread)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

enum { exhausted = 71, attempts = 20, pause_in_microseconds = 100000 };

static const char message[] =
    "render-layouts: error: no more threads can be started\n"
    "    raise the limits of processes and memory: 'ulimit -u' and 'ulimit -v', or those of the container\n";

// Replaces the C library's function for all libraries of the tool. If no thread can be started, Swift's runtime waits
// forever and GLib aborts. So a failure that lasts two seconds ends the process with a message.
int pthread_create(
    pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  static start_thread original;
  if (original == NULL) original = (start_thread)dlsym(RTLD_NEXT, "pthread_create");
  int failure = original(thread, attributes, start, argument);
  if (failure != EAGAIN || failure_handler_counts_threads) return failure;
  for (int attempt = 0; attempt < attempts && failure == EAGAIN; attempt++) {
    usleep(pause_in_microseconds);
    failure = original(thread, attributes, start, argument);
  }
  if (failure != EAGAIN) return failure;
  ssize_t written = write(STDERR_FILENO, message, strlen(message));
  (void)written;
  _exit(exhausted);
}

#endif
