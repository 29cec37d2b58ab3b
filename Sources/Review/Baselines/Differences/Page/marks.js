// ---- Marks over the pictures

const drawn = (name, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const signed = (value) => `${value > 0 ? "+" : ""}${number(value)}`;

/** How far a view has moved in its superview and how much it has grown: “+0, −12 · +8 × 0”. */
const deltaText = ({ from, to }) => {
  if (!Array.isArray(from)) return "";
  const [dx, dy, dw, dh] = from.map((value, index) => to[index] - value);
  return [dx || dy ? `${signed(dx)}, ${signed(dy)}` : "", dw || dh ? `${signed(dw)} × ${signed(dh)}` : ""].filter(Boolean).join(" · ");
};

/** The largest number of views with numbers in the picture. With more, only the chosen one has them. */
const labelLimit = 12;
const labelHeight = 18;
/** At a smaller zoom, numbers would cover the views that they describe. */
const labelZoom = 0.6;

/** A position near a point for a label that does not overlap existing labels. */
const freePlace = (x, y, width, taken, size) => {
  const left = Math.max(0, Math.min(x, size[0] - width));
  let top = Math.max(0, Math.min(y, size[1] - labelHeight));
  const isTaken = () => taken.some((other) => Math.abs(other.top - top) < labelHeight + 1 && left < other.left + other.width && other.left < left + width);
  for (let tries = 0; tries < 8 && isTaken(); tries += 1) top += labelHeight + 2;
  const place = { left, top: Math.min(top, size[1] - labelHeight), width };
  taken.push(place);
  return place;
};

const outline = (frame, kind, zoom) => {
  const [x, y, width, height] = frame.map((value) => value * zoom);
  const attributes = { x, y, width: Math.max(width, 1), height: Math.max(height, 1) };
  return [drawn("rect", { ...attributes, class: "halo" }), drawn("rect", { ...attributes, class: kind })];
};

/** An arrow from the old right edge to the new one, or nothing if they are too close. */
const arrow = (old, now, zoom) => {
  const edge = ([x, y, width, height]) => [(x + width) * zoom, (y + height / 2) * zoom];
  const [[x1, y1], [x2, y2]] = [edge(old), edge(now)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 5) return [];
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = Math.min(8, length * 0.7);
  const wing = (side) => `${x2 - ux * head + side * uy * head * 0.5},${y2 - uy * head - side * ux * head * 0.5}`;
  const line = `M${x1},${y1}L${x2},${y2}M${wing(1)}L${x2},${y2}L${wing(-1)}`;
  return [drawn("path", { d: line, class: "halo" }), drawn("path", { d: line, class: "arrow" })];
};

const label = (numbers, text, frame, zoom, taken, size) => {
  const words = [numbers, text].filter(Boolean).join("  ");
  const width = Math.max(labelHeight, 12 + words.length * 5.6);
  const { left, top } = freePlace(frame[0] * zoom, frame[1] * zoom - labelHeight - 2, width, taken, size);
  return [
    drawn("rect", { x: left, y: top, width, height: labelHeight, rx: labelHeight / 2, class: "tag-ground" }),
    drawn("text", { x: left + width / 2, y: top + labelHeight / 2, class: "tag-text" }, words),
  ];
};

/** The frames to draw for each view, with the positions of its differences. */
const markedViews = (differences) => {
  const views = new Map();
  differences.forEach((difference, position) => {
    if (!difference.old && !difference.new) return;
    const view = views.get(difference.view) ?? { old: difference.old, now: difference.new, positions: [], delta: "" };
    view.positions.push(position);
    view.delta ||= deltaText(difference);
    views.set(difference.view, view);
  });
  return [...views.values()];
};

/**
 * Draws the old and new frames of views: the old frame dashed, the new one solid, an arrow between them, and a number
 * that refers to the list next to the picture.
 *
 * `sides` are the sides to draw; `chosen` is the position of the chosen difference, or null. Without `all`, only the
 * chosen difference is drawn.
 */
const drawMarks = (svg, differences, sides, { zoom, size, chosen, all }) => {
  const pixels = size.map((length) => length * zoom);
  svg.setAttribute("width", pixels[0]);
  svg.setAttribute("height", pixels[1]);
  const taken = [];
  const views = markedViews(differences);
  const groups = views.map((view) => {
    const old = sides.includes("old") ? view.old : null;
    const now = sides.includes("new") ? view.now : null;
    const isChosen = view.positions.includes(chosen);
    if ((!old && !now) || (!all && !isChosen)) return null;
    const isQuiet = chosen !== null && !isChosen;
    const shapes = [
      ...(old ? outline(old, "old", zoom) : []), ...(now ? outline(now, "new", zoom) : []),
      ...(view.old && now ? arrow(view.old, now, zoom) : []),
    ];
    const isLabelled = now && (isChosen || (zoom >= labelZoom && views.length <= labelLimit));
    const numbers = view.positions.map((position) => position + 1).join(", ");
    const words = isQuiet ? [] : label(numbers, isLabelled ? view.delta : "", now ?? old, zoom, taken, pixels);
    return drawn("g", { class: isQuiet ? "mark quiet-mark" : "mark" }, ...shapes, ...words);
  });
  svg.replaceChildren(...groups.filter(Boolean));
};
