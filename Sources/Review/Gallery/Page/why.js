// ---- Why: the sums that a view's place and size are

/** The distances of a view, in the order of its data. */
const distanceNames = ["left", "width", "top", "height"];

/**
 * Returns the parts of a sum. A sum may end as another one does: its last element then has the view and the distance of
 * that one, and the number of its parts to skip.
 */
const partsOf = (numbers, views) => {
  const parts = [];
  let skipped = 0;
  while (numbers) {
    const end = Array.isArray(numbers.at(-1)) ? numbers.at(-1) : null;
    const count = (numbers.length - (end ? 1 : 0)) / 2;
    for (let part = skipped; part < count; part += 1) parts.push({ number: numbers[2 * part], factor: numbers[2 * part + 1] });
    skipped = end ? end[2] + Math.max(0, skipped - count) : 0;
    numbers = end && views[end[0]].sums[end[1]];
  }
  return parts;
};

/**
 * Returns the sums of a view: for each distance its name and its parts, which are pairs of a constraint and a factor.
 * A distance that the constraints leave open has no parts.
 */
const sumsOf = (view, views) => (view.sums ?? []).map((numbers, index) => ({
  name: distanceNames[index], parts: numbers && partsOf(numbers, views),
}));

/** Returns a number of a sum, with at most four decimals. */
const exact = (value) => String(Math.round(value * 1e4) / 1e4).replace("-", "−");

/** Returns the constraints that share their text with others: a line of a scene file may create several. */
const sharedTexts = (constraints) => {
  const counts = new Map();
  for (const { text } of constraints) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set(constraints.filter(({ text, word }) => counts.get(text) > 1 && word?.includes(" ") && word !== text));
};

/** Makes the contribution of a constraint to a sum. `showNow` adds that with another constant, unless that is the same. */
const makeShare = (factor, constant) => {
  const element = make("span", { class: "share" });
  let shown = null;
  const showNow = (next) => {
    // Most constants stay the same while one is dragged.
    if (next === shown) return;
    shown = next;
    const isOther = differs(next, constant);
    const product = factor === 1 || (constant === 0 && !isOther) ? "" : `${exact(factor)} × ${exact(constant)}${isOther ? `, now ${exact(next)}` : ""}`;
    element.replaceChildren(make("span", null, exact(factor * constant), isOther ? make("span", { class: "now" }, `, now ${exact(factor * next)}`) : null),
      ...(product ? [make("span", { class: "quiet" }, product)] : []));
  };
  showNow(constant);
  return { element, showNow };
};

/**
 * Makes one constraint of a sum: its contribution, its equation, its location, and whether it is optional. Those of
 * `shared` have their own equation of those of their line.
 */
const summandItem = ({ number }, share, { views, constraints, rules }, shared, involve, opener) => {
  const constraint = constraints[number];
  // A constraint that is not in the document ends with its origin: “(the screen)”.
  const [equation, origin = ""] = constraint ? [constraint.text] : rules[number - constraints.length].split("   ");
  const [show, hide] = [() => involve((constraint?.views ?? []).map((position) => views[position])), () => involve([])];
  const [button, form] = constraint && opener ? opener(constraint) ?? [] : [];
  const isShared = shared.has(constraint);
  // The equation that counts is first; that of the whole line would be the same for several.
  const text = named(isShared ? constraint.word : equation, "code");
  return make("li", { class: "summand", pointerenter: show, pointerleave: hide },
    share,
    make("span", { class: "summand-text" },
      constraint ? make("button", { type: "button", class: "row-name", focus: show, blur: hide, click: show }, text) : text,
      origin ? make("span", { class: "quiet" }, ` ${origin}`) : null,
      constraint?.line ? [" ", make("code", { class: "quiet", title: [`${constraint.path}:${constraint.line}`, isShared ? constraint.text : ""].filter(Boolean).join(": ") }, `line ${constraint.line}`)] : null,
      constraint?.state === "satisfied" || !constraint ? null : badge(...constraintStates[constraint.state])), button, form);
};

/**
 * Makes the explanation of a view: for each edge and size, the constraints that determine it with their sum, from the
 * view to the screen. For open distances, it says what is missing or which conflict skips a constraint. Pointing at a
 * constraint highlights its views. `linkTo` makes the button that copies the address of a distance; `asked` is the
 * distance that the address names. `update` shows the distances after constraints have changed.
 */
const whyPanel = (view, own, involve, edits, linkTo, asked) => {
  const sums = sumsOf(view, own.views);
  if (!sums.length) return { element: null, update: () => {} };
  const around = own.views[view.parent];
  const shared = sharedTexts(own.constraints);
  const edited = new Set();
  // A constraint that is in several sums gets its editor only in the first one.
  const opener = (constraint) => edited.has(constraint) ? null : edited.add(constraint) && edits.opener(constraint);
  const place = (name) => (name === "left" || name === "top") && around ? ` in ${viewTitle(around)}` : "";
  const constantOf = (number) => own.constants[number] ?? 0;
  const changedConstantOf = (number) => constantOf(number) + edits.growth(own.constraints[number]);
  const total = (parts, constants = constantOf) => parts.reduce((sum, { number, factor }) => sum + factor * constants(number), 0);
  const now = sums.map(() => make("span", { class: "now" }));
  const shares = sums.map(({ parts }) => parts?.map(({ number, factor }) => makeShare(factor, constantOf(number))));
  const decided = sums.map(({ name, parts }, distance) => parts && make("div", { class: `sum${name === asked ? " asked" : ""}` },
    make("div", { class: "linked" }, make("h3", null, `${capitalized(name)} = ${exact(total(parts))}`, now[distance], make("span", { class: "quiet" }, place(name))), linkTo(name)),
    make("ul", { class: "summands" }, parts.map((part, index) => summandItem(part, shares[distance][index].element, own, shared, involve, opener)))));
  // The parts are those of the document. A changed constraint may bring others into a sum, so the new constants are only
  // shown if they add up.
  const update = () => sums.forEach(({ parts }, distance) => {
    if (!parts) return;
    const move = view.moves?.[distance] ?? 0;
    now[distance].textContent = differs(move, 0, 1e-3) ? `, now ${exact(total(parts) + move)}` : "";
    const isWhole = !differs(total(parts, changedConstantOf), total(parts) + move, 1e-3);
    parts.forEach(({ number }, index) => shares[distance][index].showNow(isWhole ? changedConstantOf(number) : constantOf(number)));
  });
  update();
  const open = Array.from({ length: (view.open?.length ?? 0) / 2 }, (_, index) => make("div", { class: "sum open" },
    make("h3", null, badge("warning", ""), named(view.open[2 * index])), make("p", null, named(view.open[2 * index + 1]))));
  const index = own.views.indexOf(view);
  const omitted = own.constraints.filter(({ state, views }) => state === "broken" && views.includes(index));
  const element = make("section", { class: "why", "aria-label": "Why" }, open, decided,
    omitted.length ? make("div", { class: "sum" }, make("h3", null, badge("error", "ignored because of a conflict")),
      constraintList(omitted, (constraint) => involve((constraint?.views ?? []).map((position) => own.views[position])), edits)) : null);
  return { element, update };
};
