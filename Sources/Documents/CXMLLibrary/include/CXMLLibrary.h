// libxml2 is loaded when the first XML document is read. Loading it and its dependencies, ICU among them, takes a third
// of the instructions that a command needs to start, and commands for scenes read no XML.
//
// Contexts are untyped here, so that this header needs none of libxml2's, which Swift imports from another module.
#pragma once

#pragma clang assume_nonnull begin

// The functions of the library.
struct xml_library {
  // xmlInitParser
  void (*_Nonnull initialize)(void);
  // xmlCreateMemoryParserCtxt
  void *_Nullable (*_Nonnull new_context)(const char *bytes, int count);
  // xmlFreeParserCtxt
  void (*_Nonnull free_context)(void *context);
  // xmlCtxtUseOptions
  int (*_Nonnull use_options)(void *context, int options);
  // xmlParseDocument
  int (*_Nonnull parse)(void *context);
  // xmlStopParser
  void (*_Nonnull stop)(void *context);
};

// Loads the library, which is never unloaded. Returns NULL if it is missing. Call it only once.
const struct xml_library *_Nullable xml_library_load(void);

#pragma clang assume_nonnull end
