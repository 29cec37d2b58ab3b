// ---- The page

/** The definition of the page, which `startPage` sets. */
let thisPage = null;

/** The displayed page, with the state it was built for. */
let open = { state: null, page: null };

/** A page for an unknown address. */
const missingPage = (title, what) => ({
  kind: "missing", elements: [heading(1, title), what ? make("p", null, what) : null, make("p", null, make("a", { class: "button", href: "#/" }, thisPage.overview))],
});

/** On the way up, the link to the page that was open; otherwise null. */
const linkBack = (before, state) => {
  const isAbove = !state.slug || (state.slug === before.slug && !state.variant);
  if (!isAbove) return null;
  finishPage();
  const keys = [`${before.slug}/${before.variant}`, before.slug];
  return keys.map((key) => document.querySelector(`[data-key="${CSS.escape(key)}"]`)).find(Boolean) ?? null;
};

/** On the way up, moves the focus to the link to the previous page, otherwise to the start of the page. */
const moveFocus = (before, state) => {
  const link = linkBack(before, state);
  if (link) return thisPage.focus(link);
  window.scrollTo(0, 0);
  at("title")?.focus({ preventScroll: true });
};

/** Replaces the current page by that of a state. */
const replacePage = (state) => {
  const scroll = [window.scrollX, window.scrollY];
  const isRefresh = !open.state && open.page;
  open.page?.close?.();
  clearShelves();
  unfinished = [];
  open = { state, page: thisPage.build(state) };
  document.body.dataset.page = open.page.kind;
  at("main").replaceChildren(...open.page.elements.filter(Boolean));
  if (!isRefresh) return;
  finishPage();
  window.scrollTo(...scroll);
};

/** The first link with a picture that the Tab key reaches, if the page has one. */
const firstPicture = () => [...document.querySelectorAll("main a:has(img)")].find((link) => link.tabIndex >= 0);

/** Shows the state in the address. A page that can update itself is not rebuilt. */
const render = () => {
  const state = readState();
  const before = open.state;
  const isSamePage = before?.slug === state.slug && before?.variant === state.variant;
  if (isSamePage && open.page.update?.(state)) open.state = state;
  else replacePage(state);
  showFilters(state.filters, open.page.kind);
  showTrail(thisPage.trail(state));
  thisPage.showHeader(state);
  at("skip-to-pictures").hidden = !firstPicture();
  if (before && !isSamePage) moveFocus(before, state);
};

/** Rebuilds the current page at the same scroll position. */
const refresh = () => {
  open.state = null;
  render();
};

/**
 * Starts a page.
 *
 * - `title`, `overview`: the title of the window, and the name of the overview.
 * - `data`: the data of the page, undefined if their file is missing; `isEmpty`: whether there is nothing to filter.
 * - `filterKeys`, `viewKeys`: the address parameters of filters, and those of a single layout.
 * - `filters`: the label of the search, and the choices next to it; `help`: the keys and the marks.
 * - `build(state)`: the page of a state: its kind (overview, scene, layout, missing) and elements, and optionally
 *   `update(state)`, which returns whether the page could update itself, `keys()`, `leaveMode()`, which ends a mode and
 *   returns whether one was on, and `close()`.
 * - `trail(state)`, `showHeader(state)`: the steps to the page, and other contents of its header.
 * - `stateAbove(state)`: the state one level up, or null; `focus(link)`: gives a link the focus.
 * - `keys(state)`, `arrows(state)`: actions by key.
 */
const startPage = (definition) => {
  thisPage = definition;
  if (!thisPage.data) {
    at("main").append(make("p", { class: "notice" }, "The file data.js is missing beside this page: copy the whole folder."));
    return false;
  }
  at("foot").append(`render-layouts ${thisPage.data.tool.version}`);
  buildFilters();
  buildHelp();
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  }
  at("skip").addEventListener("click", () => at("main").focus());
  at("skip-to-pictures").addEventListener("click", () => firstPicture()?.focus());
  window.addEventListener("hashchange", render);
  document.addEventListener("keydown", handleKey);
  render();
  return true;
};
