#pragma once

#include <stddef.h>
#include <stdint.h>

/// Changes bytes as libFuzzer does by itself, and returns their new number, which is `most` or less.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t most);
