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

/** Whether the name of a view is the object id that Interface Builder gave it, not one that an author wrote in a scene. */
const isObjectID = (name, document) => /\.(storyboard|xib)$/i.test(document) && /^\w{3}-\w{2}-\w{3}$/.test(name);

/** The numbers of one view. Distances are those to the edges of its superview. */
const viewFacts = (view, views, document, link) => {
  const around = views[view.parent];
  const [x, y, width, height] = view.frame;
  const distances = around
    ? `left ${number(x)} · top ${number(y)} · right ${number(around.frame[2] - x - width)} · bottom ${number(around.frame[3] - y - height)}` : "";
  return [
    make("div", { class: "linked" }, make("h2", null, named(viewTitle(view)), make("span", { class: "quiet" }, ` ${view.class}`)), link),
    facts([
      [isObjectID(view.name, document) ? "Object ID" : "Name", viewTitle(view) === view.name ? "" : named(view.name, "code")], ["Frame", frameText(view.frame)],
      ["Before", view.was ? frameText(view.was.frame) : ""],
      ["Alignment", view.alignment && !view.was ? frameText(view.alignment) : ""], ["On screen", around ? frameText(view.absolute) : ""],
      ["Content", contentText(view.content)],
      ["To superview", distances], ["Superview", around ? named(viewTitle(around)) : ""],
      ["Written in", view.line ? make("code", null, `${document}:${view.line}`) : ""],
    ]),
    make("p", null, remarksOn(view)),
  ];
};

/** The constraints that determine a view, and others that refer to it. Pointing at a constraint shows its views. */
const otherConstraints = (view, { views, constraints }, involve, edits) => {
  const index = views.indexOf(view);
  const holding = new Set(sumsOf(view, views).flatMap(({ parts }) => parts ?? []).map(({ number }) => constraints[number]));
  const touching = constraints.filter((constraint) => constraint.views?.includes(index) && !holding.has(constraint));
  return touching.length ? make("details", null,
    make("summary", null, make("h3", null, `Named by ${plural(touching.length, "other constraint")}`)),
    constraintList(touching, (constraint) => involve(constraint ? constraint.views.map((position) => views[position]) : []), edits)) : null;
};

const depths = (views) => {
  const list = [];
  views.forEach((view, index) => list.push(view.parent === undefined ? 0 : (list[view.parent] ?? 0) + 1));
  return list;
};

/**
 * Returns a function that does some work at once if an element is in the window, and otherwise when it comes into it or
 * after a pause. A large table below the window takes longer to lay out than all else that follows a constant.
 */
const whileSeen = (element, work) => {
  let isSeen = false;
  let timer = null;
  const finish = () => {
    clearTimeout(timer);
    timer = null;
    element.removeAttribute("aria-busy");
    work();
  };
  new IntersectionObserver((entries) => {
    isSeen = entries.at(-1).isIntersecting;
    if (isSeen && timer !== null) finish();
  }).observe(element);
  return () => {
    if (isSeen) return finish();
    clearTimeout(timer);
    timer = setTimeout(finish, 100);
    element.setAttribute("aria-busy", "true");
  };
};

/** A table of all frames. The names are buttons that choose a view. */
const frameTable = (views, choose, point, troubled = new Set()) => {
  const depth = depths(views);
  const folded = new Set();
  const buttons = views.map((view) => make("button", {
    type: "button", class: "row-name", tabindex: "-1", "aria-pressed": "false",
    click: () => choose(view), focus: () => point(view), blur: () => point(null),
  }, named(viewTitle(view))));
  if (buttons.length) buttons[0].tabIndex = 0;
  const focusRow = (index) => {
    if (!buttons[index]) return;
    for (const button of buttons) button.tabIndex = -1;
    buttons[index].tabIndex = 0;
    buttons[index].focus();
  };
  const isHolder = views.map((_, index) => views[index + 1]?.parent === index);
  const folds = views.map((view, index) => isHolder[index] ? make("button", {
    type: "button", class: "fold", tabindex: "-1", "aria-expanded": "true", "aria-label": `Views in ${viewTitle(view)}`,
    click: () => setFolded(index, !folded.has(index)),
  }) : make("span", { class: "fold" }));
  const setFolded = (index, isFolded) => {
    if (isFolded) folded.add(index); else folded.delete(index);
    folds[index].setAttribute("aria-expanded", String(!isFolded));
    showRows();
  };
  const move = (event) => {
    const shown = buttons.filter((_, index) => !rows[index].hidden);
    const index = shown.indexOf(event.target);
    const own = buttons.indexOf(event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const isFold = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: shown.length - 1, PageDown: Math.min(index + 10, shown.length - 1), PageUp: Math.max(index - 10, 0) }[event.key];
    if (next === undefined && !isFold) return;
    event.preventDefault();
    if (isFold && isHolder[own]) return setFolded(own, event.key === "ArrowLeft");
    if (!isFold) focusRow(buttons.indexOf(shown[next]));
  };
  const cells = views.map((view) => view.frame.map((value) => make("td", null, number(value))));
  const rows = views.map((view, index) => make("tr", {
    class: view.hidden ? "hidden-view" : null, pointerenter: (event) => point(view, event), pointerleave: () => point(null),
    click: ({ target }) => { if (!target.closest("button")) choose(view); },
  },
    make("th", { scope: "row", style: `--depth:${Math.min(depth[index], 10)}` }, folds[index], buttons[index],
      make("span", { class: "class-name" }, view.class), remarksOn(view)),
    cells[index]));
  const element = make("table", { class: "frames" },
    make("caption", { class: "unseen" }, "Frames in the coordinates of the superview, in points"),
    make("thead", null, make("tr", null, ["View", "x", "y", "width", "height"].map((title) => make("th", { scope: "col" }, title)))),
    make("tbody", { keydown: move }, rows));
  const search = make("input", { type: "search", placeholder: "Filter views", "aria-label": "Filter views by name or class", autocomplete: "off", spellcheck: "false", input: () => showRows() });
  const box = (text, isThere) => isThere ? make("input", { type: "checkbox", "aria-label": text, change: () => showRows() }) : null;
  const onlyTroubled = box("With findings", troubled.size > 0);
  const withHidden = box("Hidden views", views.some(({ hidden }) => hidden));
  const filters = make("div", { class: "outline-filters" }, search,
    [[onlyTroubled, "With findings"], [withHidden, "Hidden views"]].map(([input, text]) => input ? make("label", { class: "check" }, input, text) : null));
  /** Shows the rows that match the filters and the views around them, except those inside folded views. */
  const showRows = () => {
    const word = search.value.trim().toLowerCase();
    const isAsked = (view) => (!word || `${viewTitle(view)} ${view.name} ${view.class}`.toLowerCase().includes(word)) && (!onlyTroubled?.checked || troubled.has(view));
    const isFiltering = Boolean(word || onlyTroubled?.checked);
    const shown = new Set();
    views.forEach((view, index) => {
      if ((view.hidden && !withHidden?.checked && !isFiltering) || !isAsked(view)) return;
      const path = [];
      for (let next = index; next !== undefined; next = views[next].parent) path.push(next);
      if (isFiltering || !path.slice(1).some((around) => folded.has(around))) path.forEach((each) => shown.add(each));
    });
    rows.forEach((row, index) => { row.hidden = !shown.has(index); });
  };
  const select = (view) => {
    // Unfold the views around the chosen view, so that its row is visible.
    for (let next = view?.parent; next !== undefined; next = views[next].parent) if (folded.has(next)) setFolded(next, false);
    views.forEach((other, index) => {
      rows[index].classList.toggle("chosen", other === view);
      buttons[index].setAttribute("aria-pressed", String(other === view));
      if (view) buttons[index].tabIndex = other === view ? 0 : -1;
    });
  };
  /** Shows the frames, and marks changed numbers. */
  const showFrames = () => cells.forEach((row, index) => row.forEach((cell, side) => {
    const { frame, was } = views[index];
    const before = was && differs(frame[side], was.frame[side], 1e-3) ? was.frame[side] : null;
    // Most numbers stay the same while a constant is dragged.
    const shown = `${frame[side]} ${before}`;
    if (cell.shown === shown) return;
    cell.shown = shown;
    cell.classList.toggle("changed", before !== null);
    cell.title = before === null ? "" : `before: ${number(before)}`;
    cell.replaceChildren(number(frame[side]), ...(before === null ? [] : [make("span", { class: "unseen" }, `, before ${number(before)}`)]));
  }));
  const update = whileSeen(element, showFrames);
  showRows();
  return { element, filters, select, update };
};

const constraintStates = { satisfied: ["ok", "holds"], broken: ["error", "broken"], unmet: ["warning", "optional, not met"] };

/**
 * Constraints with their states and locations. `point` is called with the constraint that the reader points at, and
 * `edits` has their forms. Implicit rules follow.
 */
const constraintList = (constraints, point = () => {}, edits = null) => make("ul", { class: "constraints" },
  constraints.map((constraint) => {
    const [status, text] = constraintStates[constraint.state] ?? ["note", constraint.state];
    const [show, hide] = [() => point(constraint), () => point(null)];
    const [button, form] = edits?.opener(constraint) ?? [];
    return make("li", { pointerenter: show, pointerleave: hide },
      make("button", { type: "button", class: "row-name", focus: show, blur: hide, click: show }, named(constraint.text, "code")),
      make("span", { class: "constraint-facts" }, badge(status, text),
        constraint.identifier ? named(constraint.identifier) : null,
        constraint.line ? make("code", { class: "quiet" }, `${constraint.path}:${constraint.line}`) : null, button), form);
  }));

const panel = (title, isOpen, ...children) => make("details", { class: "panel", open: isOpen },
  make("summary", null, make("h2", null, title)), children);
