// ---- Layout

const layoutsAround = (layout, state) => listAround(layout, selectedLayouts(layout.scene, state.filters), layout.scene.layouts);

const layoutAddress = (layout, state) =>
  address({ slug: layout.scene.slug, variant: layout.variant, view: state.view, layers: state.layers, beside: state.beside, filters: state.filters });

/** Returns the address of a view, of one of its distances, or of a finding in a layout, without the current filters. */
const partAddress = (layout, part) => address({ slug: layout.scene.slug, variant: layout.variant, ...part });

const layoutChooser = (layout, state) => {
  const list = layoutsAround(layout, state);
  const addressOf = (other) => layoutAddress(other, state);
  const choice = choiceAmong("Layout", list, layout, (other) => `${signs[other.status]} ${variantTitle(other)}`,
    (other) => { location.hash = addressOf(other); });
  return chooser("layout", list, layout, { titleOf: variantTitle, addressOf, choice });
};

/** The views of a finding, as buttons that show them in the picture. */
const viewButtons = (finding, choose) => finding.views ? make("p", { class: "view-buttons" },
  finding.views.map((name) => make("button", { type: "button", class: "button", "data-view": name, click: () => choose(name) }, named(name)))) : null;

/** The object id of Interface Builder in a sentence, except for those in parentheses after a name. */
const mentionedObjectID = /(?<![\w(-])\w{3}-\w{2}-\w{3}(?![\w-])/;

/**
 * Returns a text with the names that readers see instead of the object ids of views. An id stays after a name, “'View'
 * (a1B-2c-D3e)”, and if several views have the name.
 */
const withTitles = (text, views) => {
  const counts = new Map();
  for (const title of titlesOf(views)) counts.set(title, (counts.get(title) ?? 0) + 1);
  const titles = new Map(views.filter(({ label, title }) => !label && counts.get(title) === 1).map(({ name, title }) => [name, title]));
  return titles.size ? text.replaceAll(/\(\w{3}-\w{2}-\w{3}\)|(?<![\w-])\w{3}-\w{2}-\w{3}(?![\w-])/g, (name) => titles.get(name) ?? name) : text;
};

/** Names the views in the sentences of findings, which refer to them by object id. Commands keep the ids. */
const nameViews = (findings, views) => {
  for (const sentence of findings.querySelectorAll(".message > *, .hint > *, .notes li")) {
    const text = withTitles(sentence.textContent, views);
    if (text !== sentence.textContent) sentence.textContent = text;
  }
};

/** Returns the views of a layout that have findings. */
const withFindings = (layout, viewNamed) => new Set(layout.findings.flatMap((finding) => [
  ...(finding.views ?? []), ...(finding.consequences ?? []).map(({ view }) => view)].map(viewNamed).filter(Boolean)));

/** Returns the number of a finding among those of its rule in a layout: “conflict”, “conflict-2”. */
const findingName = (finding, { findings }) => {
  const number = findings.filter(({ code }) => code === finding.code).indexOf(finding) + 1;
  return number > 1 ? `${finding.code}-${number}` : finding.code;
};

/** Makes a button that copies the address of a part of a layout. */
const linkButton = (what, addressOf, tell) => make("button", {
  type: "button", class: "link-button", "aria-label": `Copy a link to ${what}`, title: `Copy a link to ${what}`,
  click: () => copyText(location.href.split("#")[0] + addressOf(), tell, "Link copied"),
}, "Link");

/** Whether the numbers are next to the picture. */
const isWide = window.matchMedia("(min-width: 60.01rem)");

/** Shows the views of a finding while the reader points at it. */
const pointing = (item, show, hide) => {
  for (const name of ["pointerenter", "focusin"]) item.addEventListener(name, show);
  for (const name of ["pointerleave", "focusout"]) item.addEventListener(name, hide);
  return item;
};

/** The elements of the page, and its functions for keys and the address. */
const layoutPage = (layout, state) => {
  const opening = clicked?.layout === layout ? clicked : null;
  clicked = null;
  let views = [];
  let own = null;
  let table = null;
  let why = null;
  let layerKeys = {};
  const chosen = make("section", { class: "panel chosen-view", "aria-label": "Chosen view", "aria-live": "polite" },
    make("p", { class: "quiet" }, "Choose a view in the picture or the table to see its frame and the constraints that determine it."));
  const hint = [...chosen.childNodes];
  const said = make("p", { class: "unseen", role: "status" });
  const tell = (text) => { said.textContent = text; };
  const request = make("div");
  const facts = make("div", { class: "chosen-facts" });
  const preview = makePreview(layout, tell, () => {
    stage.setViews(views);
    stage.markers.showMoved(views);
    table.update();
    const view = find(state.view);
    stage.markers.choose(view);
    // Changes are announced elsewhere in one sentence.
    facts.setAttribute("aria-live", "off");
    why?.update();
    if (view) facts.replaceChildren(...viewFacts(view, views, layout.scene.document, facts.querySelector(".link-button")));
  });
  const edits = makeEdits(layout.scene, tell, preview);
  const lists = make("div", null, make("p", { class: "quiet" }, "Loading the frames…"));
  const layers = make("div", { class: "layer-row" });
  const stay = () => history.replaceState(null, "", layoutAddress(layout, state));
  const involve = (list) => stage.markers.involve(list.filter(Boolean));

  const comparison = make("div", { class: "beside-part" });
  const showComparison = () => {
    const view = find(state.view);
    comparison.replaceChildren(...[view && beside.table(view, views)].filter(Boolean));
  };
  // On a small screen, the numbers and the findings are below the picture, so the reader does not see them.
  const count = plural(layout.findings.length, "finding");
  const toNumbers = make("button", { type: "button", class: "button primary to-numbers", hidden: !layout.findings.length, click: () => {
    const target = find(state.view) ? chosen : findings;
    target.scrollIntoView({ block: "start" });
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  } }, count);
  const show = (view) => {
    toNumbers.hidden = !view && !findings;
    toNumbers.textContent = view ? "Why is it there?" : count;
    stage.setChosen(view);
    beside.choose(view);
    showComparison();
    table?.select(view);
    facts.removeAttribute("aria-live");
    facts.replaceChildren(...(view ? viewFacts(view, views, layout.scene.document, linkButton("this view", () => partAddress(layout, { view: view.name }), tell)) : []));
    const trial = view && textTrial(view, views.indexOf(view), layout, edits);
    why = view && whyPanel(view, own, involve, edits, (edge) => linkButton(`${edge} of this view`, () => partAddress(layout, { view: view.name, edge }), tell), state.edge);
    chosen.replaceChildren(...(view ? [facts, findingsOn(view), trial, comparison, why.element, otherConstraints(view, own, involve, edits)].filter(Boolean) : hint));
    request.replaceChildren(...[view && editPanel(view, views, layout.scene, tell)].filter(Boolean));
  };
  const choose = (view) => {
    state.view = view?.name ?? null;
    state.edge = null;
    stay();
    show(view);
  };
  const stage = makeStage(layout, (view) => {
    choose(view);
    if (view && isWide.matches) chosen.scrollIntoView({ block: "nearest" });
  }, tell);
  const beside = makeBeside(layout, state, stage, { choose: (name) => choose(find(name)), stay, tell, refresh: () => showComparison() });
  /** The views by the names that findings have for them; of several with a name, the first one. */
  let byName = new Map();
  const viewNamed = (name) => byName.get(name) ?? null;
  const titleNamed = (name) => { const view = viewNamed(name); return view ? viewTitle(view) : name; };
  /** The sentences of the findings on a view, whose hints and locations are in the list of all findings. */
  const findingsOn = (view) => {
    const list = layout.findings.filter(({ views: names = [] }) => names.some((name) => viewNamed(name) === view));
    return list.length ? make("ul", { class: "findings-here" }, list.map((finding) => make("li", null,
      badge(finding.expected ? "expected" : finding.severity, ruleName(finding.code)), " ", named(withTitles(finding.message, views))))) : null;
  };
  const find = (name) => name ? views.find((view) => view.name === name) ?? null : null;

  let isBare = false;
  let redraw = () => {};
  const showLayers = (all, shown) => {
    const visible = isBare ? new Set([...shown].filter((layer) => contentLayers.has(layer))) : shown;
    beside.setLayers(visible);
    stage.showPictures(layeredPicture(layout, all, visible));
    stage.showNames(visible.has(ownLayer) && !all.includes(ownLayer));
  };
  const showBare = (value) => {
    if (isBare === value) return;
    layers.hidden = isBare = value;
    redraw();
  };
  const pins = makeLayoutPins(layout, stage, tell);
  const design = makeDesign(layout, stage, tell, showBare);
  const buildLayers = (all) => {
    const bar = layerBar(all, state.layers, (shown, text) => {
      state.layers = text;
      stay();
      showLayers(all, shown);
    });
    redraw = () => showLayers(all, bar.shown);
    redraw();
    layers.replaceChildren(bar.element);
    layerKeys = bar.keys;
  };
  const path = picturePath(layout);
  const hasAny = Boolean(path) && hasPicture(path);
  if (!hasAny) stage.showPictures([missingPicture(layout)]);

  /** Makes a finding with a button that copies its address. The finding that the address names is highlighted. */
  const linkedFinding = (finding, buttons) => {
    const name = findingName(finding, layout);
    const item = findingItem(finding, make("div", { class: "finding-parts" }, buttons, linkButton("this finding", () => partAddress(layout, { finding: name }), tell)));
    item.classList.toggle("asked", name === state.finding);
    return item;
  };
  const findings = layout.findings.length
    ? panel(count, true, make("ul", { class: "findings few" }, layout.findings.map((finding) =>
      pointing(linkedFinding(finding, viewButtons(finding, (name) => choose(viewNamed(name)))), () => involve((finding.views ?? []).map(viewNamed)), () => involve([]))))) : null;

  loadDetails(layout.scene, (loaded) => {
    own = loaded?.[layout.index] ?? null;
    if (hasAny) buildLayers(path.endsWith(".svg") ? own?.layers ?? [] : []);
    if (!own) {
      lists.replaceChildren(make("p", { class: "notice" }, isAlone
        ? "The frames of this layout are not in this page, to keep it small."
        : `The frames could not be loaded: the file data/${layout.scene.slug}.js is missing or from another run.`));
      return;
    }
    views = own.views;
    byName = new Map([...views].reverse().map((view) => [view.label ?? view.name, view]));
    placeViews(views, null);
    preview.setLayout(own);
    beside.setLoaded(loaded);
    stage.setViews(views);
    pins.start(own, () => find(state.view));
    design.start(views);
    table = frameTable(views, choose, (view, event) => {
      stage.markers.over(view);
      if (isMeasuring || event?.altKey || !view) stage.measureTo(view);
    }, withFindings(layout, viewNamed));
    const isBroken = own.constraints.some(({ state }) => state === "broken");
    lists.replaceChildren(
      panel(plural(views.length, "view"), true, table.filters, make("div", { class: "table-scroller", id: "outline" }, table.element)),
      own.constraints.length ? latePanel(plural(own.constraints.length, "constraint"), isBroken, () =>
        constraintList(own.constraints, (constraint) => involve((constraint?.views ?? []).map((index) => views[index])), edits)) : "");
    // Findings refer to views by object id; readers see names.
    for (const button of findings?.querySelectorAll("[data-view]") ?? []) button.replaceChildren(named(titleNamed(button.dataset.view)));
    if (findings) nameViews(findings, views);
    const view = opening && !state.view ? frontmost(views, opening.x, opening.y) : null;
    // A click beside all views means the layout.
    if (view?.parent !== undefined) choose(view);
    else show(find(state.view));
    const asked = findings?.querySelector(".asked");
    if (!asked) return;
    const { views: names = [] } = layout.findings.find((finding) => findingName(finding, layout) === state.finding);
    involve(names.map(viewNamed));
    asked.scrollIntoView({ block: "nearest" });
  });

  const elements = [
    make("div", { class: "layout-page" },
      make("section", { class: "stage-side", id: "canvas", "aria-label": "Picture" },
        make("div", { class: "toolbar" }, layoutChooser(layout, state), stage.controls), layers,
        make("div", { class: "stages" }, make("div", { class: "own-stage" }, beside.title, stage.measured, stage.element, stage.magnifier, stage.hints, toNumbers), beside.element)),
      make("section", { class: "inspector", id: "inspector", "aria-label": "Numbers" },
        heading(1, variantTitle(layout)),
        make("p", { class: "badges", id: "issues" }, badge(layout.status, findingSentence(layout.findings))),
        linkRow(differenceLink(layout), filmStripLink(layout)),
        layoutFacts(layout), chosen, request, said, findings, pins.element, lists, edits.panel)),
  ];
  stage.controls.prepend(...[beside.button, design.button].filter(Boolean));
  layers.after(...design.row);
  beside.start();
  return {
    kind: "layout", elements,
    close: () => {
      placeViews(views, null);
      beside.close();
      design.close();
      stage.close();
    },
    /** Ends placing pins or measuring. Returns whether one of them was on. */
    leaveMode: () => {
      if (pins.leave()) return true;
      if (!isMeasuring) return false;
      stage.toggleMeasuring();
      return true;
    },
    update: (next) => {
      if (["layers", "finding", "beside"].some((key) => next[key] !== state[key])) return false;
      Object.assign(state, next);
      show(find(state.view));
      return true;
    },
    keys: () => ({
      "+": () => stage.step(1), "=": () => stage.step(1), "-": () => stage.step(-1), f: () => stage.setZoom(null),
      0: () => stage.setZoom(1), p: stage.showDevicePixels, m: stage.toggleMeasuring, i: pins.toggle, b: beside.toggle, ...layerKeys,
      d: isDifferent(layout) ? () => { location.href = differenceAddress(layout); } : null,
    }),
  };
};
