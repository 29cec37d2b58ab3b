// A library that is loaded before all others (LD_PRELOAD), and lets calls of the C library fail, counts them, or writes
// down what happens to files. Environment variables say what:
//
//     FAULT_CALL=write      the kind of call: allocate, open, read, write, sync, rename, map, thread, folder, spawn
//     FAULT_NUMBER=7        the call of this kind that fails, from 1; 0 lets none fail
//     FAULT_ON=1            that call and all after it fail, as with a full disk
//     FAULT_PATH=TEXT       only calls with a path that holds this count
//     FAULT_ERRNO=28        the error that it fails with; a call that is not a system call fails as its own rules say
//     FAULT_COUNTS=FILE     at the end the number of calls of each kind is written here
//     FAULT_PLACES=FILE     at the end, for each place in the code that calls, a line is written here: the kind, the numbers of
//                           its first and its last call, and 1 where a library calls, 0 where the program itself does
//     FAULT_LOG=FILE        the call that failed is written here, with its file and the libraries that asked for it
//     FAULT_BACKWARDS=1     folders give their entries in the opposite order; for one thread
//     FAULT_JOURNAL=FILE    every change of files is written here in order, with the bytes in FILE.data
//
// Programs that are started do not load it. Calls inside the C library itself are not seen; those that files and folders
// are opened with are taken whole.

#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

enum call { ALLOCATE, OPEN, READ, WRITE, SYNC, RENAME, MAP, THREAD, FOLDER, SPAWN, CALLS };

static const char *const names[CALLS] = {"allocate", "open", "read",   "write",  "sync",
                                         "rename",   "map",  "thread", "folder", "spawn"};

static atomic_long counts[CALLS];
static atomic_int is_active;
static int failing = -1;
static long failing_number;
static int fails_on, is_backwards;
static int failing_errno = EIO;
static char counts_path[PATH_MAX], places_path[PATH_MAX], failing_path[256];
static int log_file = -1, journal = -1, journal_data = -1;
static pthread_mutex_t journal_lock = PTHREAD_MUTEX_INITIALIZER;
// True while this library itself calls: none of that is counted.
static __thread int is_inside __attribute__((tls_model("initial-exec")));

static void put(int file, const char *text) { syscall(SYS_write, file, text, strlen(text)); }

// The absolute path that a call means, or nothing where it cannot be told.
static void path_of(int folder, const char *path, char *result) {
  char link[64];
  result[0] = 0;
  if (path && path[0] == '/') {
    snprintf(result, PATH_MAX, "%s", path);
    return;
  }
  if (folder == AT_FDCWD) {
    if (syscall(SYS_getcwd, result, PATH_MAX) < 0) result[0] = 0;
  } else {
    snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    long length = syscall(SYS_readlinkat, AT_FDCWD, link, result, PATH_MAX - 1);
    result[length < 0 ? 0 : length] = 0;
  }
  if (path && path[0] && strlen(result) + strlen(path) + 2 < PATH_MAX) {
    strcat(result, "/");
    strcat(result, path);
  }
}

// True for this library's frames, and for those of functions by which the program itself asks for memory in another's name.
static int is_passed_over(void *frame, void *base) {
  static const char *const memory[] = {"malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign"};
  Dl_info info;
  if (!dladdr(frame, &info)) return 0;
  if (info.dli_fbase == base) return 1;
  for (size_t index = 0; index < sizeof memory / sizeof memory[0]; index++)
    if (info.dli_sname && strcmp(info.dli_sname, memory[index]) == 0) return 1;
  return 0;
}

// Writes down the call that fails, the file that it was about, and the libraries on the stack, innermost first.
static void tell(enum call call, long number, int file, const char *path) {
  if (log_file < 0) return;
  is_inside++;
  char line[PATH_MAX + 64], whole[PATH_MAX] = "";
  if (file != -1 || path) path_of(file == -1 ? AT_FDCWD : file, path, whole);
  snprintf(line, sizeof line, "%s\t%ld\t%s\t", names[call], number, whole);
  put(log_file, line);
  void *frames[48];
  int count = backtrace(frames, 48);
  const char *last = "";
  for (int index = 2; index < count; index++) {
    Dl_info info;
    if (is_passed_over(frames[index], NULL)) continue;
    if (!dladdr(frames[index], &info) || !info.dli_fname) continue;
    const char *slash = strrchr(info.dli_fname, '/');
    const char *name = slash ? slash + 1 : info.dli_fname;
    if (strcmp(name, last) == 0 || strcmp(name, "faults.so") == 0) continue;
    if (*last) put(log_file, " ");
    put(log_file, name);
    last = name;
  }
  put(log_file, "\n");
  is_inside--;
}

// MARK: - Places

// So many functions on the stack, from the one that calls outwards, are a place.
enum { DEPTH = 12, PLACES = 1 << 20 };

struct place {
  uint64_t stack;
  void *caller;
  enum call call;
  long first, last;
};

static struct place *places;
static pthread_mutex_t places_lock = PTHREAD_MUTEX_INITIALIZER;

// Notes that a call of this number comes from where the stack says.
static void note_place(enum call call, long number) {
  is_inside++;
  void *frames[DEPTH + 8];
  int count = backtrace(frames, DEPTH + 8), own = 0;
  Dl_info here;
  dladdr(&note_place, &here);
  while (own < count && is_passed_over(frames[own], here.dli_fbase)) own++;
  uint64_t stack = 14695981039346656037u ^ call;
  for (int index = own; index < count && index < own + DEPTH; index++)
    stack = (stack ^ (uint64_t)(uintptr_t)frames[index]) * 1099511628211u;
  pthread_mutex_lock(&places_lock);
  for (uint64_t slot = stack % PLACES, tried = 0; tried < PLACES; slot = (slot + 1) % PLACES, tried++) {
    struct place *place = &places[slot];
    if (place->first && place->stack != stack) continue;
    if (!place->first) *place = (struct place){stack, own < count ? frames[own] : NULL, call, number, number};
    if (place->last < number) place->last = number;
    break;
  }
  pthread_mutex_unlock(&places_lock);
  is_inside--;
}

// Counts a call and returns whether it is to fail.
static int fails_at(enum call call, int file, const char *path) {
  if (!is_active || is_inside) return 0;
  if (failing_path[0] && !(path && strstr(path, failing_path))) return 0;
  long number = atomic_fetch_add(&counts[call], 1) + 1;
  if (places) note_place(call, number);
  if ((int)call != failing || failing_number == 0) return 0;
  if (fails_on ? number < failing_number : number != failing_number) return 0;
  if (number == failing_number) tell(call, number, file, path);
  errno = failing_errno;
  return 1;
}

static int fails(enum call call) { return fails_at(call, -1, NULL); }

// The next function of a name, which the C library has.
static void *next(const char *name) {
  is_inside++;
  void *function = dlsym(RTLD_NEXT, name);
  is_inside--;
  return function;
}

#define ORIGINAL(name) \
  static typeof(&name) original; \
  if (!original) original = (typeof(&name))next(#name)

// MARK: - The journal

// Writes down one change: a word, numbers and paths, separated by tabs.
static void note(const char *word, long first, long second, const char *path, const char *other) {
  char line[2 * PATH_MAX + 64];
  int length = snprintf(line, sizeof line, "%s\t%ld\t%ld\t%s\t%s\n", word, first, second, path, other ? other : "");
  syscall(SYS_write, journal, line, length);
}

static int is_journaled(void) { return is_active && journal >= 0 && !is_inside; }

static void note_open(int folder, const char *path, int flags, int file) {
  if (!is_journaled() || file < 0 || (flags & O_ACCMODE) == O_RDONLY) return;
  char whole[PATH_MAX];
  path_of(folder, path, whole);
  pthread_mutex_lock(&journal_lock);
  note("open", file, flags & (O_CREAT | O_TRUNC | O_APPEND | O_EXCL), whole, NULL);
  pthread_mutex_unlock(&journal_lock);
}

static void note_bytes(int file, const void *bytes, ssize_t length) {
  int error = errno;
  struct stat status;
  if (!is_journaled() || length <= 0 || fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) return;
  long end = syscall(SYS_lseek, file, 0, SEEK_CUR);
  char path[PATH_MAX];
  path_of(file, NULL, path);
  pthread_mutex_lock(&journal_lock);
  syscall(SYS_write, journal_data, bytes, length);
  note("write", end - length, length, path, NULL);
  pthread_mutex_unlock(&journal_lock);
  errno = error;
}

static void note_paths(const char *word, int folder, const char *path, int other_folder, const char *other) {
  if (!is_journaled()) return;
  int error = errno;
  char whole[PATH_MAX], other_whole[PATH_MAX] = "";
  path_of(folder, path, whole);
  if (other) path_of(other_folder, other, other_whole);
  pthread_mutex_lock(&journal_lock);
  note(word, 0, 0, whole, other_whole);
  pthread_mutex_unlock(&journal_lock);
  errno = error;
}

// MARK: - Memory

void *malloc(size_t size) { return fails(ALLOCATE) ? NULL : __libc_malloc(size); }

void *calloc(size_t count, size_t size) { return fails(ALLOCATE) ? NULL : __libc_calloc(count, size); }

void *realloc(void *old, size_t size) { return fails(ALLOCATE) ? NULL : __libc_realloc(old, size); }

void *aligned_alloc(size_t alignment, size_t size) {
  return fails(ALLOCATE) ? NULL : __libc_memalign(alignment, size);
}

void *memalign(size_t alignment, size_t size) { return fails(ALLOCATE) ? NULL : __libc_memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  int error = errno;
  if (fails(ALLOCATE)) return ENOMEM;
  void *memory = __libc_memalign(alignment, size);
  errno = error;
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

void *mmap(void *place, size_t length, int protection, int flags, int file, off_t offset) {
  if (fails(MAP)) return MAP_FAILED;
  return (void *)syscall(SYS_mmap, place, length, protection, flags, file, offset);
}

void *mmap64(void *place, size_t length, int protection, int flags, int file, off_t offset) {
  return mmap(place, length, protection, flags, file, offset);
}

// MARK: - Files

static int open_at(int folder, const char *path, int flags, mode_t mode) {
  if (fails_at(OPEN, folder, path)) return -1;
  int file = (int)syscall(SYS_openat, folder, path, flags, mode);
  note_open(folder, path, flags, file);
  return file;
}

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | __O_TMPFILE)) { \
    va_list rest; \
    va_start(rest, flags); \
    mode = va_arg(rest, mode_t); \
    va_end(rest); \
  }

int open(const char *path, int flags, ...) {
  MODE(flags)
  return open_at(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
  MODE(flags)
  return open_at(AT_FDCWD, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  MODE(flags)
  return open_at(folder, path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
  MODE(flags)
  return open_at(folder, path, flags, mode);
}

int __open_2(const char *path, int flags) { return open_at(AT_FDCWD, path, flags, 0); }
int __open64_2(const char *path, int flags) { return open_at(AT_FDCWD, path, flags, 0); }
int __openat_2(int folder, const char *path, int flags) { return open_at(folder, path, flags, 0); }
int creat(const char *path, mode_t mode) { return open_at(AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, mode); }

FILE *fopen(const char *path, const char *mode) {
  ORIGINAL(fopen);
  return fails_at(OPEN, -1, path) ? NULL : original(path, mode);
}

FILE *fopen64(const char *path, const char *mode) {
  ORIGINAL(fopen64);
  return fails_at(OPEN, -1, path) ? NULL : original(path, mode);
}

DIR *opendir(const char *path) {
  ORIGINAL(opendir);
  return fails_at(OPEN, -1, path) ? NULL : original(path);
}

ssize_t read(int file, void *bytes, size_t count) {
  return fails_at(READ, file, NULL) ? -1 : syscall(SYS_read, file, bytes, count);
}

ssize_t pread(int file, void *bytes, size_t count, off_t offset) {
  return fails_at(READ, file, NULL) ? -1 : syscall(SYS_pread64, file, bytes, count, offset);
}

ssize_t pread64(int file, void *bytes, size_t count, off_t offset) { return pread(file, bytes, count, offset); }

size_t fread(void *bytes, size_t size, size_t count, FILE *file) {
  ORIGINAL(fread);
  return fails_at(READ, fileno(file), NULL) ? 0 : original(bytes, size, count, file);
}

// The names of a folder that is read backwards.
struct backwards {
  DIR *folder;
  struct dirent *entries;
  long count;
};

static struct backwards backwards[16];

// The next entry of a folder whose entries are given in the order opposite to that of the file system.
static struct dirent *readdir_backwards(DIR *folder, struct dirent *(*original)(DIR *)) {
  struct backwards *one = NULL;
  for (int index = 0; index < 16 && !(one && one->folder == folder); index++)
    if (backwards[index].folder == folder || (!one && !backwards[index].folder)) one = &backwards[index];
  if (!one) return original(folder);
  if (!one->folder) {
    one->folder = folder;
    one->count = 0;
    for (struct dirent *entry; (entry = original(folder)); one->count++) {
      one->entries = __libc_realloc(one->entries, (one->count + 1) * sizeof *one->entries);
      memcpy(&one->entries[one->count], entry, entry->d_reclen);
    }
  }
  if (one->count > 0) return &one->entries[--one->count];
  return one->folder = NULL, NULL;
}

struct dirent *readdir(DIR *folder) {
  ORIGINAL(readdir);
  // Only reading bytes is ever interrupted.
  if (failing_errno != EINTR && fails_at(READ, dirfd(folder), NULL)) return NULL;
  return is_backwards ? readdir_backwards(folder, original) : original(folder);
}

int closedir(DIR *folder) {
  ORIGINAL(closedir);
  for (int index = 0; index < 16; index++)
    if (backwards[index].folder == folder) backwards[index].folder = NULL;
  return original(folder);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (fails_at(WRITE, file, NULL)) return -1;
  ssize_t length = syscall(SYS_write, file, bytes, count);
  note_bytes(file, bytes, length);
  return length;
}

int fsync(int file) {
  if (fails_at(SYNC, file, NULL)) return -1;
  int result = (int)syscall(SYS_fsync, file);
  if (result == 0) note_paths("sync", file, NULL, 0, NULL);
  return result;
}

int fdatasync(int file) {
  if (fails_at(SYNC, file, NULL)) return -1;
  int result = (int)syscall(SYS_fdatasync, file);
  if (result == 0) note_paths("sync", file, NULL, 0, NULL);
  return result;
}

int renameat2(int folder, const char *from, int other, const char *to, unsigned flags) {
  if (fails_at(RENAME, other, to)) return -1;
  int result = (int)syscall(SYS_renameat2, folder, from, other, to, flags);
  if (result == 0) note_paths("rename", folder, from, other, to);
  return result;
}

int renameat(int folder, const char *from, int other, const char *to) {
  return renameat2(folder, from, other, to, 0);
}

int rename(const char *from, const char *to) { return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0); }

int linkat(int folder, const char *from, int other, const char *to, int flags) {
  if (fails_at(RENAME, other, to)) return -1;
  int result = (int)syscall(SYS_linkat, folder, from, other, to, flags);
  if (result == 0) note_paths("link", folder, from, other, to);
  return result;
}

int unlinkat(int folder, const char *path, int flags) {
  if (fails_at(FOLDER, folder, path)) return -1;
  int result = (int)syscall(SYS_unlinkat, folder, path, flags);
  if (result == 0) note_paths("unlink", folder, path, 0, NULL);
  return result;
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

int mkdirat(int folder, const char *path, mode_t mode) {
  if (fails_at(FOLDER, folder, path)) return -1;
  int result = (int)syscall(SYS_mkdirat, folder, path, mode);
  if (result == 0) note_paths("mkdir", folder, path, 0, NULL);
  return result;
}

int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }

// MARK: - Threads and programs

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
  ORIGINAL(pthread_create);
  return fails(THREAD) ? failing_errno : original(thread, attributes, start, argument);
}

int posix_spawnp(
    pid_t *process, const char *name, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
    char *const words[], char *const variables[]) {
  ORIGINAL(posix_spawnp);
  return fails_at(SPAWN, -1, name) ? failing_errno : original(process, name, actions, attributes, words, variables);
}

// MARK: - Beginning and end

static int created(const char *path) {
  return (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600);
}

static void write_places(void) {
  int file = created(places_path);
  Dl_info program, info;
  int is_known = dladdr((void *)getauxval(AT_ENTRY), &program);
  for (long slot = 0; slot < PLACES; slot++) {
    struct place *place = &places[slot];
    if (!place->first) continue;
    int is_own = is_known && dladdr(place->caller, &info) && info.dli_fbase == program.dli_fbase;
    char line[96];
    snprintf(line, sizeof line, "%s %ld %ld %d\n", names[place->call], place->first, place->last, !is_own);
    put(file, line);
  }
}

__attribute__((constructor)) static void begin(void) {
  const char *call = getenv("FAULT_CALL"), *value;
  for (int index = 0; call && index < CALLS; index++)
    if (strcmp(call, names[index]) == 0) failing = index;
  if ((value = getenv("FAULT_NUMBER"))) failing_number = atol(value);
  if ((value = getenv("FAULT_PATH"))) snprintf(failing_path, sizeof failing_path, "%s", value);
  if ((value = getenv("FAULT_ERRNO"))) failing_errno = atoi(value);
  fails_on = (value = getenv("FAULT_ON")) && value[0] == '1';
  is_backwards = (value = getenv("FAULT_BACKWARDS")) && value[0] == '1';
  if ((value = getenv("FAULT_COUNTS"))) snprintf(counts_path, sizeof counts_path, "%s", value);
  if ((value = getenv("FAULT_PLACES"))) {
    snprintf(places_path, sizeof places_path, "%s", value);
    places = __libc_calloc(PLACES, sizeof *places);
  }
  if ((value = getenv("FAULT_LOG"))) log_file = created(value);
  if ((value = getenv("FAULT_JOURNAL"))) {
    char data[PATH_MAX];
    snprintf(data, sizeof data, "%s.data", value);
    journal = created(value);
    journal_data = created(data);
  }
  // The first use loads a library.
  void *frame;
  backtrace(&frame, 1);
  unsetenv("LD_PRELOAD");
}

static int (*program)(int, char **, char **);

static int run_program(int count, char **words, char **variables) {
  // What is loaded before runs before any line of the tool.
  is_active = 1;
  return program(count, words, variables);
}

// The C library begins a program so.
int __libc_start_main(
    int (*main)(int, char **, char **), int count, char **words, void (*begin_library)(void), void (*end_library)(void),
    void (*end_loader)(void), void *stack) {
  typedef typeof(&__libc_start_main) start;
  program = main;
  return ((start)next("__libc_start_main"))(run_program, count, words, begin_library, end_library, end_loader, stack);
}

__attribute__((destructor)) static void end(void) {
  is_active = 0;
  if (places) write_places();
  if (!counts_path[0]) return;
  int file = created(counts_path);
  for (int index = 0; index < CALLS; index++) {
    char line[64];
    snprintf(line, sizeof line, "%s %ld\n", names[index], (long)counts[index]);
    put(file, line);
  }
}
