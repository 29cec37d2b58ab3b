// ---- Data and decisions

const merge = window.layoutMerge;
const places = merge?.places ?? [];
places.forEach((place, index) => { place.index = index; });

const versionWords = { base: "Base", ours: "Ours", theirs: "Theirs" };
const versionKeys = { base: "0", ours: "1", theirs: "2" };

// Choices are stored with a hash of the versions' values, so that another merge of the document does not restore
// them.
const memoryKey = `layout-merge.${location.pathname}`;
const nameOf = (place) => JSON.stringify([place.key, place.base.value, place.ours.value, place.theirs.value]);

/** The version that was chosen for each place, by the index of the place. */
const choices = new Map();

/** The choices in the order they were made, each with the previous value, for undo. */
const made = [];

const loadChoices = () => {
  let kept = {};
  try { kept = JSON.parse(memory.get(memoryKey) ?? "{}") ?? {}; } catch { /* Another page's. */ }
  for (const place of places) if (place.choices.includes(kept[nameOf(place)])) choices.set(place.index, kept[nameOf(place)]);
};

const keepChoices = () =>
  memory.set(memoryKey, JSON.stringify(Object.fromEntries([...choices].map(([index, choice]) => [nameOf(places[index]), choice]))));

const setChoice = (index, choice) => {
  if (choice === undefined) choices.delete(index);
  else choices.set(index, choice);
  keepChoices();
};

/** Chooses a version for a place. Without a version, it removes the choice. */
const choose = (place, choice) => {
  made.push({ place, before: choices.get(place.index) });
  setChoice(place.index, choice);
};

/** Undoes the last choice and returns its place. */
const undoChoice = () => {
  const last = made.pop();
  if (last) setChoice(last.place.index, last.before);
  return last?.place;
};

/** Returns the version whose value the result has in a place. */
const heldIn = (place) => choices.get(place.index) ?? merge.favored;

/** Returns the numbers of decided and of open places. */
const countChoices = () => ({ decided: choices.size, open: places.length - choices.size });

/**
 * Returns the result of the choices in a scene: its picture, its problems, and whether it shows all choices.
 *
 * A scene with many places has no picture for each combination. Then the result shows the choice of the current place
 * alone.
 */
const resultOf = (scene, place) => {
  const letters = scene.places.map((index) => heldIn(places[index])[0]);
  const whole = scene.results[letters.join("")];
  if (whole) return { ...whole, isWhole: true };
  const alone = scene.places.map((index) => (index === place.index ? heldIn(place)[0] : merge.favored[0]));
  const standard = scene.places.map(() => merge.favored[0]);
  return { ...(scene.results[alone.join("")] ?? scene.results[standard.join("")]), isWhole: false };
};

/** Returns the file that `render-layouts merge-file --decide` reads. */
const decisionsText = () => {
  const lines = places.filter(({ index }) => choices.has(index)).map((place) => JSON.stringify({ key: place.key, decision: choices.get(place.index) }));
  return `{"format": 1, "document": ${JSON.stringify(merge.document)}, "undecided": [\n${lines.join(",\n")}\n]}\n`;
};
