// ---- Data and state

const report = window.layoutReview ?? archivedReport();
const statusOrder = ["error", "warning", "ok"];

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

if (report) {
  report.add = (slug, layouts) => details.set(slug, layouts);
  for (const scene of report.scenes) scene.layouts = scene.layouts.map((entry, index) => layoutOf(scene, entry, index));
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
const statusOf = (findings) =>
  statusOrder.find((status) => findings.some((finding) => finding.severity === status)) ?? "ok";

const matches = (layout, filters) => {
  const { scene } = layout;
  const asked = [
    [filters.device, layout.device.identifier], [filters.orientation, layout.orientation],
    [filters.locale, layout.locale], [filters.size, layout.textSize], [filters.appearance, layout.appearance],
    [filters.state, stateName(layout)],
  ];
  if (asked.some(([wanted, value]) => wanted && wanted !== value)) return false;
  if (filters.status && ![layout.status, scene.findings.length ? statusOf(scene.findings) : ""].includes(filters.status)) {
    return false;
  }
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
    default: return scenes.sort((a, b) => byStatus(a) - byStatus(b));
  }
};
