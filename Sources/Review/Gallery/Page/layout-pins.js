// ---- Pins in the gallery: comments on layouts, without a comparison

// They are in the same file of decisions as those of the page of differences. Each pin is kept with the frames it was placed
// on: pins of a layout that has changed since are earlier ones, until the changed layout is approved.
const layoutPinsKey = `layout-pins.${location.pathname}`;

/** The name of a layout in a file of decisions, as a key. */
const pinnedName = (document, scene, variant) => JSON.stringify([document, scene, variant]);
const nameOf = ({ scene, variant }) => pinnedName(scene.document, scene.identifier, variant);

/** The pins of layouts by their names, each with the key of the frames they were placed on. */
const layoutPins = new Map(Object.entries(keptObject(layoutPinsKey)).filter(([, entry]) => pinsIn(entry?.pins).length)
  .map(([name, { key, pins }]) => [name, { key, pins: pinsIn(pins) }]));
const keepLayoutPins = () => memory.set(layoutPinsKey, JSON.stringify(Object.fromEntries(layoutPins)));

/** The layouts with pins, in the order of the gallery. */
const pinnedLayouts = () => report.scenes.flatMap(({ layouts }) => layouts).filter((layout) => layoutPins.has(nameOf(layout)));

/** A key that is another one if the frames of a layout are others: 32 bits, by FNV-1a. */
const framesKey = ({ views }) => {
  const text = JSON.stringify(views.map(({ name, was, absolute }) => [name, (was ?? { absolute }).absolute]));
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return `frames-${(sum >>> 0).toString(16)}`;
};

/** The pins of a layout with the given frames: those on it, and those of an earlier state that was not approved since. */
const storedPins = (layout, key) => {
  const entry = layoutPins.get(nameOf(layout));
  if (!entry) return { pins: [], earlier: [] };
  if (entry.key === key) return { pins: entry.pins, earlier: [] };
  return { pins: [], earlier: isApproved(layout) ? [] : entry.pins };
};

/** The layouts with pins that have a text, each with these pins and the key of their frames. */
const writtenPins = () => pinnedLayouts().map((layout) => {
  const { key, pins } = layoutPins.get(nameOf(layout));
  return { layout, key, pins: pins.filter(({ text }) => text) };
}).filter(({ pins }) => pins.length);

/** The file that `render-layouts report --decisions` reads, and that this page and the page of differences open again. */
const pinnedText = () => {
  const lines = writtenPins().map(({ layout, key, pins }) =>
    JSON.stringify({ document: layout.scene.document, scene: layout.scene.identifier, layout: layout.variant, key, pins }));
  return `{"format": 1, "decisions": [\n${lines.join(",\n")}\n]}\n`;
};

/** All pins as a Markdown list. */
const pinnedMarkdown = () => writtenPins().map(({ layout, pins }) =>
  `- **${plainMarkdown(layout.scene.name)}** (${plainMarkdown(variantTitle(layout))})\n${pinLines(pins)}`).join("");

/** Takes over the pins of a file. Returns the number of layouts, or null if the text is not a file of decisions. */
const openPins = (text) => {
  let file = null;
  try { file = JSON.parse(text); } catch { /* Another file. */ }
  if (file?.format !== 1 || !Array.isArray(file.decisions)) return null;
  const names = new Set(report.scenes.flatMap(({ layouts }) => layouts).map(nameOf));
  let count = 0;
  for (const entry of file.decisions) {
    const name = pinnedName(entry?.document, entry?.scene, entry?.layout);
    const pins = pinsIn(entry?.pins);
    if (!names.has(name) || !pins.length) continue;
    layoutPins.set(name, { key: String(entry.key), pins });
    count += 1;
  }
  keepLayoutPins();
  return count;
};

const savePins = (tell) => {
  saveDecisions(pinnedText());
  tell("decisions.json saved");
};

/**
 * Makes the pins of a layout: the button that turns placing on, and a panel with their texts, the other layouts that have
 * pins, and the file with all of them. `start` shows them over the picture once the views of the layout are loaded.
 */
const makeLayoutPins = (layout, stage, tell) => {
  let pins = null;
  let showForgetting = () => {};
  const place = make("div", { class: "layout-pin-place" });
  const others = make("div");
  const actions = make("div", { class: "edit-row" },
    make("button", { type: "button", class: "button", click: () => savePins(tell) }, "Save decisions.json"),
    make("button", { type: "button", class: "button", click: () => copyText(pinnedMarkdown(), tell) }, "Copy as Markdown"));
  const kept = make("p", { class: "quiet" }, "Pins stay in this browser. Save the file, or copy them, for others.");
  const openFile = (file) => file?.text().then((text) => {
    const count = openPins(text);
    pins?.refresh();
    update();
    tell(count === null ? `${file.name} is not a file of decisions` : `Pins on ${plural(count, "layout")} opened`);
  });
  const input = make("input", { type: "file", hidden: true, accept: ".json,application/json", change: (event) => openFile(event.target.files[0]) });
  const file = make("p", { class: "open-decisions" }, make("button", { type: "button", class: "button", click: () => input.click() }, "Open decisions.json…"), input);
  const element = panel("Pinned comments", layoutPins.size > 0, make("div", { class: "layout-pins" }, place, others, kept, actions, file));
  const update = () => {
    const list = pinnedLayouts();
    const rest = list.filter((other) => other !== layout);
    actions.hidden = kept.hidden = !list.length;
    showForgetting();
    others.replaceChildren(...rest.length ? [make("h3", null, "Pins on other layouts"), make("ul", { class: "pinned-layouts" }, rest.map((other) =>
      make("li", null, make("a", { href: partAddress(other, {}) }, `${other.scene.name}, ${variantTitle(other)}`))))] : []);
  };
  update();
  return {
    element,
    toggle: () => pins?.toggle(),
    /** Ends placing pins. Returns whether it was on: without the views of the layout, nothing shows that it is. */
    leave: () => pins?.leave() ?? false,
    start: (own, chosenView) => {
      const [left, top, width, height] = areaOf(layout);
      const inPicture = ([x, y, ...size]) => [x - left, y - top, ...size];
      const key = framesKey(own);
      const startPoint = () => {
        const [x, y, w, h] = chosenView() ? inPicture(chosenView().absolute) : [0, 0, width, height];
        return [x + w / 2, y + h / 2];
      };
      const store = (list) => {
        if (list.length) layoutPins.set(nameOf(layout), { key, pins: list });
        else layoutPins.delete(nameOf(layout));
        keepLayoutPins();
        update();
        element.open = true;
      };
      const frames = own.views.filter(({ hidden, parent }) => !hidden && parent !== undefined).map((view) => ({ name: viewTitle(view), frame: inPicture(view.absolute) }));
      const forget = make("button", { type: "button", class: "button", click: () => {
        store([]);
        pins.refresh();
        tell("Earlier pins removed");
        pins.mode.focus();
      } }, "Remove earlier pins");
      showForgetting = () => {
        forget.remove();
        if (storedPins(layout, key).earlier.length) place.append(forget);
      };
      pins = makePins({ frames, size: [width, height], startPoint, stored: () => storedPins(layout, key), store, tell });
      stage.setPins(pins);
      place.replaceChildren(pins.items);
      update();
    },
  };
};
