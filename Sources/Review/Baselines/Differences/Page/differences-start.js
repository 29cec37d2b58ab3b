// ---- The parts of the page of differences only

const showProgress = () => {
  const { accepted, rejected, open } = countDecisions();
  showDecided(accepted, rejected, open);
};

const filterChoices = () => {
  const codes = [...new Set(review.scenes.flatMap((scene) => scene.causes.map(({ code }) => code)))];
  return [{ key: "rule", all: "All differences", name: "Kind of difference", values: codes.map((code) => [code, capitalized(ruleName(code))]) }];
};

const layoutOf = (state) => layouts.find((layout) => layout.scene.slug === state.slug && layout.variant === state.variant);

/** The actions of the pages. */
const act = {
  refresh,
  open: (layout) => { if (layout) location.hash = layoutAddress(layout, readState()); },
  select: (view) => replaceState({ view }),
  setMode: (mode) => replaceState({ mode: mode === "side" ? null : mode }),
  /** Decides, and goes to the next undecided layout if there is one. */
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
    if (!list) return say("Nothing to undo");
    say(`Undone: ${list.length === 1 ? list[0].title : plural(list.length, "layout")}`);
    const { slug } = readState();
    if (slug && list[0] !== layoutOf(readState())) return act.open(list[0]);
    act.refresh();
  },
};

const buildPage = (state) => {
  const layout = layoutOf(state);
  if (!state.slug) return { kind: "overview", elements: overviewPage(state, refresh) };
  return layout ? layoutPage(layout, state, act) : missingPage("Not in this comparison");
};

/** The overview of all differences; null on the overview itself. */
const stateAbove = (state) => state.slug ? { ...state, slug: "", variant: "", view: null } : null;

const trail = (state) => {
  const layout = layoutOf(state);
  return [["All differences", { ...state, slug: "", variant: "", view: null }], ...(layout ? [[`${layout.scene.name}, ${layout.title}`, null]] : [])];
};

/** Goes to the next or the previous layout, or from the overview to the first one. */
const walk = (step) => {
  const state = readState();
  const layout = layoutOf(state);
  const list = layout ? layoutsAround(layout, state) : selectedLayouts(state);
  act.open(layout ? list[list.indexOf(layout) + step] : list[step - 1]);
};

const keyTable = [
  ["J K", "Next and previous layout, like ↓ ↑ → ←"], ["1 2 3 4 5", "Side by side, slider, onion skin, difference, blink"],
  ["A R", "Accept or reject, then go to the next open layout"], ["⇧A ⇧R", "The same for all layouts of the scene with equal differences"],
  ["U", "Undo the last decision"], ["C", "Comment on the layout"], ["S", "Save the decisions"], ["N", "Next difference in the picture"],
  ["M", "Marks on or off"], ["I", "Place pins: comments on points of the picture"], ["G", "Open the layout in the gallery"], ["Space", "Switch a blinking picture"], ["F 0", "Fit the pictures; actual size"], ["+ −", "Zoom in and out"],
  ["/", "Search"], ["?", "This help"], ["Esc", "Stop placing pins; back to all differences"],
];

const layoutKeys = (layout) => ({
  a: () => act.decide([layout], true), r: () => act.decide([layout], false),
  c: () => setTimeout(() => document.querySelector(".comment")?.focus()),
  A: () => act.decide(alike(layout), true), R: () => act.decide(alike(layout), false),
  ...Object.fromEntries(modes.map((mode, index) => [String(index + 1), () => act.setMode(mode)])),
});

const keys = (state) => {
  const layout = layoutOf(state);
  return { j: () => walk(1), k: () => walk(-1), u: act.undo, s: openSaving, ...(layout ? layoutKeys(layout) : {}) };
};

const arrows = (state) => layoutOf(state)
  ? { ArrowLeft: () => walk(-1), ArrowUp: () => walk(-1), ArrowRight: () => walk(1), ArrowDown: () => walk(1) } : {};

const differencePage = {
  title: "Layout differences", overview: "All differences", data: review, isEmpty: !layouts.length,
  filterKeys: ["q", "show", "rule"], viewKeys: ["mode", "view"],
  filters: { search: "Search scenes, layouts and differences", choices: filterChoices },
  help: {
    keys: keyTable, title: "Marks in the pictures",
    marks: [["old-line", "Dashed", "the frame before"], ["new-line", "Solid", "the frame now"]],
    notes: ["Arrows point from the old position to the new one. Numbers are points: x, y · width × height."],
  },
  build: buildPage, trail, showHeader: showProgress, stateAbove, focus: (link) => link.focus(), keys, arrows,
};

// ---- Start

if (review) loadDecisions();
if (startPage(differencePage)) {
  at("save-button").hidden = !layouts.length;
  at("save-button").addEventListener("click", openSaving);
}
