// libpng reports errors with longjmp, which must not cross Swift frames. So these functions are written in C.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { png_fault_size = 96 };

// Reads a PNG file of a known size into width × height pixels of four bytes: blue, green, red and alpha, not
// premultiplied. 16-bit samples are rounded to 8 bits. Colors are not converted.
//
// On failure it returns false, and `fault` contains libpng's message.
bool png_pixels_read(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char fault[png_fault_size]);

// Reads a PNG file that is not interlaced in the same way, row by row: calls `take` with the pixels of each row.
bool png_rows_read(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
  void (*take)(const uint8_t *row, void *context), void *context, char fault[png_fault_size]);

// Writes a PNG file of samples with three or four bytes per pixel: red, green, blue, and alpha. The description is in
// UTF-8, or NULL for none. The caller frees the result. Returns NULL if memory is exhausted or the file would exceed
// `limit` bytes.
uint8_t *png_file_write(
  const uint8_t *samples, uint32_t width, uint32_t height, bool has_alpha, const char *description, size_t limit,
  size_t *count);

// Returns the version of the linked libpng.
const char *png_library_version(void);
