// ---- Decisions

// Each difference has a key of its own, which its frames and looks decide: another difference of the same layout, or
// another comparison in the same place, does not take a decision up.
const memoryKey = `layout-differences.${location.pathname}`;

/** Whether layouts are accepted, by the keys of their differences. */
const decisions = new Map();

/** The decisions that were made one after the other, each with what held before; for taking them back. */
const made = [];

const loadDecisions = () => {
  let kept = {};
  try { kept = JSON.parse(memory.get(memoryKey) ?? "{}") ?? {}; } catch { /* Somebody else's. */ }
  for (const { key } of layouts) if (typeof kept[key] === "boolean") decisions.set(key, kept[key]);
};

const keepDecisions = () => memory.set(memoryKey, JSON.stringify(Object.fromEntries(decisions)));

/** “accepted”, “rejected”, or nothing. */
const decisionOf = (layout) => {
  const isAccepted = decisions.get(layout.key);
  return isAccepted === undefined ? "" : isAccepted ? "accepted" : "rejected";
};

/** Decides on layouts; undefined takes decisions away. */
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

/** Takes the last decision back and gives its layouts, or nothing where there is none. */
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
