/* Reads a picture and writes it with cairo's own writer. Prints the median processor time in microseconds and the number
 * of bytes.
 *
 *     write-png REPETITIONS FILE
 */
#include <cairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static cairo_status_t count(void *bytes, const unsigned char *data, unsigned length) {
  (void)data;
  *(size_t *)bytes += length;
  return CAIRO_STATUS_SUCCESS;
}

static double microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int ascending(const void *first, const void *second) {
  double difference = *(const double *)first - *(const double *)second;
  return (difference > 0) - (difference < 0);
}

int main(int argumentCount, char **arguments) {
  int repetitions = argumentCount == 3 ? atoi(arguments[1]) : 0;
  if (repetitions < 1) return 64;
  cairo_surface_t *surface = cairo_image_surface_create_from_png(arguments[2]);
  if (cairo_surface_status(surface)) return 66;
  double *times = malloc(repetitions * sizeof *times);
  size_t bytes = 0;
  for (int index = 0; index < repetitions; index++) {
    double start = microseconds();
    bytes = 0;
    if (cairo_surface_write_to_png_stream(surface, count, &bytes)) return 70;
    times[index] = microseconds() - start;
  }
  qsort(times, repetitions, sizeof *times, ascending);
  printf("%.0f\t%zu\n", times[repetitions / 2], bytes);
}
