// ---- The parts of the gallery only

const distinct = (keyOf, nameOf) => {
  const names = new Map();
  for (const layout of report.scenes.flatMap((scene) => scene.layouts)) {
    if (!names.has(keyOf(layout))) names.set(keyOf(layout), nameOf(layout));
  }
  return [...names];
};

/** Rules with the number of layouts in which they have findings. */
const rules = () => {
  const counts = new Map();
  for (const scene of report.scenes) {
    const codes = scene.layouts.flatMap((layout) => [...new Set(layout.findings.map((finding) => finding.code))]);
    for (const code of [...codes, ...new Set(scene.findings.map((finding) => finding.code))]) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, count]) => [code, `${ruleName(code)} (${count})`]);
};

const allChoices = () => [
  { key: "device", all: "All devices", values: distinct((layout) => layout.device.identifier, (layout) => modelName(layout.device)) },
  { key: "orientation", all: "Both orientations", values: distinct((layout) => layout.orientation, (layout) => capitalized(layout.orientation)) },
  { key: "locale", all: "All languages", values: distinct((layout) => layout.locale, (layout) => languageName(layout.locale)) },
  { key: "size", all: "All text sizes", values: distinct((layout) => layout.textSize, (layout) => `Text size ${layout.textSize}`) },
  { key: "appearance", all: "Light and dark", values: distinct((layout) => layout.appearance, (layout) => capitalized(layout.appearance)) },
  { key: "state", all: "All states", values: distinct(stateName, (layout) => capitalized(stateName(layout))) },
  { key: "status", all: "Any status", values: [["error", "✕ Errors"], ["warning", "! Warnings"], ["expected", "◆ Expected"], ["ok", "✓ ok"]].filter(([status]) => report.totals[status]) },
  { key: "rule", all: "All rules", values: rules(), least: 1 },
];

const orderChoice = { key: "sort", all: "By folder", name: "Order", values: [["findings", "Findings first"], ["name", "By name"], ["document", "As in the documents"]] };

/** The available choices: those with several values. */
const filterChoices = () => [
  ...allChoices().filter(({ values, least = 2 }) => values.length >= least), ...(report.scenes.length > 1 ? [orderChoice] : []),
];

/** Whether the address is that of a scene in a window of any size. */
const isLiveState = (state, scene) => state.variant === livePart && isLive(scene);

/** The map in the address. */
const mapOf = (state) => state.slug === mapPart ? findMap(state.variant) : null;

/** The scene and the layout of a state, if they exist. */
const found = (state) => {
  const scene = report.scenes.find(({ slug }) => slug === state.slug);
  return { scene, layout: scene?.layouts.find(({ variant }) => variant === state.variant) };
};

const trail = (state) => {
  const { scene, layout } = found(state);
  const map = mapOf(state);
  const last = layout ? variantTitle(layout) : isLiveState(state, scene) ? "Any size" : null;
  return [
    ["All scenes", { filters: state.filters }], ...(map ? [[`Map of ${map.name}`, null]] : []),
    ...(scene ? [[scene.name, { slug: scene.slug, filters: state.filters }]] : []), ...(last ? [[last, null]] : []),
  ];
};

/** Shows the number of selected layouts. */
const showCount = (state) => {
  const { scene } = found(state);
  const scenes = scene ? [scene] : selectedScenes(state.filters);
  const count = scenes.reduce((sum, each) => sum + selectedLayouts(each, state.filters).length, 0);
  const all = scene ? scene.layouts.length : report.totals.layouts;
  const ofAll = (part, whole, word) => (part === whole ? plural(whole, word) : `${part} of ${plural(whole, word)}`);
  const text = scene ? ofAll(count, all, "layout") : `${ofAll(scenes.length, report.totals.scenes, "scene")}, ${ofAll(count, all, "layout")}`;
  at("count").hidden = !["overview", "scene"].includes(open.page.kind);
  at("count").textContent = text;
};

const missing = (what) => missingPage("Not in this review", what);

const buildPage = (state) => {
  const { scene, layout } = found(state);
  const other = otherPages.build?.(state);
  if (other) return other;
  if (!state.slug) return { kind: "overview", elements: overviewPage(state) };
  const map = mapOf(state);
  if (map) return { kind: "layout", elements: mapPage(map, state) };
  if (state.slug === mapPart) return missing(`There is no map “${state.variant}”.`);
  if (!scene) return missing(`There is no scene “${state.slug}”.`);
  if (!state.variant) return { kind: "scene", elements: scenePage(scene, state, render) };
  if (isLiveState(state, scene)) return livePage(scene);
  return layout ? layoutPage(layout, state) : missing(`${scene.name} has no layout “${state.variant}”.`);
};

/** Returns the state one level up: the scene of a layout, or the overview for scenes and maps. */
const stateAbove = ({ slug, variant, filters }) => {
  if (!slug) return null;
  return variant && slug !== mapPart ? { slug, filters } : { filters };
};

/** Goes to the next or the previous layout or scene. */
const turn = (step) => {
  const state = readState();
  const { scene, layout } = found(state);
  if (!scene || (state.variant && !layout)) return;
  const list = layout ? layoutsAround(layout, state) : scenesAround(scene, state);
  const next = list[list.indexOf(layout ?? scene) + step];
  if (next) location.hash = layout ? layoutAddress(next, state) : address({ slug: next.slug, filters: state.filters });
};

const keyTable = [
  ["/", "Search"], ["?", "This help"], ["Esc", "Stop placing pins or measuring; from a layout to its scene, then to all scenes"],
  ["H L", "Previous and next layout, or scene"], ["← →", "Previous and next layout; cells of a matrix"], ["↑ ↓", "Cells of a matrix; rows of the table of frames, which ← and → fold and unfold"],
  ["Home End", "First and last cell or row"], ["Enter", "Open a layout; choose a view"],
  ["F", "Fit the picture into the window"], ["0", "Actual size: a point is a pixel of the page"],
  ["Alt", "Hold and point: distances from the chosen view"], ["M", "Measure without Alt"],
  ["I", "Place pins: comments on points of the picture"],
  ["B", "Another layout of the scene side by side"],
  ["P", "Device pixels"], ["+ −", "Zoom in and out"],
  ["D", "Show the differences, if the layout was compared"],
  ["1 … 9", "Layers of the picture, one by one"], ["O", "All overlays on or off"],
];

const lineTable = [
  ["solid", "Solid", "a required constraint that holds"], ["dashed", "Dashed", "an optional constraint"],
  ["dotted", "Dotted", "ambiguous, marked with ?"], ["double", "Double", "in conflict, marked with ✕"],
];

const gallery = {
  title: "Layout review", overview: "All scenes", data: report, isEmpty: !report?.scenes.length,
  filterKeys: ["q", "device", "orientation", "locale", "size", "appearance", "state", "status", "rule", "sort"],
  viewKeys: ["view", "edge", "finding", "layers", "beside"],
  filters: { search: "Search scenes, documents and findings", choices: filterChoices },
  help: { keys: keyTable, title: "Lines in the pictures", marks: lineTable },
  build: buildPage, trail, showHeader: showCount, stateAbove, ...otherPages.frame,
  focus: (link) => (link.closest(".cell") ? focusCell(link) : link.focus()),
  keys: () => ({ h: () => turn(-1), l: () => turn(1) }),
  arrows: (state) => (found(state).layout ? { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) } : {}),
};

// ---- The next report

// In watch mode the tool writes a file with the revision of each report.
const lookForNextReport = () => {
  const file = make("script", { src: `revision.js?${Date.now()}` });
  const lookAgain = () => {
    file.remove();
    setTimeout(lookForNextReport, document.hidden ? 2000 : 300);
  };
  file.addEventListener("load", lookAgain);
  file.addEventListener("error", lookAgain);
  document.head.append(file);
};

// ---- Start

if (startPage(gallery)) {
  narrow.addEventListener("change", () => { if (!open.state.variant) render(); });
  if (report.revision) {
    report.isAt = (revision) => { if (revision !== report.revision) location.reload(); };
    lookForNextReport();
  }
}
