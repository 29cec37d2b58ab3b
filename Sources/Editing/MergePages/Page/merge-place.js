// ---- One place

const placeAddress = (place) => address({ slug: String(place.index + 1) });

const choiceBadge = (place) => choices.has(place.index)
  ? make("span", { class: "badge decision accepted" }, make("span", { class: "sign", "aria-hidden": "true" }, "✓"), versionWords[choices.get(place.index)])
  : badge("open", place.isConditional ? "Open, if its object is kept" : "Open");

/** Makes a list of links to all places, with the choice of each. */
const placeList = (current) => make("ol", { class: "differences places", "aria-label": "Undecided places" }, places.map((place) => make("li", null,
  make("a", { class: "difference-button", href: placeAddress(place), "aria-current": place === current ? "true" : null, "data-key": `${place.index + 1}` },
    make("span", { class: "difference-number", "aria-hidden": "true" }, String(place.index + 1)),
    make("span", { class: "difference-text" }, make("span", { class: "message" }, named(place.text)), choiceBadge(place))))));

/** Returns a short description of the effect of choosing a version. */
const meaning = (place, version) => {
  const { value, line } = place[version];
  if (!place.choices.includes(version)) return ["cannot be chosen here", ""];
  const where = line === null ? "" : `line ${line}`;
  if (place.kind === "deletion") return [line === null ? "deleted" : "kept, with its changes", where];
  return [value ?? "none", where];
};

/** Makes the buttons that choose a version, each with its value. */
const choicePanel = (place, act) => make("div", { class: "verdicts choices", role: "group", "aria-label": "Decision" },
  ["ours", "theirs", "base"].map((version) => {
    const [value, where] = meaning(place, version);
    const isPossible = place.choices.includes(version);
    return make("button", {
      type: "button", class: "button verdict accepted", "data-version": version, disabled: !isPossible,
      "aria-pressed": String(choices.get(place.index) === version), click: () => act.choose(version),
    }, make("kbd", { "aria-hidden": "true" }, versionKeys[version]), make("span", { class: "choice-text" }, make("strong", null, versionWords[version]),
      make("span", { class: "choice-value" }, named(value)), where ? make("span", { class: "where" }, where) : null));
  }),
  make("div", { class: "verdict-row small" },
    make("button", { type: "button", class: `button${made.length ? "" : " off"}`, "aria-disabled": String(!made.length), click: act.undo }, "Undo"),
    make("button", { type: "button", class: "button", disabled: !choices.has(place.index), click: () => act.choose(undefined) }, "Leave it open")));

const resultNotes = (result) => [
  ...(result?.faults ?? []).map((fault) => make("p", { class: "notice" }, named(fault))),
  result && !result.isWhole ? make("p", { class: "quiet note" }, "The scene has too many places for a picture of every combination: the result shows this decision alone.") : null,
];

const placePage = (place, act) => {
  const board = place.scene === undefined ? makeTexts(place) : makeBoard(place);
  const chooserRow = chooser("place", places, place, { titleOf: (other) => other.text, addressOf: placeAddress });
  const stageSide = make("div", { class: "stage-side" }, make("div", { class: "toolbar" }, chooserRow, board.zoomControls ?? ""), board.element);
  const scene = merge.scenes[place.scene];
  const inspector = make("div", { class: "inspector" },
    heading(1, named(place.text)),
    scene ? make("p", { class: "quiet" }, "In ", named(scene.name), `, solved and drawn as the document was saved`) : null,
    make("div", { class: "verdict-place" }, choicePanel(place, act)),
    resultNotes(board.result).filter(Boolean), placeList(place));
  return {
    kind: "layout", elements: [make("div", { class: "layout-page merge-page" }, stageSide, inspector)], close: board.close,
    keys: () => ({ f: () => board.setZoom(null), "+": () => board.step(1), "=": () => board.step(1), "-": () => board.step(-1) }),
  };
};
