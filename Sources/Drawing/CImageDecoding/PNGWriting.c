#include "CImageDecoding.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

enum { compression_level = 6 };

struct file {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  size_t limit;
};

static void append(png_structp png, png_bytep bytes, size_t count) {
  struct file *file = png_get_io_ptr(png);
  if (count > file->limit - file->count) png_error(png, "it is larger than wanted");
  if (count > file->capacity - file->count) {
    size_t capacity = (file->count + count) * 2;
    uint8_t *larger = realloc(file->bytes, capacity);
    if (larger == NULL) png_error(png, "there is no memory for it");
    file->bytes = larger;
    file->capacity = capacity;
  }
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static void flush(png_structp png) { (void)png; }

static void fail(png_structp png, png_const_charp words) {
  (void)words;
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

// Adds a description in UTF-8. A chunk without a language only holds Latin-1, of which this uses ASCII.
static void describe(png_structp png, png_infop info, const char *description) {
  bool is_ascii = true;
  for (const char *next = description; *next != 0; next += 1) is_ascii = is_ascii && (unsigned char)*next < 0x80;
  png_text text = {
    .compression = is_ascii ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE,
    .key = (char[]){"Description"},
    .text = (char *)description,
  };
  png_set_text(png, info, &text, 1);
}

// A separate function, so that no variable modified after setjmp is used after longjmp.
static bool write_samples(
  png_structp png, png_infop info, const uint8_t *samples, uint32_t width, uint32_t height, bool has_alpha,
  const char *description) {
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_compression_level(png, compression_level);
  int colors = has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB;
  png_set_IHDR(
    png, info, width, height, 8, colors, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (description != NULL && *description != 0) describe(png, info, description);
  png_write_info(png, info);
  size_t row_size = (size_t)width * (has_alpha ? 4 : 3);
  for (uint32_t row = 0; row < height; row += 1) png_write_row(png, samples + row * row_size);
  png_write_end(png, NULL);
  return true;
}

uint8_t *png_file_write(
  const uint8_t *samples, uint32_t width, uint32_t height, bool has_alpha, const char *description, size_t limit,
  size_t *count) {
  struct file file = {.limit = limit};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
  if (png == NULL) return NULL;
  png_infop info = png_create_info_struct(png);
  bool is_written = false;
  if (info != NULL) {
    png_set_write_fn(png, &file, append, flush);
    is_written = write_samples(png, info, samples, width, height, has_alpha, description);
  }
  png_destroy_write_struct(&png, &info);
  if (is_written) {
    *count = file.count;
    return file.bytes;
  }
  free(file.bytes);
  return NULL;
}
