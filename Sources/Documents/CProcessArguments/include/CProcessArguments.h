#pragma once

#include <stddef.h>

// The number of words of the command line, with the name of the program.
size_t process_arguments_count(void);

// A word of the command line, ended by a zero; NULL if there is none at this position.
const char *process_arguments_word(size_t position);
