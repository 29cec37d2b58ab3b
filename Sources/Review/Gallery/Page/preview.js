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
  letters: "the tool has not measured all letters of the text",
};

/**
 * The command that solves a layout that the page cannot solve: with changed constants, or with the document after it is
 * changed.
 */
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
  Object.assign(view, isMoved ? now : was, { was: isMoved ? was : undefined, moves: isMoved ? now.moves : undefined });
});

/** Solves a layout again after each change. `refresh` shows the views at their new frames. */
const makePreview = (layout, tell, refresh) => {
  let own = null;
  let system = null;
  let latest = 0;

  /** The parts of new texts that are cut, in sentences. Marks the views whose text is tried. */
  const cutTexts = (texts) => own.views.flatMap((view, index) => {
    const text = texts.get(index);
    const string = text === undefined ? null : system.strings.get(index);
    view.trial = string ? { text, size: string.font.size, lineLimit: string.lineLimit } : undefined;
    const [, , width, height] = view.frame;
    if (!string?.isCut(text, [width, height])) return [];
    return [string.lineLimit === 1 ? ` ${viewTitle(view)} is cut: its text needs ${number(string.plainWidth(text))} points and the view has ${number(width)}.`
      : ` ${viewTitle(view)} is cut: its text needs ${plural(string.font.lines(text, width).length, "line")}.`];
  });

  /** The message after the views have moved. */
  const outcome = (changes, texts) => {
    try {
      if (system instanceof Error) throw system;
      placeViews(own.views, changes.size || texts.size ? system.solve(changes, texts) : null);
    } catch (error) {
      if (!(error instanceof Unsolvable)) throw error;
      placeViews(own.views, null);
      // No command solves a layout with another text.
      if (texts.size) return [`This page cannot tell what happens, because ${reasons[error.message]}.`];
      const { text, isWhole } = solveCommand(layout.scene, changes);
      return [`This page cannot tell what happens, because ${reasons[error.message]}. ${isWhole ? "This command can:" : "Once the file is changed, this command can:"}`,
        commandField("Command that solves it", text, tell).element];
    }
    const cut = cutTexts(texts).join("");
    const moved = own.views.filter(({ was }) => was).length;
    if (!moved) return [`Nothing moves.${cut}`];
    return [`${plural(moved, "view")} ${moved === 1 ? "changes" : "change"}; ${moved === 1 ? "its former position is" : "former positions are"} pale.${cut}`];
  };

  /** Makes the system of the layout from the loaded ones, or notes why there is none. */
  const build = (data) => {
    if (system || !own) return;
    try {
      if (!data) throw new Unsolvable("missing");
      system = new LayoutSystem(data, layout.index, own, layout.device.scale);
    } catch (error) {
      if (!(error instanceof Unsolvable)) throw error;
      system = error;
    }
  };

  /** Solves a layout with changes and other texts, and reports the result as soon as it is known. */
  const show = (changes, texts, say) => {
    const number = ++latest;
    const finish = () => {
      if (number !== latest || !own) return;
      for (const view of own.views) view.trial = undefined;
      const said = outcome(changes, texts);
      refresh();
      say(changes.size || texts.size ? said : []);
    };
    if (system) return void requestAnimationFrame(finish);
    loadSystems(layout.scene, (data) => {
      build(data);
      finish();
    });
  };

  /** Loads and solves the layout before the first change, once the form that changes it is visible. */
  const prepare = () => {
    if (!system) requestAnimationFrame(() => setTimeout(() => loadSystems(layout.scene, build)));
  };
  return { show, prepare, setLayout: (loaded) => { own = loaded; } };
};
