// ---- Saving

const approval = () => review.approval.map(quoted).join(" ");

/** The command that approves from the file in the current folder. */
const fileCommand = () => `${approval()} --from decisions.json`;

/** The command that contains the decisions. */
const wholeCommand = () => `${approval()} --from - <<'END'\n${decisionsText()}END`;

const saveFile = () => {
  const link = make("a", { href: URL.createObjectURL(new Blob([decisionsText()], { type: "application/json" })), download: "decisions.json" });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  say("decisions.json saved");
};

/** Opens the decisions of another reader. */
const openFile = (file) => file?.text().then((text) => {
  const count = openDecisions(text);
  document.getElementById("save").close();
  act.refresh();
  say(count === null ? `${file.name} is not a file of decisions` : `Decisions about ${plural(count, "layout")} opened`);
});

const openSaving = () => {
  const dialog = document.getElementById("save");
  const { accepted, rejected, open } = countDecisions();
  const nothing = !layouts.some(hasRemark);
  dialog.replaceChildren(
    make("h2", { id: "save-title" }, "Save the decisions"),
    make("p", null, nothing ? "Nothing has been decided yet: accept layouts with A, reject them with R."
      : `${accepted} accepted, ${rejected} rejected, ${open} open. Only accepted layouts are approved; the next comparison shows the others again.`),
    nothing ? "" : make("div", { class: "save-way" },
      make("h3", null, "As a file"),
      make("p", null, make("button", { type: "button", class: "button primary", click: saveFile }, "Save decisions.json")),
      commandField("Command that approves from the file", fileCommand(), say).element,
      make("h3", null, "As a command that contains them"),
      commandField("Command with the decisions", wholeCommand(), say).element,
      make("p", { class: "quiet" }, "Run either in the folder in which compare was run."),
      rejected ? [make("h3", null, "For a pull request"),
        make("p", null, make("button", { type: "button", class: "button", click: () => copyText(rejectionsText(), say) }, "Copy the rejections as Markdown"))] : null),
    make("div", { class: "save-way" },
      make("h3", null, "From another reader"),
      make("label", { class: "open-file" }, make("span", { class: "quiet" }, "decisions.json with the comments of an earlier review "),
        make("input", { type: "file", accept: ".json,application/json", change: (event) => openFile(event.target.files[0]) }))),
    make("form", { method: "dialog" },
      nothing ? "" : make("button", { type: "button", class: "button", click: () => { decide(layouts, undefined); dialog.close(); act.refresh(); say("All decisions reset"); } }, "Reset all decisions"),
      make("button", { class: "button primary" }, "Close")));
  dialog.showModal();
};
