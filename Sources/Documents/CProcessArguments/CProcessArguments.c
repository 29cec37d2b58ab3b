#include "CProcessArguments.h"

static size_t count;
static char **words;

// glibc passes the command line to constructors. Swift reads it from a file in /proc, which containers may lack. Every
// command would then run without arguments, print the help and succeed.
__attribute__((constructor)) static void keep_words(int argc, char **argv) {
  count = argc < 0 ? 0 : (size_t)argc;
  words = argv;
}

size_t process_arguments_count(void) { return count; }

const char *process_arguments_word(size_t position) { return position < count ? words[position] : NULL; }
