// ---- Filters

/** The words of a search, in lower case. */
const searchWords = (filters) => (filters.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);

/** The searchable text of a scene or a layout, in lower case. It is computed once. */
const searchText = (owner, parts) => owner.searchText ??= parts().join("\n").toLowerCase();

/** Whether filters are active. An order is not a filter. */
const isFiltered = (filters) => thisPage.filterKeys.some((key) => key !== "sort" && filters[key]);

/** Fills the form in the header: a search, the choices of the page, and a button that clears all. */
const buildFilters = () => {
  const form = at("filters");
  const { search: label, choices } = thisPage.filters;
  const search = make("input", { type: "search", name: "q", placeholder: "Search", "aria-label": label, autocomplete: "off", spellcheck: "false" });
  const selects = choices().map(({ key, all, name = all, values }) => make("select", { name: key, "aria-label": name },
    make("option", { value: "" }, all), values.map(([value, text]) => make("option", { value }, text))));
  const more = make("button", { type: "button", class: "button more", "aria-expanded": "false", click: () => {
    more.setAttribute("aria-expanded", String(form.classList.toggle("open")));
  } }, "Filters");
  // Next to the search, the button that appears with the first filter moves nothing.
  form.append(search, more, make("button", { type: "reset", class: "button" }, "Clear"), make("div", { class: "selects" }, selects));
  form.addEventListener("input", () => replaceState({ filters: { ...readState().filters, ...Object.fromEntries(new FormData(form)) } }));
  form.addEventListener("submit", (event) => event.preventDefault());
  // The fields are cleared after the event. Some filters are links outside the form.
  form.addEventListener("reset", () => setTimeout(() => replaceState({ filters: {} })));
};

const showFilters = (filters, kind) => {
  const form = at("filters");
  form.hidden = !["overview", "scene"].includes(kind) || thisPage.isEmpty;
  if (form.elements.sort) form.elements.sort.hidden = kind !== "overview";
  for (const control of form.querySelectorAll("input, select")) {
    if (document.activeElement !== control) control.value = filters[control.name] ?? "";
    control.classList.toggle("on", control.name !== "sort" && Boolean(filters[control.name]));
  }
  form.querySelector("[type=reset]").hidden = !isFiltered(filters);
};

/** The sentence of a page without layouts, and a link that clears the filters if there are any. */
const nothingFound = (state, sentence) => make("div", { class: "empty" }, make("p", null, sentence),
  isFiltered(state.filters) ? make("p", null, make("a", { class: "button", href: address({ ...state, filters: {} }) }, "Clear the filters")) : null);
