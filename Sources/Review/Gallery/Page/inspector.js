// ---- Inspector

const facts = (pairs) => make("dl", { class: "facts" }, pairs.filter(([, value]) => value).map(([term, value]) =>
  make("div", null, make("dt", null, term), make("dd", null, value))));

const layoutFacts = (layout) => facts([
  ["Screen", `${sizeText(layout.size)} pt @${number(layout.device.scale)}x`],
  ["Language", layout.locale === "en" ? "" : `${languageName(layout.locale)} (${layout.locale})`],
  ["Text size", layout.textSize === "L" ? "" : layout.textSize],
  ["Appearance", layout.appearance === "light" ? "" : layout.appearance],
  ["State", layout.state ? named(layout.state) : ""],
  ["Active", layout.variations.length ? named(layout.variations.join(", ")) : ""],
  ["Files", layout.picture ? make("span", { class: "files" }, listOfFiles(layout.picture)) : ""],
]);

const remarksOn = (view) => [
  view.hidden ? make("span", { class: "tag" }, "hidden") : null,
  view.ambiguous ? make("span", { class: "tag warning" }, `? ambiguous: ${view.ambiguous.join(", ")}`) : null,
];

/** The intrinsic content size of a view: “128 × 34”. */
const contentText = (content) => content ? content.map((length) => (length === null ? "any" : number(length))).join(" × ") : "";

/** The numbers of one view. Distances are those to the edges of its superview. */
const viewFacts = (view, views, document) => {
  const around = views[view.parent];
  const [x, y, width, height] = view.frame;
  const distances = around
    ? `left ${number(x)} · top ${number(y)} · right ${number(around.frame[2] - x - width)} · bottom ${number(around.frame[3] - y - height)}` : "";
  return [
    make("h3", null, named(view.label ?? view.name), make("span", { class: "quiet" }, ` ${view.class}`)),
    facts([
      ["Name", view.label ? named(view.name, "code") : ""], ["Frame", frameText(view.frame)],
      ["Before", view.was ? frameText(view.was.frame) : ""],
      ["Alignment", view.alignment && !view.was ? frameText(view.alignment) : ""], ["On screen", around ? frameText(view.absolute) : ""],
      ["Content", contentText(view.content)],
      ["To superview", distances], ["Superview", around ? named(around.label ?? around.name) : ""],
      ["Written in", view.line ? make("code", null, `${document}:${view.line}`) : ""],
    ]),
    make("p", null, remarksOn(view)),
  ];
};

/** The constraints that determine a view, and others that refer to it. Pointing at a constraint shows its views. */
const viewConstraints = (view, { views, constraints, rules = [] }, involve, edits) => {
  const index = views.indexOf(view);
  const held = view.held ?? [];
  const holding = held.filter((position) => position < constraints.length).map((position) => constraints[position]);
  const unwritten = held.filter((position) => position >= constraints.length).map((position) => rules[position - constraints.length]);
  const touching = constraints.filter((constraint) => constraint.views?.includes(index) && !holding.includes(constraint));
  const list = (title, constraints, more) => constraints.length || more?.length ? make("details", { open: true },
    make("summary", null, make("h4", null, title)),
    constraintList(constraints, (constraint) => involve(constraint ? constraint.views.map((position) => views[position]) : []), more, edits)) : null;
  return [
    list(`Held in place by ${plural(holding.length, "constraint")}`, holding, unwritten),
    list(`Named by ${plural(touching.length, "other constraint")}`, touching),
  ];
};

const depths = (views) => {
  const list = [];
  views.forEach((view, index) => list.push(view.parent === undefined ? 0 : (list[view.parent] ?? 0) + 1));
  return list;
};

/** A table of all frames. The names are buttons that choose a view. */
const frameTable = (views, choose, point) => {
  const depth = depths(views);
  const buttons = views.map((view) => make("button", {
    type: "button", class: "row-name", tabindex: "-1", "aria-pressed": "false",
    click: () => choose(view), focus: () => point(view), blur: () => point(null),
  }, named(view.label ?? view.name)));
  if (buttons.length) buttons[0].tabIndex = 0;
  const focusRow = (index) => {
    if (!buttons[index]) return;
    for (const button of buttons) button.tabIndex = -1;
    buttons[index].tabIndex = 0;
    buttons[index].focus();
  };
  const move = (event) => {
    const index = buttons.indexOf(event.target);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1, PageDown: Math.min(index + 10, buttons.length - 1), PageUp: Math.max(index - 10, 0) }[event.key];
    if (index < 0 || next === undefined) return;
    event.preventDefault();
    focusRow(next);
  };
  const cells = views.map((view) => view.frame.map((value) => make("td", null, number(value))));
  const rows = views.map((view, index) => make("tr", { class: view.hidden ? "hidden-view" : null, pointerenter: () => point(view), pointerleave: () => point(null) },
    make("th", { scope: "row", style: `--depth:${Math.min(depth[index], 10)}` }, buttons[index],
      make("span", { class: "class-name" }, view.class), remarksOn(view)),
    cells[index]));
  const element = make("table", { class: "frames" },
    make("caption", { class: "unseen" }, "Frames in the coordinates of the superview, in points"),
    make("thead", null, make("tr", null, ["View", "x", "y", "width", "height"].map((title) => make("th", { scope: "col" }, title)))),
    make("tbody", { keydown: move }, rows));
  const select = (view) => {
    views.forEach((other, index) => {
      rows[index].classList.toggle("chosen", other === view);
      buttons[index].setAttribute("aria-pressed", String(other === view));
      if (view) buttons[index].tabIndex = other === view ? 0 : -1;
    });
  };
  /** Updates the frames, and marks changed numbers. */
  const update = () => cells.forEach((row, index) => row.forEach((cell, side) => {
    const { frame, was } = views[index];
    const before = was && differs(frame[side], was.frame[side], 1e-3) ? was.frame[side] : null;
    cell.classList.toggle("changed", before !== null);
    cell.title = before === null ? "" : `before: ${number(before)}`;
    cell.replaceChildren(number(frame[side]), ...(before === null ? [] : [make("span", { class: "unseen" }, `, before ${number(before)}`)]));
  }));
  return { element, select, update };
};

const constraintStates = { satisfied: ["ok", "holds"], broken: ["error", "broken"], unmet: ["warning", "optional, not met"] };

/**
 * Constraints with their states and locations. `point` is called with the constraint that the reader points at, and
 * `edits` has their forms. Implicit rules follow.
 */
const constraintList = (constraints, point = () => {}, rules = [], edits = null) => make("ul", { class: "constraints" },
  constraints.map((constraint) => {
    const [status, text] = constraintStates[constraint.state] ?? ["note", constraint.state];
    const [show, hide] = [() => point(constraint), () => point(null)];
    const [button, form] = edits?.opener(constraint) ?? [];
    return make("li", { pointerenter: show, pointerleave: hide },
      make("button", { type: "button", class: "row-name", focus: show, blur: hide, click: show }, named(constraint.text, "code")),
      make("span", { class: "constraint-facts" }, badge(status, text),
        constraint.identifier ? named(constraint.identifier) : null,
        constraint.line ? make("code", { class: "quiet" }, `${constraint.path}:${constraint.line}`) : null, button), form);
  }),
  rules.map((rule) => make("li", { class: "quiet" }, named(rule.replaceAll("   ", " "), "code"))));

const panel = (title, isOpen, ...children) => make("details", { class: "panel", open: isOpen },
  make("summary", null, make("h2", null, title)), children);
