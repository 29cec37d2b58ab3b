// librsvg is loaded when the first drawing needs it. Loading it and its dependencies takes a quarter of the time that
// a command needs to start, and most commands draw no SVG artwork.
#pragma once

#include <librsvg/rsvg.h>

// The functions of the library, with the types of its headers.
struct svg_library {
  __typeof__(&rsvg_handle_new_from_data) _Nonnull new_from_data;
  __typeof__(&rsvg_handle_set_dpi) _Nonnull set_dpi;
  __typeof__(&rsvg_handle_get_intrinsic_dimensions) _Nonnull get_intrinsic_dimensions;
  __typeof__(&rsvg_handle_get_intrinsic_size_in_pixels) _Nonnull get_intrinsic_size_in_pixels;
  __typeof__(&rsvg_handle_render_document) _Nonnull render_document;
  guint major_version;
  guint minor_version;
  guint micro_version;
};

// Loads the library, which is never unloaded. Returns NULL if it is missing or too old. Call it only once.
const struct svg_library *_Nullable svg_library_load(void);
