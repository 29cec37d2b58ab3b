// librsvg is loaded when the first drawing needs it. Loading it and its dependencies takes a fifth of the time that a
// command needs to start, and most commands draw no SVG artwork.
//
// The functions that are called are declared here, as in the headers of every librsvg-2.so.2 since 2.52. The flags of
// these headers from pkg-config would link the library as well.
#pragma once

#include <cairo.h>

#pragma clang assume_nonnull begin

typedef struct _RsvgHandle RsvgHandle;

// A length with its unit, with the layout of RsvgLength.
struct svg_length {
  double length;
  int unit;
};

// A rectangle, with the layout of RsvgRectangle.
struct svg_rectangle {
  double x;
  double y;
  double width;
  double height;
};

// The functions of the library. Errors of GLib are not requested.
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

// Loads the library, which is never unloaded. Returns NULL if it is missing or too old. Call it only once.
const struct svg_library *_Nullable svg_library_load(void);

#pragma clang assume_nonnull end
