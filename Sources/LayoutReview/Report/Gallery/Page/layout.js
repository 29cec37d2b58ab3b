// ---- Layout

/** The layout before or after another among those that the filters leave; all of the scene where it is not among them. */
const neighbour = (layout, state, step) => {
  const selected = selectedLayouts(layout.scene, state.filters);
  const list = selected.includes(layout) ? selected : layout.scene.layouts;
  return list[list.indexOf(layout) + step];
};

const layoutAddress = (layout, state) =>
  address({ slug: layout.scene.slug, variant: layout.variant, view: state.view, filters: state.filters });

const layoutChooser = (layout, state) => {
  const selected = selectedLayouts(layout.scene, state.filters);
  const list = selected.includes(layout) ? selected : layout.scene.layouts;
  const step = (text, label, offset) => {
    const next = list[list.indexOf(layout) + offset];
    return next
      ? make("a", { class: "button", href: layoutAddress(next, state), "aria-label": `${label}: ${variantTitle(next)}` }, text)
      : make("span", { class: "button off", role: "link", "aria-disabled": "true", "aria-label": label }, text);
  };
  const choice = make("select", {
    "aria-label": "Layout", change: (event) => { location.hash = layoutAddress(list[event.target.selectedIndex], state); },
  }, list.map((other) => make("option", { selected: other === layout }, `${signs[other.status]} ${variantTitle(other)}`)));
  return make("div", { class: "chooser" }, step("‹", "Previous layout", -1), choice, step("›", "Next layout", 1),
    make("span", { class: "quiet position" }, `${list.indexOf(layout) + 1} of ${list.length}`));
};

/** The views of a finding, as buttons that show them in the picture. */
const viewButtons = (finding, choose) => finding.views ? make("p", { class: "view-buttons" },
  finding.views.map((name) => make("button", { type: "button", class: "button", click: () => choose(name) }, named(name)))) : null;

/** The elements of the page, and what the keys and the address may do with it. */
const layoutPage = (layout, state) => {
  let views = [];
  let table = null;
  const chosen = make("section", { class: "panel chosen-view", "aria-label": "Chosen view", "aria-live": "polite" });
  const lists = make("div", null, make("p", { class: "quiet" }, "Loading the frames…"));

  const show = (view) => {
    stage.mark("chosen", view);
    table?.select(view);
    chosen.replaceChildren(...[viewFacts(view, views)].flat());
  };
  const choose = (view) => {
    state.view = view?.name ?? "";
    history.replaceState(null, "", layoutAddress(layout, state));
    show(view);
  };
  const stage = makeStage(layout, choose);
  const chooseNamed = (name) => choose(views.find((view) => (view.label ?? view.name) === name) ?? null);
  const find = (name) => name ? views.find((view) => view.name === name) ?? null : null;

  loadDetails(layout.scene, (loaded) => {
    const own = loaded?.[layout.index];
    if (!own) {
      lists.replaceChildren(make("p", { class: "notice" }, `The frames could not be loaded: the file data/${layout.scene.slug}.js is missing or from another run.`));
      return;
    }
    views = own.views;
    stage.setViews(views);
    table = frameTable(views, choose, (view) => stage.mark("over", view));
    lists.replaceChildren(
      panel(plural(views.length, "view"), true, make("div", { class: "table-scroller" }, table.element)),
      own.constraints.length ? panel(plural(own.constraints.length, "constraint"), own.constraints.some(({ state }) => state === "broken"), constraintList(own.constraints)) : "");
    show(find(state.view));
  });

  const findings = layout.findings.length
    ? panel(plural(layout.findings.length, "finding"), true, make("ul", { class: "findings few" }, layout.findings.map((finding) => findingItem(finding, viewButtons(finding, chooseNamed))))) : null;
  const elements = [
    make("div", { class: "layout-page" },
      make("section", { class: "stage-side", "aria-label": "Picture" },
        make("div", { class: "toolbar" }, layoutChooser(layout, state), stage.controls), stage.element),
      make("section", { class: "inspector", "aria-label": "Numbers" },
        heading(1, variantTitle(layout)),
        make("p", { class: "badges" }, badge(layout.status, findingSentence(layout.findings))),
        layoutFacts(layout), chosen, findings, lists)),
  ];
  return {
    elements, close: stage.close,
    select: (name) => { state.view = name; show(find(name)); },
    keys: { "+": () => stage.step(1), "=": () => stage.step(1), "-": () => stage.step(-1), f: () => stage.setZoom(null), 1: () => stage.setZoom(1) },
  };
};
