// librsvg is loaded when the first drawing needs it. With the libraries that it brings along it takes a fifth of the time
// that a command needs to start, and most commands draw no SVG artwork.
//
// What is called is declared here, as in the headers of every librsvg-2.so.2 since 2.52: whoever takes the flags of those
// headers from pkg-config links the library as well.
#pragma once

#include <cairo.h>

#pragma clang assume_nonnull begin

typedef struct _RsvgHandle RsvgHandle;

// A length with its unit, an enumeration.
struct svg_length {
  double length;
  int unit;
};

// A place, as RsvgRectangle.
struct svg_rectangle {
  double x;
  double y;
  double width;
  double height;
};

// The functions of the library. Errors of GLib are not asked for.
struct svg_library {
  RsvgHandle *_Nullable (*_Nonnull new_from_data)(
    const unsigned char *bytes, unsigned long count, void *_Nullable *_Nullable error);
  void (*_Nonnull unref)(RsvgHandle *handle);
  void (*_Nonnull set_dpi)(RsvgHandle *handle, double dpi);
  void (*_Nonnull get_intrinsic_dimensions)(
    RsvgHandle *handle, int *has_width, struct svg_length *width, int *has_height, struct svg_length *height,
    int *has_box, struct svg_rectangle *box);
  int (*_Nonnull get_intrinsic_size_in_pixels)(RsvgHandle *handle, double *width, double *height);
  int (*_Nonnull render_document)(
    RsvgHandle *handle, cairo_t *_Nullable context, const struct svg_rectangle *place,
    void *_Nullable *_Nullable error);
  unsigned major_version;
  unsigned minor_version;
  unsigned micro_version;
};

// Loads the library, which is never unloaded. Returns NULL if it is missing or too old. To be called once.
const struct svg_library *_Nullable svg_library_load(void);

#pragma clang assume_nonnull end
