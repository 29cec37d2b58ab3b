#include "CImageDecoding.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct source {
  const uint8_t *bytes;
  size_t left;
  char *fault;
};

static void read_bytes(png_structp png, png_bytep buffer, size_t count) {
  struct source *source = png_get_io_ptr(png);
  if (count > source->left) png_error(png, "its end is missing");
  memcpy(buffer, source->bytes, count);
  source->bytes += count;
  source->left -= count;
}

static void fail(png_structp png, png_const_charp words) {
  struct source *source = png_get_error_ptr(png);
  snprintf(source->fault, png_fault_size, "%s", words);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

// Converts all kinds of samples to four bytes.
static void set_transformations(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

struct target {
  uint32_t width;
  uint32_t height;
  // Space for all rows, or for one row if there is a function that takes it.
  uint8_t *pixels;
  void (*take)(const uint8_t *row, void *context);
  void *context;
};

// A separate function, so that no variable modified after setjmp is used after longjmp.
static bool read_pixels(png_structp png, png_infop info, const struct target *target) {
  if (setjmp(png_jmpbuf(png))) return false;
  png_set_user_limits(png, target->width, target->height);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != target->width || png_get_image_height(png, info) != target->height) {
    png_error(png, "it has two sizes");
  }
  set_transformations(png);
  int passes = png_set_interlace_handling(png);
  if (target->take != NULL && passes != 1) png_error(png, "it is interlaced");
  png_read_update_info(png, info);
  size_t row_size = (size_t)target->width * 4;
  if (png_get_rowbytes(png, info) != row_size) png_error(png, "its rows have another length");
  for (int pass = 0; pass < passes; pass += 1) {
    for (uint32_t row = 0; row < target->height; row += 1) {
      if (target->take == NULL) {
        png_read_row(png, target->pixels + row * row_size, NULL);
      } else {
        png_read_row(png, target->pixels, NULL);
        target->take(target->pixels, target->context);
      }
    }
  }
  png_read_end(png, NULL);
  return true;
}

static bool read_file(const uint8_t *bytes, size_t count, const struct target *target, char fault[png_fault_size]) {
  struct source source = {.bytes = bytes, .left = count, .fault = fault};
  snprintf(fault, png_fault_size, "there is no memory to read it");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, fail, ignore);
  if (png == NULL) return false;
  png_infop info = png_create_info_struct(png);
  bool is_read = false;
  if (info != NULL) {
    png_set_read_fn(png, &source, read_bytes);
    is_read = read_pixels(png, info, target);
  }
  png_destroy_read_struct(&png, &info, NULL);
  return is_read;
}

bool png_pixels_read(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char fault[png_fault_size]) {
  struct target target = {.width = width, .height = height, .pixels = pixels};
  return read_file(bytes, count, &target, fault);
}

bool png_rows_read(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height,
  void (*take)(const uint8_t *row, void *context), void *context, char fault[png_fault_size]) {
  uint8_t *row = malloc((size_t)width * 4);
  if (row == NULL) {
    snprintf(fault, png_fault_size, "there is no memory to read it");
    return false;
  }
  struct target target = {.width = width, .height = height, .pixels = row, .take = take, .context = context};
  bool is_read = read_file(bytes, count, &target, fault);
  free(row);
  return is_read;
}

const char *png_library_version(void) { return png_get_libpng_ver(NULL); }
