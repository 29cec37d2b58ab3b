// ---- Rotations: links to the film strips that the tool has drawn beside this gallery

/** The paths of film strips by scene and variant; null if there are none, and in a single-file page. */
const rotations = isAlone ? null : window.layoutRotations ?? null;

/** The film strip of a layout; null if there is none. */
const filmStrip = ({ scene, variant }) => {
  const found = rotations && Object.hasOwn(rotations, scene.slug) ? rotations[scene.slug] : {};
  return Object.hasOwn(found, variant) ? found[variant] : null;
};

const stripLink = (layout, text) => make("a", { class: "button", href: filmStrip(layout), title: "The layout while the device rotates, frame by frame" }, text);

/** A link to the film strip of a layout. */
const filmStripLink = (layout) => (filmStrip(layout) ? stripLink(layout, "Film strip of the rotation") : null);

/** Links to the film strips of a scene. */
const filmStripLinks = (scene) => scene.layouts.filter(filmStrip).map((layout) => stripLink(layout, `Film strip: ${variantTitle(layout)}`));
