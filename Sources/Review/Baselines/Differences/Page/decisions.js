// ---- Decisions

// Each difference has a key that covers its frames and looks, so a decision does not apply to another difference of the
// same layout, or to another comparison at the same address.
const memoryKey = `layout-differences.${location.pathname}`;

/** Whether layouts are accepted, by the keys of their differences. */
const decisions = new Map();

/** The history of decisions, each with the previous values, for undo. */
const made = [];

const commentsKey = `${memoryKey}.comments`;

/** The reader's comments on layouts, by the keys of their differences. */
const comments = new Map();

/** Comments of earlier reviews on layouts that have changed since, by the keys of their current differences. */
const earlierComments = new Map();

const pinsKey = `${memoryKey}.pins`;

/** The pins on pictures, by the keys of the layouts' differences: lists of points with a text and the view there. */
const pins = new Map();

/** Pins of earlier reviews on layouts that have changed since, by the keys of their current differences. */
const earlierPins = new Map();

const pinsOf = ({ key }) => pins.get(key) ?? [];

const loadDecisions = () => {
  const [kept, said, pinned] = [memoryKey, commentsKey, pinsKey].map(keptObject);
  for (const { key } of layouts) {
    if (typeof kept[key] === "boolean") decisions.set(key, kept[key]);
    if (typeof said[key] === "string") comments.set(key, said[key]);
    if (pinsIn(pinned[key]).length) pins.set(key, pinsIn(pinned[key]));
  }
};

const keepDecisions = () => {
  memory.set(memoryKey, JSON.stringify(Object.fromEntries(decisions)));
  memory.set(commentsKey, JSON.stringify(Object.fromEntries(comments)));
  memory.set(pinsKey, JSON.stringify(Object.fromEntries(pins)));
};

/** Stores the pins of a layout. An empty list removes them. */
const setPins = ({ key }, list) => {
  if (list.length) pins.set(key, list);
  else pins.delete(key);
  keepDecisions();
};

/** Stores the reader's comment on a layout. An empty string removes it. */
const setComment = ({ key }, text) => {
  if (text.trim()) comments.set(key, text.trim());
  else comments.delete(key);
  keepDecisions();
};

/** “accepted”, “rejected”, or an empty string. */
const decisionOf = (layout) => {
  const isAccepted = decisions.get(layout.key);
  return isAccepted === undefined ? "" : isAccepted ? "accepted" : "rejected";
};

/** Sets the decision about layouts; undefined removes decisions. */
const setDecisions = (list, isAccepted) => {
  for (const { key } of list) {
    if (isAccepted === undefined) decisions.delete(key);
    else decisions.set(key, isAccepted);
  }
};

/** Accepts or rejects layouts. */
const decide = (list, isAccepted) => {
  made.push(list.map((layout) => ({ layout, before: decisions.get(layout.key) })));
  setDecisions(list, isAccepted);
  keepDecisions();
};

/** Undoes the last decision, and returns its layouts, or undefined if there is none. */
const undo = () => {
  const last = made.pop();
  for (const { layout, before } of last ?? []) setDecisions([layout], before);
  keepDecisions();
  return last?.map(({ layout }) => layout);
};

const countDecisions = () => {
  const counts = { open: 0, accepted: 0, rejected: 0 };
  for (const layout of layouts) counts[decisionOf(layout) || "open"] += 1;
  return counts;
};

const decisionWords = { open: "open", accepted: "accepted", rejected: "rejected" };

/** A sign and a word for a decision. */
const decisionBadge = (decision) => decision
  ? make("span", { class: `badge decision ${decision}` },
    make("span", { class: "sign", "aria-hidden": "true" }, decision === "accepted" ? "✓" : "✕"), capitalized(decisionWords[decision]))
  : null;

/** The pins of a layout that say something; undefined if there are none. */
const writtenPins = (layout) => {
  const list = pinsOf(layout).filter(({ text }) => text);
  return list.length ? list : undefined;
};

/** Whether a reader has decided on a layout, or commented on it. */
const hasRemark = (layout) => decisions.has(layout.key) || comments.has(layout.key) || Boolean(writtenPins(layout));

/** The file that `render-layouts approve --from` reads, and that this page opens again for the next reader. */
const decisionsText = () => {
  const lines = layouts.filter(hasRemark).map((layout) => JSON.stringify({
    document: layout.scene.document, scene: layout.scene.identifier, layout: layout.variant, accept: decisions.get(layout.key),
    key: layout.key, comment: comments.get(layout.key), pins: writtenPins(layout),
  }));
  return `{"format": 1, "decisions": [\n${lines.join(",\n")}\n]}\n`;
};

/**
 * Takes over the decisions and comments of a file. If a layout has changed since, it is undecided, and its comment is an
 * earlier one. Layouts that were approved are not in this comparison, so their comments are gone. Returns the number of
 * layouts, or null if the text is not a file of decisions.
 */
const openDecisions = (text) => {
  let file = null;
  try { file = JSON.parse(text); } catch { /* Another file. */ }
  if (file?.format !== 1 || !Array.isArray(file.decisions)) return null;
  let count = 0;
  for (const entry of file.decisions) {
    const layout = layouts.find(({ scene, variant }) => variant === entry?.layout && scene.document === entry.document && scene.identifier === entry.scene);
    if (!layout) continue;
    count += 1;
    const isSame = entry.key === layout.key;
    if (isSame && typeof entry.accept === "boolean") decisions.set(layout.key, entry.accept);
    if (typeof entry.comment === "string") (isSame ? comments : earlierComments).set(layout.key, entry.comment);
    if (pinsIn(entry.pins).length) (isSame ? pins : earlierPins).set(layout.key, pinsIn(entry.pins));
  }
  keepDecisions();
  return count;
};

/** The pins of a layout as a Markdown list in an item of another one. */
const pinsText = (layout) => pinLines(writtenPins(layout) ?? []);

/** The rejected layouts, their comments and pins as a Markdown list, those of a scene with the same words together. */
const rejectionsText = () => {
  const groups = new Map();
  for (const layout of layouts.filter((each) => decisionOf(each) === "rejected")) {
    const comment = comments.get(layout.key) ?? "";
    const pinned = pinsText(layout);
    const key = `${layout.scene.slug}\n${comment}\n${pinned}`;
    if (!groups.has(key)) groups.set(key, { layout, comment, pinned, titles: [] });
    groups.get(key).titles.push(layout.title);
  }
  return [...groups.values()].map(({ layout, comment, pinned, titles }) =>
    `- **${plainMarkdown(layout.scene.name)}** (${titles.map(plainMarkdown).join("; ")})${comment ? `: ${plainMarkdown(comment)}` : ""}\n${pinned}`).join("");
};
