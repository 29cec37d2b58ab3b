// ---- Compared: the results of the page of differences next to this one

/** The results of a comparison; null if there was none, and in a single-file page. */
const compared = isAlone ? null : window.layoutDifferences ?? null;

/** The variants of a scene with differences; none unless exactly the displayed layouts were compared. */
const differentVariants = (scene) => {
  const found = compared && Object.hasOwn(compared.scenes, scene.slug) ? compared.scenes[scene.slug] : null;
  if (!found || !scene.digest || found.digest !== scene.digest) return new Set();
  return found.variants ??= new Set(found.layouts);
};

const isDifferent = (layout) => differentVariants(layout.scene).has(layout.variant);

/** Whether the last comparison found a layout as it was approved. */
const isApproved = ({ scene, variant }) => compared?.standard === "as approved" && Object.hasOwn(compared.scenes, scene.slug)
  && compared.scenes[scene.slug].digest === scene.digest && !differentVariants(scene).has(variant);

/** The address of a layout on the page of differences. */
const differenceAddress = (layout) => `diff/index.html${address({ slug: layout.scene.slug, variant: layout.variant })}`;

/** The result of the comparison, in the past tense, as the layouts may have been approved since. */
const differenceWords = (count) => `${plural(count, "layout")} ${count === 1 ? "was" : "were"} not ${compared.standard}`;

/** A link to the page of differences if some layouts are different. */
const allDifferencesLink = () => {
  const count = report.scenes.reduce((sum, scene) => sum + differentVariants(scene).size, 0);
  return count ? make("a", { class: "button", href: "diff/index.html" }, differenceWords(count)) : null;
};

/** A link to the first difference of a scene if there is one. */
const sceneDifferencesLink = (scene) => {
  const first = scene.layouts.find(isDifferent);
  return first ? make("a", { class: "button", href: differenceAddress(first) }, differenceWords(differentVariants(scene).size)) : null;
};

/** A link to the differences of a layout. */
const differenceLink = (layout) => isDifferent(layout)
  ? make("a", { class: "button", href: differenceAddress(layout), title: "What is different (D)" }, `Was not ${compared.standard}: see the difference`) : null;

/** The mark of a layout with differences. */
const differenceBadge = (layout) => isDifferent(layout)
  ? make("span", { class: "badge different" }, make("span", { class: "sign", "aria-hidden": "true" }, "≠"), `was not ${compared.standard}`) : null;
