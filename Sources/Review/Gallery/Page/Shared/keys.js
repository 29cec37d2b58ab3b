// ---- Keys

/** Whether a key is for the page: not for a dialog, the browser, or an element that has handled it. */
const isForPage = (event) =>
  !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !document.querySelector("dialog[open]");

/** Empties a search and leaves a field that is typed in. */
const leaveField = (field) => {
  if (field.name === "q" && field.value) {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.blur();
};

/** Fields that are typed in; sliders and boxes are not, so letters are free there. */
const textFields = "textarea, select, input:not([type=range], [type=checkbox], [type=radio])";

/** Whether the element with the focus uses a key itself: text fields all of them, sliders and boxes arrows and the space bar. */
const isUsedByElement = ({ key, target }) => {
  if (target.matches(textFields)) return true;
  return target.matches("input") ? key.length > 1 || key === " " : key === " " && target.matches("button, a, summary");
};

/** Whether arrow keys scroll an element, as they do a stage whose picture is enlarged. */
const isScrollable = (element) =>
  element.matches(".stage") && (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);

/** Opens the page above the present one. */
const goUp = () => {
  const above = thisPage.stateAbove(readState());
  if (above) location.hash = address(above);
};

const startSearch = () => {
  if (at("filters").hidden) goUp();
  setTimeout(() => at("filters").elements.q.focus());
};

const handleKey = (event) => {
  const { key, target } = event;
  if (!isForPage(event)) return;
  if (key === "Escape") return target.matches("input, select, textarea") ? leaveField(target) : goUp();
  if (isUsedByElement(event)) return;
  const shared = { "/": startSearch, "?": () => at("help").showModal() };
  const state = readState();
  const action = (isScrollable(target) ? null : thisPage.arrows(state)[key])
    ?? (hasSingleKeys ? shared[key] ?? thisPage.keys(state)[key] ?? open.page.keys?.()[key] : null);
  if (!action) return;
  event.preventDefault();
  action();
};
