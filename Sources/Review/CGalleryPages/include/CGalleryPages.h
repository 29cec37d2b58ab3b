#pragma once

// The files of the pages, joined in the order in which browsers run and apply them. Each text is null-terminated UTF-8.

/// The HTML frame of all pages, with a placeholder in braces for each part that differs. The scripts fill the page.
const char *_Nonnull page_html(void);
/// The part of the script that all pages share. It comes first.
const char *_Nonnull shared_script(void);

/// The style sheet of the gallery without its colors.
const char *_Nonnull gallery_style(void);
/// The part of the script that only the gallery has, up to its start.
const char *_Nonnull gallery_script(void);
/// The end of the gallery's script, which starts the page.
const char *_Nonnull gallery_start(void);

/// The styles that the exercises have in addition to those of the gallery.
const char *_Nonnull exercise_style(void);
/// The part of the script that only the exercises have, between the two parts of the gallery's.
const char *_Nonnull exercise_script(void);

/// The style sheet of the page of differences without its colors.
const char *_Nonnull differences_style(void);
/// The part of the script that only the page of differences has.
const char *_Nonnull differences_script(void);

/// The style sheet of the page of a merge without its colors.
const char *_Nonnull merge_style(void);
/// The own parts of the script of the page of a merge.
const char *_Nonnull merge_script(void);
