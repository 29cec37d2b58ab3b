// ---- Layers

/** The layers of a picture by the names of their groups, in the order of their switches. */
const layerTitles = new Map([
  ["views", "Views"], ["bars", "Bars"], ["guides", "Guides"], ["baselines", "Baselines"], ["frames", "Frames"],
  ["alignment-rects", "Alignment"], ["content-sizes", "Content"], ["constraints", "Constraints"], ["findings", "Findings"],
  ["expected", "Misplaced"], ["involved", "Involved"], ["distances", "Distances"], ["names", "Names"],
]);

/** Layers that are switched together with another one. */
const layerOwners = { badges: "constraints", "bar-grounds": "bars" };
const layerOwner = (layer) => layerOwners[layer] ?? layer;

/** The layers that an app shows as well. */
const contentLayers = new Set(["views", "bars"]);

/** The layer that the page draws itself if the picture does not have it. */
const ownLayer = "names";

/** The switches of a picture's layers: all of them, and those that are on by default. */
const layerSwitches = (layers) => {
  const drawn = new Set(layers.map(layerOwner));
  const all = [...layerTitles.keys()].filter((layer) => drawn.has(layer) || layer === ownLayer);
  return { all, standard: all.filter((layer) => drawn.has(layer)) };
};

/** The layers in an address; null for the default ones. */
const askedLayers = (text) => text === null ? null : text.split(",");

/** The whole picture if all layers are shown, otherwise a stack of images that show one layer each. */
const layeredPicture = (layout, layers, shown) => {
  const isWhole = layers.every((layer) => shown.has(layerOwner(layer)));
  const visible = isWhole ? [null] : layers.filter((layer) => shown.has(layerOwner(layer)));
  const image = (layer, index) => {
    const element = make("img", { class: "picture", alt: index ? "" : layoutSentence(layout) });
    withPictureAddress(picturePath(layout), (found) => { element.src = found + (layer ? layerMark(layer) : ""); });
    return element;
  };
  return visible.length ? visible.map(image) : [make("span", { class: "unseen" }, layoutSentence(layout))];
};

/** The names of all visible views, each at the corner of its view. */
const nameTags = (layout, views) => {
  const [left, top, width, height] = areaOf(layout);
  return views.filter((view) => !view.hidden && view.parent !== undefined).map((view) =>
    make("span", { class: "name-tag", "aria-hidden": "true", style: `left:${(view.absolute[0] - left) / width * 100}%;top:${(view.absolute[1] - top) / height * 100}%` },
      named(viewTitle(view))));
};

/** Switches for layers. `change` receives the layers that are on, or null for the default ones. */
const layerBar = (layers, asked, change) => {
  const { all, standard } = layerSwitches(layers);
  const shown = new Set(askedLayers(asked)?.filter((layer) => all.includes(layer)) ?? standard);
  const report = () => {
    const on = all.filter((layer) => shown.has(layer));
    change(shown, on.join() === standard.join() ? null : on.join());
  };
  const update = () => { for (const [layer, button] of buttons) button.setAttribute("aria-pressed", String(shown.has(layer))); };
  const toggle = (layer) => {
    if (!layer) return;
    if (!shown.delete(layer)) shown.add(layer);
    update();
    report();
  };
  const overlays = standard.filter((layer) => layer !== "views");
  const toggleAll = () => {
    const isBare = !overlays.some((layer) => shown.has(layer));
    shown.delete(ownLayer);
    for (const layer of overlays) isBare ? shown.add(layer) : shown.delete(layer);
    update();
    report();
  };
  const buttons = new Map(all.map((layer, index) => [layer, make("button", {
    type: "button", class: "layer", "aria-keyshortcuts": index < 9 ? String(index + 1) : null, click: () => toggle(layer),
  }, index < 9 ? make("kbd", { "aria-hidden": "true" }, String(index + 1)) : null, layerTitles.get(layer))]));
  update();
  const keys = Object.fromEntries(all.slice(0, 9).map((layer, index) => [index + 1, () => toggle(layer)]));
  return {
    element: make("div", { class: "layers", role: "group", "aria-label": "Layers of the picture" }, [...buttons.values()]),
    shown, keys: { ...keys, o: toggleAll },
  };
};
