// ---- Commands that a reader copies into a shell

/** A word quoted for a shell. */
const quoted = (word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Copies text. If the browser denies copying, the text stays selected for the reader. */
const copyFrom = async (field, tell) => {
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand("copy"); }
  tell("Command copied");
};

/**
 * Copies text that is not in a field. If the page may not use the clipboard, it selects the text in a temporary
 * field.
 */
const copyText = async (text, tell, said = "Copied") => {
  try { await navigator.clipboard.writeText(text); } catch {
    const field = make("textarea", { class: "unseen", "aria-hidden": "true" }, text);
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  tell(said);
};

/**
 * Makes a field with a command, and a button that copies it. `tell` announces the copy to the reader, and `show` replaces
 * the command.
 */
const commandField = (name, text, tell) => {
  const field = make("textarea", { class: "command", readonly: true, "aria-label": name, spellcheck: "false" });
  const show = (command) => {
    if (field.value !== command) field.value = command;
    field.rows = Math.min(6, command.split("\n").length);
  };
  show(text);
  const element = make("div", { class: "command-row" }, field, make("button", { type: "button", class: "button", "aria-label": `Copy: ${name}`, click: () => copyFrom(field, tell) }, "Copy"));
  return { element, show };
};

/** Saves a file of decisions where the browser saves files. */
const saveDecisions = (text) => {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: "decisions.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
