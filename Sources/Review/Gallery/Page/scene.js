// ---- Scene

const scales = [["Fit", 0, "Fit into the window"], ["S", 0.14, "Small"], ["M", 0.24, "Medium"], ["L", 0.4, "Large"]];
const narrow = window.matchMedia("(max-width: 40rem)");
const preferences = { scale: 0, isFlow: false, overlays: "findings" };

/** The choices of layouts with overlays in a matrix. */
const overlayChoices = [
  ["With findings", "findings", "Overlays if there are findings"], ["All", "all", "Overlays in all pictures"],
  ["None", "none", "No overlays"],
];

const hasOverlays = (layout) =>
  preferences.overlays === "all" || (preferences.overlays === "findings" && layout.status !== "ok");

/** The height in pixels of what is above the pictures of a scene and of the words below them, if nothing is unfolded. */
const headHeight = 430;

/** The width of a usual phone, in points. */
const usualWidth = 402;

/**
 * The height in pixels to which flat pictures, such as those of cells, are enlarged to be legible: in a matrix, whose
 * columns take much of the window, in a flow, and in a narrow window, where such a picture has a line to itself.
 */
const flatHeights = { matrix: 100, flow: 140, narrow: 175 };

/**
 * The limits of scales: the least one at which a screen is recognizable in a matrix and in a flow, and the largest ones to
 * which pictures of any height are enlarged, a matrix of flat ones in a window that is too narrow for it, and a flow. Few
 * pictures fill a window at `filling`, and at more only if the window is high enough.
 */
const scaleLimits = { matrix: 0.16, flow: 0.28, flatMatrix: 0.5, flatFlow: 0.7, filling: 0.4 };

const between = (least, value, most) => Math.max(least, Math.min(value, most));

/** The width in pixels of two pictures side by side in a narrow window, from the padding and the gap in the style sheet. */
const pairRoom = () => {
  const root = document.documentElement;
  const rem = parseFloat(getComputedStyle(root).fontSize);
  const padding = between(0.75 * rem, 0.025 * window.innerWidth, 2 * rem);
  return root.clientWidth - 2 * padding - 1.5 * rem;
};

/**
 * The scale at which a matrix fills the window, from the widths in its widest row. Flat pictures, such as those of cells,
 * remain legible. In a narrow window, two phones are side by side.
 */
const fittingScale = (widths, layouts) => {
  const root = document.documentElement;
  const tallest = Math.max(...layouts.map((layout) => areaOf(layout)[3]));
  if (narrow.matches) {
    const room = root.clientWidth - 32;
    const narrowest = Math.min(...layouts.map((layout) => areaOf(layout)[2]));
    return Math.min(1, Math.max(Math.floor(pairRoom() / 2) / Math.max(narrowest, usualWidth), Math.min(room / narrowest, flatHeights.narrow / tallest)));
  }
  if (preferences.isFlow) return between(scaleLimits.flow, flatHeights.flow / tallest, scaleLimits.flatFlow);
  const room = root.clientWidth - 200 - 28 * widths.length;
  const high = between(scaleLimits.filling, (root.clientHeight - headHeight) / tallest, 1);
  return between(between(scaleLimits.matrix, flatHeights.matrix / tallest, scaleLimits.flatMatrix), room / widths.reduce((sum, width) => sum + width, 0), high);
};

/** Makes the caption of a layout's picture: signs, rules with their counts, and the rules of expected findings. */
const cellFindings = (layout) => {
  const expected = rulesText(expectedIn(layout.findings));
  const expectation = expected ? [badge("expected", `expected: ${expected}`)] : [];
  const groups = grouped(layout.findings.filter((finding) => finding.severity !== "note"), (finding) => finding.code);
  if (!groups.length) return expected ? expectation : [badge("ok", "ok")];
  const shown = groups.slice(0, 2).map((group) =>
    badge(group[0].severity, `${ruleName(group[0].code)}${group.length > 1 ? ` ×${group.length}` : ""}`));
  return [...shown, groups.length > 2 ? make("span", { class: "quiet" }, `+${groups.length - 2} more`) : "", ...expectation];
};

const cell = (layout, state) => make("div", { class: `cell ${layout.status}`, role: "gridcell" },
  make("a", {
    href: address({ slug: layout.scene.slug, variant: layout.variant, filters: state.filters }),
    tabindex: "-1", "data-key": `${layout.scene.slug}/${layout.variant}`, title: caption(layout), click: noteClick(layout),
  },
    layoutPicture(layout, { layer: hasOverlays(layout) ? undefined : plainLayer }),
    make("span", { class: "cell-device" }, make("strong", null, layout.device.name), ` ${sizeText(layout.size)}`),
    make("span", { class: "badges", "aria-hidden": "true" }, cellFindings(layout)), differenceBadge(layout)));

/** The name of a device, and its size unless that is its name, as for a screen of which only the size is known. */
const columnHeader = (device) => {
  const [name, size] = [modelName(device), sizeText([device.width, device.height])];
  return make("div", { class: "column-header", role: "columnheader" },
    make("strong", null, name), make("span", { class: "quiet" }, `${name === size ? "" : `${size} pt `}@${number(device.scale)}x`));
};

const rowHeader = (layout) => make("div", { class: "row-header", role: "rowheader" },
  make("strong", null, layout.orientation),
  specialties(layout).map((text) => make("span", { class: "quiet" }, text)));

/** The columns are devices, the rows all other differences. All pictures have the same scale. */
const matrix = (scene, layouts, state) => {
  const devices = grouped(layouts, (layout) => layout.device.identifier).map((group) => group[0].device);
  const rows = grouped(layouts, (layout) => 
    [layout.orientation, stateName(layout), layout.locale, layout.textSize, layout.appearance].join("\n"));
  const widths = devices.map((device) => Math.max(...layouts
    .filter((layout) => layout.device.identifier === device.identifier).map((layout) => areaOf(layout)[2])));
  const columns = `grid-template-columns: 6.5rem ${widths
    .map((width) => `max(8.5rem, calc(${width}px * var(--scale)))`).join(" ")}`;
  const line = (row) => devices.map((device) => {
    const layout = row.find((candidate) => candidate.device.identifier === device.identifier);
    return layout ? cell(layout, state) : make("div", { class: "cell none", role: "gridcell" }, make("span", { class: "quiet" }, "–"));
  });
  const tallest = (row) => Math.max(...row.map((layout) => areaOf(layout)[3]));
  const head = make("div", { class: "matrix-row head", role: "row", style: columns },
    make("div", { class: "row-header", role: "columnheader" }, make("span", { class: "unseen" }, "Variant")), devices.map(columnHeader));
  const grid = make("div", {
    class: "matrix", role: "grid", "aria-label": `Layouts of ${scene.name}`, "aria-rowcount": rows.length + 1,
    style: `--scale:${preferences.scale || fittingScale(widths, layouts)}`, keydown: moveInMatrix,
  }, head);
  const makeRow = (row) => shelf(make("div", { class: "matrix-row", role: "row", style: `${columns};--tallest:${tallest(row)}` }, rowHeader(row[0]), line(row)));
  return make("div", { class: "matrix-scroller" }, fillInPortions(grid, rows, makeRow, Math.ceil(portion / devices.length)));
};

/** Arrow keys move between the cells, which are a single tab stop. */
const moveInMatrix = (event) => {
  const current = event.target.closest?.(".cell a");
  if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
  finishPage();
  const rows = [...event.currentTarget.querySelectorAll(".matrix-row:not(.head)")].map((row) => [...row.querySelectorAll(".cell")]);
  const row = rows.findIndex((cells) => cells.includes(current.parentElement));
  const column = rows[row].indexOf(current.parentElement);
  const cells = rows.flat().filter((candidate) => candidate.firstElementChild.matches("a"));
  const index = cells.indexOf(current.parentElement);
  const below = (step) => {
    for (let next = row + step; rows[next]; next += step) {
      if (rows[next][column]?.firstElementChild.matches("a")) return rows[next][column];
    }
    return null;
  };
  const next = {
    ArrowRight: () => cells[index + 1], ArrowLeft: () => cells[index - 1], ArrowDown: () => below(1), ArrowUp: () => below(-1),
    Home: () => cells[0], End: () => cells.at(-1), PageDown: () => below(1), PageUp: () => below(-1),
  }[event.key];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  focusCell(next()?.firstElementChild);
};

const focusCell = (link) => {
  if (!link) return;
  for (const other of document.querySelectorAll(".cell a")) other.tabIndex = -1;
  link.tabIndex = 0;
  link.focus();
  link.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** The identity of a finding: its kind and arguments, not the wording of its message. */
const findingKey = ({ severity, code, kind = "", arguments: values = [], ...finding }) =>
  JSON.stringify([severity, code, kind, values, place(finding)]);

/** Equal findings of all layouts grouped, worst first, each with links to its layouts. */
const sceneFindings = (scene, layouts, state) => {
  const all = layouts.flatMap((layout) => layout.findings.map((finding) => ({ finding, layout })));
  const groups = grouped(all, ({ finding }) => findingKey(finding));
  const rank = ([{ finding }]) => ["error", "warning", "expected", "note"].indexOf(finding.expected ? "expected" : finding.severity);
  groups.sort((a, b) => rank(a) - rank(b) || b.length - a.length);
  if (!groups.length && !scene.findings.length) return null;
  const links = (group) => make("p", { class: "where" }, `In ${plural(group.length, "layout")}: `,
    group.slice(0, 6).map(({ layout }, index) => [index ? " · " : "",
      make("a", { href: address({ slug: scene.slug, variant: layout.variant, filters: state.filters }) }, variantTitle(layout))]),
    group.length > 6 ? ` · and ${group.length - 6} more` : "");
  // Folded, so that the pictures are visible without scrolling. The first finding is shown nevertheless.
  const first = groups[0]?.[0].finding ?? scene.findings[0];
  const items = groups.map((group) => findingItem(group[0].finding, links(group)));
  const line = named(first.message);
  // The frames, which have the names, are loaded only if a sentence needs them.
  if (items.some((item) => mentionedObjectID.test(item.textContent))) {
    loadDetails(scene, (loaded) => {
      const viewsOf = ([{ layout }]) => loaded?.[layout.index]?.views ?? [];
      line.textContent = withTitles(first.message, viewsOf(groups[0]));
      items.forEach((item, index) => nameViews(item, viewsOf(groups[index])));
    });
  }
  return make("details", { class: "panel scene-findings" },
    make("summary", null, make("h2", null, plural(groups.length + scene.findings.length, "finding")),
      make("span", { class: "summary-line", "aria-hidden": "true" }, badge(first.expected ? "expected" : first.severity, ruleName(first.code)), line)),
    make("ul", { class: "findings columns" }, scene.findings.map((finding) => findingItem(finding)),
      items));
};

/** The outcomes of a checklist with their badges. */
const outcomeBadges = { pass: "ok", fail: "error", "not run": "open" };

const isChecked = ({ checklist = [] }) => checklist.some(({ outcome }) => outcome !== "not run");

/** The checks of a careful tester, each question with its answer. Links lead to the layouts that fail. */
const sceneChecklist = (scene, state) => {
  const entries = scene.checklist ?? [];
  if (!entries.length) return null;
  const counts = Object.keys(outcomeBadges).map((outcome) => [outcome, entries.filter((entry) => entry.outcome === outcome).length]);
  const failing = (entry) => scene.layouts.filter((layout) => entry.layouts?.includes(layout.variant));
  const links = (entry) => {
    const layouts = failing(entry);
    return layouts.length ? make("p", { class: "where" }, layouts.slice(0, 3).map((layout, index) => [index ? " · " : "",
      make("a", { href: address({ slug: scene.slug, variant: layout.variant, filters: state.filters }) }, variantTitle(layout))]),
      layouts.length > 3 ? ` · and ${layouts.length - 3} more` : "") : null;
  };
  return make("details", { class: "panel checklist" },
    make("summary", null, make("h2", null, "Checklist"),
      make("span", { class: "badges" }, counts.map(([outcome, count]) => count ? badge(outcomeBadges[outcome], `${count} ${outcome}`) : null))),
    make("ul", { class: "findings columns" }, entries.map((entry) => make("li", { class: "answer" },
      make("p", { class: "finding-head" }, badge(outcomeBadges[entry.outcome], entry.outcome), make("strong", null, entry.title)),
      make("p", { class: "message" }, named(entry.detail)), links(entry)))));
};

const segmented = (label, options, current, choose) => make("div", { class: "choice" },
  make("span", { class: "choice-label", "aria-hidden": "true" }, label),
  make("div", { class: "segmented", role: "group", "aria-label": label }, options.map(([text, value, name]) => make("button", {
    type: "button", "aria-pressed": String(value === current), "aria-label": name ?? null, click: () => {
      choose(value);
      document.querySelector(`.segmented[aria-label="${label}"] [aria-pressed=true]`)?.focus();
    },
  }, text))));

const scenesAround = (scene, state) => listAround(scene, selectedScenes(state.filters), report.scenes);

/** Links to the previous and next scenes; null for a single scene. */
const sceneSteps = (scene, state) => {
  const list = scenesAround(scene, state);
  const addressOf = ({ slug }) => address({ slug, filters: state.filters });
  return list.length > 1 ? chooser("scene", list, scene, { titleOf: ({ name }) => name, addressOf }) : null;
};

const sceneControls = (scene, state, redraw) => make("div", { class: "controls" },
  sceneSteps(scene, state),
  narrow.matches ? null : segmented("Arrangement", [["Matrix", false], ["Flow", true]], preferences.isFlow, (value) => {
    preferences.isFlow = value;
    redraw();
  }),
  segmented("Pictures", scales, preferences.scale, (value) => {
    preferences.scale = value;
    redraw();
  }),
  segmented("Overlays", overlayChoices, preferences.overlays, (value) => {
    preferences.overlays = value;
    redraw();
  }));

/** The files of the pages of a sheet, after its name in the singular or the plural. */
const sheetLinks = ([one, several], sheets) => isAlone || !sheets.length ? [] : make("span", { class: "files" },
  sheets.length > 1 ? `${several}: ` : `${one}: `, sheets.map((sheet, index) => listOfFiles(sheet, sheets.length > 1 ? index + 1 : null)));

const scenePage = (scene, state, redraw) => {
  const layouts = selectedLayouts(scene, state.filters);
  const grid = layouts.length ? matrix(scene, layouts, state) : nothingFound(state, nothingWords(state));
  grid.classList.toggle("flow", preferences.isFlow || narrow.matches);
  const first = grid.querySelector(".cell a");
  if (first) first.tabIndex = 0;
  return [
    make("section", { class: "intro" },
      make("div", null, heading(1, named(scene.name)),
        make("p", { class: "quiet" }, named(scene.document, "code"), scene.line ? `, line ${scene.line}` : ""),
        make("p", { class: "badges" }, statusCounts(layouts)), make("p", { class: "quiet" }, sheetLinks(["Contact sheet", "Contact sheets"], scene.sheets)),
        linkRow(isLive(scene) ? make("a", { class: "button", href: liveAddress(scene.slug) }, "Drag to any size") : null, designLink(scene), sceneDifferencesLink(scene), ...filmStripLinks(scene))),
      sceneControls(scene, state, redraw)),
    sceneFindings(scene, layouts, state),
    // A list of questions that nothing answers is less important than the pictures.
    ...(isChecked(scene) ? [sceneChecklist(scene, state), grid] : [grid, sceneChecklist(scene, state)]),
  ];
};
