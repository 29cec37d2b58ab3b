// ---- Attempt: the layouts of an exercise with other constraints, compared with the answer

/** The axes of a layout: the name, and the offsets of position and size among the four variables of a view. */
const axes = [["horizontally", 0], ["vertically", 1]];

/** The system of one layout of an answer, with the constraints of an attempt instead of its own. */
class AttemptSystem extends LayoutSystem {
  constructor(data, index, own, { scale, insets }) {
    super(data, index, own, scale);
    Object.assign(this, { answered: new Set(this.written), insets, indices: new Map(own.views.map((view, place) => [view.name, place])), shift: 0 });
  }

  /**
   * Solves the layout with the relations of an attempt. `strengths` are changed priorities of contents: for a view, an
   * axis and a relation.
   *
   * Returns the frames, the relations that were dropped because of conflicts, and the open axes of views.
   */
  attempt(relations, strengths) {
    this.strengths = strengths;
    this.added = relations.map((relation) => ({ ...this.row(relation), source: relation }));
    this.written = this.added.flatMap(({ source }, index) => (source.isMask ? [] : [this.rows.length + index]));
    this.reductions = [];
    this.guess = [];
    this.broken = new Set();
    this.shift = 0;
    const frames = this.solve(new Map());
    const broken = [...this.broken];
    const open = this.openAxes(frames);
    return { frames, broken, open };
  }

  /** The axes on which the constraints leave a view open: other preferences give it another frame there. */
  openAxes(frames) {
    this.shift = 1;
    const others = this.solve(new Map());
    this.shift = 0;
    return frames.flatMap(({ frame }, view) => axes.filter(([, offset]) =>
      differs(frame[offset], others[view].frame[offset], 0.6) || differs(frame[offset + 2], others[view].frame[offset + 2], 0.6))
      .map(([axis]) => ({ view, axis })));
  }

  changed(changes) {
    // Before the first attempt, the layout is solved as it was.
    if (!this.added) return super.changed(changes);
    const kept = this.rows.map((row, index) => (this.answered.has(index) ? null : this.strengthened(row)));
    return [...kept, ...this.added.map((row) => ({ ...row }))];
  }

  /** A row of a content size with the priority of the attempt. */
  strengthened(row) {
    if (row.priority === 0 || row.relation === 0 || row.terms.size !== 1) return { ...row };
    const [[variable, coefficient]] = row.terms;
    if (coefficient !== 1 || variable % 4 < 2) return { ...row };
    const priority = this.strengths.get([variable, row.relation === 1 ? "resist" : "hug"].join());
    return { ...row, priority: priority === undefined ? row.priority : priority >= 1000 ? 0 : priority };
  }

  preferences(numbers) {
    if (!this.shift) return super.preferences(numbers);
    // Distances that differ from view to view, so that no two of them cancel each other.
    return super.preferences(numbers).map((preference, index) => ({ ...preference, constant: preference.constant - this.shift * (17 + (index * 7.31) % 23) }));
  }

  solved(problem) { return solveWithConflicts(problem, this.reductions, (rows) => { for (const { source } of rows) if (source) this.broken.add(source); }); }

  /** The row of a relation. */
  row({ first, relation, second, factor, constant, priority }) {
    const terms = new Map();
    let sum = -constant;
    const add = ([item, attribute], multiple) => {
      const { parts, constant: offset } = this.attribute(item, attribute, first[0]);
      addMultiple(terms, parts, multiple);
      sum += multiple * offset;
    };
    add(first, 1);
    if (second) add(second, -factor);
    return { terms, relation, priority, constant: sum };
  }

  /** An attribute of an item as a sum of variables and a constant. `from` is the view whose superview is meant. */
  attribute(item, name, from) {
    const own = item === "superview" ? this.views[this.indices.get(from)]?.parent ?? 0 : this.indices.get(item) ?? 0;
    const [left, top, right, bottom] = this.insetsOf(item);
    const [x, y, width, height] = [0, 1, 2, 3].map((offset) => 4 * own + offset);
    const of = (parts, constant = 0) => ({ parts, constant });
    switch (name) {
      case "left": case "leading": return of([[x, 1]], left);
      case "right": case "trailing": return of([[x, 1], [width, 1]], -right);
      case "top": return item === "bottomGuide" ? of([[y, 1], [height, 1]], -bottom) : of([[y, 1]], item === "topGuide" ? 0 : top);
      case "bottom": return item === "topGuide" ? of([[y, 1]], top) : of([[y, 1], [height, 1]], item === "bottomGuide" ? 0 : -bottom);
      case "width": return of([[width, 1]], -left - right);
      case "height": return of([[height, 1]], -top - bottom);
      case "centerX": return of([[x, 1], [width, 0.5]], (left - right) / 2);
      case "centerY": return of([[y, 1], [height, 0.5]], (top - bottom) / 2);
      default: return this.baseline(own, name, [y, height]);
    }
  }

  /** The insets of a guide of the screen; none for views. */
  insetsOf(item) { return guideNames.includes(item) ? this.insets : [0, 0, 0, 0]; }

  /** A baseline: the first one is a distance below the top, the last one above the bottom. */
  baseline(view, name, [y, height]) {
    const { baselines, frame } = this.views[view];
    if (!baselines) return { parts: [[y, 1], [height, 1]], constant: 0 };
    return name === "firstBaseline" ? { parts: [[y, 1]], constant: baselines[0] } : { parts: [[y, 1], [height, 1]], constant: baselines[1] - frame[3] };
  }
}

/** The part of one layout that differs, in the words of `learn`: “8 points too far left”. */
const deviationWords = (frame, expected) => [["too far left", "too far right"], ["too high", "too low"], ["too narrow", "too wide"], ["too short", "too tall"]]
  .flatMap(([less, more], side) => {
    const difference = frame[side] - expected[side];
    return Math.abs(difference) > 0.01 ? [`${number(Math.abs(difference))} ${Math.abs(difference) === 1 ? "point" : "points"} ${difference < 0 ? less : more}`] : [];
  });

/** A list in words: “a, b and c”. */
const joinedWords = (words) => (words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`);

/** The screen of a layout in words, and its orientation if it is a device: a part of a screen is known by its size. */
const screenWords = ({ device, orientation, state }) => {
  const isModel = !/^\d/.test(device.name);
  const name = isModel ? `the ${device.name}` : `a screen of ${device.name} points`;
  return { screen: state ? `${name} in the state '${state}'` : name, orientation: isModel ? orientation : null };
};

/** The layouts of a remark in words: “on the iPhone 4s in portrait and landscape”. */
const layoutWords = (layouts) => {
  const screens = grouped(layouts.map(screenWords), ({ screen }) => screen).map((list) => ({
    screen: list[0].screen, orientations: joinedWords([...new Set(list.map(({ orientation }) => orientation))].filter(Boolean)),
  }));
  const parts = grouped(screens, ({ orientations }) => orientations).map((list) => {
    const names = joinedWords(list.map(({ screen }) => screen));
    return list[0].orientations ? `${names} in ${list[0].orientations}` : names;
  });
  return `on ${joinedWords(parts)}`;
};

/** Checks the attempts at an exercise. `layouts` are those of the answer, with their loaded views and systems. */
class AttemptCheck {
  constructor(exercise, layouts, details, data) {
    Object.assign(this, { exercise, layouts, details });
    this.answer = readScene(exercise.answer);
    this.start = this.readOrNull(exercise.start);
    this.systems = layouts.map(({ device, index }) => {
      try {
        return new AttemptSystem(data, index, details[index], { scale: device.scale, insets: exercise.insets[index] ?? [0, 0, 0, 0] });
      } catch (error) {
        if (!(error instanceof Unsolvable)) throw error;
        return error;
      }
    });
  }

  readOrNull(text) {
    try { return readScene(text); } catch { return null; }
  }

  /** The result of an attempt: an error with its line, or the layouts with their frames, and all remarks. */
  result(text) {
    try {
      const scene = readScene(text);
      const reader = new ConstraintText(scene);
      this.checkViews(scene);
      const own = [...scene.views].flatMap(([name, view]) => reader.relationsOfView(name, view));
      const sections = scene.sections.map(({ orientation, items }) => ({ orientation, relations: items.flatMap((item) => reader.relations(item)) }));
      const missing = [...this.answer.views.keys()].filter((name) => !scene.views.has(name));
      if (missing.length) return { remarks: missing.map((name) => `the view '${name}' is missing`), layouts: [] };
      return this.compared([{ orientation: null, relations: own }, ...sections], scene);
    } catch (error) {
      if (!(error instanceof AttemptError)) throw error;
      return { error, remarks: [], layouts: [] };
    }
  }

  /** Checks that the views differ from the views of the answer and the start only in what this page can solve. */
  checkViews({ views }) {
    const solved = ["hug", "resist", "frame", "width", "height", "size", "aspect", "views"];
    const text = (value) => (value instanceof Map ? JSON.stringify([...value]) : String(value));
    for (const [name, { properties }] of views) {
      const known = [this.answer, this.start].map((scene) => scene?.views.get(name)?.properties);
      if (!known[0]) throw new AttemptError(null, `the exercise has no view '${name}'`);
      for (const [key, value] of properties) {
        if (!solved.includes(key) && !known.some((other) => other?.has(key) && text(other.get(key)) === text(value))) throw new AttemptError(null, `this page cannot change '${key}' of '${name}'; 'learn ${this.exercise.name} FILE' can`);
      }
    }
  }

  /** The priorities of contents that differ from the answer's: by variable, and hugging or resistance. */
  strengths({ views }, indices) {
    const changed = new Map();
    const priority = (properties, key, axis) => {
      const value = properties?.get(key);
      return Number((value instanceof Map ? value.get(axis) : value) ?? (key === "hug" ? 250 : 750));
    };
    for (const [name, { properties }] of views) {
      for (const key of ["hug", "resist"]) {
        ["horizontal", "vertical"].forEach((axis, offset) => {
          const [before, now] = [this.answer.views.get(name)?.properties, properties].map((all) => priority(all, key, axis));
          if (before !== now) changed.set([4 * indices.get(name) + 2 + offset, key].join(), now);
        });
      }
    }
    return changed;
  }

  compared(sections, scene) {
    const found = [];
    const layouts = this.layouts.map((layout, index) => {
      const system = this.systems[index];
      const remark = (text) => found.push({ text, layout });
      try {
        if (system instanceof Error) throw system;
        const relations = sections.filter(({ orientation }) => orientation === null || orientation === layout.orientation).flatMap((section) => section.relations);
        const { frames, broken, open } = system.attempt(relations, this.strengths(scene, system.indices));
        for (const { line, text } of broken) remark(`${line ? `line ${line}: ` : ""}'${text}' contradicts other constraints [conflict]`);
        const { views } = this.details[layout.index];
        for (const list of grouped(open, ({ view }) => view)) remark(`'${viewTitle(views[list[0].view])}' is ambiguous ${joinedWords(list.map(({ axis }) => axis))}: its place or size is open [ambiguous]`);
        const wrong = new Set(open.map(({ view }) => view));
        views.forEach((view, place) => {
          // The frame of an ambiguous view could be any other as well.
          const words = place === 0 || wrong.has(place) ? [] : deviationWords(frames[place].frame, view.frame);
          if (!words.length) return;
          wrong.add(place);
          remark(`'${viewTitle(view)}' is ${words.join(" and ")}`);
        });
        return { layout, frames, wrong };
      } catch (error) {
        if (!(error instanceof Unsolvable)) throw error;
        remark(`this page cannot check it, because ${reasons[error.message]}`);
        return { layout, frames: null, wrong: new Set() };
      }
    });
    return { layouts, remarks: this.shared(found) };
  }

  /** The remarks with their layouts in words. Those that several layouts share become one. */
  shared(found) {
    return grouped(found, ({ text }) => text).map((list) => {
      const layouts = [...new Set(list.map(({ layout }) => layout))];
      const all = layouts.length === this.layouts.length && layouts.length > 1;
      return `${all ? "on all screens" : layoutWords(layouts)}, ${list[0].text}`;
    });
  }
}
