// ---- Overview

/** The total of a status as a link that shows only layouts of that status, or all again. */
const totalLink = (state, status) => {
  const count = report.totals[status];
  const isOn = state.filters.status === status;
  const filters = { ...state.filters, status: isOn ? "" : status };
  return make("a", { class: `total ${status}`, href: address({ filters }), "aria-current": isOn ? "true" : null },
    make("span", { class: "sign", "aria-hidden": "true" }, signs[status]),
    make("strong", null, String(count)), statusWords[status]);
};

const unreadDocuments = () => report.unread.length === 0 ? null : make("section", { class: "unread", "aria-labelledby": "unread" },
  make("h2", { id: "unread" }, badge("error", `${plural(report.unread.length, "document")} could not be read`)),
  report.unread.map((document, index) => make("details", { open: index < 3 },
    make("summary", null, named(document.path, "code")),
    make("ul", { class: "findings" }, document.findings.map((finding) => findingItem(finding))))));

/** The picture of a scene's card: its contact sheet, else its first layout that has a picture. */
const cardPicture = (scene, layouts) => {
  const sheet = scene.sheets[0];
  const path = sheet?.svg ?? sheet?.png;
  const sentence = `${scene.name}: ${plural(layouts.length, "layout")}, ${statusOrder
    .map((status) => [status, layouts.filter((layout) => layout.status === status).length])
    .filter(([, count]) => count).map(([status, count]) => `${count} ${statusWords[status]}`).join(", ") || "none solved"}`;
  if (path) {
    const isWide = sheet.width > sheet.height * 1.6;
    return lazyImage(path, {
      class: isWide ? "whole" : "top", alt: `Contact sheet of ${sentence}`, width: sheet.width, height: sheet.height,
    });
  }
  const shown = layouts.find((layout) => layout.picture) ?? layouts[0];
  return shown ? layoutPicture(shown) : make("span", { class: "picture missing" }, "no layout");
};

/** The end of a path, which tells more than its beginning. */
const shortPath = (path) => {
  const parts = path.split("/");
  return parts.length > 2 ? `…/${parts.slice(-2).join("/")}` : path;
};

const card = (scene, state) => {
  const layouts = selectedLayouts(scene, state.filters);
  return make("li", { class: `card ${scene.status}` },
    make("a", { href: address({ slug: scene.slug, filters: state.filters }), "data-key": scene.slug },
      make("span", { class: "card-picture" }, cardPicture(scene, layouts)),
      make("span", { class: "card-text" },
        make("span", { class: "card-name" }, named(scene.name, "strong")),
        make("span", { class: "card-path", title: scene.document }, named(shortPath(scene.document))),
        make("span", { class: "badges" }, statusCounts(layouts),
          scene.findings.length ? badge(statusOf(scene.findings), plural(scene.findings.length, "remark")) : null))));
};

const overviewPage = (state) => {
  const scenes = selectedScenes(state.filters);
  return [
    make("section", { class: "intro" },
      make("div", null, heading(1, "Layout review"), report.selection === "all scenes" ? null : make("p", { class: "quiet" }, capitalized(report.selection)),
        report.sheets.length ? make("p", { class: "quiet" }, sheetLinks("Sheet of all scenes", report.sheets)) : null),
      make("div", { class: "totals" }, statusOrder.filter((status) => report.totals[status]).map((status) => totalLink(state, status)))),
    unreadDocuments(),
    scenes.length
      ? make("ul", { class: "cards", "aria-label": "Scenes" }, scenes.map((scene) => card(scene, state)))
      : nothingFound(state),
  ];
};

const nothingFound = (state) => make("div", { class: "empty" },
  make("p", null, isFiltered(state.filters) ? "No layout matches the filters." : "There are no scenes in this review."),
  isFiltered(state.filters) ? make("p", null, make("a", { class: "button", href: address({ ...state, filters: {} }) }, "Clear the filters")) : null);
