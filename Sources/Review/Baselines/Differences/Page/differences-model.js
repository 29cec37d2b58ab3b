// ---- Data and state

const review = window.layoutDifferences;
const modes = ["side", "slider", "onion", "difference", "blink"];

/** Everything that is different, scene by scene. */
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

/** What the layouts were compared with, in the middle of a sentence. */
const standardName = review?.standard.kind === "revision" ? review.standard.name : "what was approved";

const layoutAddress = (layout, state) =>
  address({ ...state, slug: layout.scene.slug, variant: layout.variant, view: null });

/** The address of a scene or a layout in the gallery, where that shows the very layouts that were compared; else null. */
const galleryAddress = (scene, variant) => scene.gallery ? `../index.html#/${[scene.slug, variant].filter(Boolean).map(encodeURIComponent).join("/")}` : null;

// ---- Selection

const wordsOf = (layout) => searchText(layout, () => [
  layout.scene.name, layout.scene.document, layout.title, layout.variant,
  ...layout.causes.map((cause) => layout.scene.causes[cause].message),
]);

/** Whether the filters leave a layout; `words` are those of the search. */
const matches = (layout, { show, rule }, words) => {
  if (show && (decisionOf(layout) || "open") !== show) return false;
  if (rule && !layout.causes.some((cause) => layout.scene.causes[cause].code === rule)) return false;
  return words.every((word) => wordsOf(layout).includes(word));
};

/** Those of some layouts that the filters leave. */
const selectedLayouts = ({ filters }, list = layouts) => {
  const words = searchWords(filters);
  return list.filter((layout) => matches(layout, filters, words));
};

/** The layouts of a scene that differ in the same ways, perhaps by other numbers. */
const alike = (layout) => layout.scene.layouts.filter((other) => signature(other) === signature(layout));

/** What is the same for layouts that differ in the same ways; made once. */
const signature = (layout) => layout.signature ??= [...new Set(layout.causes)].sort((a, b) => a - b).join(" ");
