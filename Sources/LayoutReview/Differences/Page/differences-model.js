// ---- Data and state

const review = window.layoutDifferences;
const modes = ["side", "slider", "onion", "difference", "blink"];

/** Everything that is different, scene by scene. */
const layouts = [];
/** What is different in the layouts of scenes that were loaded, by the scene's slug. */
const details = new Map();
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

// ---- Selection

const searchText = (layout) => [
  layout.scene.name, layout.scene.document, layout.title, layout.variant,
  ...layout.causes.map((cause) => layout.scene.causes[cause].message),
].join("\n").toLowerCase();

/** Whether the filters leave a layout. */
const matches = (layout, state) => {
  if (state.show && (decisionOf(layout) || "open") !== state.show) return false;
  if (state.rule && !layout.causes.some((cause) => layout.scene.causes[cause].code === state.rule)) return false;
  const words = state.q.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return true;
  layout.text ??= searchText(layout);
  return words.every((word) => layout.text.includes(word));
};

const selectedLayouts = (state) => layouts.filter((layout) => matches(layout, state));

/** The layouts of a scene that differ in the same ways, perhaps by other numbers. */
const alike = (layout) => {
  const signature = (other) => [...new Set(other.causes)].sort((a, b) => a - b).join(" ");
  const own = signature(layout);
  return layout.scene.layouts.filter((other) => signature(other) === own);
};

/** Loads what is different in a scene, then calls back with it, or with null where it is missing. */
const loadDetails = (scene, done) => {
  if (details.has(scene.slug)) return done(details.get(scene.slug));
  const script = document.createElement("script");
  script.src = fileAddress(`data/${scene.slug}.js`);
  script.onload = () => done(details.get(scene.slug) ?? null);
  script.onerror = () => done(null);
  document.head.append(script);
};
