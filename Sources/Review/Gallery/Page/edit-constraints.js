// ---- Edits of constraints: the changes, their preview, and the commands

/** A number field with a step of 1, or of 10 with Shift. */
const stepperFor = (value, change) => {
  const field = make("input", {
    type: "number", class: "length constant", step: "any", value: String(value), "aria-label": "Constant, in points",
    input: () => change(Number(field.value) || 0),
    keydown: (event) => {
      const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!sign || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(sign * (event.shiftKey ? 10 : 1));
    },
  });
  const set = (next) => { field.value = String(next); };
  const step = (by) => {
    set(Math.round(((Number(field.value) || 0) + by) * 10_000) / 10_000);
    change(Number(field.value));
  };
  const button = (sign, text, label) => make("button", { type: "button", class: "button step", "aria-label": label, tabindex: "-1", click: (event) => step(sign * (event.shiftKey ? 10 : 1)) }, text);
  return { element: make("span", { class: "stepper" }, button(-1, "−", "Less"), field, button(1, "+", "More")), set };
};

/**
 * The edits of a layout's constraints, and the texts that the reader tries. `show` receives all of them after each
 * change, and calls back with the message about it; `prepare` gets ready for that.
 */
const makeEdits = (scene, tell, { show, prepare }) => {
  const changes = new Map();
  /** The texts by the positions of their views. */
  const texts = new Map();
  const restorers = new Set();
  const editors = new Map();
  let writes = false;

  const commands = () => [...changes].map(([constraint, change]) => changeCommand(scene, constraint, change, writes)).filter(Boolean);
  const summary = make("p", { class: "edit-summary", role: "status" });
  const remedy = make("div");
  const shownCommands = commandField("Commands", "", tell);
  const write = make("label", { class: "check" },
    make("input", { type: "checkbox", change: (event) => { writes = event.target.checked; showCommands(); } }), "Change the file (--write)");
  // On a small screen the active form has to stay visible.
  const commandPart = make("details", { class: "edit-commands", open: isWide.matches }, make("summary", null, "Commands"),
    shownCommands.element, make("div", { class: "edit-row" }, write, folderField(() => showCommands())));
  const panel = make("section", { class: "panel edit-changes", "aria-label": "Changes", hidden: true },
    make("div", { class: "edit-changes-head" }, make("h2", null, "Changes"), summary, make("button", { type: "button", class: "button", click: () => undoAll() }, "Undo all")),
    remedy, commandPart);

  const showCommands = () => {
    const lines = commands();
    // The second command must find the document as the first one has changed it.
    shownCommands.show(lines.join(writes ? " &&\n" : "\n"));
    // No command changes a text.
    commandPart.hidden = !lines.length;
  };
  const report = () => {
    panel.hidden = !changes.size && !texts.size;
    showCommands();
    show(changes, texts, ([text = "", ...more]) => {
      summary.textContent = text;
      remedy.replaceChildren(...more);
      uncover();
    });
  };
  /** Scrolls the active form out from under the panel with its commands. */
  const uncover = () => {
    const form = document.activeElement?.closest(".edit-constraint");
    const hidden = form && !panel.hidden ? form.getBoundingClientRect().bottom + 12 - panel.getBoundingClientRect().top : 0;
    if (hidden > 0) window.scrollBy(0, hidden);
  };
  const change = (constraint, members) => {
    const next = { ...(changes.get(constraint) ?? unchanged(constraint)), ...members };
    if (isChanged(constraint, next)) changes.set(constraint, next);
    else changes.delete(constraint);
    report();
  };
  const undoAll = () => {
    changes.clear();
    texts.clear();
    for (const refresh of [...editors.values(), ...restorers]) refresh();
    report();
  };

  /** The form of one constraint. */
  const editor = (constraint) => {
    const now = () => changes.get(constraint) ?? unchanged(constraint);
    const stepper = stepperFor(now().constant, (constant) => change(constraint, { constant }));
    const relation = relationChoice(() => change(constraint, { relation: relation.value }));
    const priority = priorityField(now().priority, () => change(constraint, { priority: priorityIn(priority) }));
    const removed = make("input", { type: "checkbox", change: () => { change(constraint, { isRemoved: removed.checked }); refresh(); } });
    const refresh = () => {
      const values = now();
      stepper.set(values.constant);
      [relation.value, priority.value, removed.checked] = [values.relation, String(values.priority), values.isRemoved];
      for (const control of element.querySelectorAll("input, select, button")) control.disabled = values.isRemoved && control !== removed;
    };
    // A line of a scene file may create several constraints.
    const equation = constraint.word.includes(" ") && constraint.word !== constraint.text ? named(constraint.word, "code") : null;
    const element = make("div", { class: "edit-row edit-constraint", role: "group", "aria-label": `Edit ${constraint.text}` }, equation,
      editField("Relation", relation), make("div", { class: "edit-field" }, make("span", { "aria-hidden": "true" }, "Constant"), stepper.element),
      editField("Priority", priority), make("label", { class: "check" }, removed, "Remove"));
    editors.set(constraint, refresh);
    refresh();
    return element;
  };

  /** The button that opens the form of a constraint; null if its document cannot be edited. */
  const opener = (constraint) => {
    if (!isEditable(scene) || !constraint.word || constraint.path !== scene.document) return null;
    const holder = make("div", { class: "edit-holder", hidden: true });
    const toggle = (isOpen) => {
      holder.hidden = !isOpen;
      button.setAttribute("aria-expanded", String(isOpen));
      if (isOpen) {
        holder.replaceChildren(editor(constraint));
        prepare();
      }
    };
    const button = make("button", {
      type: "button", class: "button edit-button", "aria-expanded": "false", "aria-label": `Edit ${constraint.text}`,
      click: () => {
        toggle(holder.hidden);
        if (!holder.hidden) holder.querySelector(".constant").focus();
      },
    }, "Edit");
    if (changes.has(constraint)) toggle(true);
    return [button, holder];
  };

  return {
    panel, opener, report,
    /** Returns by how much the reader has raised the constant of a constraint, if there is one. */
    growth: (constraint) => (changes.has(constraint) ? changes.get(constraint).constant - constraintConstant(constraint) : 0),
    textOf: (view) => texts.get(view) ?? null,
    /** Tries a text in the view at a position, or shows its own text again for null. */
    setText: (view, text) => {
      if (text === null) texts.delete(view);
      else texts.set(view, text);
      report();
    },
    /** Calls back when all edits are undone. */
    onUndo: (restore) => restorers.add(restore),
  };
};
