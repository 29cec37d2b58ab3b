// ---- Header

const at = (id) => document.getElementById(id);

/** Tells readers of the screen what has happened. */
const say = (text) => { at("said").textContent = text; };

const showProgress = () => {
  const { accepted, rejected, open } = countDecisions();
  at("progress").replaceChildren(
    make("span", { class: "progress-words" }, `${accepted + rejected} of ${layouts.length} decided`),
    make("span", { class: "progress-bar", "aria-hidden": "true", style: `--accepted:${accepted};--rejected:${rejected};--open:${open}` }, make("i"), make("i"), make("i")));
};

const buildFilters = () => {
  const codes = [...new Set(review.scenes.flatMap((scene) => scene.causes.map(({ code }) => code)))];
  const search = make("input", { type: "search", name: "q", placeholder: "Search", "aria-label": "Search scenes, layouts and differences", autocomplete: "off", spellcheck: "false" });
  const rule = make("select", { name: "rule", "aria-label": "Kind of difference" }, make("option", { value: "" }, "All differences"),
    codes.map((code) => make("option", { value: code }, capitalized(ruleName(code)))));
  const form = at("filters");
  form.append(search, rule);
  const change = () => {
    history.replaceState(null, "", address({ ...readState(), q: search.value, rule: rule.value }));
    render();
  };
  form.addEventListener("input", change);
  form.addEventListener("submit", (event) => event.preventDefault());
};

const showHeader = (state, layout) => {
  at("filters").hidden = Boolean(state.slug) || !layouts.length;
  at("save-button").hidden = !layouts.length;
  for (const control of at("filters").elements) if (document.activeElement !== control) control.value = state[control.name];
  const steps = [["All differences", address({ ...state, slug: "", variant: "", view: "" })]];
  if (layout) steps.push([`${layout.scene.name}, ${layout.title}`, null]);
  at("trail").replaceChildren(make("ol", null, steps.map(([text, href], index) => make("li", null,
    index === steps.length - 1 ? make("span", { "aria-current": "page", dir: "auto" }, text) : make("a", { href, dir: "auto" }, text)))));
  document.title = [layout ? `${layout.scene.name}, ${layout.title}` : "", "Layout differences"].filter(Boolean).join(" · ");
  showProgress();
};

// ---- Pages

let open = { state: null, page: null };

const layoutOf = (state) => layouts.find((layout) => layout.scene.slug === state.slug && layout.variant === state.variant);

const replaceState = (changes) => {
  history.replaceState(null, "", address({ ...readState(), ...changes }));
  render();
};

/** What pages ask for. */
const act = {
  refresh: () => { open.state = null; render(); },
  open: (layout) => { if (layout) location.hash = layoutAddress(layout, readState()); },
  select: (view) => replaceState({ view }),
  setMode: (mode) => replaceState({ mode: mode === "side" ? "" : mode }),
  /** Decides and goes on to the next layout that is open, where there is one. */
  decide: (list, isAccepted) => {
    const layout = layoutOf(readState());
    decide(list, isAccepted);
    say(`${list.length === 1 ? "" : `${list.length} layouts `}${isAccepted ? "accepted" : "rejected"}`);
    const rest = [...layouts.slice(layouts.indexOf(layout) + 1), ...layouts.slice(0, layouts.indexOf(layout))];
    const next = rest.find((other) => !decisionOf(other));
    if (next) return act.open(next);
    say("All layouts are decided; S saves the decisions");
    act.refresh();
  },
  undo: () => {
    const list = undo();
    if (!list) return say("There is nothing to take back");
    say(`Taken back: ${list.length === 1 ? list[0].title : plural(list.length, "layout")}`);
    const { slug } = readState();
    if (slug && list[0] !== layoutOf(readState())) return act.open(list[0]);
    act.refresh();
  },
};

const missingPage = () => ({ elements: [heading(1, "Not in this comparison"), make("p", null, make("a", { class: "button", href: "#/" }, "All differences"))] });

const buildPage = (state, layout) => {
  if (!state.slug) return { elements: overviewPage(state, act.refresh) };
  return layout ? layoutPage(layout, state, act) : missingPage();
};

/** On the way up to the picture that was opened, otherwise to the beginning of the page. */
const moveFocus = (before, state) => {
  if (!state.slug) finishPage();
  const link = state.slug ? null : document.querySelector(`[data-key="${CSS.escape(`${before.slug}/${before.variant}`)}"]`);
  if (link) return link.focus();
  window.scrollTo(0, 0);
  at("title")?.focus({ preventScroll: true });
};

/** Shows what the address asks for. */
const render = () => {
  const state = readState();
  const layout = layoutOf(state);
  const before = open.state;
  const isSamePage = before?.slug === state.slug && before?.variant === state.variant;
  showHeader(state, layout);
  if (isSamePage && layout && open.page.update) {
    open.state = state;
    return open.page.update(state);
  }
  const scroll = [window.scrollX, window.scrollY];
  const isRefresh = !before && open.page;
  open.page?.close?.();
  clearShelves();
  unfinished = [];
  open = { state, page: buildPage(state, layout) };
  document.body.dataset.page = layout ? "layout" : "overview";
  at("main").replaceChildren(...open.page.elements.filter(Boolean));
  if (isRefresh) {
    finishPage();
    window.scrollTo(...scroll);
  }
  if (before && !isSamePage) moveFocus(before, state);
};

// ---- Keys

const settingKey = "layout-review.keys";
let hasSingleKeys = memory.get(settingKey) !== "off";

const keyTable = [
  ["J K", "Next and previous layout, like ↓ ↑ → ←"], ["1 2 3 4 5", "Side by side, slider, onion skin, difference, blink"],
  ["A R", "Accept, reject, and on to the next open layout"], ["⇧A ⇧R", "The same for all layouts of the scene that differ alike"],
  ["U", "Take the last decision back"], ["S", "Save the decisions"], ["N", "Next difference in the picture"],
  ["M", "Marks on or off"], ["G", "The layout in the gallery, where it is there"], ["Space", "Turn a blinking picture over"], ["F 0", "Fit the pictures; original size"], ["+ −", "Larger and smaller"],
  ["/", "Search"], ["?", "This help"], ["Esc", "Back to all differences"],
];

const markTable = [["old", "the frame before"], ["new", "the frame now"]];

const buildHelp = () => {
  const dialog = at("help");
  const choice = make("input", { type: "checkbox", checked: hasSingleKeys, change: (event) => {
    hasSingleKeys = event.target.checked;
    memory.set(settingKey, hasSingleKeys ? "on" : "off");
  } });
  dialog.append(
    make("h2", { id: "help-title" }, "Keys and marks"),
    make("dl", { class: "keys" }, keyTable.map(([keys, text]) => make("div", null,
      make("dt", null, keys.split(" ").map((key) => make("kbd", null, key))), make("dd", null, text)))),
    make("label", { class: "check" }, choice, "Use keys that are single characters"),
    make("h3", null, "Marks in the pictures"),
    make("ul", { class: "marks" }, markTable.map(([kind, text]) => make("li", null, make("span", { class: `line ${kind}-line`, "aria-hidden": "true" }), `${kind === "old" ? "Dashed" : "Solid"}: ${text}`)),
      make("li", null, "Arrows lead from the old place to the new one. Numbers are points: x, y · width × height.")),
    make("form", { method: "dialog" }, make("button", { class: "button primary" }, "Close")));
  at("help-button").addEventListener("click", () => dialog.showModal());
};

const walk = (step) => {
  const state = readState();
  const layout = layoutOf(state);
  const { before, after } = layout ? neighbours(layout, state) : { after: selectedLayouts(state)[0] };
  act.open(step > 0 ? after : before);
};

const goUp = () => { if (open.state.slug) location.hash = address({ ...readState(), slug: "", variant: "", view: "" }); };

const startSearch = () => {
  goUp();
  setTimeout(() => at("filters").elements.q.focus());
};

const layoutKeys = (layout) => ({
  a: () => act.decide([layout], true), r: () => act.decide([layout], false),
  A: () => act.decide(alike(layout), true), R: () => act.decide(alike(layout), false),
  ...Object.fromEntries(modes.map((mode, index) => [String(index + 1), () => act.setMode(mode)])),
  ...open.page.keys,
});

const handleKey = (event) => {
  if (!isForPage(event)) return;
  const isTyping = event.target.matches?.("input, select, textarea");
  if (event.key === "Escape") return isTyping ? leaveField(event.target) : goUp();
  // Sliders and boxes have arrows and the space bar for themselves; letters mean nothing to them.
  const takesLetters = event.target.matches?.("input[type=search], select, textarea");
  if (takesLetters || (isTyping && event.key.length > 1) || (event.key === " " && event.target.matches?.("button, a, input, summary"))) return;
  const layout = layoutOf(readState());
  const isEnlarged = event.target.matches?.(".stage") && (event.target.scrollWidth > event.target.clientWidth || event.target.scrollHeight > event.target.clientHeight);
  const arrows = layout && !isEnlarged ? { ArrowLeft: () => walk(-1), ArrowUp: () => walk(-1), ArrowRight: () => walk(1), ArrowDown: () => walk(1) } : {};
  const single = {
    "/": startSearch, "?": () => at("help").showModal(), j: () => walk(1), k: () => walk(-1), u: act.undo, s: openSaving,
    ...(layout ? layoutKeys(layout) : {}),
  };
  const action = arrows[event.key] ?? (hasSingleKeys ? single[event.key] : null);
  if (!action) return;
  event.preventDefault();
  action();
};

// ---- Start

const start = () => {
  if (!review) {
    at("main").append(make("p", { class: "notice" }, "The file data.js is missing beside this page: copy the whole folder."));
    return;
  }
  at("foot").append(`render-layouts ${review.tool.version}`);
  loadDecisions();
  buildFilters();
  buildHelp();
  at("save-button").addEventListener("click", openSaving);
  at("skip").addEventListener("click", () => at("main").focus());
  for (const id of ["help", "save"]) at(id).addEventListener("click", (event) => { if (event.target === at(id)) at(id).close(); });
  window.addEventListener("hashchange", render);
  document.addEventListener("keydown", handleKey);
  render();
};

start();
