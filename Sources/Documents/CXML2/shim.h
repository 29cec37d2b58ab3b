#pragma once
// ICU's headers clash with the ones that Foundation brings; only a converter's private part depends on them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
