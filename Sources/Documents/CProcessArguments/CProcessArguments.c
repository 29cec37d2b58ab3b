#include "CProcessArguments.h"

static size_t count;
static char **words;

// The loader of glibc hands the words of the command line to constructors. Swift's own list comes from a file in /proc,
// which containers may not have: every command would then be called without words, print the help and succeed.
__attribute__((constructor)) static void keep_words(int argc, char **argv) {
  count = argc < 0 ? 0 : (size_t)argc;
  words = argv;
}

size_t process_arguments_count(void) { return count; }

const char *process_arguments_word(size_t position) { return position < count ? words[position] : NULL; }
