// A part of a script may use earlier parts immediately, and later parts only in functions that run later. The last part
// starts the page. A new file of a page has to be added to its list here.

#include "CGalleryPages.h"

const char *page_html(void) {
  static const char text[] = {
#embed "../Gallery/Page/Shared/page.html" suffix(, 0)
  };
  return text;
}

const char *shared_script(void) {
  static const char text[] = {
#embed "../Gallery/Page/Shared/archive.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/elements.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/commands.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/portions.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/picture-loading.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/address.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/filters.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/header.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/keys.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/zoom.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/page.js" suffix(, 0)
  };
  return text;
}

const char *gallery_style(void) {
  static const char text[] = {
#embed "../Gallery/Page/Shared/base.css" suffix(, '\n',)
#embed "../Gallery/Page/overview.css" suffix(, '\n',)
#embed "../Gallery/Page/Shared/layout.css" suffix(, '\n',)
#embed "../Gallery/Page/edit.css" suffix(, '\n',)
#embed "../Gallery/Page/live.css" suffix(, '\n',)
#embed "../Gallery/Page/map.css" suffix(, '\n',)
#embed "../Gallery/Page/Shared/pins.css" suffix(, '\n',)
#embed "../Gallery/Page/layout-pins.css" suffix(, '\n',)
#embed "../Gallery/Page/Shared/small-and-print.css" suffix(, 0)
  };
  return text;
}

const char *gallery_script(void) {
  static const char text[] = {
#embed "../Gallery/Page/model.js" suffix(, '\n',)
#embed "../Gallery/Page/sentences.js" suffix(, '\n',)
#embed "../Gallery/Page/pictures.js" suffix(, '\n',)
#embed "../Gallery/Page/compared.js" suffix(, '\n',)
#embed "../Gallery/Page/rotations.js" suffix(, '\n',)
#embed "../Gallery/Page/map.js" suffix(, '\n',)
#embed "../Gallery/Page/overview.js" suffix(, '\n',)
#embed "../Gallery/Page/scene.js" suffix(, '\n',)
#embed "../Gallery/Page/layers.js" suffix(, '\n',)
#embed "../Gallery/Page/measure.js" suffix(, '\n',)
#embed "../Gallery/Page/magnifier.js" suffix(, '\n',)
#embed "../Gallery/Page/stage.js" suffix(, '\n',)
#embed "../Gallery/Page/beside.js" suffix(, '\n',)
#embed "../Gallery/Page/design-edges.js" suffix(, '\n',)
#embed "../Gallery/Page/design.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/pins.js" suffix(, '\n',)
#embed "../Gallery/Page/layout-pins.js" suffix(, '\n',)
#embed "../Gallery/Page/inspector.js" suffix(, '\n',)
#embed "../Gallery/Page/why.js" suffix(, '\n',)
#embed "../Gallery/Page/edit-commands.js" suffix(, '\n',)
#embed "../Gallery/Page/edit.js" suffix(, '\n',)
#embed "../Gallery/Page/edit-constraints.js" suffix(, '\n',)
#embed "../Gallery/Page/linear-solver.js" suffix(, '\n',)
#embed "../Gallery/Page/linear-reduction.js" suffix(, '\n',)
#embed "../Gallery/Page/linear-conflicts.js" suffix(, '\n',)
#embed "../Gallery/Page/texts.js" suffix(, '\n',)
#embed "../Gallery/Page/systems.js" suffix(, '\n',)
#embed "../Gallery/Page/what-if-texts.js" suffix(, '\n',)
#embed "../Gallery/Page/preview.js" suffix(, '\n',)
#embed "../Gallery/Page/layout.js" suffix(, '\n',)
#embed "../Gallery/Page/live-model.js" suffix(, '\n',)
#embed "../Gallery/Page/live.js" suffix(, 0)
  };
  return text;
}

const char *gallery_start(void) {
  static const char text[] = {
#embed "../Gallery/Page/start.js" suffix(, 0)
  };
  return text;
}

const char *exercise_style(void) {
  static const char text[] = {
#embed "../Gallery/Page/Exercises/exercises.css" suffix(, 0)
  };
  return text;
}

const char *exercise_script(void) {
  static const char text[] = {
#embed "../Gallery/Page/Exercises/scene-text.js" suffix(, '\n',)
#embed "../Gallery/Page/Exercises/constraint-text.js" suffix(, '\n',)
#embed "../Gallery/Page/Exercises/attempt.js" suffix(, '\n',)
#embed "../Gallery/Page/Exercises/exercises.js" suffix(, 0)
  };
  return text;
}

const char *differences_style(void) {
  static const char text[] = {
#embed "../Gallery/Page/Shared/base.css" suffix(, '\n',)
#embed "../Gallery/Page/Shared/layout.css" suffix(, '\n',)
#embed "../Gallery/Page/Shared/small-and-print.css" suffix(, '\n',)
#embed "../Gallery/Page/Shared/pins.css" suffix(, '\n',)
#embed "../Baselines/Differences/Page/differences.css" suffix(, 0)
  };
  return text;
}

const char *differences_script(void) {
  static const char text[] = {
#embed "../Baselines/Differences/Page/deciding.js" suffix(, '\n',)
#embed "../Baselines/Differences/Page/differences-model.js" suffix(, '\n',)
#embed "../Baselines/Differences/Page/decisions.js" suffix(, '\n',)
#embed "../Baselines/Differences/Page/differences-overview.js" suffix(, '\n',)
#embed "../Baselines/Differences/Page/marks.js" suffix(, '\n',)
#embed "../Gallery/Page/Shared/pins.js" suffix(, '\n',)
#embed "../Baselines/Differences/Page/comparison.js" suffix(, '\n',)
#embed "../Baselines/Differences/Page/differences-layout.js" suffix(, '\n',)
#embed "../Baselines/Differences/Page/saving.js" suffix(, '\n',)
#embed "../Baselines/Differences/Page/differences-start.js" suffix(, 0)
  };
  return text;
}

const char *merge_style(void) {
  static const char text[] = {
#embed "../Gallery/Page/Shared/base.css" suffix(, '\n',)
#embed "../Gallery/Page/Shared/layout.css" suffix(, '\n',)
#embed "../Gallery/Page/Shared/small-and-print.css" suffix(, '\n',)
#embed "../Baselines/Differences/Page/differences.css" suffix(, '\n',)
#embed "../../Editing/MergePages/Page/merge.css" suffix(, 0)
  };
  return text;
}

const char *merge_script(void) {
  static const char text[] = {
#embed "../Baselines/Differences/Page/deciding.js" suffix(, '\n',)
#embed "../../Editing/MergePages/Page/merge-model.js" suffix(, '\n',)
#embed "../../Editing/MergePages/Page/merge-board.js" suffix(, '\n',)
#embed "../../Editing/MergePages/Page/merge-place.js" suffix(, '\n',)
#embed "../../Editing/MergePages/Page/merge-start.js" suffix(, 0)
  };
  return text;
}
