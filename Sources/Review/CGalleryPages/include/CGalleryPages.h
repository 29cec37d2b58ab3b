#pragma once

// The files of the pages, joined in the order in which browsers run and apply them. Each is UTF-8 that ends with a zero.

/// The HTML frame of all pages, with a slot in braces for each part that differs; the scripts fill the page.
const char *_Nonnull page_html(void);
/// The parts of the script that all pages share; they come first.
const char *_Nonnull shared_script(void);

/// The style sheet of the gallery without its colours.
const char *_Nonnull gallery_style(void);
/// The gallery's own parts of its script.
const char *_Nonnull gallery_script(void);

/// The style sheet of the page of differences without its colours.
const char *_Nonnull differences_style(void);
/// The own parts of the script of the page of differences.
const char *_Nonnull differences_script(void);

/// The style sheet of the page of a merge without its colours.
const char *_Nonnull merge_style(void);
/// The own parts of the script of the page of a merge.
const char *_Nonnull merge_script(void);
