// ---- Scene text: the parts of a scene file that an attempt may change

/** A line of an attempt that this page cannot use. */
class AttemptError extends Error {
  constructor(line, message) {
    super(message);
    this.line = line;
  }
}

/** Reads a value on one line: a scalar, `[a, b]` as an array, or `{ a: b }` as a map. */
class FlowText {
  constructor(text, line) { Object.assign(this, { text, line, place: 0 }); }

  get next() { return this.text[this.place]; }

  skipSpaces() { while (this.next === " ") this.place++; }

  expect(sign) {
    this.skipSpaces();
    if (this.next !== sign) throw new AttemptError(this.line, `'${sign}' is missing in '${this.text}'`);
    this.place++;
  }

  /** The value up to one of the characters `ends`. */
  value(ends) {
    this.skipSpaces();
    if (this.next === "{") return this.members();
    return this.next === "[" ? this.list() : this.scalar(ends);
  }

  scalar(ends) {
    this.skipSpaces();
    const quote = this.next === '"' || this.next === "'" ? this.next : null;
    const start = quote ? ++this.place : this.place;
    while (this.place < this.text.length && (quote ? this.next !== quote : !ends.includes(this.next))) this.place++;
    const value = this.text.slice(start, this.place);
    if (quote) this.expect(quote);
    return quote ? value : value.trim();
  }

  list() {
    const values = [];
    do {
      this.place++;
      this.skipSpaces();
      if (this.next === "]") break;
      values.push(this.value(",]"));
      this.skipSpaces();
    } while (this.next === ",");
    this.expect("]");
    return values;
  }

  members() {
    const found = new Map();
    do {
      this.place++;
      this.skipSpaces();
      if (this.next === "}") break;
      const key = this.scalar(":");
      this.expect(":");
      found.set(key, this.value(",}"));
      this.skipSpaces();
    } while (this.next === ",");
    this.expect("}");
    return found;
  }
}

/** Returns the value in a text on one line. */
const flowValue = (text, line) => new FlowText(text, line).value("");

/** Returns the position of a character outside quotes at which a condition holds, or −1. */
const placeOutsideQuotes = (text, isFound) => {
  let quote = null;
  for (let place = 0; place < text.length; place++) {
    const sign = text[place];
    if (quote) quote = sign === quote ? null : quote;
    else if (isFound(place)) return place;
    else if (sign === '"' || sign === "'") quote = sign;
  }
  return -1;
};

/** Returns a line without its comment and the spaces around it. */
const withoutComment = (text) => {
  const place = placeOutsideQuotes(text, (index) => text[index] === "#" && (index === 0 || text[index - 1] === " "));
  return (place < 0 ? text : text.slice(0, place)).trim();
};

/** The lines of a file that are neither empty nor comments, each with its number and indentation. */
const linesOf = (text) => text.split("\n").map((whole, index) => ({
  line: index + 1, indentation: whole.length - whole.trimStart().length, text: withoutComment(whole),
})).filter((line) => line.text);

/** Returns the key and the rest of a line such as `views:` or `label: { … }`; null if it has no key. */
const keyOfLine = (text) => {
  const colon = placeOutsideQuotes(text, (index) => text[index] === ":" && (index + 1 === text.length || text[index + 1] === " "));
  if (colon < 0) return null;
  const key = text.slice(0, colon).replace(/^(["'])(.*)\1$/, "$2");
  return { key, rest: text.slice(colon + 1).trim() };
};

/**
 * Returns the value of the lines from a position on that are indented at least as far as the first one, and the position
 * after it. Items of lists remain text with a line number.
 */
const blockValue = (lines, start) => {
  const { indentation, text } = lines[start];
  const isList = text.startsWith("- ");
  const value = isList ? [] : new Map();
  let place = start;
  while (place < lines.length && lines[place].indentation >= indentation) {
    const line = lines[place];
    if (line.indentation > indentation || isList !== line.text.startsWith("- ")) throw new AttemptError(line.line, "this line is indented differently from the one above it");
    place++;
    if (isList) {
      value.push({ line: line.line, text: line.text.slice(2).trim() });
      continue;
    }
    const member = keyOfLine(line.text);
    if (!member) throw new AttemptError(line.line, `'${line.text}' has no colon`);
    if (value.has(member.key)) throw new AttemptError(line.line, `'${member.key}' is there twice`);
    const isBlock = !member.rest && place < lines.length && lines[place].indentation > indentation;
    if (isBlock) [value.member, place] = blockValue(lines, place);
    value.set(member.key, isBlock ? value.member : member.rest ? flowValue(member.rest, line.line) : "");
  }
  return [value, place];
};

/** Returns the items of a list of constraints, or of all its groups. */
const constraintItems = (value) => {
  if (value instanceof Map) return [...value.values()].flatMap(constraintItems);
  return Array.isArray(value) ? value.filter(({ text }) => text) : [];
};

/** Adds the views of a map and those inside them. */
const addViews = (map, parent, views) => {
  if (!(map instanceof Map)) return views;
  for (const [name, value] of map) {
    const properties = value instanceof Map ? value : new Map();
    views.set(name, { parent, properties });
    addViews(properties.get("views"), name, views);
  }
  return views;
};

/** Reads a scene: its views with their parents, its metrics, and its constraints with the orientation they are for. */
const readScene = (text) => {
  const lines = linesOf(text);
  const [scene, end] = lines.length ? blockValue(lines, 0) : [new Map(), 0];
  if (end < lines.length) throw new AttemptError(lines[end].line, "this line is indented less than the first one");
  if (!(scene instanceof Map)) throw new AttemptError(1, "a scene begins with keys such as 'views:'");
  const metrics = new Map([...(scene.get("metrics") || [])].map(([name, value]) => [name, Number(value)]));
  const sections = [{ orientation: null, items: constraintItems(scene.get("constraints")) }];
  for (const [orientation, variant] of scene.get("variants") || []) {
    const unknown = variant instanceof Map ? [...variant.keys()].find((key) => key !== "constraints") : orientation;
    if (!["portrait", "landscape"].includes(orientation) || unknown) throw new AttemptError(null, `this page only knows constraints of the variants portrait and landscape, not '${unknown ?? orientation}'`);
    sections.push({ orientation, items: constraintItems(variant.get("constraints")) });
  }
  return { views: addViews(scene.get("views"), "", new Map()), metrics, sections };
};
