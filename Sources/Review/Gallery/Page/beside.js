// ---- Side by side: another layout of the scene beside the shown one

/**
 * The properties in which two layouts can differ: each with a title for the layouts that differ only in it, and with
 * its value.
 */
const besideProperties = [
  ["Other devices", (layout) => layout.device.identifier], ["Other languages", (layout) => layout.locale],
  ["Light and dark", (layout) => layout.appearance], ["Other text sizes", (layout) => layout.textSize],
  ["Other orientations", (layout) => layout.orientation], ["Other states", stateName],
];

/**
 * Returns the other layouts of a scene, grouped by the property that differs from a layout. Layouts that differ in
 * several properties come last.
 */
const layoutsBeside = (layout) => {
  const others = layout.scene.layouts.filter((other) => other !== layout);
  const differing = (other) => besideProperties.filter(([, valueOf]) => valueOf(other) !== valueOf(layout)).map(([title]) => title);
  const only = (title) => others.filter((other) => differing(other).join() === title);
  const rest = others.filter((other) => differing(other).length !== 1);
  return [...besideProperties.map(([title]) => [title, only(title)]), ["Several differences", rest]].filter(([, list]) => list.length);
};

/** Returns the layout that is shown first: on another kind of device if there is one, otherwise the nearest. */
const nearestBeside = (layout) => {
  const groups = layoutsBeside(layout);
  return groups[0]?.[1].find((other) => other.device.idiom !== layout.device.idiom) ?? groups[0]?.[1][0] ?? null;
};

/** The lengths of a frame that two layouts are compared by: with the distances to the far edges of the superview. */
const comparedLengths = ["x", "y", "width", "height", "right", "bottom"];

const lengthsOf = (view, views) => {
  const around = views[view.parent];
  const [x, y, width, height] = view.frame;
  return [x, y, width, height, ...(around ? [around.frame[2] - x - width, around.frame[3] - y - height] : [null, null])];
};

/** A table of the frames of a view in two layouts, with their differences. */
const besideTable = (layout, view, views, other, otherViews) => {
  const twin = otherViews.find(({ name }) => name === view.name);
  const cells = (lengths, text) => lengths.map((length) => make("td", null, length === null ? "–" : text(length)));
  const row = (title, lengths, text = number) => make("tr", null, make("th", { scope: "row" }, title), cells(lengths, text));
  if (!twin) return make("p", { class: "notice" }, `${viewTitle(view)} is not in the layout beside this one.`);
  const [own, others] = [lengthsOf(view, views), lengthsOf(twin, otherViews)];
  const delta = (length) => (Math.abs(length) < 0.005 ? "=" : `${length > 0 ? "+" : ""}${number(length)}`);
  const caption = `Frame of ${viewTitle(view)} in both layouts, in the coordinates of the superview, in points`;
  return make("div", { class: "table-scroller", tabindex: "0", role: "region", "aria-label": caption }, make("table", { class: "frames beside-frames" },
    make("caption", { class: "unseen" }, caption),
    make("thead", null, make("tr", null, ["Layout", ...comparedLengths].map((title) => make("th", { scope: "col" }, title)))),
    make("tbody", null, row(variantTitle(layout), own), row(variantTitle(other), others),
      row("Difference", own.map((length, index) => (length === null || others[index] === null ? null : others[index] - length)), delta))));
};

/**
 * Makes the place for another layout next to the shown one. `choose` receives the name of a view that the reader
 * chooses in it, `stay` keeps the state in the address, and `refresh` updates what depends on both layouts.
 */
const makeBeside = (layout, state, stage, { choose, stay, tell, refresh }) => {
  const element = make("div", { class: "beside", hidden: true });
  const title = make("p", { class: "beside-title", hidden: true }, variantTitle(layout));
  let loaded = null;
  let other = null;
  let second = null;
  let chosenName = null;
  let shownLayers = null;

  const viewsOf = () => loaded?.[other?.index]?.views ?? [];
  const showLayers = () => {
    const path = other && picturePath(other);
    if (!second || !path || !hasPicture(path)) return;
    const layers = path.endsWith(".svg") ? loaded?.[other.index]?.layers ?? [] : [];
    second.showPictures(layeredPicture(other, layers, shownLayers ?? new Set(layers.map(layerOwner))));
    second.showNames(Boolean(shownLayers?.has(ownLayer)) && !layers.includes(ownLayer));
  };
  const fill = () => {
    if (!second) return;
    second.setViews(viewsOf());
    second.setChosen(viewsOf().find(({ name }) => name === chosenName));
    showLayers();
  };
  const select = () => {
    const option = (each) => make("option", { value: each.variant, selected: each === other }, `${signs[each.status]} ${variantTitle(each)}`);
    const groups = layoutsBeside(layout).filter(([, list]) => list.includes(other) || list.length < longChoice);
    return make("select", { "aria-label": "Layout beside this one", change: (event) => show(layout.scene.layouts.find(({ variant }) => variant === event.target.value)) },
      groups.map(([name, list]) => make("optgroup", { label: name }, list.map(option))));
  };
  /** Shows another layout, or none. */
  const show = (next) => {
    second?.close();
    stage.link(null);
    other = next;
    second = null;
    state.beside = other?.variant ?? null;
    element.hidden = title.hidden = !other;
    button.setAttribute("aria-pressed", String(Boolean(other)));
    element.replaceChildren();
    if (other) {
      second = makeStage(other, (view) => choose(view?.name ?? null), tell, `Picture beside it: ${variantTitle(other)}; scrolls when it is enlarged`);
      const path = picturePath(other);
      if (!path || !hasPicture(path)) second.showPictures([missingPicture(other)]);
      const own = make("a", { class: "button", href: layoutAddress(other, { ...state, beside: layout.variant }), "aria-label": `Open ${variantTitle(other)}`, title: "Open this layout" }, "Open");
      element.replaceChildren(make("div", { class: "beside-title" }, select(), own), second.measured, second.element, second.magnifier);
      stage.link(second);
      second.link(stage);
      fill();
    }
    stay();
    refresh();
  };
  const toggle = () => {
    show(other ? null : nearestBeside(layout));
    tell(other ? `${variantTitle(other)} beside this layout` : "One layout");
  };
  const button = make("button", {
    type: "button", class: "button", "aria-pressed": "false", title: "Another layout of the scene beside this one (B)", click: toggle,
  }, "Side by side");
  return {
    element, title, button: nearestBeside(layout) ? button : null, toggle: nearestBeside(layout) ? toggle : null,
    /** Shows the layout in the address, once the layout itself is in the page. */
    start: () => {
      if (state.beside === null) return;
      const asked = layout.scene.layouts.find(({ variant }) => variant === state.beside);
      show(asked && asked !== layout ? asked : nearestBeside(layout));
    },
    setLoaded: (list) => {
      loaded = list;
      fill();
    },
    setLayers: (shown) => {
      shownLayers = shown;
      showLayers();
    },
    choose: (view) => {
      chosenName = view?.name ?? null;
      second?.setChosen(viewsOf().find(({ name }) => name === chosenName));
    },
    /** A table of a view's frames in both layouts; null if there is only one. */
    table: (view, views) => (other && viewsOf().length ? besideTable(layout, view, views, other, viewsOf()) : null),
    close: () => second?.close(),
  };
};
