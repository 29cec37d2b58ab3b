// ---- Overview

/** The total of a status as a link that filters by that status, or that removes the filter. */
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

/** The notice about layouts that a single-file page does not contain. */
const omittedNotice = () => report.omitted ? make("p", { class: "notice" },
  `The pictures and frames of ${plural(report.omitted, "layout")} are not in this page, which is kept below ${number(report.limit / 1e6)} MB. The full gallery contains them.`) : null;

/** The size of the picture on a card, in points, and the gap between layouts. */
const cardRoom = { width: 270, height: 196, gap: 12 };

/** The scale from which text is legible, and the least one at which a card shows several layouts. */
const [legibleScale, leastCardScale] = [0.5, 0.16];

const byWidth = (layouts) => [...layouts].sort((a, b) => areaOf(a)[2] - areaOf(b)[2]);

/**
 * The layouts on a scene's card: the worst one first, then one for each other device, as many as fit. A layout that is
 * legible, such as that of a cell, stays so.
 */
const representatives = (layouts) => {
  const alike = statusOrder.map((status) => layouts.filter((layout) => layout.status === status)).find(({ length }) => length) ?? [];
  const [narrowest] = byWidth(alike);
  const isLegible = narrowest && cardScale([narrowest]) > legibleScale;
  const worst = isLegible ? [narrowest] : alike.slice(0, 1);
  const others = grouped(layouts, ({ device }) => device.identifier).map(([first]) => first);
  const chosen = [];
  for (const layout of new Set([...worst, ...others])) {
    const scale = cardScale([...chosen, layout]);
    if (chosen.length && (chosen.length > 3 || scale < (isLegible ? legibleScale : leastCardScale))) break;
    chosen.push(layout);
  }
  return byWidth(chosen);
};

/** The scale at which layouts fit side by side on a card. */
const cardScale = (layouts) => {
  const sizes = layouts.map(areaOf);
  const width = sizes.reduce((sum, [, , each]) => sum + each, 0);
  const room = cardRoom.width - cardRoom.gap * (layouts.length - 1);
  return Math.min(1, room / width, cardRoom.height / Math.max(...sizes.map(([, , , height]) => height)));
};

/** Returns the views alone for a layout that is ok and has artwork. Other cards also show frames and constraints. */
const cardLayer = (layout) => layout.status === "ok" && layout.scene.artwork ? plainLayer : undefined;

/** Makes the pictures of a scene's card, all at the same scale. */
const cardPicture = (scene, layouts) => {
  const counts = statusOrder.map((status) => [status, layouts.filter((layout) => layout.status === status).length]);
  const words = counts.filter(([, count]) => count).map(([status, count]) => `${count} ${statusWords[status]}`);
  const shown = representatives(layouts);
  return make("span", {
    class: "card-picture", role: "img", style: shown.length ? `--scale:${cardScale(shown)}` : null,
    "aria-label": `${scene.name}: ${plural(layouts.length, "layout")}, ${words.join(", ") || "none solved"}`,
  }, shown.length
    ? shown.map((layout) => make("span", { class: `thumb ${layout.status}` }, layoutPicture(layout, { layer: cardLayer(layout), alt: "" })))
    : make("span", { class: "quiet" }, "no layout"));
};

/** The layouts with each status, and which rules have found something in them. */
const cardCounts = (layouts) => {
  const rules = rulesText(layouts.flatMap(seenFindings));
  const counts = statusCounts(layouts);
  return [...counts.slice(0, -1), rules ? make("span", { class: "quiet card-rules" }, rules) : null, counts.at(-1)];
};

/** The path of a scene's document without the folders of all documents. That of one of several scenes with the same name distinguishes it from the others. */
const shortPath = (() => {
  let all = null;
  let byName = null;
  const shortened = (scenes) => {
    const documents = [...new Set(scenes.map(({ document }) => document))];
    const folders = distinguishingFolders(documents.map(folderOf));
    return documents.map((path, index) => [path, [folders[index], path.split("/").at(-1)].filter(Boolean).join("/")]);
  };
  return ({ document, name }) => {
    all ??= new Map(shortened(report.scenes));
    byName ??= new Map(grouped(report.scenes, (scene) => scene.name).map((scenes) => [scenes[0].name, new Map(shortened(scenes))]));
    const alike = byName.get(name);
    return (alike.size > 1 ? alike : all).get(document);
  };
})();

/** Makes the card of a scene, with the title of its folder above it if it is the only scene there. */
const card = (scene, state, title = null) => {
  const layouts = selectedLayouts(scene, state.filters);
  return shelf(make("li", { class: `card ${scene.status}${title ? " titled" : ""}` }, title ? make("h2", null, named(title)) : null,
    make("a", { href: address({ slug: scene.slug, filters: state.filters }), "data-key": scene.slug },
      cardPicture(scene, layouts),
      make("span", { class: "card-text" },
        make("span", { class: "card-name" }, named(scene.name, "strong")),
        make("span", { class: "card-path", title: scene.document }, named(shortPath(scene))),
        make("span", { class: "badges" }, cardCounts(layouts),
          scene.findings.length ? badge(statusOf(scene.findings), plural(scene.findings.length, "remark")) : null)))));
};

const folderHeading = (title) => make("li", { class: "folder-title" }, make("h2", null, named(title)));

/**
 * The cards and headings of folders. Neighboring folders with one scene each share rows, in which each card has its
 * heading.
 */
const folderEntries = (groups, state) => groups.flatMap(({ title, scenes }, index) => {
  const isSingle = (group) => group?.scenes.length === 1;
  if (isSingle(groups[index]) && (isSingle(groups[index - 1]) || isSingle(groups[index + 1]))) return [() => card(scenes[0], state, title)];
  return [() => folderHeading(title), ...scenes.map((scene) => () => card(scene, state))];
});

/** Makes the cards in order. If they are grouped by folder, each folder has a heading. */
const cardList = (state) => {
  const scenes = selectedScenes(state.filters);
  const groups = state.filters.sort ? [] : scenesByFolder(scenes);
  const entries = groups.length > 1 ? folderEntries(groups, state) : scenes.map((scene) => () => card(scene, state));
  return entries.length ? fillInPortions(make("ul", { class: "cards", "aria-label": "Scenes" }), entries, (entry) => entry()) : nothingFound(state, nothingWords(state));
};

const overviewPage = (state) => {
  return [
    make("section", { class: "intro" },
      make("div", null, heading(1, "Layout review"), report.selection === "all scenes" ? null : make("p", { class: "quiet" }, capitalized(report.selection)),
        report.sheets?.length ? make("p", { class: "quiet" }, sheetLinks(["Sheet of all scenes", "Sheets of all scenes"], report.sheets)) : null,
        linkRow(allDifferencesLink())),
      make("div", { class: "totals" }, statusOrder.filter((status) => report.totals[status]).map((status) => totalLink(state, status)))),
    omittedNotice(),
    mapLinks(state),
    unreadDocuments(),
    cardList(state),
  ];
};

/** The sentence of a page without layouts. */
const nothingWords = (state) => isFiltered(state.filters) ? "No layout matches the filters." : "There are no scenes in this review.";
