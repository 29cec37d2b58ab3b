// ---- Exercises: a page for each exercise of the book, to read its task and to try it

/** The exercises in the order of the book. */
const exercises = window.layoutExercises ?? [];

const exerciseNamed = (name) => exercises.find((exercise) => exercise.name === name);

/** The scene that an exercise starts with, without the task in its first lines. */
const startOf = ({ start }) => start.replace(/^(#.*\n)+/, "");

/** What the reader has written and solved, kept in the browser. */
const progress = {
  key: ({ name }, what) => `layout-exercise.${name}.${what}`,
  attempt: (exercise) => memory.get(progress.key(exercise, "attempt")) ?? startOf(exercise),
  keepAttempt: (exercise, text) => memory.set(progress.key(exercise, "attempt"), text),
  isSolved: (exercise) => memory.get(progress.key(exercise, "solved")) === "yes",
  solve: (exercise) => memory.set(progress.key(exercise, "solved"), "yes"),
};

const exerciseAddress = ({ name }) => address({ slug: name });

// ---- The overview

const exerciseCard = (exercise) => {
  const scene = report.scenes.find(({ slug }) => slug === exercise.name);
  const isSolved = progress.isSolved(exercise);
  const shown = scene ? representatives(scene.layouts).slice(0, 2) : [];
  return shelf(make("li", { class: "card exercise-card" }, make("a", { href: exerciseAddress(exercise), "data-key": exercise.name },
    make("span", { class: "card-picture", style: shown.length ? `--scale:${cardScale(shown)}` : null, "aria-hidden": "true" }, shown.length
      ? shown.map((layout) => make("span", { class: "thumb" }, layoutPicture(layout, { layer: plainLayer, alt: "" })))
      : make("code", { class: "quiet" }, exercise.questions[0].text)),
    make("span", { class: "card-text" },
      make("span", { class: "card-name" }, make("strong", null, capitalized(exercise.summary))),
      make("span", { class: "card-path" }, named(exercise.name)),
      make("span", { class: "badges" }, isSolved ? badge("ok", "solved") : badge("open", "to do"))))));
};

const exercisesPage = (state) => {
  const words = searchWords(state.filters);
  const shown = exercises.filter((exercise) => words.every((word) => `${exercise.name} ${exercise.topic} ${exercise.summary} ${exercise.task}`.toLowerCase().includes(word)));
  const solved = exercises.filter(progress.isSolved).length;
  const entries = grouped(shown, ({ topic }) => topic).flatMap((list) => [folderHeading(list[0].topic), ...list.map(exerciseCard)]);
  return [
    make("section", { class: "intro" }, make("div", null, heading(1, "Exercises"),
      make("p", { class: "quiet" }, `${solved} of ${exercises.length} solved. Each page has a task, shows its goal, and checks what you write on every screen.`))),
    entries.length ? make("ul", { class: "cards", "aria-label": "Exercises" }, entries) : nothingFound(state, "No exercise matches the search."),
  ];
};

// ---- One exercise

/** The hints, of which each is hidden until the reader opens it, and the answer. */
const hintsPanel = ({ hints }) => make("section", { class: "panel exercise-hints", "aria-label": "Hints" },
  hints.map((hint, index) => make("details", null, make("summary", null, `Hint ${index + 1} of ${hints.length}`), make("p", null, hint))));

const answerPanel = (exercise, scene, use) => make("details", { class: "panel exercise-answer" },
  make("summary", null, make("h2", null, "Answer")),
  make("pre", { class: "exercise-text", tabindex: "0", "aria-label": "Answer" }, exercise.answer), make("p", null, exercise.reason),
  scene ? linkRow(make("button", { type: "button", class: "button", click: use }, "Try the answer"),
    make("a", { class: "button", href: address({ slug: exercise.name, variant: scene.layouts[0].variant }) }, "Show why it works")) : null);

/** The exercise before and after one, in the order of the book. */
const exerciseSteps = (exercise) => chooser("exercise", exercises, exercise, { titleOf: ({ summary }) => summary, addressOf: exerciseAddress });

const exerciseIntro = (exercise) => make("section", { class: "intro" },
  make("div", null, make("p", { class: "quiet" }, exercise.topic), heading(1, capitalized(exercise.summary)), make("p", { class: "task" }, exercise.task)),
  make("div", { class: "controls" }, exerciseSteps(exercise)));

/** What follows a right answer: the reason, and the next exercise. */
const solvedWords = (exercise, where) => {
  const next = exercises[exercises.indexOf(exercise) + 1];
  return [make("p", null, badge("ok", `Right ${where}`)), make("p", null, exercise.reason),
    next ? linkRow(make("a", { class: "button primary", href: exerciseAddress(next) }, `Next: ${next.summary}`)) : null];
};

/** A question: fields for the number of constraints of each format. */
const questionPage = (exercise) => {
  const result = make("div", { class: "exercise-result", role: "status" });
  const fields = exercise.questions.map(({ text }, index) => make("input", { type: "text", class: "length", autocomplete: "off", spellcheck: "false", "aria-label": `Answer ${index + 1}: constraints of ${text}` }));
  const check = (event) => {
    event.preventDefault();
    const wrong = exercise.questions.filter(({ answer }, index) => fields[index].value.trim().toLowerCase() !== answer);
    fields.forEach((field, index) => field.setAttribute("aria-invalid", String(wrong.includes(exercise.questions[index]))));
    if (!wrong.length) progress.solve(exercise);
    result.replaceChildren(...(wrong.length ? [badge("error", `Not right yet: ${wrong.map(({ text }) => text).join("; ")}`)] : solvedWords(exercise, "")).filter(Boolean));
  };
  return {
    kind: "exercise",
    elements: [exerciseIntro(exercise), make("form", { class: "panel exercise-questions", submit: check },
      exercise.questions.map(({ text }, index) => make("label", null, fields[index], make("code", null, text))),
      make("button", { class: "button primary" }, "Check"), result), hintsPanel(exercise), answerPanel(exercise)],
  };
};

/** A layout of the goal with the frames of an attempt over it. */
const attemptStage = (layout) => {
  const [, , width, height] = areaOf(layout);
  const boxes = make("div", { class: "attempt-boxes", "aria-hidden": "true" });
  const verdict = make("span", { class: "badges" });
  const element = make("li", { class: "attempt-stage" },
    make("div", { class: "attempt-picture", style: `--width:${width};--height:${height}` }, layoutPicture(layout, { layer: plainLayer, alt: `Goal: ${layoutSentence(layout)}` }), boxes),
    make("p", { class: "attempt-caption" }, make("strong", null, layout.device.name), ` ${[layout.orientation, ...specialties(layout)].join(", ")} `, verdict));
  return {
    element: shelf(element),
    /** Shows the frames of views: those of the goal without an attempt that can be solved. */
    show: (views, { frames = null, wrong = new Set() } = {}) => {
      const isHidden = ({ hidden, parent }) => hidden || parent === undefined;
      boxes.replaceChildren(...views.flatMap((view, index) => {
        if (isHidden(view)) return [];
        const box = (place, kind, name) => make("div", { class: `attempt-box ${kind}`, style: Object.entries(placeOf(layout, place)).map((pair) => pair.join(":")).join(";") }, name ? named(name) : null);
        const own = frames ? [box(frames[index].absolute, wrong.has(index) ? "wrong" : "right", viewTitle(view))] : [];
        return [box(view.absolute, views.some(({ parent }) => parent === index) ? "goal holder" : "goal", viewTitle(view)), ...own];
      }));
      verdict.replaceChildren(...(frames ? [wrong.size ? badge("error", `${plural(wrong.size, "view")} off`) : badge("ok", "right")] : []));
    },
  };
};

/** The number of remarks that are shown. */
const remarkLimit = 12;

/** The words about an attempt. */
const resultWords = (exercise, { error, remarks, layouts }) => {
  if (error) return [make("p", null, badge("error", error.line ? `Line ${error.line}` : "Not read")), make("p", { class: "message" }, named(error.message))];
  if (!remarks.length) return solvedWords(exercise, layouts.length === 1 ? "on 1 layout" : `on all ${layouts.length} layouts`);
  const more = remarks.length - remarkLimit;
  return [make("p", null, badge("error", "Not right yet")), make("ul", { class: "remarks" }, remarks.slice(0, remarkLimit).map((remark) => named(remark, "li")), more > 0 ? make("li", { class: "quiet" }, `and ${more} more`) : null)];
};

/** The page of an exercise with a layout: the goal on all screens, and the attempt. */
const attemptPage = (exercise, scene) => {
  const stages = scene.layouts.map(attemptStage);
  const result = make("div", { class: "exercise-result", role: "status" }, make("p", { class: "quiet" }, "Loading the layouts…"));
  const said = make("p", { class: "unseen", role: "status" });
  const tell = (text) => { said.textContent = text; };
  let check = null;
  let details = [];
  const update = () => {
    progress.keepAttempt(exercise, field.value);
    field.rows = Math.min(40, field.value.split("\n").length + 1);
    if (!check) return;
    const found = check.result(field.value);
    field.setAttribute("aria-invalid", String(Boolean(found.error)));
    if (!found.error && !found.remarks.length) progress.solve(exercise);
    stages.forEach((stage, index) => stage.show(details[index].views, found.layouts[index]));
    result.replaceChildren(...resultWords(exercise, found).filter(Boolean));
  };
  // A layout of ten views takes some milliseconds, so an attempt is checked after a pause.
  let pause = null;
  const field = make("textarea", {
    class: "exercise-text attempt", "aria-label": "Your attempt", spellcheck: "false", autocomplete: "off", autocapitalize: "off", wrap: "off",
    input: () => {
      clearTimeout(pause);
      pause = setTimeout(update, 250);
    },
  });
  const write = (text) => {
    field.value = text;
    update();
  };
  field.value = progress.attempt(exercise);
  field.rows = Math.min(40, field.value.split("\n").length + 1);
  const command = `render-layouts learn ${exercise.name} ${exercise.name}.scene.yaml`;
  loadDetails(scene, (loaded) => loadSystems(scene, (data) => {
    if (!loaded || !data) return void result.replaceChildren(make("p", { class: "notice" }, `The files data/${scene.slug}.js and systems/${scene.slug}.js are missing beside this page: copy the whole folder.`));
    details = loaded;
    for (const { views } of loaded) placeViews(views, null);
    check = new AttemptCheck(exercise, scene.layouts, loaded, data);
    update();
  }));
  return {
    kind: "exercise", close: () => clearTimeout(pause),
    elements: [exerciseIntro(exercise), make("div", { class: "exercise-page" },
      make("section", { "aria-label": "Goal and attempt" },
        make("p", { class: "quiet attempt-legend" }, make("span", { class: "attempt-mark goal" }), "goal ", make("span", { class: "attempt-mark right" }), "your view ", make("span", { class: "attempt-mark wrong" }), "your view, not yet right"),
        make("ul", { class: "attempt-stages", tabindex: "0", "aria-label": "Goal and attempt on all screens" }, stages.map(({ element }) => element))),
      make("section", { class: "exercise-side", "aria-label": "Attempt" },
        make("label", { class: "exercise-label" }, make("span", null, "Your attempt"), field), result,
        linkRow(make("button", { type: "button", class: "button", click: () => copyText(field.value, tell) }, "Copy"),
          make("button", { type: "button", class: "button", click: () => write(startOf(exercise)) }, "Start again")),
        make("p", { class: "quiet" }, "In a terminal: ", make("code", null, command)), said,
        hintsPanel(exercise), answerPanel(exercise, scene, () => write(exercise.answer))))],
  };
};

const buildExercisePage = (state) => {
  if (!state.slug) return { kind: "overview", elements: exercisesPage(state) };
  const exercise = exerciseNamed(state.slug);
  if (!exercise || state.variant) return null;
  const { scene } = found(state);
  return scene ? attemptPage(exercise, scene) : questionPage(exercise);
};

/** The steps to the page of a state, with the summary of its exercise. */
const exerciseTrail = (state) => {
  const exercise = exerciseNamed(state.slug);
  const { layout } = found(state);
  return [["All exercises", { filters: state.filters }], ...(exercise ? [[capitalized(exercise.summary), { slug: exercise.name }]] : []), ...(layout ? [[variantTitle(layout), null]] : [])];
};

const turnExercise = (step) => {
  const next = exercises[exercises.indexOf(exerciseNamed(readState().slug)) + step];
  if (next && readState().slug) location.hash = exerciseAddress(next);
};

if (exercises.length) {
  Object.assign(otherPages, {
    build: buildExercisePage,
    frame: {
      title: "Exercises", overview: "All exercises", isEmpty: false, trail: exerciseTrail, filterKeys: ["q"],
      filters: { search: "Search exercises", choices: () => [] }, showHeader: () => { at("count").hidden = true; },
      keys: () => ({ h: () => turnExercise(-1), l: () => turnExercise(1) }),
    },
  });
}
