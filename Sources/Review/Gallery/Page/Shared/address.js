// ---- State in the address

/** A decoded part of an address, or the part itself if it is malformed. */
const decoded = (part) => {
  try { return decodeURIComponent(part); } catch { return part; }
};

/** The state in the address: scene, layout, filters, and view settings; null for what is not given. */
const readState = () => {
  const [path, ...query] = location.hash.replace(/^#\/?/, "").split("?");
  const [slug = "", variant = ""] = path.split("/").map(decoded);
  const parameters = new URLSearchParams(query.join("?"));
  const state = { slug, variant, filters: {} };
  for (const key of thisPage.filterKeys) if (parameters.get(key)) state.filters[key] = parameters.get(key);
  for (const key of thisPage.viewKeys) state[key] = parameters.get(key);
  return state;
};

/** The address of a state. */
const address = ({ slug = "", variant = "", filters = {}, ...view }) => {
  const path = [slug, variant].filter(Boolean).map(encodeURIComponent).join("/");
  const parameters = new URLSearchParams();
  for (const key of thisPage.filterKeys) if (filters[key]) parameters.set(key, filters[key]);
  for (const key of thisPage.viewKeys) if (typeof view[key] === "string") parameters.set(key, view[key]);
  const query = parameters.toString().replaceAll("%2C", ",");
  return `#/${path}${query ? `?${query}` : ""}`;
};

/** Changes the state of the current page without a new entry in the history. */
const replaceState = (changes) => {
  history.replaceState(null, "", address({ ...readState(), ...changes }));
  render();
};
