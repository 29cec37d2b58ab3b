// ---- Constraint text: equations, mappings and visual formats as relations between attributes

// A relation says that `first` is equal to, at least or at most `factor` times `second` plus `constant`. An attribute is
// a pair of an item and a name; the root is the item "". Without `second`, `first` has that constant.

const relationSigns = ["==", ">=", "<="];
const priorityNames = { required: 1000, high: 750, low: 250, fitting: 50 };
const guideNames = ["topGuide", "bottomGuide", "safeArea"];

/** The standard distances: to the superview, and to a sibling or a guide. */
const standardDistances = { edge: 20, sibling: 8 };

/** The attributes of a view, by the names that equations use for them. */
const attributeNames = new Set(["left", "right", "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "lastBaseline", "baseline"]);

/** What attributes are, in words; all others are sizes. */
const positions = [
  [["left", "right", "leading", "trailing", "centerX"], "a horizontal position"],
  [["top", "bottom", "centerY", "firstBaseline", "lastBaseline", "baseline"], "a vertical position"],
];
const kindOf = (attribute) => positions.find(([names]) => names.includes(attribute))?.[1] ?? "a size";

/**
 * Why UIKit throws for a constraint between two attributes, in the words of `edit`; null for a legal one. An attribute is an
 * item, a name and its text in the attempt, if it has one.
 */
const illegality = (first, second, factor) => {
  const text = ([item, name, word]) => word ?? `${item || "superview"}.${name}`;
  const guide = [first, second].find((each) => guideNames.includes(each?.[0]) && /baseline/i.test(each[1]));
  if (guide) return `the guide '${guide[0]}' has no text and no baseline; write top or bottom`;
  const kind = kindOf(first[1]);
  if (!second && kind === "a size") return null;
  if (second && kind !== kindOf(second[1])) {
    const edge = kind === "a vertical position" ? "bottom" : ["leading", "trailing"].includes(first[1]) ? "trailing" : "right";
    const isOnAxis = (kind === "a vertical position") === (second[1] === "height");
    const hint = kind !== "a size" && kindOf(second[1]) === "a size" && isOnAxis ? `write '${second[0]}.${edge}'` : "both must be of the same kind";
    return `'${text(first)}' is ${kind} and '${text(second)}' ${kindOf(second[1])}; ${hint}`;
  }
  const [isDirectional, isSide] = [["leading", "trailing"], ["left", "right"]].map((names) => (each) => names.includes(each[1]));
  if (second && ((isDirectional(first) && isSide(second)) || (isSide(first) && isDirectional(second)))) {
    return `'${text(first)}' and '${text(second)}' mix leading and trailing with left and right; use leading and trailing for both, or for neither`;
  }
  if (second && (factor !== 0 || kind === "a size")) return null;
  return `'${text(first)}' is a position, which cannot equal a number alone; state what it is relative to, such as 'superview.${first[1]} + 20'`;
};

/** A reader of the constraints of one scene. */
class ConstraintText {
  constructor(scene) { Object.assign(this, { scene, usualPriority: 1000 }); }

  /** The relations of one item of a list. */
  relations({ line, text }) {
    this.line = line;
    this.text = text;
    const unquoted = text.replace(/^(["'])(.*)\1$/, "$2");
    const optioned = /^(.*?)\s*:\s+(\{.*\})$/.exec(unquoted);
    const head = (optioned?.[1] ?? unquoted).replace(/^(["'])(.*)\1$/, "$2").replace(/\s#[\w.]+$/, "");
    const options = optioned ? flowValue(optioned[2], line) : new Map();
    const isFormat = /^([HV]:|\||\[)/.test(head);
    if (!isFormat && !relationSigns.some((sign) => head.includes(sign))) return this.numbered(this.mapping(head, options));
    const unknown = [...options.keys()].find((key) => key !== "describe" && !(isFormat && key === "align"));
    if (unknown !== undefined) this.fail(`this page does not know '${unknown}'`);
    return this.numbered(isFormat ? new FormatText(this, head).relations(options) : this.equations(head));
  }

  /** The relations of a view's own size, aspect and frame. */
  relationsOfView(name, { parent, properties }) {
    [this.line, this.text] = [null, name];
    const own = new Map(["width", "height", "size", "aspect"].filter((key) => properties.has(key)).map((key) => [key, properties.get(key)]));
    return this.numbered([...this.mapping(name, own), ...this.mask(name, parent, properties.get("frame"))]);
  }

  /** The rows of an autoresizing mask, which a view with a frame and constraints keeps. Conflicts never drop them. */
  mask(name, parent, frame) {
    if (!(frame instanceof Map)) return [];
    const sides = [["x", "left"], ["y", "top"], ["width", null], ["height", null]];
    return sides.filter(([key]) => frame.has(key)).map(([key, edge]) => ({
      ...this.relation([name, edge ?? key], "==", edge ? { attribute: [parent, edge], factor: 1, constant: Number(frame.get(key)) } : { constant: Number(frame.get(key)) }),
      isMask: true,
    }));
  }

  numbered(relations) { return relations.map((relation) => ({ line: this.line, text: this.text, ...relation })); }

  fail(message) { throw new AttemptError(this.line, message); }

  relation(first, sign, { attribute = null, factor = 1, constant = 0 }, priority = this.usualPriority) {
    const illegal = illegality(first, attribute, factor);
    if (illegal) this.fail(illegal);
    return { first, relation: relationSigns.indexOf(sign), second: attribute, factor, constant, priority: priority >= 1000 ? 0 : priority };
  }

  // MARK: Equations

  /** An equation, or a chain such as `a.top == b.top == c.top`. */
  equations(text) {
    const [sum, priority] = this.splitPriority(text);
    const parts = sum.split(/\s*(==|>=|<=)\s*/);
    const relations = [];
    for (let index = 1; index < parts.length; index += 2) {
      const first = this.side(parts[index - 1]);
      if (!first.attribute || first.factor !== 1 || first.constant) this.fail(`'${parts[index - 1]}' is not an attribute of a view`);
      relations.push(this.relation(first.attribute, parts[index], this.side(parts[index + 1]), priority));
    }
    return relations;
  }

  /** A text without the priority at its end, and the priority. */
  splitPriority(text) {
    const found = /^(.*?)\s*@([\w.]+)$/.exec(text.trim());
    return found ? [found[1], this.priority(found[2])] : [text.trim(), this.usualPriority];
  }

  priority(word) {
    const priority = priorityNames[word] ?? Number(word);
    if (!(priority > 0 && priority <= 1000)) this.fail(`'${word}' is not a priority from 1 to 1000`);
    return priority;
  }

  /** A side of an equation: a multiple of an attribute, and a constant. An item alone has the `standard` attribute. */
  side(text, standard = null) {
    const tokens = text.match(/\d+(?:\.\d+)?|[A-Za-z_][\w]*(?:\.[A-Za-z]\w*)?|\S/g) ?? [];
    const result = { attribute: null, factor: 1, constant: 0 };
    let sign = 1;
    for (let place = 0; place < tokens.length;) {
      if ("+-".includes(tokens[place])) {
        if (tokens[place++] === "-") sign = -sign;
        continue;
      }
      let [value, attribute, operation] = [sign, null, "*"];
      for (;;) {
        const factor = tokens[place++];
        if (/^\d/.test(factor ?? "")) value = operation === "*" ? value * Number(factor) : value / Number(factor);
        else if (this.scene.metrics.has(factor)) value *= this.scene.metrics.get(factor);
        else attribute = this.attribute(factor ?? "", standard);
        if (tokens[place] !== "*" && tokens[place] !== "/") break;
        operation = tokens[place++];
      }
      if (attribute) Object.assign(result, { attribute, factor: value });
      else result.constant += value;
      sign = 1;
    }
    if (!tokens.length) this.fail(`'${this.text}' is not complete`);
    return result;
  }

  /** The attribute that a word names: `label.leading`, or an item with its standard attribute. */
  attribute(word, standard = null) {
    const [name, attribute = standard] = word.split(".");
    if (!attribute) this.fail(`'${word}' is neither a number nor an attribute such as 'label.leading'`);
    if (!attributeNames.has(attribute)) this.fail(`there is no attribute '${attribute}'`);
    return [this.item(name), attribute === "baseline" ? "lastBaseline" : attribute, word];
  }

  item(name) {
    if (name === "superview" || guideNames.includes(name) || this.scene.views.has(name)) return name;
    return this.fail(`there is no view '${name}'`);
  }

  // MARK: Mappings

  /** A view with its constraints by keys: `label: { leading: superview + 20, centerY: superview }`. */
  mapping(name, members) {
    this.item(name);
    this.usualPriority = this.priority(members.get("priority") ?? "required");
    const relations = [...members].flatMap(([key, value]) => this.member(name, key, value, members));
    this.usualPriority = 1000;
    return relations;
  }

  member(name, key, value, members) {
    const neighbors = { below: ["top", "bottom"], above: ["bottom", "top"], after: ["leading", "trailing"], before: ["trailing", "leading"] };
    if (attributeNames.has(key)) return [this.compared([name, key], value, key)];
    if (neighbors[key]) return [this.compared([name, neighbors[key][0]], value, neighbors[key][1])];
    switch (key) {
      case "center": return ["centerX", "centerY"].map((axis) => this.compared([name, axis], value, axis));
      case "size": return this.size(name, value);
      case "aspect": return [this.relation([name, "width"], "==", { attribute: [name, "height"], factor: this.side(value).constant })];
      case "pin": return this.pinned(name, value, members);
      case "except": case "inset": case "describe": case "priority": return [];
      default: return this.fail(`this page does not know '${key}'`);
    }
  }

  /** An attribute that is compared with a number, or with an attribute of another item: `superview + 20`. */
  compared(first, value, standard) {
    if (typeof value !== "string") this.fail(`'${first[1]}' needs a view or a number`);
    const [, sign = "==", rest] = /^(==|>=|<=)?\s*(.*)$/.exec(value);
    const [text, priority] = this.splitPriority(rest);
    return this.relation(first, sign, this.side(text, standard), priority);
  }

  size(name, value) {
    const lengths = String(value).split("x").map(Number);
    return ["width", "height"].map((side, index) => this.relation([name, side], "==", { constant: lengths[index] ?? lengths[0] }));
  }

  pinned(name, value, members) {
    const except = [members.get("except") ?? []].flat();
    const inset = Number(members.get("inset") ?? 0);
    return [["top", 1], ["leading", 1], ["bottom", -1], ["trailing", -1]].filter(([edge]) => !except.includes(edge))
      .map(([edge, sign]) => this.relation([name, edge], "==", { attribute: this.attribute(value, edge), constant: sign * inset }));
  }
}

/** A visual format: `H:|-20-[a(>=50)]-[b(a)]-|`. */
class FormatText {
  constructor(reader, text) {
    const found = /^([HV]):/.exec(text);
    Object.assign(this, {
      reader, text, isVertical: found?.[1] === "V", rest: text.slice(found ? 2 : 0).replaceAll(/\s+/g, ""), elements: [], gaps: [],
    });
  }

  fail(what) { this.reader.fail(`'${this.text}': ${what}`); }

  /** Removes and returns what a pattern matches at the beginning of the rest; null if it does not match. */
  take(pattern) {
    const found = pattern.exec(this.rest);
    if (found) this.rest = this.rest.slice(found[0].length);
    return found;
  }

  relations(options) {
    if (this.take(/^\|/)) {
      this.elements.push({ isEdge: true });
      this.takeGap();
    }
    this.takeView();
    while (this.rest) {
      this.takeGap();
      if (this.take(/^\|$/)) this.elements.push({ isEdge: true });
      else this.takeView();
    }
    return [...this.sizes(), ...this.distances(), ...this.alignments([options.get("align") ?? []].flat())];
  }

  takeView() {
    const found = this.take(/^\[(\w+)(?:\(([^)]*)\))?\]/);
    if (!found) this.fail("a view in brackets is expected");
    this.elements.push({ name: this.reader.item(found[1]), predicates: found[2] === undefined ? [] : this.predicates(found[2]) });
  }

  takeGap() {
    if (this.take(/^-(?=[[|])/)) return void this.gaps.push(null);
    const found = this.take(/^-(?:\(((?:\([^)]*\)|[^()])*)\)|([\w.@]+))-/);
    if (!found && this.rest.startsWith("-")) this.fail("a distance such as -8- is expected");
    this.gaps.push(found ? this.predicates(found[1] ?? found[2]) : [{ sign: "==", constant: 0, priority: 1000 }]);
  }

  /** The comparisons in parentheses: numbers, metrics and, for sizes, other views. */
  predicates(text) {
    return text.split(",").map((part) => {
      const [value, priority] = this.reader.splitPriority(part);
      const [, sign = "==", word] = /^(==|>=|<=)?(.*)$/.exec(value);
      const constant = /^-?\d+(\.\d+)?$/.test(word) ? Number(word) : this.reader.scene.metrics.get(word);
      if (constant === undefined && !this.reader.scene.views.has(word)) this.fail(`there is no number, metric or view '${word}'`);
      return { sign, constant, view: constant === undefined ? word : null, priority };
    });
  }

  sizes() {
    const side = this.isVertical ? "height" : "width";
    return this.elements.flatMap(({ name, predicates = [] }) => predicates.map(({ sign, constant, view, priority }) =>
      this.reader.relation([name, side], sign, view ? { attribute: [view, side] } : { constant }, priority)));
  }

  /** The superview of the views of the format, whose edges `|` is. */
  get superview() {
    const name = this.elements.find((element) => element.name && !guideNames.includes(element.name))?.name;
    return this.reader.scene.views.get(name)?.parent ?? "";
  }

  distances() {
    const [near, far] = this.isVertical ? ["top", "bottom"] : ["leading", "trailing"];
    return this.gaps.flatMap((gap, index) => {
      const [before, after] = [this.elements[index], this.elements[index + 1]];
      if (!after) return [];
      const standard = before.isEdge || after.isEdge ? standardDistances.edge : standardDistances.sibling;
      const end = before.isEdge ? [this.superview, near] : [before.name, far];
      const start = after.isEdge ? [this.superview, far] : [after.name, near];
      return (gap ?? [{ sign: "==", constant: standard, priority: 1000 }]).map(({ sign, constant, priority }) => {
        if (constant === undefined) this.fail("a distance is not a view");
        return this.reader.relation(start, sign, { attribute: end, constant }, priority);
      });
    });
  }

  /** The alignments of neighbors, across the direction of the format. */
  alignments(names) {
    const views = this.elements.filter((element) => element.name && !guideNames.includes(element.name));
    const across = this.isVertical ? ["leading", "trailing", "left", "right", "centerX"] : ["top", "bottom", "centerY", "baseline", "firstBaseline", "lastBaseline"];
    return names.flatMap((name) => {
      if (!across.includes(name)) this.fail(`this direction cannot align by '${name}', only by ${across.join(", ")}`);
      const attribute = name === "baseline" ? "lastBaseline" : name;
      return views.slice(1).map((view, index) => this.reader.relation([views[index].name, attribute], "==", { attribute: [view.name, attribute] }));
    });
  }
}
