// ---- Pictures

/** The part of the root that a picture shows: x, y, width and height in points. */
const areaOf = (layout) => layout.picture?.area ?? [0, 0, ...layout.size];

/** The layer that shows a picture without overlays: its views, and the bars over them. */
const plainLayer = "plain";

const picturePath = (layout) => layout.picture?.svg ?? layout.picture?.png;

const missingPicture = (layout, style) =>
  make("span", { class: "picture missing", style, role: "img", "aria-label": layoutSentence(layout) }, picturePath(layout) ? "not in this page" : "no picture");

/** The frontmost view at a point of the root. */
const frontmost = (views, x, y) =>
  views.findLast(({ absolute: [left, top, width, height], hidden }) => !hidden && x >= left && x < left + width && y >= top && y < top + height);

/** The layout whose picture the reader has clicked to open it, with the point of its root; null after other clicks. */
let clicked = null;

/** Notes where the picture in a link is clicked, so that the page of the layout chooses the view there. */
const noteClick = (layout) => (event) => {
  const picture = event.target.closest(".picture");
  clicked = null;
  // A link that is opened with a key has no point, one in another tab has a page of its own, and Alt downloads it.
  if (!picture || !event.detail || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const box = picture.getBoundingClientRect();
  const [left, top, width, height] = areaOf(layout);
  clicked = { layout, x: left + (event.clientX - box.left) / box.width * width, y: top + (event.clientY - box.top) / box.height * height };
};

/** The picture of a layout, or only one layer of it, or a box of its size if there is no picture. */
const layoutPicture = (layout, { layer, alt = layoutSentence(layout) } = {}) => {
  const [, , width, height] = areaOf(layout);
  const path = picturePath(layout);
  const style = `--width:${width};--height:${height}`;
  if (!path || !hasPicture(path)) return missingPicture(layout, style);
  return lazyImage(path, { class: "picture", style, alt, width, height }, layer);
};
