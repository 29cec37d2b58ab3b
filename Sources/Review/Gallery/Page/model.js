// ---- Data and state

const report = window.layoutReview ?? archivedReport();
/** The pages that another part of this script shows instead of the gallery's, and what it changes in their frame. */
const otherPages = {};

const statusOrder = ["error", "warning", "expected", "ok"];

/** The picture of a layout in the folder of a scene. In shared data, the folder is a placeholder. */
const placedPicture = (picture, slug) => {
  if (!picture) return picture;
  const placed = { ...picture };
  for (const kind of ["svg", "png", "pdf"]) {
    if (placed[kind]?.startsWith("renders/~/")) placed[kind] = `renders/${slug}/${placed[kind].slice(10)}`;
  }
  return placed;
};

/** A layout of a scene. Scenes share layouts by number in the data; a single-file page contains them in full. */
const layoutOf = (scene, entry, index) => typeof entry === "number"
  ? { ...report.kinds[entry], picture: placedPicture(report.kinds[entry].picture, scene.slug), scene, index }
  : Object.assign(entry, { scene, index });

/** Returns the expected findings. */
const expectedIn = (findings) => findings.filter((finding) => finding.expected);

/** Sets the status of a layout with expected findings only to “expected”. Reports contain “ok” for it. */
const withExpectation = (layout) => {
  if (layout.status === "ok" && expectedIn(layout.findings).length) layout.status = "expected";
  return layout;
};

if (report) {
  report.add = (slug, layouts) => details.set(slug, layouts);
  for (const scene of report.scenes) {
    scene.layouts = scene.layouts.map((entry, index) => withExpectation(layoutOf(scene, entry, index)));
    if (scene.status === "ok" && scene.layouts.some(({ status }) => status === "expected")) scene.status = "expected";
  }
  report.totals.expected = report.scenes.reduce((sum, { layouts }) => sum + layouts.filter(({ status }) => status === "expected").length, 0);
  report.totals.ok -= report.totals.expected;
}

// ---- Selection

const textsOfFindings = (findings) =>
  findings.flatMap((finding) => [finding.code, finding.message, ...(finding.views ?? [])]);

/** Whether a search finds a word in a layout or in its scene's findings. */
const hasWord = (layout, word) => {
  const { scene, device } = layout;
  return searchText(scene, () => [scene.name, scene.identifier, scene.document, ...textsOfFindings(scene.findings)]).includes(word)
    || searchText(layout, () => [
      device.name, device.identifier, layout.variant, layout.orientation, languageName(layout.locale), stateName(layout),
      ...layout.variations, ...textsOfFindings(layout.findings),
    ]).includes(word);
};

/** The worst status of a list of findings. */
const statusOf = (findings) => ["error", "warning"].find((status) => findings.some((finding) => finding.severity === status))
  ?? (expectedIn(findings).length ? "expected" : "ok");

const matches = (layout, filters) => {
  const { scene } = layout;
  const asked = [
    [filters.device, layout.device.identifier], [filters.orientation, layout.orientation],
    [filters.locale, layout.locale], [filters.size, layout.textSize], [filters.appearance, layout.appearance],
    [filters.state, stateName(layout)],
  ];
  if (asked.some(([wanted, value]) => wanted && wanted !== value)) return false;
  // A layout with errors may have expected findings as well.
  const statuses = [layout.status, expectedIn(layout.findings).length ? "expected" : "", scene.findings.length ? statusOf(scene.findings) : ""];
  if (filters.status && !statuses.includes(filters.status)) return false;
  const hasRule = (finding) => finding.code === filters.rule;
  if (filters.rule && !layout.findings.some(hasRule) && !scene.findings.some(hasRule)) return false;
  return searchWords(filters).every((word) => hasWord(layout, word));
};

/** The selected layouts of a scene. */
const selectedLayouts = (scene, filters) =>
  isFiltered(filters) ? scene.layouts.filter((layout) => matches(layout, filters)) : scene.layouts;

/** The selected scenes, in the requested order. */
const selectedScenes = (filters) => {
  const scenes = isFiltered(filters)
    ? report.scenes.filter((scene) => scene.layouts.some((layout) => matches(layout, filters))) : [...report.scenes];
  const byStatus = (scene) => statusOrder.indexOf(scene.status);
  switch (filters.sort) {
    case "document": return scenes;
    case "name": return scenes.sort((a, b) => a.name.localeCompare(b.name, "en"));
    case "findings": return scenes.sort((a, b) => byStatus(a) - byStatus(b));
    default: return scenesByFolder(scenes).flatMap((group) => group.scenes);
  }
};

// ---- Folders

/** Groups values by key, in the order in which the keys first occur. */
const grouped = (values, keyOf) => {
  const groups = new Map();
  for (const value of values) {
    const key = keyOf(value);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(value);
  }
  return [...groups.values()];
};

/** Returns the folders of paths, without the part that all paths share. */
const differingParts = (paths) => {
  const parts = paths.map((path) => path.split("/").filter(Boolean));
  let common = 0;
  while (parts.length > 1 && parts.every((list) => list.length > common && list[common] === parts[0][common])) common++;
  return parts.map((list) => list.slice(common).join("/"));
};

/** Returns the folders of paths that distinguish them. An ellipsis replaces those that all paths end with. */
const distinguishingFolders = (paths) => {
  const parts = differingParts(paths).map((path) => path.split("/"));
  const endsAlike = (count) => parts.every((list) => list.length > count && list.at(-count) === parts[0].at(-count));
  let shared = 0;
  while (parts.length > 1 && endsAlike(shared + 1)) shared++;
  return parts.map((list) => shared ? [...list.slice(0, -shared), "…"].join("/") : list.join("/"));
};

const folderOf = (path) => path.split("/").slice(0, -1).join("/");

/** The position of each document in the list of a README. Documents that no README lists are missing. */
const listedDocuments = new Map((report?.folders ?? []).flatMap(({ documents }) => documents).map((path, index) => [path, index]));

/** Returns how much a scene shows, measured by the number of its views. */
const contentOf = (scene) => scene.views ?? 0;

/**
 * Sorts scenes in the order in which a README lists their documents, then those that are not listed, the most views
 * first.
 */
const inOrder = (scenes) => {
  const place = (scene) => listedDocuments.get(scene.document) ?? listedDocuments.size;
  return scenes.sort((a, b) => place(a) - place(b) || contentOf(b) - contentOf(a));
};

/**
 * Groups scenes under titles. Scenes with errors and warnings come first, from all folders, then one group for each
 * folder. Folders are in the order of a README, otherwise the folder of the scene with the most views comes first.
 */
const scenesByFolder = (scenes) => {
  const isUrgent = ({ status }) => status === "error" || status === "warning";
  const urgent = scenes.filter(isUrgent).sort((a, b) => statusOrder.indexOf(a.status) - statusOrder.indexOf(b.status));
  const folders = grouped(inOrder(scenes.filter((scene) => !isUrgent(scene))), (scene) => folderOf(scene.document));
  const groups = folders.map((list) => ({ title: folderTitle(folderOf(list[0].document)), scenes: list }));
  return urgent.length ? [{ title: `${plural(urgent.length, "scene")} with findings`, scenes: urgent }, ...groups] : groups;
};

/** Returns the heading of a folder: the one in the README, otherwise its path. */
const folderTitle = (path) => report.folders?.find((folder) => folder.path === path)?.title ?? (path || "Other scenes");
