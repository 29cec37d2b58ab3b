// ---- Edit commands: what the tool is asked to do to a document

/** Whether the scene of a layout stands in a file that the tool can change. */
const isEditable = (scene) => /\.(scene\.ya?ml|storyboard|xib)$/i.test(scene.document) && Boolean(scene.line);

/** A number as the tool reads it. */
const plainNumber = (value) => String(Math.round(value * 10_000) / 10_000);

const folderSetting = "layout-review.folder";

/** The folder in which commands find the documents, for those who run them elsewhere. */
const documentFolder = () => memory.get(folderSetting) ?? "";

const documentPath = (scene) => {
  const folder = documentFolder().trim().replace(/\/+$/, "");
  return folder ? `${folder}/${scene.document}` : scene.document;
};

/**
 * The words that name a scene of a document with several. A pattern is looked for anywhere in the name and in the path; one
 * with a “?” has to be the whole.
 */
const sceneFilter = (scene) => {
  const others = report.scenes.filter((other) => other !== scene && other.document === scene.document);
  if (!others.length && report.selection === "all scenes") return [];
  const name = scene.name.toLowerCase();
  const isPlain = !documentPath(scene).toLowerCase().includes(name) && !others.some((other) => other.name.toLowerCase().includes(name));
  return ["--filter", isPlain ? scene.name : scene.name.replace(/^./u, "?")];
};

/** A command about a scene: `words` name views or constraints, `options` say what becomes of them. */
const editCommand = (name, scene, words, options) => {
  // A word behind “--” is never taken for an option.
  const named = words.some((word) => word.startsWith("-")) ? ["--", documentPath(scene), ...words] : [];
  const plain = named.length ? [] : [documentPath(scene), ...words];
  return ["render-layouts", name, ...plain, ...sceneFilter(scene), ...options, ...named].map(quoted).join(" ");
};

/** What can be asked of one view. */
const pinKinds = [
  ["leading", "Leading"], ["trailing", "Trailing"], ["top", "Top"], ["bottom", "Bottom"], ["width", "Width"], ["height", "Height"],
  ["aspect", "Aspect"],
];

/** What can be asked of two views. */
const pairKinds = [
  ["horizontal-spacing", "Horizontal spacing"], ["vertical-spacing", "Vertical spacing"], ["equal-widths", "Equal widths"],
  ["equal-heights", "Equal heights"],
];

/** What can be aligned; texts alone have baselines. */
const alignKinds = [
  ["leading", "Leading"], ["trailing", "Trailing"], ["top", "Top"], ["bottom", "Bottom"], ["center-x", "Centers, horizontally"],
  ["center-y", "Centers, vertically"], ["baseline", "Last baseline"], ["first-baseline", "First baseline"],
];

/** A view alone is aligned in the superview. */
const containerKinds = [["center-x", "Center horizontally"], ["center-y", "Center vertically"], ...alignKinds.slice(0, 4)];

/** Whether a text is a length: points, the standard, or nothing, for the present one. */
const isLength = (text) => text === "" || /^std$/i.test(text) || /^[-−]?(\d+\.?\d*|\.\d+)$/.test(text);

const lengthOption = (name, text) => text === "" ? `--${name}` : `--${name}=${text.toLowerCase().replace("−", "-")}`;

const relations = [["==", "="], [">=", "≥"], ["<=", "≤"]];

/** The options for a relation and a priority where they are not the usual ones. */
const strengthOptions = (relation, priority) => [
  ...(relation === "==" ? [] : ["--relation", relation]), ...(priority === 1000 ? [] : ["--priority", plainNumber(priority)]),
];

/** The command that makes one constraint of a document another one; null where nothing changes. */
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

/** What an edit begins with: the constraint as it is. */
const unchanged = (constraint) => ({
  constant: constraintConstant(constraint), relation: constraintRelation(constraint), priority: constraint.priority, isRemoved: false,
});

const isChanged = (constraint, change) => JSON.stringify(change) !== JSON.stringify(unchanged(constraint));
