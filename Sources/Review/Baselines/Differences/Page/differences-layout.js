// ---- One layout

const beforeNote = (detail) => {
  if (!detail.before) return "There is nothing to compare with: review the layout itself.";
  return review.standard.kind === "revision"
    ? `“Before” is the layout of ${standardName}.`
    : "“Before” is drawn from the recorded frames, because a baseline contains no pictures. Views that looked different are hatched, with the recorded description.";
};

/** The differences as a list of buttons, numbered as in the picture. */
const differenceList = (layout, differences, choose) => {
  const buttons = differences.map((difference, index) => {
    const cause = layout.scene.causes[difference.cause];
    const scope = cause.layouts.length === layout.scene.compared ? "on all layouts" : `on ${cause.layouts.length} of ${plural(layout.scene.compared, "layout")}`;
    return make("button", { type: "button", class: "difference-button", "aria-pressed": "false", click: () => choose(index) },
      make("span", { class: "difference-number", "aria-hidden": "true" }, String(index + 1)),
      make("span", { class: "difference-text" },
        badge(cause.severity, capitalized(ruleName(cause.code))),
        make("span", { class: "message" }, named(difference.message)),
        make("span", { class: "where" }, scope, place(cause) ? [" · ", make("code", null, place(cause))] : null)));
  });
  const show = (position) => buttons.forEach((button, index) => button.setAttribute("aria-pressed", String(index === position)));
  return { element: make("ol", { class: "differences" }, buttons.map((button) => make("li", null, button))), show };
};

/** The frames before and after as a table, for readers who cannot see the pictures. */
const differenceTable = (differences) => {
  const rows = differences.filter(({ from }) => Array.isArray(from));
  if (!rows.length) return null;
  return make("details", { class: "panel" }, make("summary", null, make("h2", null, `Frames (${rows.length})`)),
    make("div", { class: "table-scroller" }, make("table", { class: "frames wide" },
      make("caption", { class: "unseen" }, "Frames in the coordinates of the superview, in points: x, y and size"),
      make("thead", null, make("tr", null, ["View", "Before", "Now", "Difference"].map((title) => make("th", { scope: "col" }, title)))),
      make("tbody", null, rows.map((difference) => make("tr", null, make("th", { scope: "row" }, named(difference.view)),
        [frameText(difference.from), frameText(difference.to), deltaText(difference)].map((text) => make("td", null, text))))))));
};

const layoutsAround = (layout, state) => listAround(layout, selectedLayouts(state), layouts);

/** The steps go through the layouts of all scenes, the choice through those of one. */
const layoutChooser = (layout, state, open) => {
  const inScene = layoutsAround(layout, state).filter((other) => other.scene === layout.scene);
  const choice = choiceAmong("Layout", inScene, layout,
    (other) => `${{ accepted: "✓ ", rejected: "✕ " }[decisionOf(other)] ?? ""}${other.title}`, open);
  return chooser("layout", layoutsAround(layout, state), layout, {
    titleOf: (other) => `${other.scene.name}, ${other.title}`, addressOf: (other) => layoutAddress(other, state), choice,
  });
};

/** A field for the reader's comment on a layout, and the comment of an earlier reader. */
const commentField = (layout) => {
  const earlier = earlierComments.get(layout.key);
  const field = make("textarea", {
    class: "comment", rows: "2", "aria-label": "Comment", placeholder: "Comment, saved with the decision (C)", change: () => setComment(layout, field.value),
  });
  field.value = comments.get(layout.key) ?? "";
  return make("div", { class: "comment-place" },
    earlier ? make("p", { class: "earlier" }, make("strong", null, "Earlier comment: "), named(earlier)) : null, field);
};

/** The buttons that accept and reject, for this layout and for all layouts with the same differences. */
const decisionPanel = (layout, act) => {
  const others = alike(layout);
  const button = (word, sign, isAccepted, kind) => make("button", {
    type: "button", class: `button verdict ${kind}`, "aria-pressed": String(decisionOf(layout) === kind), click: () => act.decide([layout], isAccepted),
  }, make("span", { class: "sign", "aria-hidden": "true" }, sign), word);
  const all = (word, isAccepted) => make("button", { type: "button", class: "button", title: "All layouts of the scene that differ in the same ways", click: () => act.decide(others, isAccepted) }, `${word} all ${others.length} equal ones`);
  return make("div", { class: "verdicts", role: "group", "aria-label": "Decision" },
    make("div", { class: "verdict-row" }, button("Accept", "✓", true, "accepted"), button("Reject", "✕", false, "rejected"),
      make("button", { type: "button", class: `button${made.length ? "" : " off"}`, "aria-disabled": String(!made.length), click: act.undo }, "Undo")),
    others.length > 1 ? make("div", { class: "verdict-row small" }, all("Accept", true), all("Reject", false)) : null,
    commentField(layout));
};

const layoutPage = (layout, state, act) => {
  const stageSide = make("div", { class: "stage-side" });
  const inspector = make("div", { class: "inspector" });
  const page = { kind: "layout", elements: [make("div", { class: "layout-page" }, stageSide, inspector)], keys: () => ({}), close: () => {} };
  inspector.append(heading(1, named(layout.scene.name), ", ", named(layout.title)));

  const build = (list) => {
    const detail = list?.[layout.index];
    if (!detail) return inspector.append(make("p", { class: "notice" }, `The file data/${layout.scene.slug}.js is missing beside this page: copy the whole folder.`));
    const comparison = makeComparison(layout, detail, modes.includes(state.mode) ? state.mode : "side");
    const { differences } = detail;
    const gallery = galleryAddress(layout.scene, layout.variant);
    const choose = (position) => act.select(state.view === String(position + 1) ? null : String(position + 1));
    const changes = differenceList(layout, differences, choose);
    const modeButtons = modes.map((mode, index) => make("button", {
      type: "button", "data-mode": mode, disabled: !comparison.hasBoth && mode !== "side", click: () => act.setMode(mode), title: `${modeWords[mode]} (${index + 1})`,
    }, modeWords[mode]));
    const marksChoice = make("input", { type: "checkbox", change: (event) => comparison.setMarks(event.target.checked) });
    const toggleMarks = () => { marksChoice.checked = !marksChoice.checked; comparison.setMarks(marksChoice.checked); };
    stageSide.append(
      make("div", { class: "toolbar" }, layoutChooser(layout, state, act.open), comparison.zoomControls),
      make("div", { class: "toolbar modes" }, make("div", { class: "segmented", role: "group", "aria-label": "How the pictures are compared" }, modeButtons),
        make("label", { class: "check" }, marksChoice, "Marks"), comparison.pinned.mode),
      comparison.element, comparison.modeControls);
    const verdicts = make("div", { class: "verdict-place" }, decisionPanel(layout, act));
    inspector.append(verdicts, comparison.pinned.items, changes.element, make("p", { class: "quiet note" }, beforeNote(detail)),
      linkRow(gallery ? make("a", { class: "button", href: gallery, title: "The layout in the gallery (G)" }, "Frames and constraints in the gallery") : null) ?? "", differenceTable(differences) ?? "");

    page.update = (next) => {
      state = next;
      const mode = modes.includes(next.mode) ? next.mode : "side";
      comparison.setMode(mode);
      marksChoice.checked = comparison.hasMarks();
      for (const button of modeButtons) button.setAttribute("aria-pressed", String(button.dataset.mode === (comparison.hasBoth ? mode : "side")));
      const position = Number(next.view) - 1;
      const chosen = differences[position] ? position : null;
      comparison.choose(chosen);
      changes.show(chosen);
      comparison.pinned.refresh();
      verdicts.replaceChildren(decisionPanel(layout, act));
      stageSide.querySelector(".chooser").replaceWith(layoutChooser(layout, next, act.open));
      return true;
    };
    page.close = comparison.close;
    page.leaveMode = comparison.pinned.leave;
    page.keys = () => ({
      m: toggleMarks, i: comparison.pinned.toggle, f: () => comparison.setZoom(null), 0: () => comparison.setZoom(1), "+": () => comparison.step(1), "=": () => comparison.step(1),
      "-": () => comparison.step(-1), " ": comparison.turnOver, n: () => choose((Number(state.view) || 0) % differences.length),
      ...(gallery ? { g: () => { location.href = gallery; } } : {}),
    });
    page.update(state);
  };
  loadDetails(layout.scene, build);
  return page;
};
