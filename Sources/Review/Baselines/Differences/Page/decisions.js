// ---- Decisions

// Each difference has a key that covers its frames and looks, so a decision does not apply to another difference of the
// same layout, or to another comparison at the same address.
const memoryKey = `layout-differences.${location.pathname}`;

/** Whether layouts are accepted, by the keys of their differences. */
const decisions = new Map();

/** The history of decisions, each with the previous values, for undo. */
const made = [];

const loadDecisions = () => {
  let kept = {};
  try { kept = JSON.parse(memory.get(memoryKey) ?? "{}") ?? {}; } catch { /* Written by another page. */ }
  for (const { key } of layouts) if (typeof kept[key] === "boolean") decisions.set(key, kept[key]);
};

const keepDecisions = () => memory.set(memoryKey, JSON.stringify(Object.fromEntries(decisions)));

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

/** The file that `render-layouts approve --from` reads. */
const decisionsText = () => {
  const lines = layouts.filter((layout) => decisions.has(layout.key)).map((layout) => JSON.stringify({
    document: layout.scene.document, scene: layout.scene.identifier, layout: layout.variant, accept: decisions.get(layout.key),
  }));
  return `{"format": 1, "decisions": [\n${lines.join(",\n")}\n]}\n`;
};
