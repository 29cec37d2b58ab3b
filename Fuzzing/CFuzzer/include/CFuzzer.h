#pragma once

#include <stddef.h>
#include <stdint.h>

/// Mutates `bytes` in place with libFuzzer's own mutations, and returns the new length, at most `most`.
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t most);
