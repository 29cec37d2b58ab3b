// ---- Header and help

const at = (id) => document.getElementById(id);

/** The browser's storage for the pages. Reading returns null if storage is disabled. */
const memory = {
  get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* Storage is disabled. */ } },
};

/** The trail from the overview to the current page, also in the window's title. Each step has a text and a state. */
const showTrail = (steps) => {
  at("trail").replaceChildren(make("ol", null, steps.map(([text, target], index) => make("li", null,
    index === steps.length - 1 ? make("span", { "aria-current": "page", dir: "auto" }, text) : make("a", { href: address(target), dir: "auto" }, text)))));
  document.title = [...steps.slice(1).map(([text]) => text).reverse(), thisPage.title].join(" · ");
};

const singleKeysSetting = "layout-review.keys";
let hasSingleKeys = memory.get(singleKeysSetting) !== "off";

/** Fills the dialog with the keys and marks of the page. */
const buildHelp = () => {
  const dialog = at("help");
  const { keys, title, marks, notes = [] } = thisPage.help;
  const choice = make("input", { type: "checkbox", checked: hasSingleKeys, change: (event) => {
    hasSingleKeys = event.target.checked;
    memory.set(singleKeysSetting, hasSingleKeys ? "on" : "off");
  } });
  dialog.append(
    make("h2", { id: "help-title" }, "Keys and marks"),
    make("dl", { class: "keys" }, keys.map(([names, text]) => make("div", null,
      make("dt", null, names.split(" ").map((name) => make("kbd", null, name))), make("dd", null, text)))),
    make("label", { class: "check" }, choice, "Use keys that are single characters"),
    make("h3", null, title),
    make("ul", { class: "marks" }, marks.map(([kind, word, text]) => make("li", null, make("span", { class: `line ${kind}`, "aria-hidden": "true" }), `${word}: ${text}`)),
      notes.map((note) => make("li", null, note))),
    make("form", { method: "dialog" }, make("button", { class: "button primary" }, "Close")));
  at("help-button").addEventListener("click", () => dialog.showModal());
};
