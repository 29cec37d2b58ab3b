// ---- Keys

/** Whether a key is for the page, and not for a dialog, the browser, or an element that has handled it. */
const isForPage = (event) =>
  !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !document.querySelector("dialog[open]");

/** Clears a search, or leaves a text field. */
const leaveField = (field) => {
  if (field.name === "q" && field.value) {
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  field.blur();
};

/** Text fields. Sliders and boxes are not among them, so letter keys work there. */
const textFields = "textarea, select, input:not([type=range], [type=checkbox], [type=radio])";

/** Whether the focused element uses a key itself: text fields use all, sliders and boxes use arrows and the space bar. */
const isUsedByElement = ({ key, target }) => {
  if (target.matches(textFields)) return true;
  return target.matches("input") ? key.length > 1 || key === " " : key === " " && target.matches("button, a, summary");
};

/** Whether an element is in a dialog that has closed. It keeps the focus until the browser draws its next frame. */
const isLeftBehind = (element) => Boolean(element.closest("dialog:not([open])"));

/** Whether arrow keys scroll an element, such as a stage with an enlarged picture. */
const isScrollable = (element) =>
  element.matches(".stage") && (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);

/** Opens the page one level up. */
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
  const isInPage = !isLeftBehind(target);
  if (key === "Escape") return isInPage && target.matches("input, select, textarea") ? leaveField(target) : open.page.leaveMode?.() || goUp();
  if (isInPage && isUsedByElement(event)) return;
  const shared = { "/": startSearch, "?": () => at("help").showModal() };
  const state = readState();
  const action = (isScrollable(target) ? null : thisPage.arrows(state)[key])
    ?? (hasSingleKeys ? shared[key] ?? thisPage.keys(state)[key] ?? open.page.keys?.()[key] : null);
  if (!action) return;
  event.preventDefault();
  action();
};
