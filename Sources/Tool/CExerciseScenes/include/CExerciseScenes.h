#pragma once

/// The text of a scene by its path below Scenes without extension, or below Starts: UTF-8 that ends with a zero. NULL if
/// there is none.
const char *_Nullable exercise_scene(const char *_Nonnull name);
