// ---- Sentences

const languages = new Intl.DisplayNames(["en"], { type: "language" });
const languageNames = new Map();

const languageName = (locale) => {
  if (!languageNames.has(locale)) {
    let name = locale;
    try { name = languages.of(locale.replaceAll("_", "-")) ?? locale; } catch { /* Not a language code. */ }
    languageNames.set(locale, name);
  }
  return languageNames.get(locale);
};

/** Returns the readable name of a view. */
const viewTitle = (view) => view.title ?? view.label ?? view.name;

const sizeText = (size) => `${number(size[0])} × ${number(size[1])}`;

/** The state of the scene in a layout. */
const stateName = (layout) => layout.state ?? "as written";

/** The differences of a variant from the default, except for device and orientation. */
const specialties = (layout) => [
  layout.state ?? "",
  layout.locale === "en" ? "" : languageName(layout.locale),
  layout.textSize === "L" ? "" : `text size ${layout.textSize}`,
  layout.appearance === "light" ? "" : layout.appearance,
].filter(Boolean);

/** The name of a device, without the part of its screen that the scene occupies. */
const modelName = (device) => device.model ?? device.name;

const variantTitle = (layout) => [layout.device.name, layout.orientation, ...specialties(layout)].join(", ");

/** The findings of a layout that are more than notes. */
const seenFindings = ({ findings }) => findings.filter((finding) => finding.severity !== "note" || finding.expected);

const countOf = (findings, severity) => findings.filter((finding) => finding.severity === severity).length;

/** The rules of findings in words, each once: “conflict, ambiguous, 2 more”. */
const rulesText = (findings) => {
  const names = [...new Set(findings.map(({ code }) => ruleName(code)))];
  return [...names.slice(0, 2), ...(names.length > 2 ? [`${names.length - 2} more`] : [])].join(", ");
};

/** Returns a summary of findings: “2 errors, 1 warning, 1 expected (conflict, clipped text)”, or “ok”. */
const findingSentence = (findings) => {
  const expected = expectedIn(findings).length;
  const counts = [
    ...["error", "warning"].map((severity) => [countOf(findings, severity), severity]).filter(([count]) => count).map(([count, severity]) => plural(count, severity)),
    ...(expected ? [`${expected} expected`] : []),
  ];
  if (!counts.length) return "ok";
  const codes = [...new Set(seenFindings({ findings }).map((finding) => ruleName(finding.code)))];
  return `${counts.join(", ")} (${codes.join(", ")})`;
};

/** The text alternative of a layout's picture. */
const layoutSentence = (layout) => `${layout.scene.name}, ${variantTitle(layout)}: ${findingSentence(layout.findings)}`;

/** The caption of a single layout: “iPhone SE – portrait – 320×568 – 0 issues”. */
const caption = (layout) => {
  const issues = countOf(layout.findings, "error") + countOf(layout.findings, "warning");
  const parts = [layout.device.name, layout.orientation, ...specialties(layout), sizeText(layout.size).replaceAll(" ", "")];
  const expected = expectedIn(layout.findings).length;
  return [...parts, plural(issues, "issue"), ...(expected ? [`${expected} expected`] : [])].join(" – ");
};

/** The words after a number of layouts with a status. */
const statusWords = { error: "with errors", warning: "with warnings", expected: "expected", ok: "ok" };

/** The number of layouts with each status, as badges. */
const statusCounts = (layouts) => statusOrder.map((status) => {
  const count = layouts.filter((layout) => layout.status === status).length;
  return count ? badge(status, `${count} ${statusWords[status]}`) : null;
});

/** Links to the files of a picture; none in a single-file page. */
const listOfFiles = (picture, number = null) => isAlone ? [] : ["svg", "png", "pdf"].filter((kind) => picture?.[kind]).map((kind) =>
  make("a", { href: fileAddress(picture[kind]), target: "_blank", rel: "noopener" }, [kind.toUpperCase(), number].filter(Boolean).join(" ")));
