// ---- Overview

/** So many pictures of a scene are shown before somebody asks for all. */
const tileLimit = 24;

const differenceCount = (layout) => plural(layout.causes.length, "difference");

/** The sentence that stands for the picture of a layout, and for the words below it. */
const layoutSentence = (layout) =>
  `${layout.scene.name}, ${layout.title}: ${differenceCount(layout)}${decisionOf(layout) ? `, ${decisionOf(layout)}` : ""}`;

const tile = (layout, state) => {
  const [width, height] = layout.size ?? [100, 200];
  const picture = layout.after
    ? lazyImage(layout.after, { class: "tile-picture", alt: layoutSentence(layout), width, height })
    : make("span", { class: "tile-picture missing", role: "img", "aria-label": layoutSentence(layout) }, "no picture");
  return make("li", { class: `tile ${decisionOf(layout)}` },
    make("a", { href: layoutAddress(layout, state), "data-key": `${layout.scene.slug}/${layout.variant}` },
      picture, make("span", { class: "tile-text", "aria-hidden": "true" }, named(layout.title),
        make("span", { class: "quiet" }, differenceCount(layout)), decisionBadge(decisionOf(layout)))));
};

const causeItem = (scene, cause, list, state) => {
  const concerned = list.filter((layout) => layout.causes.includes(scene.causes.indexOf(cause)));
  if (!concerned.length) return null;
  const scope = cause.layouts.length === scene.compared ? `on all ${plural(scene.compared, "layout")}` : `on ${cause.layouts.length} of ${plural(scene.compared, "layout")}`;
  return make("li", { class: `cause ${cause.severity}` },
    badge(cause.severity, capitalized(ruleName(cause.code))),
    make("span", { class: "message" }, make("a", { href: layoutAddress(concerned[0], state) }, named(cause.message))),
    make("span", { class: "where" }, scope, place(cause) ? [" · ", make("code", null, place(cause))] : null));
};

const sceneSection = (scene, state, refresh) => {
  const list = scene.layouts.filter((layout) => matches(layout, state));
  if (!list.length) return null;
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
          unchanged ? `, ${unchanged} as before` : "")),
      make("div", { class: "scene-actions" }, decideAll("Accept", true), decideAll("Reject", false))),
    make("ul", { class: "causes" }, scene.causes.map((cause) => causeItem(scene, cause, list, state))),
    tiles, more ? make("p", { class: "scene-more" }, more) : null);
};

const totals = (state) => {
  const counts = countDecisions();
  return [["", "All", layouts.length], ["open", "Open", counts.open], ["accepted", "Accepted", counts.accepted], ["rejected", "Rejected", counts.rejected]]
    .map(([show, word, count]) => make("a", {
      class: `total ${show}`, href: address({ ...state, slug: "", variant: "", show }), "aria-current": state.show === show ? "true" : null,
    }, make("strong", null, String(count)), word));
};

const otherFindings = () => [...review.findings, ...review.scenes.flatMap((scene) => scene.findings)];

const overviewPage = (state, refresh) => {
  const sections = review.scenes.map((scene) => sceneSection(scene, state, refresh)).filter(Boolean);
  const findings = otherFindings();
  const { different, layouts: compared } = review.totals;
  const title = different ? `${different} of ${plural(compared, "layout")} ${different === 1 ? "differs" : "differ"}` : `${plural(compared, "layout")}, none different`;
  const nothing = different
    ? make("p", { class: "empty" }, "No difference matches the filters.", make("a", { class: "button", href: "#/" }, "Show all"))
    : make("p", { class: "empty" }, `Everything is as ${review.standard.kind === "revision" ? `in ${standardName}` : "it was approved"}.`);
  return [
    make("div", { class: "intro" },
      make("div", null, heading(1, title), make("p", { class: "quiet" }, "Compared with ", named(standardName))),
      different ? make("nav", { class: "totals", "aria-label": "Decisions" }, totals(state)) : null),
    ...(sections.length ? sections : [nothing]),
    findings.length ? make("section", { class: "panel others" }, make("h2", null, "Also found"),
      make("ul", { class: "findings columns" }, findings.map((finding) => findingItem(finding)))) : null,
  ];
};
