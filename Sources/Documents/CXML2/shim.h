#pragma once
// ICU's headers clash with those that Foundation uses. Only a private part of libxml2's converters depends on them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
