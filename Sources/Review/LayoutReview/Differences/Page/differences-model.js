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

/** A part of an address as it was before it was encoded. */
const decoded = (part) => {
  try { return decodeURIComponent(part); } catch { return part; }
};

const stateKeys = ["q", "show", "rule", "mode", "view"];

/** What the address asks for. */
const readState = () => {
  const [path, ...query] = location.hash.replace(/^#\/?/, "").split("?");
  const [slug = "", variant = ""] = path.split("/").map(decoded);
  const parameters = new URLSearchParams(query.join("?"));
  const state = { slug, variant };
  for (const key of stateKeys) state[key] = parameters.get(key) ?? "";
  return state;
};

/** The address of a page. */
const address = (state) => {
  const path = [state.slug, state.variant].filter(Boolean).map(encodeURIComponent).join("/");
  const parameters = new URLSearchParams();
  for (const key of stateKeys) if (state[key]) parameters.set(key, state[key]);
  const query = parameters.toString();
  return `#/${path}${query ? `?${query}` : ""}`;
};

const layoutAddress = (layout, state, changes = {}) =>
  address({ ...state, slug: layout.scene.slug, variant: layout.variant, view: "", ...changes });

/** The address of a scene or a layout in the gallery, where that shows the very layouts that were compared; else null. */
const galleryAddress = (scene, variant) => scene.gallery ? `../index.html#/${[scene.slug, variant].filter(Boolean).map(encodeURIComponent).join("/")}` : null;

// ---- Selection

const searchText = (layout) => [
  layout.scene.name, layout.scene.document, layout.title, layout.variant,
  ...layout.causes.map((cause) => layout.scene.causes[cause].message),
].join("\n").toLowerCase();

/** Whether the filters leave a layout; `words` are those of the search. */
const matches = (layout, state, words) => {
  if (state.show && (decisionOf(layout) || "open") !== state.show) return false;
  if (state.rule && !layout.causes.some((cause) => layout.scene.causes[cause].code === state.rule)) return false;
  if (!words.length) return true;
  layout.text ??= searchText(layout);
  return words.every((word) => layout.text.includes(word));
};

/** Those of some layouts that the filters leave. */
const selectedLayouts = (state, list = layouts) => {
  const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((layout) => matches(layout, state, words));
};

/** The layouts of a scene that differ in the same ways, perhaps by other numbers. */
const alike = (layout) => layout.scene.layouts.filter((other) => signature(other) === signature(layout));

/** What is the same for layouts that differ in the same ways; made once. */
const signature = (layout) => layout.signature ??= [...new Set(layout.causes)].sort((a, b) => a - b).join(" ");
