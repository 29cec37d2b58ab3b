// ---- Elements

/** An element with attributes and children. Strings become text nodes, so names are never parsed as markup. */
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

/** Text from a document, in the direction of its script. */
const named = (text, kind = "span") => make(kind, { dir: "auto" }, text);

const signs = { ok: "✓", expected: "◆", warning: "!", error: "✕", note: "i", open: "○" };

/** A sign and words. The color repeats their meaning. */
const badge = (status, text) =>
  make("span", { class: `badge ${status}` }, make("span", { class: "sign", "aria-hidden": "true" }, signs[status]), text);

const heading = (level, ...children) =>
  make(`h${level}`, level === 1 ? { tabindex: "-1", id: "title" } : null, ...children);

/** A row of links; null if there are none. */
const linkRow = (...links) => links.some(Boolean) ? make("p", { class: "link-row" }, links) : null;

/** A link to the next or previous element; without an address it is disabled. */
const stepLink = (text, label, href) => href
  ? make("a", { class: "button", href, "aria-label": label }, text)
  : make("span", { class: "button off", role: "link", "aria-disabled": "true", "aria-label": label }, text);

// ---- Sentences

const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const capitalized = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const ruleName = (code) => code.replaceAll("-", " ");

/** A length in points, with at most two decimals. */
const number = (value) => String(Math.round((value ?? 0) * 100) / 100).replace("-", "−");

/** A rectangle in words: “16, 20 · 120 × 44”. */
const frameText = ([x, y, width, height]) => `${number(x)}, ${number(y)} · ${number(width)} × ${number(height)}`;

// ---- Choices

/** A choice with this many values is filled when it is used, as laying out thousands of options is slow. */
const longChoice = 60;

/** A choice among values. `textOf` returns the text of a value, `choose` is called with the chosen one. */
const choiceAmong = (label, values, current, textOf, choose) => {
  const option = (value) => make("option", { selected: value === current }, textOf(value));
  const isLong = values.length >= longChoice;
  const element = make("select", { "aria-label": label, class: isLong ? "long" : null, change: () => choose(values[element.selectedIndex]) },
    (isLong ? [current] : values).map(option));
  const fill = () => { if (element.options.length < values.length) element.replaceChildren(...values.map(option)); };
  for (const name of ["pointerdown", "focus"]) element.addEventListener(name, fill);
  return element;
};

/** The list for stepping: the filtered one, or all elements if the filters exclude the current one. */
const listAround = (current, selected, all) => (selected.includes(current) ? selected : all);

/**
 * Links to the previous and next elements of a list, with the position, and with a choice between them if one is given.
 *
 * `word` names the kind of element; `titleOf` and `addressOf` are functions of an element.
 */
const chooser = (word, list, current, { titleOf, addressOf, choice }) => {
  const index = list.indexOf(current);
  const step = (text, label, next) => next ? stepLink(text, `${label}: ${titleOf(next)}`, addressOf(next)) : stepLink(text, label);
  const position = make("span", { class: "quiet position" }, `${index + 1} of ${list.length}`);
  return make("div", { class: "chooser" }, step("‹", `Previous ${word}`, list[index - 1]), choice ?? position,
    step("›", `Next ${word}`, list[index + 1]), choice ? position : null);
};

// ---- Findings

const place = (finding) => finding.path ? `${finding.path}:${finding.line}:${finding.column}` : "";

/** The line of the document with a mark under the relevant part. */
const excerpt = ([line, column, length]) => {
  const scalars = [...line];
  const start = Math.min(Math.max(0, column - 1), scalars.length);
  const first = start > 90 ? start - 60 : 0;
  return make("pre", { class: "excerpt", dir: "ltr" }, first ? "…" : "", scalars.slice(first, start).join(""),
    make("mark", null, scalars.slice(start, start + length).join("") || " "),
    scalars.slice(start + length, first + 160).join(""));
};

/** The consequences of a finding: first other views with the same finding, then other findings. */
const consequences = (finding) => {
  const all = finding.consequences ?? [];
  const line = (other) => other.line ? ` (line ${other.line})` : "";
  // Another conflict has other constraints, so the name of a view is not enough.
  const isAlike = (other) => other.code === finding.code && other.code !== "conflict";
  const alike = all.filter(isAlike);
  const items = all.filter((other) => !isAlike(other)).map((other) => make("li", null, named(`so ${other.message}${line(other)}`)));
  const also = alike.length ? [make("li", null, named(`also ${alike.map((other) => `'${other.view}'${line(other)}`).join(", ")}`))] : [];
  return all.length ? [make("ul", { class: "notes" }, [...also, ...items])] : [];
};

/** One finding with its hint, notes and location. `extra` is added at the end. */
const findingItem = (finding, extra) => make("li", { class: `finding ${finding.expected ? "expected" : finding.severity}` },
  make("p", { class: "finding-head" }, badge(finding.expected ? "expected" : finding.severity, `${finding.expected ? "Expected" : capitalized(finding.severity)}: ${ruleName(finding.code)}`)),
  make("p", { class: "message" }, named(finding.message)),
  finding.excerpt ? excerpt(finding.excerpt) : null,
  finding.notes?.length ? make("ul", { class: "notes" }, finding.notes.map((note) => named(note, "li"))) : null,
  ...consequences(finding),
  finding.hint ? make("p", { class: "hint" }, named(finding.hint)) : null,
  finding.command ? make("p", { class: "place" }, finding.command[1] === "approve" ? "If this is intended: " : "Fix with: ", make("code", null, finding.command.map(quoted).join(" "))) : null,
  place(finding) ? make("p", { class: "place" }, make("code", null, place(finding))) : null,
  extra);
