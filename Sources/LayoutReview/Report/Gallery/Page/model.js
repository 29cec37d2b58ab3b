// ---- Data and state

const report = window.layoutReview;
const filterKeys = ["q", "device", "orientation", "locale", "size", "appearance", "state", "status", "rule", "sort"];
const statusOrder = ["error", "warning", "ok"];

/** The views and constraints of scenes that were loaded, by the scene's slug. */
const details = new Map();
if (report) {
  report.add = (slug, layouts) => details.set(slug, layouts);
  for (const scene of report.scenes) {
    scene.layouts.forEach((layout, index) => Object.assign(layout, { scene, index }));
  }
}

/** A part of an address as it was before it was encoded. */
const decoded = (part) => {
  try { return decodeURIComponent(part); } catch { return part; }
};

/** What the address asks for: a page and its filters. */
const readState = () => {
  const [path, ...query] = location.hash.replace(/^#\/?/, "").split("?");
  const [slug = "", variant = ""] = path.split("/").map(decoded);
  const parameters = new URLSearchParams(query.join("?"));
  const filters = {};
  for (const key of filterKeys) if (parameters.get(key)) filters[key] = parameters.get(key);
  return { slug, variant, view: parameters.get("view") ?? "", filters };
};

/** The address of a page. */
const address = ({ slug = "", variant = "", view = "", filters = {} }) => {
  const path = [slug, variant].filter(Boolean).map(encodeURIComponent).join("/");
  const parameters = new URLSearchParams();
  for (const key of filterKeys) if (filters[key]) parameters.set(key, filters[key]);
  if (view) parameters.set("view", view);
  const query = parameters.toString();
  return `#/${path}${query ? `?${query}` : ""}`;
};

/** The address of a file of the report; its parts can never be anything but names of files. */
const fileAddress = (path) => path.split("/").map(encodeURIComponent).join("/");

// ---- Selection

const searchTexts = new WeakMap();

/** Everything about a layout that a search may find, in lower case. */
const searchText = (layout) => {
  if (!searchTexts.has(layout)) {
    const { scene, device } = layout;
    const findings = [...scene.findings, ...layout.findings];
    searchTexts.set(layout, [
      scene.name, scene.identifier, scene.document, device.name, device.identifier, layout.variant,
      layout.orientation, languageName(layout.locale), stateName(layout), ...layout.variations,
      ...findings.flatMap((finding) => [finding.code, finding.message, ...(finding.views ?? [])]),
    ].join("\n").toLowerCase());
  }
  return searchTexts.get(layout);
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
  const words = (filters.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => searchText(layout).includes(word));
};

/** The layouts of a scene that the filters leave. */
const selectedLayouts = (scene, filters) => scene.layouts.filter((layout) => matches(layout, filters));

const isFiltered = (filters) => filterKeys.some((key) => key !== "sort" && filters[key]);

/** The scenes that the filters leave, in the order that is asked for. */
const selectedScenes = (filters) => {
  const scenes = report.scenes.filter((scene) =>
    scene.layouts.length ? scene.layouts.some((layout) => matches(layout, filters)) : !isFiltered(filters));
  const byStatus = (scene) => statusOrder.indexOf(scene.status);
  switch (filters.sort) {
    case "document": return scenes;
    case "name": return scenes.sort((a, b) => a.name.localeCompare(b.name, "en"));
    default: return scenes.sort((a, b) => byStatus(a) - byStatus(b));
  }
};

/** Loads the views and constraints of a scene, then calls back with them, or with null where they are missing. */
const loadDetails = (scene, done) => {
  if (details.has(scene.slug)) return done(details.get(scene.slug));
  const script = document.createElement("script");
  script.src = fileAddress(`data/${scene.slug}.js`);
  script.onload = () => done(details.get(scene.slug) ?? null);
  script.onerror = () => done(null);
  document.head.append(script);
};
