#pragma once

#include <stddef.h>

// Returns the number of arguments, including the program name.
size_t process_arguments_count(void);

// Returns the argument at a position as a C string, or NULL if there is none.
const char *process_arguments_word(size_t position);
