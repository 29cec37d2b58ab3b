// ---- Header

const at = (id) => document.getElementById(id);

/** What a browser may remember for this page; without storage it forgets. */
const memory = {
  get: (key) => { try { return localStorage.getItem(`layout-review.${key}`); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(`layout-review.${key}`, value); } catch { /* Storage is switched off. */ } },
};

const distinct = (keyOf, nameOf) => {
  const names = new Map();
  for (const layout of report.scenes.flatMap((scene) => scene.layouts)) {
    if (!names.has(keyOf(layout))) names.set(keyOf(layout), nameOf(layout));
  }
  return [...names];
};

/** Rules with the number of layouts they speak of. */
const rules = () => {
  const counts = new Map();
  for (const scene of report.scenes) {
    const codes = scene.layouts.flatMap((layout) => [...new Set(layout.findings.map((finding) => finding.code))]);
    for (const code of [...codes, ...new Set(scene.findings.map((finding) => finding.code))]) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, count]) => [code, `${ruleName(code)} (${count})`]);
};

const filterChoices = () => [
  ["device", "All devices", distinct((layout) => layout.device.identifier, (layout) => modelName(layout.device))],
  ["orientation", "Both orientations", distinct((layout) => layout.orientation, (layout) => capitalized(layout.orientation))],
  ["locale", "All languages", distinct((layout) => layout.locale, (layout) => languageName(layout.locale))],
  ["size", "All text sizes", distinct((layout) => layout.textSize, (layout) => `Text size ${layout.textSize}`)],
  ["appearance", "Light and dark", distinct((layout) => layout.appearance, (layout) => capitalized(layout.appearance))],
  ["state", "All states", distinct(stateName, (layout) => capitalized(stateName(layout)))],
  ["status", "Any status", [["error", "✕ Errors"], ["warning", "! Warnings"], ["ok", "✓ ok"]].filter(([status]) => report.totals[status])],
  ["rule", "All rules", rules()],
];

const buildFilters = () => {
  const form = at("filters");
  const search = make("input", { type: "search", name: "q", placeholder: "Search", "aria-label": "Search scenes, documents and findings", autocomplete: "off", spellcheck: "false" });
  const selects = filterChoices().filter(([key, , choices]) => choices.length > (key === "rule" ? 0 : 1)).map(([key, all, choices]) =>
    make("select", { name: key, "aria-label": all }, make("option", { value: "" }, all), choices.map(([value, text]) => make("option", { value }, text))));
  const sort = make("select", { name: "sort", "aria-label": "Order" },
    [["", "Findings first"], ["name", "By name"], ["document", "As in the documents"]].map(([value, text]) => make("option", { value }, text)));
  const more = make("button", { type: "button", class: "button more", "aria-expanded": "false", click: () => {
    more.setAttribute("aria-expanded", String(form.classList.toggle("open")));
  } }, "Filters");
  form.append(search, more, make("div", { class: "selects" }, selects, report.scenes.length > 1 ? sort : null, make("button", { type: "reset", class: "button" }, "Clear")));
  const change = () => {
    const filters = {};
    for (const [key, value] of new FormData(form)) if (value) filters[key] = value;
    history.replaceState(null, "", address({ ...readState(), filters }));
    render();
  };
  form.addEventListener("input", change);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(change));
};

const showFilters = (filters, page) => {
  const form = at("filters");
  form.hidden = page === "layout";
  if (form.elements.sort) form.elements.sort.hidden = page !== "overview";
  for (const control of form.querySelectorAll("input, select")) {
    if (document.activeElement !== control) control.value = filters[control.name] ?? "";
    control.classList.toggle("on", control.name !== "sort" && Boolean(filters[control.name]));
  }
  form.querySelector("[type=reset]").hidden = !isFiltered(filters);
};

/** Whether the address asks for a scene in a window of any size. */
const isLiveState = (state, scene) => state.variant === livePart && isLive(scene);

/** The map that the address asks for. */
const mapOf = (state) => state.slug === mapPart ? findMap(state.variant) : null;

const showTrail = (state, scene, layout) => {
  const steps = [["All scenes", { filters: state.filters }]];
  const map = mapOf(state);
  if (map) steps.push([`Map of ${map.name}`, null]);
  if (scene) steps.push([scene.name, { slug: scene.slug, filters: state.filters }]);
  const last = layout ? variantTitle(layout) : isLiveState(state, scene) ? "Any size" : null;
  if (last) steps.push([last, null]);
  at("trail").replaceChildren(make("ol", null, steps.map(([text, target], index) => make("li", null,
    index === steps.length - 1 ? make("span", { "aria-current": "page", dir: "auto" }, text) : make("a", { href: address(target), dir: "auto" }, text)))));
  document.title = [last, scene?.name, map ? `Map of ${map.name}` : null, "Layout review"].filter(Boolean).join(" · ");
};

const showCount = (state, scene, layout) => {
  const scenes = scene ? [scene] : selectedScenes(state.filters);
  const count = scenes.reduce((sum, each) => sum + selectedLayouts(each, state.filters).length, 0);
  const all = scene ? scene.layouts.length : report.totals.layouts;
  const ofAll = (part, whole, word) => (part === whole ? plural(whole, word) : `${part} of ${plural(whole, word)}`);
  const text = scene ? ofAll(count, all, "layout") : `${ofAll(scenes.length, report.totals.scenes, "scene")}, ${ofAll(count, all, "layout")}`;
  at("count").hidden = Boolean(layout) || isLiveState(state, scene) || Boolean(mapOf(state));
  at("count").textContent = text;
};

// ---- Pages

let open = { state: null, page: null };

const missingPage = (what) => [heading(1, "Not in this review"), make("p", null, what), make("p", null, make("a", { class: "button", href: "#/" }, "All scenes"))];

const buildPage = (state, scene, layout) => {
  if (!state.slug) return { elements: overviewPage(state) };
  const map = mapOf(state);
  if (map) return { elements: mapPage(map, state) };
  if (state.slug === mapPart) return { elements: missingPage(`There is no map “${state.variant}”.`) };
  if (!scene) return { elements: missingPage(`There is no scene “${state.slug}”.`) };
  if (!state.variant) return { elements: scenePage(scene, state, render) };
  if (isLiveState(state, scene)) return livePage(scene);
  return layout ? layoutPage(layout, state) : { elements: missingPage(`${scene.name} has no layout “${state.variant}”.`) };
};

/** Shows what the address asks for. */
const render = () => {
  const state = readState();
  const scene = report.scenes.find((candidate) => candidate.slug === state.slug);
  const layout = scene?.layouts.find((candidate) => candidate.variant === state.variant);
  const before = open.state;
  const isSamePage = before?.slug === state.slug && before?.variant === state.variant;
  if (isSamePage && layout && open.page.select && before.layers === state.layers) {
    Object.assign(before, state);
    open.page.select(state.view);
    return;
  }
  open.page?.close?.();
  clearShelves();
  unfinished = [];
  open = { state, page: buildPage(state, scene, layout) };
  document.body.dataset.page = layout || isLiveState(state, scene) || mapOf(state) ? "layout" : scene ? "scene" : "overview";
  at("main").replaceChildren(...open.page.elements.filter(Boolean));
  showFilters(state.filters, document.body.dataset.page);
  showTrail(state, scene, layout);
  showCount(state, scene, layout);
  if (before && !isSamePage) moveFocus(before, state);
};

/** On the way up to the element that was opened, otherwise to the beginning of the page. */
const moveFocus = (before, state) => {
  const key = !state.slug ? mapOf(before) ? `${mapPart}/${before.variant}` : before.slug : state.slug === before.slug && !state.variant ? before.variant : "";
  if (key) finishPage();
  const link = key ? document.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  if (link?.closest(".cell")) return focusCell(link);
  if (link) return link.focus();
  window.scrollTo(0, 0);
  at("title")?.focus({ preventScroll: true });
};

// ---- Keys

let hasSingleKeys = memory.get("keys") !== "off";

const keyTable = [
  ["/", "Search"], ["?", "This help"], ["Esc", "Back: from a layout to its scene, then to all scenes"],
  ["H L", "Previous and next layout, or scene"], ["← →", "Previous and next layout; cells of a matrix"], ["↑ ↓", "Cells of a matrix; rows of the table of frames"],
  ["Home End", "First and last cell or row"], ["Enter", "Open a layout; choose a view"],
  ["F", "Fit the picture into the window"], ["0", "Actual size: a point is a pixel of the page"],
  ["P", "Device pixels"], ["+ −", "Larger and smaller"],
  ["D", "What is different, where the layout was compared"],
  ["1 … 9", "Layers of the picture, one by one"], ["O", "All overlays on or off"],
];

const marks = [
  ["solid", "a required constraint that holds"], ["dashed", "an optional constraint"],
  ["dotted", "ambiguous, marked with ?"], ["double", "in conflict, marked with ✕"],
];

const buildHelp = () => {
  const dialog = at("help");
  const choice = make("input", { type: "checkbox", checked: hasSingleKeys, change: (event) => {
    hasSingleKeys = event.target.checked;
    memory.set("keys", hasSingleKeys ? "on" : "off");
  } });
  dialog.append(
    make("h2", { id: "help-title" }, "Keys and marks"),
    make("dl", { class: "keys" }, keyTable.map(([keys, text]) => make("div", null,
      make("dt", null, keys.split(" ").map((key) => make("kbd", null, key))), make("dd", null, text)))),
    make("label", { class: "check" }, choice, "Use keys that are single characters"),
    make("h3", null, "Lines in the pictures"),
    make("ul", { class: "marks" }, marks.map(([kind, text]) => make("li", null, make("span", { class: `line ${kind}`, "aria-hidden": "true" }), `${capitalized(kind)}: ${text}`))),
    make("form", { method: "dialog" }, make("button", { class: "button primary" }, "Close")));
  at("help-button").addEventListener("click", () => dialog.showModal());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
};

const goUp = () => {
  const { state } = open;
  if (state.variant && !mapOf(state)) location.hash = address({ slug: state.slug, filters: state.filters });
  else if (state.slug) location.hash = address({ filters: state.filters });
};

const startSearch = () => {
  if (at("filters").hidden) goUp();
  setTimeout(() => at("filters").elements.q.focus());
};

/** Goes on to the layout, or the scene, before or after. */
const turn = (step) => {
  const { state } = open;
  const scene = report.scenes.find(({ slug }) => slug === state.slug);
  const layout = scene?.layouts.find(({ variant }) => variant === state.variant);
  const next = layout && neighbour(layout, state, step);
  if (next) location.hash = layoutAddress(next, state);
  if (!scene || state.variant) return;
  const list = scenesAround(scene, state);
  const nextScene = list[list.indexOf(scene) + step];
  if (nextScene) location.hash = address({ slug: nextScene.slug, filters: state.filters });
};

const handleKey = (event) => {
  if (!isForPage(event)) return;
  const isTyping = event.target.matches?.("input, select, textarea");
  if (event.key === "Escape") return isTyping ? leaveField(event.target) : goUp();
  if (isTyping) return;
  const isEnlarged = event.target.matches?.(".stage") && event.target.scrollWidth > event.target.clientWidth;
  const arrows = isEnlarged || !open.state.variant ? {} : { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) };
  const single = { "/": startSearch, "?": () => at("help").showModal(), h: () => turn(-1), l: () => turn(1) };
  const action = arrows[event.key] ?? (hasSingleKeys ? single[event.key] ?? open.page.keys?.(event.key) : null);
  if (!action) return;
  event.preventDefault();
  action();
};

// ---- The next report

// While the tool watches, it writes a file with the number of the report after every report.
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

const start = () => {
  if (!report) {
    at("main").append(make("p", { class: "notice" }, "The file data.js is missing beside this page: copy the whole folder."));
    return;
  }
  at("foot").append(`render-layouts ${report.tool.version}`);
  buildFilters();
  buildHelp();
  at("skip").addEventListener("click", () => at("main").focus());
  window.addEventListener("hashchange", render);
  narrow.addEventListener("change", () => { if (open.page?.elements && !open.state.variant) render(); });
  document.addEventListener("keydown", handleKey);
  render();
  if (report.revision) {
    report.isAt = (revision) => { if (revision !== report.revision) location.reload(); };
    lookForNextReport();
  }
};

start();
