// ---- Pages on which a reader decides: of differences, and of a merge

/** Announces a text to screen readers. */
const say = (text) => { at("said").textContent = text; };

/** Shows how many of the page's layouts or places are decided. */
const showDecided = (accepted, rejected, open) => at("progress").replaceChildren(
  make("span", { class: "progress-words" }, `${accepted + rejected} of ${accepted + rejected + open} decided`),
  make("span", { class: "progress-bar", "aria-hidden": "true", style: `--accepted:${accepted};--rejected:${rejected};--open:${open}` }, make("i"), make("i"), make("i")));

/** Saves the decisions of the page as a file. */
const saveFile = () => {
  saveDecisions(decisionsText());
  say("decisions.json saved");
};

/** The button that saves the decisions as a file, with its heading. */
const saveButton = () => [make("h3", null, "As a file"),
  make("p", null, make("button", { type: "button", class: "button primary", click: saveFile }, "Save decisions.json"))];

/** The commands that apply the decisions: one that reads the file, and one that contains them. */
const decisionCommands = ([name, command], wholeCommand, folder) => [
  commandField(name, command, say).element,
  make("h3", null, "As a command that contains them"),
  commandField("Command with the decisions", wholeCommand, say).element,
  make("p", { class: "quiet" }, `Run either in the folder ${folder}.`),
];
