// ---- What if, for texts: another text in the chosen view

/** Returns a text that is longer by a factor and ends with a whole letter. */
const lengthened = (text, factor) => {
  const letters = [...`${text} `];
  return Array.from({ length: Math.round((letters.length - 1) * factor) }, (_, index) => letters[index % letters.length]).join("").trimEnd();
};

/**
 * Returns the texts of a view in the other languages of its scene, each with the name of its language. Scripts whose
 * letters join, such as Arabic, cannot be measured here.
 */
const translationsOf = (view, { text, font }, layout, data) => {
  const found = new Map();
  for (const other of layout.scene.layouts) {
    if (other.locale === layout.locale || found.has(other.locale)) continue;
    const place = details.get(layout.scene.slug)?.[other.index]?.views.findIndex(({ name }) => name === view.name);
    const translated = data.layouts[other.index]?.strings?.find(([position]) => position === place)?.at(-1);
    if (translated && translated !== text && font.canMeasure(translated)) found.set(other.locale, [translated, languageName(other.locale)]);
  }
  return [...found.values()];
};

/**
 * Makes the field for another text of a view, and for the same text in other languages or longer. Nothing is loaded
 * before the reader asks for it. Null for views without text.
 */
const textTrial = (view, index, layout, edits) => {
  // Symbols have baselines as well.
  if (!view.content || !view.baselines || /image/i.test(view.class)) return null;
  const element = make("div", { class: "text-trial" });
  const show = (data, isAsked) => {
    const string = data?.layouts[layout.index]?.strings?.find(([position]) => position === index);
    if (!string) return void element.replaceChildren(make("p", { class: "quiet" }, "This page cannot measure another text in this view."));
    const { text, lineLimit, font } = new ReplaceableText(data, string);
    const change = () => edits.setText(index, field.value === text ? null : field.value);
    const field = make(lineLimit === 1 ? "input" : "textarea", {
      ...(lineLimit === 1 ? { type: "text" } : { rows: "3" }), class: "trial-field", "aria-label": `Text of ${viewTitle(view)}`, dir: "auto",
      autocomplete: "off", spellcheck: "false", input: () => { choices.selectedIndex = 0; change(); },
    });
    field.value = edits.textOf(index) ?? text;
    const others = [[text, "As it is"], [lengthened(text, 4 / 3), "Longer by a third"], [lengthened(text, 2), "Twice as long"], ...translationsOf(view, { text, font }, layout, data)];
    const choices = choice(`Other texts of ${viewTitle(view)}`, [["", "Other texts"], ...others.map(([, name], place) => [String(place), name])], () => {
      const chosen = others[choices.value]?.[0];
      if (chosen === undefined) return;
      field.value = chosen;
      change();
    });
    edits.onUndo(() => { field.value = text; choices.selectedIndex = 0; });
    element.replaceChildren(editField("Text", field), choices,
      make("p", { class: "quiet" }, "Measured with the widths of its letters and average kerning: to about half a percent, less exactly for pairs such as AV."));
    if (isAsked) field.select();
  };
  const open = (isAsked) => loadSystems(layout.scene, (data) => show(data, isAsked));
  element.replaceChildren(make("button", { type: "button", class: "button", title: "Another text in this view, and what it moves", click: () => open(true) }, "Try another text"));
  if (edits.textOf(index) !== null) open(false);
  return element;
};
