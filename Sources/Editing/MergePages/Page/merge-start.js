// ---- Saving

/** Returns the command that merges again with a list of decisions. */
const optionedCommand = (list) => {
  const [tool, command, ...rest] = merge.command.map(quoted);
  return [tool, command, "--decide", list, ...rest].join(" ");
};

/**
 * Makes the commands that apply the decisions. They are not shown while a merge waits in the terminal, because that
 * merge would overwrite their results.
 */
const commandWays = () => decisionCommands(
  ["Command that applies the file", optionedCommand("decisions.json")], `${optionedCommand("-")} <<'END'\n${decisionsText()}END`,
  "where the page was created");

const openSaving = () => {
  const dialog = at("save");
  const { decided, open } = countChoices();
  dialog.replaceChildren(
    make("h2", { id: "save-title" }, "Save the decisions"),
    make("p", null, decided === 0 ? "Nothing has been decided yet: 1 takes ours, 2 theirs, 0 the base."
      : `${decided} decided, ${open} open.${open ? ` Open places have the value of ${merge.favored}, and git keeps the conflict until they are decided.` : ""}`),
    decided === 0 ? "" : make("div", { class: "save-way" },
      saveButton(),
      merge.isAwaited ? make("p", null, "The merge is waiting in the terminal: enter the path of the saved file there.") : commandWays()),
    make("form", { method: "dialog" },
      decided === 0 ? "" : make("button", { type: "button", class: "button", click: () => { places.forEach((place) => choose(place, undefined)); made.length = 0; dialog.close(); refresh(); say("All decisions reset"); } }, "Reset all decisions"),
      make("button", { class: "button primary" }, "Close")));
  dialog.showModal();
};

// ---- Start

const placeOf = (state) => (state.slug === "" ? places[0] : places[Number(state.slug) - 1]);

const act = {
  choose: (version) => {
    const place = placeOf(readState());
    if (version !== undefined && !place.choices.includes(version)) return say(`${versionWords[version]} cannot be chosen here`);
    choose(place, version);
    const { open } = countChoices();
    say(`${version === undefined ? "Left open" : versionWords[version]}; ${open === 0 ? "all places are decided, S saves the decisions" : `${plural(open, "place")} open`}`);
    keepFocus(() => refresh());
  },
  undo: () => {
    const place = undoChoice();
    if (!place) return say("There is nothing to undo");
    say(`Taken back: ${place.text}`);
    if (place !== placeOf(readState())) location.hash = placeAddress(place);
    else keepFocus(() => refresh());
  },
};

/** Rebuilds the page and restores the focus to the button that had it. */
const keepFocus = (build) => {
  const version = document.activeElement?.dataset?.version;
  build();
  if (version) document.querySelector(`[data-version=${version}]`)?.focus();
};

const walk = (step) => {
  const next = places[placeOf(readState())?.index + step];
  if (next) location.hash = placeAddress(next);
};

const walkToOpen = () => {
  const here = placeOf(readState())?.index ?? -1;
  const rest = [...places.slice(here + 1), ...places.slice(0, here + 1)];
  const next = rest.find((place) => !choices.has(place.index));
  if (next) location.hash = placeAddress(next);
  else say("All places are decided; S saves the decisions");
};

const showProgress = () => {
  const { decided, open } = countChoices();
  showDecided(decided, 0, open);
};

const completePage = () => ({
  kind: "missing", elements: [heading(1, "Nothing is left to decide"), make("p", null, "The versions of ", named(merge.document), " can be merged without decisions.")],
});

const mergePage = {
  title: "Layout merge", overview: "First place", data: merge, isEmpty: true, filterKeys: [], viewKeys: [],
  filters: { search: "Search places", choices: () => [] },
  help: {
    keys: [
      ["1 2 0", "Take ours, theirs, the base"], ["J K", "Next and previous place, like ↓ ↑ → ←"], ["N", "Next open place"],
      ["U", "Undo the last decision"], ["S", "Save the decisions"], ["F", "Fit the pictures"], ["+ −", "Zoom in and out"], ["?", "This help"],
    ],
    title: "Marks in the pictures", marks: [["new-line", "Outline", "what the place is about; for a constraint, its views"]],
    notes: ["Open places have the value of the side that the merge favors."],
  },
  build: (state) => {
    if (!places.length) return completePage();
    const place = placeOf(state);
    return place ? placePage(place, act) : missingPage("Not in this merge");
  },
  trail: (state) => [[merge.document, { slug: "" }], ...(places.length && placeOf(state) ? [[`Place ${placeOf(state).index + 1} of ${places.length}`, null]] : [])],
  showHeader: showProgress, stateAbove: () => null, focus: (link) => link.focus(),
  keys: () => ({
    1: () => act.choose("ours"), 2: () => act.choose("theirs"), 0: () => act.choose("base"), j: () => walk(1), k: () => walk(-1), n: walkToOpen,
    u: act.undo, s: openSaving,
  }),
  arrows: () => ({ ArrowLeft: () => walk(-1), ArrowUp: () => walk(-1), ArrowRight: () => walk(1), ArrowDown: () => walk(1) }),
};

if (merge) loadChoices();
if (startPage(mergePage)) {
  at("save-button").hidden = !places.length;
  at("save-button").addEventListener("click", openSaving);
}
