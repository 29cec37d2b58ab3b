// ---- Data and state

const review = window.layoutDifferences;
const modes = ["side", "slider", "onion", "difference", "blink"];

/** All layouts with differences, scene by scene. */
const layouts = [];
if (review) {
  review.add = (slug, list) => details.set(slug, list);
  for (const scene of review.scenes) {
    scene.layouts.forEach((layout, index) => {
      Object.assign(layout, { scene, index });
      layouts.push(layout);
    });
  }
}

/** The name of what the layouts were compared with, for the middle of a sentence. */
const standardName = review?.standard.kind === "revision" ? review.standard.name : "what was approved";

const layoutAddress = (layout, state) =>
  address({ ...state, slug: layout.scene.slug, variant: layout.variant, view: null });

/** The address of a scene or a layout in the gallery if that shows exactly the compared layouts; else null. */
const galleryAddress = (scene, variant) => scene.gallery ? `../index.html#/${[scene.slug, variant].filter(Boolean).map(encodeURIComponent).join("/")}` : null;

// ---- Selection

const wordsOf = (layout) => searchText(layout, () => [
  layout.scene.name, layout.scene.document, layout.title, layout.variant,
  ...layout.causes.map((cause) => layout.scene.causes[cause].message),
]);

/** Whether the filters select a layout. `words` are those of the search. */
const matches = (layout, { show, rule }, words) => {
  if (show && (decisionOf(layout) || "open") !== show) return false;
  if (rule && !layout.causes.some((cause) => layout.scene.causes[cause].code === rule)) return false;
  return words.every((word) => wordsOf(layout).includes(word));
};

/** The selected layouts of a list. */
const selectedLayouts = ({ filters }, list = layouts) => {
  const words = searchWords(filters);
  return list.filter((layout) => matches(layout, filters, words));
};

/** The layouts of a scene with the same kinds of differences, possibly with other numbers. */
const alike = (layout) => layout.scene.layouts.filter((other) => signature(other) === signature(layout));

/** A key that is the same for layouts with the same kinds of differences. It is computed once. */
const signature = (layout) => layout.signature ??= [...new Set(layout.causes)].sort((a, b) => a - b).join(" ");
