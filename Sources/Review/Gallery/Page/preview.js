// ---- Preview: the effect of changed constraints on a layout, solved in the page

/** The reasons why a layout cannot be solved here, in words that follow “because”. */
const reasons = {
  conflict: "the constraints would contradict each other",
  text: "text would wrap into a number of lines that was not measured",
  list: "the rows of a table or collection would change",
  margins: "margins that only the tool knows would change",
  open: "it depends on more than its constraints",
  large: "it is too large",
  numbers: "its numbers are too close to each other",
  missing: "the file with its constraints is missing",
};

/** The command that solves what the page cannot: with changed constants, or with the document after it is changed. */
const solveCommand = (scene, changes) => {
  const settings = [...changes].map(([constraint, change]) => {
    const isConstant = !isChanged(constraint, { ...change, constant: constraintConstant(constraint) });
    const isNamed = constraint.word === constraint.identifier || !/\.ya?ml$/i.test(scene.document);
    return isConstant && isNamed && /^[\w-]+$/.test(constraint.word) ? `${constraint.word}.constant=${plainNumber(change.constant)}` : null;
  });
  const options = settings.every(Boolean) ? [`--set=${settings.join(",")}`] : [];
  return { text: editCommand("solve", scene, [], options), isWhole: options.length > 0 };
};

/** Moves views to new frames, or back for null. Each view remembers its original frame. */
const placeViews = (views, places) => views.forEach((view, index) => {
  const was = view.was ?? { frame: view.frame, absolute: view.absolute };
  const now = places?.[index] ?? was;
  const isMoved = [...now.frame, ...now.absolute].some((number, side) => differs(number, [...was.frame, ...was.absolute][side], 1e-3));
  Object.assign(view, isMoved ? now : was, { was: isMoved ? was : undefined });
});

/** Solves a layout again after each change. `refresh` shows the views at their new frames. */
const makePreview = (layout, tell, refresh) => {
  let own = null;
  let system = null;
  let latest = 0;

  /** The message after the views have moved. */
  const outcome = (changes) => {
    try {
      if (system instanceof Error) throw system;
      placeViews(own.views, changes.size ? system.solve(changes) : null);
    } catch (error) {
      if (!(error instanceof Unsolvable)) throw error;
      placeViews(own.views, null);
      const { text, isWhole } = solveCommand(layout.scene, changes);
      return [`This page cannot tell what happens, because ${reasons[error.message]}. ${isWhole ? "This command can:" : "Once the file is changed, this command can:"}`,
        commandField("Command that solves it", text, tell)];
    }
    const moved = own.views.filter(({ was }) => was).length;
    if (!moved) return ["Nothing moves."];
    return [`${plural(moved, "view")} ${moved === 1 ? "changes" : "change"}; ${moved === 1 ? "its former position is" : "former positions are"} pale.`];
  };

  /** Solves a layout with changes, and reports the result as soon as it is known. */
  const show = (changes, say) => {
    const number = ++latest;
    const finish = () => {
      if (number !== latest || !own) return;
      const said = outcome(changes);
      refresh();
      say(changes.size ? said : []);
    };
    if (system) return void requestAnimationFrame(finish);
    loadSystems(layout.scene, (data) => {
      try {
        if (!data) throw new Unsolvable("missing");
        system ??= new LayoutSystem(data, layout.index, own, layout.device.scale);
      } catch (error) {
        if (!(error instanceof Unsolvable)) throw error;
        system = error;
      }
      finish();
    });
  };
  return { show, setLayout: (loaded) => { own = loaded; } };
};
