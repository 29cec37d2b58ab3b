// ---- Edit commands: commands of the tool that change a document

/** Whether the scene of a layout is in a file that the tool can change. */
const isEditable = (scene) => /\.(scene\.ya?ml|storyboard|xib)$/i.test(scene.document) && Boolean(scene.line);

/** A number in the tool's format. */
const plainNumber = (value) => String(Math.round(value * 10_000) / 10_000);

const folderSetting = "layout-review.folder";

/** The folder of the documents, for commands that run elsewhere. */
const documentFolder = () => memory.get(folderSetting) ?? "";

const documentPath = (scene) => {
  const folder = documentFolder().trim().replace(/\/+$/, "");
  return folder ? `${folder}/${scene.document}` : scene.document;
};

/**
 * The words that select a scene of a document with several. A pattern matches anywhere in the name and in the path; one
 * with a “?” must match the whole.
 */
const sceneFilter = (scene) => {
  const others = report.scenes.filter((other) => other !== scene && other.document === scene.document);
  if (!others.length && report.selection === "all scenes") return [];
  const name = scene.name.toLowerCase();
  const isPlain = !documentPath(scene).toLowerCase().includes(name) && !others.some((other) => other.name.toLowerCase().includes(name));
  return ["--filter", isPlain ? scene.name : scene.name.replace(/^./u, "?")];
};

/** A command about a scene. `words` name views or constraints, `options` say how to change them. */
const editCommand = (name, scene, words, options) => {
  // A word after “--” is never parsed as an option.
  const named = words.some((word) => word.startsWith("-")) ? ["--", documentPath(scene), ...words] : [];
  const plain = named.length ? [] : [documentPath(scene), ...words];
  return ["render-layouts", name, ...plain, ...sceneFilter(scene), ...options, ...named].map(quoted).join(" ");
};

/** The kinds of constraints for one view. */
const pinKinds = [
  ["leading", "Leading"], ["trailing", "Trailing"], ["top", "Top"], ["bottom", "Bottom"], ["width", "Width"], ["height", "Height"],
  ["aspect", "Aspect"],
];

/** The kinds of constraints for two views. */
const pairKinds = [
  ["horizontal-spacing", "Horizontal spacing"], ["vertical-spacing", "Vertical spacing"], ["equal-widths", "Equal widths"],
  ["equal-heights", "Equal heights"],
];

/** The kinds of alignment. Only text has baselines. */
const alignKinds = [
  ["leading", "Leading"], ["trailing", "Trailing"], ["top", "Top"], ["bottom", "Bottom"], ["center-x", "Centers, horizontally"],
  ["center-y", "Centers, vertically"], ["baseline", "Last baseline"], ["first-baseline", "First baseline"],
];

/** A single view is aligned in its superview. */
const containerKinds = [["center-x", "Center horizontally"], ["center-y", "Center vertically"], ...alignKinds.slice(0, 4)];

/** Whether a string is a length: points, the standard distance, or nothing for the current distance. */
const isLength = (text) => text === "" || /^std$/i.test(text) || /^[-−]?(\d+\.?\d*|\.\d+)$/.test(text);

const lengthOption = (name, text) => text === "" ? `--${name}` : `--${name}=${text.toLowerCase().replace("−", "-")}`;

const relations = [["==", "="], [">=", "≥"], ["<=", "≤"]];

/** The options for a relation and a priority that differ from the defaults. */
const strengthOptions = (relation, priority) => [
  ...(relation === "==" ? [] : ["--relation", relation]), ...(priority === 1000 ? [] : ["--priority", plainNumber(priority)]),
];

/** The command that changes one constraint of a document; null if nothing changes. */
const changeCommand = (scene, constraint, change, writes) => {
  const write = writes ? ["--write"] : [];
  if (change.isRemoved) return editCommand("remove", scene, [constraint.word], write);
  const options = [
    ...(change.constant === constraintConstant(constraint) ? [] : [`--constant=${plainNumber(change.constant)}`]),
    ...(change.relation === constraintRelation(constraint) ? [] : ["--relation", change.relation]),
    ...(change.priority === constraint.priority ? [] : ["--priority", plainNumber(change.priority)]),
  ];
  return options.length ? editCommand("edit", scene, [constraint.word], [...options, ...write]) : null;
};

const constraintConstant = (constraint) => constraint.constant ?? 0;
const constraintRelation = (constraint) => constraint.relation ?? "==";

/** The initial values of an edit: those of the constraint. */
const unchanged = (constraint) => ({
  constant: constraintConstant(constraint), relation: constraintRelation(constraint), priority: constraint.priority, isRemoved: false,
});

const isChanged = (constraint, change) => JSON.stringify(change) !== JSON.stringify(unchanged(constraint));
