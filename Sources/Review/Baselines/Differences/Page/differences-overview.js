// ---- Overview

/** The number of pictures per scene that are shown before the reader asks for all. */
const tileLimit = 24;

const differenceCount = (layout) => plural(layout.causes.length, "difference");

/** The text alternative of the picture and caption of a layout. */
const layoutSentence = (layout) =>
  `${layout.scene.name}, ${layout.title}: ${differenceCount(layout)}${decisionOf(layout) ? `, ${decisionOf(layout)}` : ""}${comments.has(layout.key) ? `, “${comments.get(layout.key)}”` : ""}`;

/** The comment on a layout, or that of an earlier review, or else the number of its pins; null if there is none. */
const tileComment = (layout) => {
  const text = comments.get(layout.key) ?? earlierComments.get(layout.key);
  const count = (writtenPins(layout) ?? earlierPins.get(layout.key) ?? []).length;
  const words = text ? `“${text}”` : count ? plural(count, "pin") : "";
  return words ? make("span", { class: "tile-comment" }, named(words)) : null;
};

const tile = (layout, state) => {
  const [width, height] = layout.size ?? [100, 200];
  const picture = layout.after
    ? lazyImage(layout.after, { class: "tile-picture", alt: layoutSentence(layout), width, height })
    : make("span", { class: "tile-picture missing", role: "img", "aria-label": layoutSentence(layout) }, "no picture");
  return shelf(make("li", { class: `tile ${decisionOf(layout)}` },
    make("a", { href: layoutAddress(layout, state), "data-key": `${layout.scene.slug}/${layout.variant}` },
      picture, make("span", { class: "tile-text", "aria-hidden": "true" }, named(layout.title),
        make("span", { class: "quiet" }, differenceCount(layout)), decisionBadge(decisionOf(layout)), tileComment(layout)))));
};

/** The first layout of a list for each cause, by the position of the cause. */
const firstByCause = (list) => {
  const first = new Map();
  for (const layout of list) for (const cause of layout.causes) if (!first.has(cause)) first.set(cause, layout);
  return first;
};

/** The consequences of a cause, folded; null if there are none. */
const consequenceList = ({ consequences }) => consequences?.length
  ? make("details", { class: "consequences" }, make("summary", null, plural(consequences.length, "consequence")),
    make("ul", null, consequences.map(({ message }) => make("li", null, named(message)))))
  : null;

/** The changes of which a cause consists, such as the constraints of an exchange, folded; null for a single change. */
const stepList = ({ notes }) => notes?.length
  ? make("details", { class: "consequences" }, make("summary", null, plural(notes.length, "change")),
    make("ul", null, notes.map((note) => make("li", null, named(note)))))
  : null;

/** A cause with a link to a layout that has it. */
const causeItem = (scene, cause, layout, state) => {
  const scope = cause.layouts.length === scene.compared ? `on all ${plural(scene.compared, "layout")}` : `on ${cause.layouts.length} of ${plural(scene.compared, "layout")}`;
  const numbers = cause.numbersDiffer ? " (values from the first)" : "";
  return make("li", { class: `cause ${cause.severity}` },
    badge(cause.severity, capitalized(ruleName(cause.code))),
    make("span", { class: "message" }, make("a", { href: layoutAddress(layout, state) }, named(cause.message))),
    make("span", { class: "where" }, scope, numbers, place(cause) ? [" · ", make("code", null, place(cause))] : null),
    stepList(cause), consequenceList(cause));
};

/** A scene with its selected layouts. */
const sceneSection = ({ scene, list }, state, refresh) => {
  const first = firstByCause(list);
  const unchanged = scene.compared - scene.layouts.length;
  const tiles = make("ul", { class: "tiles" }, list.slice(0, tileLimit).map((layout) => tile(layout, state)));
  const more = list.length > tileLimit ? make("button", { type: "button", class: "button", click: (event) => {
    event.target.remove();
    tiles.append(...list.slice(tileLimit).map((layout) => tile(layout, state)));
    tiles.children[tileLimit].firstChild.focus();
  } }, `Show all ${list.length} layouts`) : null;
  const decideAll = (word, isAccepted) => make("button", {
    type: "button", class: "button", "aria-label": `${word} ${plural(list.length, "layout")} of ${scene.name}`,
    click: () => { decide(list, isAccepted); say(`${plural(list.length, "layout")} ${isAccepted ? "accepted" : "rejected"}`); refresh(); },
  }, `${word} ${list.length === 1 ? "it" : `all ${list.length}`}`);
  return make("section", { class: "panel scene", "aria-labelledby": `scene-${scene.slug}` },
    make("div", { class: "scene-head" },
      make("div", null, make("h2", { id: `scene-${scene.slug}` }, named(scene.name)),
        make("p", { class: "quiet" }, named(scene.document, "code"), ` · ${scene.layouts.length} of ${plural(scene.compared, "layout")} different`,
          unchanged ? `, ${unchanged} as before` : "",
          scene.gallery ? [" · ", make("a", { href: galleryAddress(scene) }, "in the gallery")] : "")),
      make("div", { class: "scene-actions" }, decideAll("Accept", true), decideAll("Reject", false))),
    make("ul", { class: "causes" }, scene.causes.map((cause, index) => first.has(index) ? causeItem(scene, cause, first.get(index), state) : null)),
    tiles, more ? make("p", { class: "scene-more" }, more) : null);
};

const totals = (state) => {
  const counts = countDecisions();
  return [["", "All", layouts.length], ["open", "Open", counts.open], ["accepted", "Accepted", counts.accepted], ["rejected", "Rejected", counts.rejected]]
    .map(([show, word, count]) => make("a", {
      class: `total ${show}`, href: address({ ...state, filters: { ...state.filters, show } }), "aria-current": (state.filters.show ?? "") === show ? "true" : null,
    }, make("strong", null, String(count)), word));
};

const otherFindings = () => [...review.findings, ...review.scenes.flatMap((scene) => scene.findings)];

/** The number of scenes that are created at once: more than any window shows. */
const scenePortion = 4;

const overviewPage = (state, refresh) => {
  const selected = review.scenes.map((scene) => ({ scene, list: selectedLayouts(state, scene.layouts) })).filter(({ list }) => list.length);
  const findings = otherFindings();
  const { different, layouts: compared } = review.totals;
  const title = different ? `${different} of ${plural(compared, "layout")} ${different === 1 ? "differs" : "differ"}` : `${plural(compared, "layout")}, none different`;
  const nothing = different ? "No difference matches the filters." : `Everything is as ${review.standard.kind === "revision" ? `in ${standardName}` : "it was approved"}.`;
  return [
    make("div", { class: "intro" },
      make("div", null, heading(1, title), make("p", { class: "quiet" }, "Compared with ", named(standardName)),
        linkRow(review.scenes.some((scene) => scene.gallery) ? make("a", { class: "button", href: "../index.html" }, "Gallery") : null)),
      different ? make("nav", { class: "totals", "aria-label": "Decisions" }, totals(state)) : null),
    selected.length ? fillInPortions(make("div"), selected, (each) => sceneSection(each, state, refresh), scenePortion) : nothingFound(state, nothing),
    findings.length ? make("section", { class: "panel others" }, make("h2", null, "Also found"),
      make("ul", { class: "findings columns" }, findings.map((finding) => findingItem(finding)))) : null,
  ];
};
