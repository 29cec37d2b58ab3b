// ---- Inspector

const facts = (pairs) => make("dl", { class: "facts" }, pairs.filter(([, value]) => value).map(([term, value]) =>
  make("div", null, make("dt", null, term), make("dd", null, value))));

const layoutFacts = (layout) => facts([
  ["Screen", `${sizeText(layout.size)} pt @${number(layout.device.scale)}x`],
  ["Language", layout.locale === "en" ? "" : `${languageName(layout.locale)} (${layout.locale})`],
  ["Text size", layout.textSize === "L" ? "" : layout.textSize],
  ["Appearance", layout.appearance === "light" ? "" : layout.appearance],
  ["State", layout.state ? named(layout.state) : ""],
  ["Variations", layout.variations.length ? named(layout.variations.join(", ")) : ""],
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
      ["Alignment", view.alignment && !view.was ? frameText(view.alignment) : ""],
      // In the root, the frame is the place on the screen as well.
      ["On screen", around && frameText(view.absolute) !== frameText(view.frame) ? frameText(view.absolute) : ""],
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

/** The largest number of rows that the table of frames shows before the reader asks for all of them: laying out thousands takes seconds. */
const rowLimit = 200;

/** Makes a row of the table of frames, with what changes in it. */
const frameRow = (view, depth, foldButton, { choose, point, makeRoom }) => {
  const button = make("button", {
    type: "button", class: "row-name", tabindex: "-1", "aria-pressed": "false",
    click: () => choose(view), focus: () => point(view), blur: () => point(null),
  }, named(viewTitle(view)));
  const cells = view.frame.map(() => make("td"));
  const element = make("tr", {
    class: view.hidden ? "hidden-view" : null, pointerenter: (event) => point(view, event), pointerleave: () => point(null),
    click: ({ target }) => { if (!target.closest("button")) choose(view); },
  },
    make("th", { scope: "row", style: `--depth:${Math.min(depth, 10)}` }, foldButton ?? make("span", { class: "fold" }), button,
      make("span", { class: "class-name" }, view.class), remarksOn(view)),
    cells);
  /** Shows the frame, and marks changed numbers. */
  const showFrame = () => cells.forEach((cell, side) => {
    const { frame, was } = view;
    const before = was && differs(frame[side], was.frame[side], 1e-3) ? was.frame[side] : null;
    // Most numbers stay the same while a constant is dragged.
    const shown = `${frame[side]} ${before}`;
    if (cell.shown === shown) return;
    cell.shown = shown;
    cell.classList.toggle("changed", before !== null);
    cell.title = before === null ? "" : `before: ${number(before)}`;
    const text = number(frame[side]);
    makeRoom(side, text);
    cell.replaceChildren(text, ...(before === null ? [] : [make("span", { class: "unseen" }, `, before ${number(before)}`)]));
  });
  const mark = (isChosen) => {
    element.classList.toggle("chosen", isChosen);
    button.setAttribute("aria-pressed", String(isChosen));
  };
  showFrame();
  return { element, button, foldButton, showFrame, mark };
};

/**
 * Makes the columns of a table of frames, as wide as their longest numbers. In a table with such columns, a number that
 * changes moves nothing else, unless it is longer than all before it: `makeRoom` then makes its column wider.
 */
const numberColumns = (views) => {
  const lengths = [0, 1, 2, 3].map((side) => views.reduce((most, { frame }) => Math.max(most, number(frame[side]).length), 4));
  const columns = lengths.map(() => make("col"));
  const element = make("colgroup", null, make("col"), columns);
  const setWidths = (table) => {
    // Changed numbers are bold, which makes digits up to a tenth wider.
    const widths = lengths.map((length, side) => `calc(${length * 1.1}ch + ${side === 3 ? 1.3 : 0.75}rem)`);
    columns.forEach((column, side) => { column.style.width = widths[side]; });
    table.style.setProperty("--numbers", `calc(${widths.join(" + ")})`);
  };
  const makeRoom = (table, side, text) => {
    if (text.length <= lengths[side]) return;
    lengths[side] = text.length;
    setWidths(table);
  };
  return { element, setWidths, makeRoom };
};

/** Shows exactly some elements in another one. Those that stay are not touched, so that they keep the focus. */
const showOnly = (holder, elements) => {
  const wanted = new Set(elements);
  for (const child of [...holder.children]) if (!wanted.has(child)) child.remove();
  let next = holder.firstElementChild;
  for (const element of elements) {
    if (element === next) next = next.nextElementSibling;
    else holder.insertBefore(element, next);
  }
};

/**
 * A table of all frames. The names are buttons that choose a view. Rows are made when they are shown.
 *
 * `extent` says whether the table shows all rows, also to the table that replaces this one.
 */
const frameTable = (views, choose, point, troubled = new Set(), extent = { isWhole: false }) => {
  const depth = depths(views);
  const folded = new Set();
  const rows = [];
  /** The positions of the views that have a row in the table. */
  let shown = [];
  let chosen = -1;
  /** The position of the row that the Tab key reaches. */
  let stop = -1;
  const rowAt = (index) => {
    if (rows[index]) return rows[index];
    const isHolder = views[index + 1]?.parent === index;
    const foldButton = isHolder ? make("button", {
      type: "button", class: "fold", tabindex: "-1", "aria-expanded": String(!folded.has(index)), "aria-label": `Views in ${viewTitle(views[index])}`,
      click: () => setFolded(index, !folded.has(index)),
    }) : null;
    return rows[index] = frameRow(views[index], depth[index], foldButton, { choose, point, makeRoom: (side, text) => columns.makeRoom(element, side, text) });
  };
  const setFolded = (index, isFolded) => {
    if (isFolded) folded.add(index); else folded.delete(index);
    rows[index]?.foldButton.setAttribute("aria-expanded", String(!isFolded));
    showRows();
  };
  const setTabStop = (index) => {
    if (rows[stop]) rows[stop].button.tabIndex = -1;
    stop = index;
    if (rows[stop]) rows[stop].button.tabIndex = 0;
  };
  const move = (event) => {
    const place = shown.findIndex((index) => rows[index].button === event.target);
    if (place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const own = shown[place];
    const last = shown.length - 1;
    const isFold = event.key === "ArrowLeft" || event.key === "ArrowRight";
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: last, PageDown: Math.min(place + 10, last), PageUp: Math.max(place - 10, 0) }[event.key];
    if (next === undefined && !isFold) return;
    event.preventDefault();
    if (isFold && rows[own].foldButton) return setFolded(own, event.key === "ArrowLeft");
    if (isFold || shown[next] === undefined) return;
    setTabStop(shown[next]);
    rows[stop].button.focus();
  };
  const columns = numberColumns(views);
  const body = make("tbody", { keydown: move });
  const element = make("table", { class: "frames" },
    make("caption", { class: "unseen" }, "Frames in the coordinates of the superview, in points"), columns.element,
    make("thead", null, make("tr", null, ["View", "x", "y", "width", "height"].map((title) => make("th", { scope: "col" }, title)))), body);
  columns.setWidths(element);
  const search = make("input", { type: "search", placeholder: "Filter views", "aria-label": "Filter views by name or class", autocomplete: "off", spellcheck: "false", input: () => showRows() });
  const box = (text, isThere) => isThere ? make("input", { type: "checkbox", "aria-label": text, change: () => showRows() }) : null;
  const onlyTroubled = box("With findings", troubled.size > 0);
  const withHidden = box("Hidden views", views.some(({ hidden }) => hidden));
  const filters = make("div", { class: "outline-filters" }, search,
    [[onlyTroubled, "With findings"], [withHidden, "Hidden views"]].map(([input, text]) => input ? make("label", { class: "check" }, input, text) : null));
  const showAll = () => {
    extent.isWhole = true;
    showRows();
  };
  const rest = make("button", { type: "button", class: "button", click: () => {
    showAll();
    setTabStop(shown[rowLimit]);
    rows[stop]?.button.focus();
  } });
  const restRow = make("tr", { class: "rest-row" }, make("td", { colspan: "5" }, rest));
  const pathTo = (index) => {
    const path = [];
    for (let next = index; next !== undefined; next = views[next].parent) path.push(next);
    return path;
  };
  /** Returns the positions of the views that match the filters and of those around them, except inside folded views. */
  const matching = () => {
    const word = search.value.trim().toLowerCase();
    const isAsked = (view) => (!word || `${viewTitle(view)} ${view.name} ${view.class}`.toLowerCase().includes(word)) && (!onlyTroubled?.checked || troubled.has(view));
    const isFiltering = Boolean(word || onlyTroubled?.checked);
    const found = new Set();
    views.forEach((view, index) => {
      if ((view.hidden && !withHidden?.checked && !isFiltering) || !isAsked(view)) return;
      const path = pathTo(index);
      if (isFiltering || !path.slice(1).some((around) => folded.has(around))) path.forEach((each) => found.add(each));
    });
    return found;
  };
  const showRows = () => {
    const found = matching();
    const list = [...found].sort((a, b) => a - b);
    const kept = extent.isWhole ? list : list.slice(0, rowLimit);
    // The chosen view has a row wherever it is.
    const beyond = found.has(chosen) ? pathTo(chosen).reverse().filter((index) => index > kept.at(-1)) : [];
    shown = [...kept, ...beyond];
    const left = list.length - shown.length;
    rest.textContent = `Show ${left} more`;
    const elements = shown.map((index) => rowAt(index).element);
    // The button is where the rows are missing.
    if (left > 0) elements.splice(kept.length, 0, restRow);
    showOnly(body, elements);
    if (!shown.includes(stop)) setTabStop(shown[0] ?? -1);
  };
  const select = (view) => {
    rows[chosen]?.mark(false);
    chosen = view ? views.indexOf(view) : -1;
    // Unfold the views around the chosen view, so that its row is visible.
    for (const around of pathTo(view?.parent)) if (folded.has(around)) setFolded(around, false);
    if (!view) return;
    if (!shown.includes(chosen)) showRows();
    rowAt(chosen).mark(true);
    if (shown.includes(chosen)) setTabStop(chosen);
  };
  const update = whileSeen(element, () => rows.forEach((row) => row.showFrame()));
  finishLater(element, showAll);
  showRows();
  return { element, filters, select, update };
};

const constraintStates = { satisfied: ["ok", "holds"], broken: ["error", "broken"], unmet: ["warning", "optional, not met"] };

/**
 * Constraints with their states and locations. `point` is called with the constraint that the reader points at, and
 * `edits` has their forms. Implicit rules follow.
 */
const constraintList = (constraints, point = () => {}, edits = null) => fillInPortions(make("ul", { class: "constraints" }), constraints, (constraint) => {
  const [status, text] = constraintStates[constraint.state] ?? ["note", constraint.state];
  const [show, hide] = [() => point(constraint), () => point(null)];
  const [button, form] = edits?.opener(constraint) ?? [];
  return make("li", { pointerenter: show, pointerleave: hide },
    make("button", { type: "button", class: "row-name", focus: show, blur: hide, click: show }, named(constraint.text, "code")),
    make("span", { class: "constraint-facts" }, badge(status, text),
      constraint.identifier ? named(constraint.identifier) : null,
      constraint.line ? make("code", { class: "quiet" }, `${constraint.path}:${constraint.line}`) : null, button), form);
});

const panel = (title, isOpen, ...children) => make("details", { class: "panel", open: isOpen },
  make("summary", null, make("h2", null, title)), children);

/** A panel with a long content, which is made when the panel opens. */
const latePanel = (title, isOpen, makeContent) => {
  const element = panel(title, isOpen);
  const fill = () => { if (element.open && element.childElementCount === 1) element.append(makeContent()); };
  element.addEventListener("toggle", fill);
  fill();
  return element;
};
