// libpng leaps out of a function where a file is damaged, which no function of Swift may be leapt over. These are not.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { png_fault_size = 96 };

// Reads a PNG file of a size that was found out before into width × height pixels, four bytes each: blue, green, red, alpha,
// which they are not multiplied by. Samples of 16 bits are rounded to 8; colours stay as they are in the file.
//
// Where it returns false, `fault` has libpng's words.
bool png_pixels_read(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char fault[png_fault_size]);

// Writes a PNG file of rows of samples, three or four bytes a pixel: red, green, blue, and alpha. The file belongs to the
// caller, who frees it; NULL where there is no memory for it, and where it would have more than `limit` bytes.
uint8_t *png_file_write(
  const uint8_t *samples, uint32_t width, uint32_t height, bool has_alpha, size_t limit, size_t *count);

// The version of libpng that is in use.
const char *png_library_version(void);
