// ---- Elements

/** An element with attributes and children; strings become text, so no name is ever read as markup. */
const make = (name, attributes, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === "function") element.addEventListener(key, value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
};

/** A text that documents wrote, in the direction of its own script. */
const named = (text, kind = "span") => make(kind, { dir: "auto" }, text);

const signs = { ok: "✓", warning: "!", error: "✕", note: "i", open: "○" };

/** A sign and words; the colour only repeats them. */
const badge = (status, text) =>
  make("span", { class: `badge ${status}` }, make("span", { class: "sign", "aria-hidden": "true" }, signs[status]), text);

const heading = (level, ...children) =>
  make(`h${level}`, level === 1 ? { tabindex: "-1", id: "title" } : null, ...children);

/** Links to the files of a picture; none where the page stands alone. */
const listOfFiles = (picture) => isAlone ? [] : ["svg", "png", "pdf"].filter((kind) => picture?.[kind]).map((kind) =>
  make("a", { href: fileAddress(picture[kind]), target: "_blank", rel: "noopener" }, kind.toUpperCase()));

/** Links beside each other; nothing where there are none. */
const linkRow = (...links) => links.some(Boolean) ? make("p", { class: "link-row" }, links) : null;

/** A link to what comes before or after; without an address it leads nowhere. */
const stepLink = (text, label, href) => href
  ? make("a", { class: "button", href, "aria-label": label }, text)
  : make("span", { class: "button off", role: "link", "aria-disabled": "true", "aria-label": label }, text);

// ---- Sentences

const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const ruleName = (code) => code.replaceAll("-", " ");

/** A length in points, with at most two decimals. */
const number = (value) => String(Math.round((value ?? 0) * 100) / 100).replace("-", "−");

const languages = new Intl.DisplayNames(["en"], { type: "language" });
const languageNames = new Map();

const languageName = (locale) => {
  if (!languageNames.has(locale)) {
    let name = locale;
    try { name = languages.of(locale.replaceAll("_", "-")) ?? locale; } catch { /* It is not the name of a language. */ }
    languageNames.set(locale, name);
  }
  return languageNames.get(locale);
};

const sizeText = (size) => `${number(size[0])} × ${number(size[1])}`;

/** The state of the scene that a layout shows. */
const stateName = (layout) => layout.state ?? "as written";

/** What is special about a variant besides device and orientation. */
const specialties = (layout) => [
  layout.state ?? "",
  layout.locale === "en" ? "" : languageName(layout.locale),
  layout.textSize === "L" ? "" : `text size ${layout.textSize}`,
  layout.appearance === "light" ? "" : layout.appearance,
].filter(Boolean);

/** The name of a device without the part of its screen that a scene has. */
const modelName = (device) => device.model ?? device.name;

const variantTitle = (layout) => [layout.device.name, layout.orientation, ...specialties(layout)].join(", ");

const countOf = (findings, severity) => findings.filter((finding) => finding.severity === severity).length;

/** “2 errors, 1 warning (conflict, clipped text)”, or “ok”. */
const findingSentence = (findings) => {
  const counts = ["error", "warning"].map((severity) => [countOf(findings, severity), severity]).filter(([count]) => count);
  if (!counts.length) return "ok";
  const codes = [...new Set(findings.filter((finding) => finding.severity !== "note").map((finding) => ruleName(finding.code)))];
  return `${counts.map(([count, severity]) => plural(count, severity)).join(", ")} (${codes.join(", ")})`;
};

/** The text that stands for the picture of a layout. */
const layoutSentence = (layout) => `${layout.scene.name}, ${variantTitle(layout)}: ${findingSentence(layout.findings)}`;

/** The caption of a layout that stands alone: “iPhone SE – portrait – 320×568 – 0 issues”. */
const caption = (layout) => {
  const issues = countOf(layout.findings, "error") + countOf(layout.findings, "warning");
  const parts = [layout.device.name, layout.orientation, ...specialties(layout), sizeText(layout.size).replaceAll(" ", "")];
  return [...parts, plural(issues, "issue")].join(" – ");
};

/** What is said of a number of layouts with a status. */
const statusWords = { error: "with errors", warning: "with warnings", ok: "ok" };

/** How many layouts have which status, as badges. */
const statusCounts = (layouts) => statusOrder.map((status) => {
  const count = layouts.filter((layout) => layout.status === status).length;
  return count ? badge(status, `${count} ${statusWords[status]}`) : null;
});

// ---- Choices

/** From so many values on a choice is filled when somebody turns to it: to lay out thousands takes a browser long. */
const longChoice = 60;

/** A choice among values; `textOf` gives what stands for one, `choose` hears of the one that somebody chose. */
const choiceAmong = (label, values, current, textOf, choose) => {
  const option = (value) => make("option", { selected: value === current }, textOf(value));
  const isLong = values.length >= longChoice;
  const element = make("select", { "aria-label": label, class: isLong ? "long" : null, change: () => choose(values[element.selectedIndex]) },
    (isLong ? [current] : values).map(option));
  const fill = () => { if (element.options.length < values.length) element.replaceChildren(...values.map(option)); };
  for (const name of ["pointerdown", "focus"]) element.addEventListener(name, fill);
  return element;
};

// ---- Findings

const place = (finding) => finding.path ? `${finding.path}:${finding.line}:${finding.column}` : "";

/** The line of the document with a mark under the part that is meant. */
const excerpt = ([line, column, length]) => {
  const scalars = [...line];
  const start = Math.min(Math.max(0, column - 1), scalars.length);
  const first = start > 90 ? start - 60 : 0;
  return make("pre", { class: "excerpt", dir: "ltr" }, first ? "…" : "", scalars.slice(first, start).join(""),
    make("mark", null, scalars.slice(start, start + length).join("") || " "),
    scalars.slice(start + length, first + 160).join(""));
};

/** The faults that are there for the same reason: the views of which the same is true, then what follows. */
const consequences = (finding) => {
  const all = finding.consequences ?? [];
  const line = (other) => other.line ? ` (line ${other.line})` : "";
  const alike = all.filter((other) => other.code === finding.code);
  const items = all.filter((other) => other.code !== finding.code).map((other) => make("li", null, named(`so ${other.message}${line(other)}`)));
  const also = alike.length ? [make("li", null, named(`also ${alike.map((other) => `'${other.view}'${line(other)}`).join(", ")}`))] : [];
  return all.length ? [make("ul", { class: "notes" }, [...also, ...items])] : [];
};

/** One finding with its hint, notes and place; `extra` stands at its end. */
const findingItem = (finding, extra) => make("li", { class: `finding ${finding.severity}` },
  make("p", { class: "finding-head" }, badge(finding.severity, `${finding.expected ? "Expected" : capitalized(finding.severity)}: ${ruleName(finding.code)}`)),
  make("p", { class: "message" }, named(finding.message)),
  finding.excerpt ? excerpt(finding.excerpt) : null,
  finding.notes?.length ? make("ul", { class: "notes" }, finding.notes.map((note) => named(note, "li"))) : null,
  ...consequences(finding),
  finding.hint ? make("p", { class: "hint" }, named(finding.hint)) : null,
  finding.command ? make("p", { class: "place" }, finding.command[1] === "approve" ? "If it is meant: " : "Mend it with: ", make("code", null, finding.command.map(quoted).join(" "))) : null,
  place(finding) ? make("p", { class: "place" }, make("code", null, place(finding))) : null,
  extra);

// ---- Keys

/** Whether a key is for the page: not for a dialog, the browser, or something that has dealt with it. */
const isForPage = (event) =>
  !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !document.querySelector("dialog[open]");

/** Empties a search and leaves a field that is typed in. */
const leaveField = (field) => {
  if (field.name === "q" && field.value) {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.blur();
};
