#pragma once

// The files of the pages, joined in the order in which browsers run and apply them. Each is UTF-8 that ends with a zero.

/// The frame of the gallery; its script fills it.
const char *_Nonnull gallery_html(void);
/// The style sheet of the gallery without its colours.
const char *_Nonnull gallery_style(void);
/// The parts of the gallery's script, to stand in one function.
const char *_Nonnull gallery_script(void);

/// The frame of the page of differences; its script fills it.
const char *_Nonnull differences_html(void);
/// The style sheet of the page of differences without its colours.
const char *_Nonnull differences_style(void);
/// The parts of the gallery's script that the page of differences uses as well.
const char *_Nonnull differences_shared_script(void);
/// The page's own parts, to stand in a function within, where they may have names that the gallery has, too.
const char *_Nonnull differences_script(void);
