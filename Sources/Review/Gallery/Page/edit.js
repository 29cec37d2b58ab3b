// ---- Edit: commands that pin and align a view, and that change a constraint

/** The reader's last choice, which is kept for the next views. */
const editing = { isOpen: false, kind: "pin" };

/** A label with its control. */
const editField = (text, control) => make("label", { class: "edit-field" }, make("span", null, text), control);

const choice = (label, pairs, change) => make("select", { "aria-label": label, change },
  pairs.map(([value, text]) => make("option", { value }, text)));

/** The names of views in a choice. Views with the same label also show their own name. */
const titlesOf = (views) => views.map(viewTitle);

/** The views that a view can be pinned to or aligned with: all but its ancestors and itself. */
const partnersOf = (view, views) => {
  const around = new Set();
  for (let next = view; next; next = views[next.parent]) around.add(next);
  const titles = titlesOf(views);
  return views.map((other, index) => [other, titles[index]]).filter(([other]) => !around.has(other));
};

/** A choice whose last values are views. If there are many, they are added when it is used. */
const viewChoice = (label, pairs, partners, change) => {
  const element = choice(label, pairs, change);
  const fill = () => {
    if (element.options.length > pairs.length) return;
    element.append(...partners.map(([other, title]) => make("option", { value: other.name }, title)));
  };
  if (partners.length < longChoice) fill();
  for (const name of ["pointerdown", "focus"]) element.addEventListener(name, fill);
  return element;
};

/** Rows of kinds with their lengths. `change` is called for each choice. */
const makeKinds = (kinds, label, change) => {
  const rows = kinds.map(([name, text]) => {
    const box = make("input", { type: "checkbox", name, change });
    const length = make("input", {
      type: "text", class: "length", inputmode: "text", autocomplete: "off", spellcheck: "false", placeholder: "as it is",
      "aria-label": `${text}: points, std, or empty for the current value`,
      input: () => {
        length.setAttribute("aria-invalid", String(!isLength(length.value.trim())));
        if (length.value) box.checked = true;
        change();
      },
    });
    return { name, box, length, element: make("div", { class: "edit-kind" }, make("label", { class: "check" }, box, text), length) };
  });
  return {
    element: make("div", { class: "edit-kinds", role: "group", "aria-label": label }, rows.map(({ element }) => element)),
    options: () => rows.filter(({ box }) => box.checked).map(({ name, length }) => {
      const text = length.value.trim();
      return lengthOption(name, isLength(text) ? text : "");
    }),
  };
};

const relationChoice = (change) => choice("Relation", relations, change);
const priorityField = (value, change) => make("input", { type: "number", class: "length", min: "1", max: "1000", step: "1", value: String(value), "aria-label": "Priority, from 1 to 1000", input: change });
const priorityIn = (field) => Math.min(1000, Math.max(1, Number(field.value) || 1000));

/** The form for changing a view. `show` receives the command, or null if nothing is chosen. */
const makeRequest = (kind, view, views, scene, show) => {
  const partners = partnersOf(view, views);
  const isPin = kind === "pin";
  const others = [];
  const change = () => {
    const options = kinds.options();
    const target = !others.length && to.value ? ["--to", to.value] : [];
    // Views are aligned with the first one.
    const words = [...others.map(({ name }) => name), view.name];
    show(options.length ? editCommand(kind, scene, words, [...options, ...target, ...strengthOptions(relation.value, priorityIn(priority))]) : null);
  };
  const relation = relationChoice(change);
  const priority = priorityField(1000, change);
  const to = viewChoice("To", [
    ["", isPin ? "the nearest" : "the superview"], ["superview", "superview"], ["safeArea", "safe area"], ["margins", "margins"],
  ], partners, change);
  let kinds = null;
  const holder = make("div");
  const chosen = make("p", { class: "view-buttons", hidden: true });
  const target = editField("To", to);
  const build = () => {
    kinds = makeKinds(others.length ? (isPin ? pairKinds : alignKinds) : isPin ? pinKinds : containerKinds, isPin ? "What to pin" : "What to align", change);
    holder.replaceChildren(kinds.element);
    target.hidden = others.length > 0;
    chosen.hidden = !others.length;
    chosen.replaceChildren(...others.map((other) => make("button", {
      type: "button", class: "button", "aria-label": `Without ${viewTitle(other)}`,
      click: () => { others.splice(others.indexOf(other), 1); build(); partner.focus(); },
    }, named(viewTitle(other)), " ×")));
    change();
  };
  const partner = viewChoice(isPin ? "Pin with" : "Align with", [["", isPin ? "this view alone" : "the superview"]], partners, () => {
    const other = partners.find(([{ name }]) => name === partner.value)?.[0];
    // A spacing is between two views, while any number can be aligned.
    if (!other || isPin) others.length = 0;
    if (other && !others.includes(other)) others.push(other);
    if (!isPin) partner.selectedIndex = 0;
    build();
  });
  return {
    element: make("div", { class: "edit-request" }, editField(isPin ? "Pin" : "Align with", partner), chosen, holder,
      make("div", { class: "edit-row" }, target, editField("Relation", relation), editField("Priority", priority))),
    start: build, refresh: change,
  };
};

/** The field for the folder of the documents. */
const folderField = (change) => editField("Folder", make("input", {
  type: "text", class: "folder", value: documentFolder(), placeholder: "path/to/App", autocomplete: "off", spellcheck: "false",
  "aria-label": "Folder of the documents, for commands that run elsewhere",
  input: (event) => { memory.set(folderSetting, event.target.value); change(); },
}));

/** The panel that composes commands about one view; null for the root and for scenes without an editable file. */
const editPanel = (view, views, scene, tell) => {
  if (!isEditable(scene) || view.parent === undefined) return null;
  const body = make("div", { class: "edit-body" });
  const output = make("div", { class: "edit-output" });
  const show = (command) => {
    output.replaceChildren(command ? commandField("Command", command, tell).element
      : make("p", { class: "quiet" }, "Choose what to edit; the command appears here."));
  };
  const tabs = [["pin", "Pin"], ["align", "Align"]].map(([kind, text]) => make("button", { type: "button", "aria-pressed": String(editing.kind === kind), click: () => { editing.kind = kind; build(); tabs[kind === "pin" ? 0 : 1].focus(); } }, text));
  let request = null;
  const build = () => {
    tabs.forEach((tab, index) => tab.setAttribute("aria-pressed", String((index === 0) === (editing.kind === "pin"))));
    request = makeRequest(editing.kind, view, views, scene, show);
    body.replaceChildren(make("div", { class: "segmented", role: "group", "aria-label": "What to do" }, tabs), request.element, output,
      make("div", { class: "edit-row" }, folderField(() => request.refresh())));
    request.start();
  };
  // Most views are only looked at. A click makes the form before the next key; `toggle` comes later.
  const start = () => { if (!request) build(); };
  const element = make("details", { class: "panel edit-panel", open: editing.isOpen, toggle: () => {
    editing.isOpen = element.open;
    if (element.open) start();
  } }, make("summary", { click: start }, make("h2", null, "Edit ", named(viewTitle(view)))), body);
  if (editing.isOpen) start();
  return element;
};
