#include "CXMLLibrary.h"

#include <dlfcn.h>
#include <libxml/xmlversion.h>
#include <stdbool.h>
#include <string.h>

// The layout of contexts changes with the name of the library, so it is the name that belongs to the headers.
#if LIBXML_VERSION >= 21400
static const char name[] = "libxml2.so.16";
#else
static const char name[] = "libxml2.so.2";
#endif

static bool load_function(void *loaded, const char *symbol, void *target) {
  void *address = dlsym(loaded, symbol);
  // ISO C has no conversion from pointers to data to pointers to functions. POSIX guarantees the same representation.
  memcpy(target, &address, sizeof address);
  return address != NULL;
}

const struct xml_library *xml_library_load(void) {
  static struct xml_library library;
  // Resolve all symbols now, as the loader does for the libraries that the tool links.
  void *loaded = dlopen(name, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  if (loaded == NULL) return NULL;
  bool is_whole = load_function(loaded, "xmlInitParser", &library.initialize) &&
    load_function(loaded, "xmlCreateMemoryParserCtxt", &library.new_context) &&
    load_function(loaded, "xmlFreeParserCtxt", &library.free_context) &&
    load_function(loaded, "xmlCtxtUseOptions", &library.use_options) &&
    load_function(loaded, "xmlParseDocument", &library.parse) &&
    load_function(loaded, "xmlStopParser", &library.stop);
  return is_whole ? &library : NULL;
}
