// ---- Systems: a layout that is solved again with changed constraints

/** The loaded systems of scenes, by slug. */
const systems = new Map();
if (report) report.addSystems = (slug, data) => systems.set(slug, data);

/** Loads the systems of a scene, then calls back with them, or with null if they are missing. */
const loadSystems = ({ slug }, done) => {
  const finish = () => done(systems.get(slug) ?? null);
  if (systems.has(slug)) return finish();
  if (isAlone) return archiveOf(slug) ? unpackScene(slug).then(finish, finish) : finish();
  runFile(`systems/${slug}.js`, finish);
};

/** The largest number of passes until margins and wrapped text settle. It is the same as the tool's. */
const passLimit = 4;

/** The priority of a fitting height, below all that documents use. */
const fittingPriority = 50;

/** Expands spans to numbers: the start of each run, and its length. */
const fromSpans = (spans) => {
  const numbers = [];
  for (let index = 0; index < spans.length; index += 2) {
    for (let offset = 0; offset < spans[index + 1]; offset++) numbers.push(spans[index] + offset);
  }
  return numbers;
};

const differs = (a, b, tolerance = 1e-6) => Math.abs(a - b) > tolerance;
const atLeastZero = (insets) => insets.map((inset) => Math.max(0, inset));

/** The system of one layout, with the current views. */
class LayoutSystem {
  constructor(data, index, { views, constraints }, scale) {
    const own = data.layouts[index];
    if (!own) throw new Unsolvable("open");
    // Views may have been moved by a preview.
    Object.assign(this, { own, views: views.map((view) => ({ ...view, ...view.was })), constraints, scale });
    this.rows = data.orders[own.order].map((shape, row) => {
      const [relation, priority, ...numbers] = data.shapes[shape];
      const terms = new Map();
      for (let place = 0; place < numbers.length; place += 2) addMultiple(terms, [[numbers[place], numbers[place + 1]]], 1);
      return { terms, relation, priority, constant: own.constants[row] };
    });
    this.written = fromSpans(own.written);
    this.yielding = new Set(fromSpans(own.yielding ?? []));
    const sized = [...views.keys(), ...(own.contents ?? []).map(([, guide]) => views.length + guide)];
    this.sizes = sized.flatMap((item) => [4 * item + 2, 4 * item + 3]).map((variable) => ({ terms: new Map([[variable, 1]]), relation: 1, priority: 0, constant: 0 }));
    this.reductions = [];
    this.variableCount = 1 + Math.max(4 * views.length - 1, ...this.rows.flatMap(({ terms }) => [...terms.keys()]));
    this.alignment = new Map((own.alignment ?? []).map(([view, ...insets]) => [view, insets]));
    this.shifts = new Map((own.shifts ?? []).map(([view, ...shift]) => [view, shift]));
    this.keptFrames = new Map((data.keptFrames?.[own.keptFrames] ?? []).map(([view, ...place]) => [view, place]));
    this.strings = new Map((own.strings ?? []).map((string) => [string[0], new ReplaceableText(data, string)]));
    this.newTexts = new Map();
    this.guess = [];
    this.base = this.solve(new Map());
    if (this.base.some(({ frame }, view) => frame.some((number, side) => differs(number, views[view].frame[side], 1e-3)))) throw new Unsolvable("open");
  }

  /** The frames of all views after changes of constraints, and with other texts by the positions of their views. */
  solve(changes, texts = new Map()) {
    this.newTexts = texts;
    const rows = this.changed(changes);
    const fit = this.own.fit;
    if (fit) rows[3] = { ...rows[3], constant: -Math.max(1, this.fittedHeight(rows, fit)) };
    return this.frames(this.settled(rows));
  }

  /** The rows after changes; null for removed ones. */
  changed(changes) {
    const rows = this.rows.map((row) => ({ ...row }));
    for (const [constraint, change] of changes) {
      const row = this.written[this.constraints.indexOf(constraint)];
      if (row === undefined || this.written.length !== this.constraints.length) throw new Unsolvable("open");
      Object.assign(rows[row], {
        constant: rows[row].constant - (change.constant - constraintConstant(constraint)),
        relation: ["==", ">=", "<="].indexOf(change.relation), priority: change.priority >= 1000 ? 0 : change.priority,
      });
      if (change.isRemoved) {
        rows[row] = null;
        this.checkNaming(changes, constraint);
      }
    }
    return rows;
  }

  /** A view without constraints would be placed by its autoresizing mask, which is not in the system. */
  checkNaming(changes, { views }) {
    const isLeft = (view) => this.constraints.some((other) => other.views.includes(view) && !changes.get(other)?.isRemoved);
    if (!views.every(isLeft)) throw new Unsolvable("open");
  }

  /** The height of a root that fits its content. */
  fittedHeight(rows, [height, priority, reserve, squeezes, artwork]) {
    const fitted = (wish, pull, isSqueezed) => this.exactFrames(this.settled(rows.map((row, index) => {
      if (index === 3) return { ...row, constant: -wish, priority: pull };
      return isSqueezed && row && artwork.includes(index) ? { ...row, priority: 1 } : row;
    })));
    const least = fitted(height, priority, Boolean(squeezes));
    if (reserve === null) return least[0][3];
    const saved = fitted(reserve, fittingPriority, true);
    if (saved[0][3] < least[0][3] - 0.01) return saved[0][3];
    if (saved[0][3] <= least[0][3] + 0.01) return least[0][3];
    return this.keepsContent(saved, least) ? least[0][3] : saved[0][3];
  }

  /** Whether everything visible stays visible in a shorter root. */
  keepsContent(before, after) {
    if (after[0][3] <= 1) return false;
    const lies = ([, y, , height], [, top, , room]) => y >= top - 0.5 && y + height <= top + room + 0.5;
    return this.views.every((view, index) => {
      if (index === 0 || view.hidden) return true;
      const vanishes = before[index][3] >= 1 && after[index][3] < 1;
      return !vanishes && (!lies(before[index], before[0]) || lies(after[index], after[0]));
    });
  }

  /** The values of the variables after wrapped text and margins have settled. */
  settled(rows) {
    let numbers = this.numbersAfter(null);
    for (let pass = 1; ; pass++) {
      const values = this.values(rows, numbers);
      if (pass === passLimit) return values;
      const next = this.numbersAfter(values);
      if (JSON.stringify(next) === JSON.stringify(numbers)) return values;
      numbers = next;
    }
  }

  values(rows, numbers) {
    const all = [];
    const isWritten = new Set(this.written);
    rows.forEach((row, index) => {
      if (!row) return;
      const constant = numbers.constants[index] ?? row.constant;
      all.push({ ...row, constant, isBreakable: isWritten.has(index), yieldsFirst: this.yielding.has(index) });
    });
    const values = this.solved({
      variableCount: this.variableCount, rows: all, sizes: this.sizes, preferences: this.preferences(numbers),
      start: (variable) => this.guess[variable],
    });
    this.guess = values;
    return values;
  }

  solved(problem) { return solveWithConflicts(problem, this.reductions); }

  /** The preferences for ambiguous values: views from the last to the first, and sizes before positions. See the tool's AmbiguityPreferences. */
  preferences(numbers) {
    const list = [];
    const near = (terms, target) => list.push({ terms: new Map(terms), constant: -target });
    for (let view = this.views.length - 1; view >= 0; view--) {
      const [width, height] = this.views[view].content ?? [];
      const kept = this.keptFrames.get(view) ?? [0, 0, 0, 0];
      near([[4 * view + 2, 1]], numbers.widths[view] ?? width ?? kept[2]);
      near([[4 * view + 3, 1]], numbers.heights[view] ?? height ?? kept[3]);
      const around = this.views[view].parent;
      for (const axis of [0, 1]) near([[4 * view + axis, 1], ...(around === undefined ? [] : [[4 * around + axis, -1]])], kept[axis]);
    }
    for (const [view, guide] of this.own.contents ?? []) {
      for (const side of [2, 3]) near([[4 * (this.views.length + guide) + side, 1], [4 * view + side, -1]], 0);
    }
    return list;
  }

  /** The constants that depend on a solution; null for the original layout. */
  numbersAfter(values) {
    const numbers = { constants: {}, widths: {}, heights: {} };
    this.addTexts(values, numbers);
    if (!values) return numbers;
    this.checkLengths(values);
    for (const [view, rows, widths, heights] of this.own.texts ?? []) {
      if (this.newTexts.has(view)) continue;
      const width = values[4 * view + 2];
      if (width < widths[0] || width > widths.at(-1)) throw new Unsolvable("text");
      const place = Math.max(0, widths.findIndex((limit) => limit > width) - 1);
      const height = heights[Math.min(place, heights.length - 1)];
      if (!differs(height, -this.rows[rows[0]].constant)) continue;
      for (const row of rows) numbers.constants[row] = -height;
      numbers.heights[view] = height;
    }
    this.addInsets(values, numbers);
    return numbers;
  }

  /** Adds the sizes of new texts, in their columns if there are values. */
  addTexts(values, numbers) {
    for (const [view, text] of this.newTexts) {
      const string = this.strings.get(view);
      if (!string) throw new Unsolvable("open");
      const { width, height } = string.size(text, values?.[4 * view + 2]);
      for (const row of string.widthRows) numbers.constants[row] = -width;
      numbers.widths[view] = width;
      if (height === null) continue;
      for (const row of string.heightRows) numbers.constants[row] = -height;
      numbers.heights[view] = height;
    }
  }

  /** Checks lengths on which other values depend in a way that only the tool knows. */
  checkLengths(values) {
    if (!this.own.lengths) return;
    this.lengths ??= this.own.lengths.map(([variable]) => values[variable]);
    this.own.lengths.forEach(([variable, least], index) => {
      if (least < 0 ? differs(values[variable], this.lengths[index], 1e-4) : values[variable] < least) throw new Unsolvable("list");
    });
  }

  /** Adds the insets of inner views, which depend on their positions in their superviews. */
  addInsets(values, numbers) {
    const frames = this.exactFrames(values);
    const found = new Map();
    for (const [view, ...data] of this.own.insets ?? []) {
      const before = { readableWidth: data[8], safeArea: data.slice(9, 13), layoutMargins: data.slice(13) };
      const outer = found.get(this.views[view].parent)?.now;
      const now = outer ? this.insetsInside(outer, frames, view, data) : before;
      found.set(view, { before, now });
      this.checkInsets(view, before, now);
    }
    for (const [view, kind, row] of this.own.guides ?? []) {
      const { before, now } = found.get(view);
      const former = this.guideInsets(before, kind, this.width(view));
      const changes = this.guideInsets(now, kind, frames[view][2]).map((inset, side) => inset - former[side]);
      if (kind === 3 && changes.some((change) => differs(change, 0, 1e-4))) throw new Unsolvable("margins");
      // The rows of a guide are left, right, top and bottom.
      [-changes[0], changes[2], -changes[1], changes[3]].forEach((change, side) => {
        if (differs(change, 0, 1e-4)) numbers.constants[row + side] = this.rows[row + side].constant + change;
      });
    }
  }

  /** Checks the insets that distances in a stack and the start of scrolled content depend on. */
  checkInsets(view, before, now) {
    const isOther = (kind, sides) => sides.some((side) => differs(before[kind][side], now[kind][side], 1e-4));
    if (this.own.stacks?.includes(view) && isOther("layoutMargins", [0, 1, 2, 3])) throw new Unsolvable("margins");
    if (this.own.scrolls?.includes(view) && isOther("safeArea", [0, 1])) throw new Unsolvable("margins");
  }

  /** The exact width of a view in the original layout. */
  width(view) {
    this.widths ??= new Map();
    if (!this.widths.has(view)) this.widths.set(view, this.guess.length ? this.exactFrames(this.guess)[view][2] : this.views[view].frame[2]);
    return this.widths.get(view);
  }

  /** The insets of a view in a superview with other insets: see the tool's GuideInsets. */
  insetsInside(outer, frames, view, data) {
    const [margins, [addsSafeArea, preserves, isScrolled, followsReadableWidth]] = [data.slice(0, 4), data.slice(4, 8)];
    const [[x, y, width, height], [left, top, room, space]] = [frames[view], frames[this.views[view].parent]];
    const distances = [x - left, y - top, left + room - x - width, top + space - y - height];
    const covered = (insets) => atLeastZero(insets.map((inset, side) => inset - distances[side]));
    const safeArea = isScrolled ? [0, 0, 0, 0] : covered(outer.safeArea);
    let layoutMargins = addsSafeArea ? margins.map((margin, side) => margin + safeArea[side]) : margins;
    if (preserves) {
      const kept = covered(isScrolled ? outer.layoutMargins.map((margin, side) => margin - outer.safeArea[side]) : outer.layoutMargins);
      layoutMargins = layoutMargins.map((margin, side) => Math.max(margin, kept[side]));
    }
    const insets = { safeArea, layoutMargins, readableWidth: data[8] };
    if (followsReadableWidth) insets.layoutMargins = this.guideInsets(insets, 2, width);
    return insets;
  }

  /** The insets of a guide: safe area, layout margins, readable content. */
  guideInsets({ safeArea, layoutMargins, readableWidth }, kind, width) {
    if (kind === 0 || kind === 3) return safeArea;
    if (kind === 1) return layoutMargins;
    const side = Math.max(0, (width - readableWidth) / 2);
    return [Math.max(layoutMargins[0], side), layoutMargins[1], Math.max(layoutMargins[2], side), layoutMargins[3]];
  }

  /** The frames in root coordinates, not rounded. */
  exactFrames(values) {
    return this.views.map((_, view) => {
      const [x, y, width, height] = values.slice(4 * view, 4 * view + 4);
      const [left, top, right, bottom] = this.alignment.get(view) ?? [0, 0, 0, 0];
      return [x - left, y - top, width + left + right, height + top + bottom];
    });
  }

  /** How far the left edge, width, top edge and height of a view are from the original layout, not rounded. */
  moves(values, view, parent) {
    const distances = (all) => [0, 2, 1, 3].map((side) => all[4 * view + side] - (side < 2 && parent !== undefined ? all[4 * parent + side] : 0));
    const before = distances(this.baseValues);
    return distances(values).map((distance, index) => distance - before[index]);
  }

  /**
   * The frames in superview coordinates and in those of the root, rounded to the pixels of the device, and the moves of
   * the views.
   */
  frames(values) {
    const rounded = ([x, y, width, height], [dx, dy] = [0, 0]) => {
      const [left, top, right, bottom] = [x + dx, y + dy, x + dx + width, y + dy + height].map((edge) => (this.own.grid === 0 ? edge : onPixels(edge, this.scale)));
      return [left, top, right - left, bottom - top];
    };
    const exact = this.exactFrames(values);
    this.baseValues ??= values;
    const flat = exact.map((frame) => rounded(frame));
    return this.views.map((view, index) => {
      const [x, y, width, height] = flat[index];
      const [left, top] = flat[view.parent] ?? [x - view.frame[0], y - view.frame[1]];
      return {
        frame: [x - left, y - top, width, height], absolute: rounded(exact[index], this.shifts.get(index)), moves: this.moves(values, index, view.parent),
      };
    });
  }
}
