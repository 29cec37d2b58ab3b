#include "CSVGLibrary.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>

static const char name[] = "librsvg-2.so.2";

static bool load_function(void *loaded, const char *symbol, void *target) {
  void *address = dlsym(loaded, symbol);
  // ISO C has no conversion from pointers to data to pointers to functions. POSIX guarantees the same representation.
  memcpy(target, &address, sizeof address);
  return address != NULL;
}

static bool load_version(void *loaded, const char *symbol, unsigned *target) {
  const unsigned *version = dlsym(loaded, symbol);
  if (version != NULL) *target = *version;
  return version != NULL;
}

const struct svg_library *svg_library_load(void) {
  static struct svg_library library;
  // Resolve all symbols now, as the loader does for the libraries that the tool links.
  void *loaded = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (loaded == NULL) return NULL;
  bool is_whole = load_function(loaded, "rsvg_handle_new_from_data", &library.new_from_data) &&
    load_function(loaded, "g_object_unref", &library.unref) &&
    load_function(loaded, "rsvg_handle_set_dpi", &library.set_dpi) &&
    load_function(loaded, "rsvg_handle_get_intrinsic_dimensions", &library.get_intrinsic_dimensions) &&
    load_function(loaded, "rsvg_handle_get_intrinsic_size_in_pixels", &library.get_intrinsic_size_in_pixels) &&
    load_function(loaded, "rsvg_handle_render_document", &library.render_document) &&
    load_version(loaded, "rsvg_major_version", &library.major_version) &&
    load_version(loaded, "rsvg_minor_version", &library.minor_version) &&
    load_version(loaded, "rsvg_micro_version", &library.micro_version);
  return is_whole ? &library : NULL;
}
