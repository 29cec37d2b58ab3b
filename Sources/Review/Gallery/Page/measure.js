// ---- Measure: distances between the chosen view and another one

/** Returns a length in points, rounded to a tenth. */
const tenth = (value) => String(Math.round(value * 10) / 10).replace(/^-/, "−");

const holds = ([x, y, width, height], [ix, iy, iw, ih]) =>
  ix >= x - 0.01 && iy >= y - 0.01 && ix + iw <= x + width + 0.01 && iy + ih <= y + height + 0.01;

/** Whether one of two views contains the other one. */
const isAround = (outer, view, views) => {
  for (let next = views[view.parent]; next; next = views[next.parent]) if (next === outer) return true;
  return false;
};

/**
 * Returns the distances between two views: lines from x1, y1 to x2, y2 in points of the screen, each with its length,
 * and a text.
 *
 * If one view contains the other, the distances are insets, otherwise the gaps between them, which are negative if
 * they overlap. `explain --distance-to` prints the same distances.
 */
const distancesBetween = (from, to, views) => {
  const [a, b] = [from.absolute, to.absolute];
  const [[ax, ay, aw, ah], [bx, by, bw, bh]] = [a, b];
  const isInside = isAround(to, from, views) || (!isAround(from, to, views) && holds(b, a));
  const isHolding = isAround(from, to, views) || (!isInside && holds(a, b));
  const lines = [];
  const edges = [];
  const add = (word, x1, y1, x2, y2, length) => {
    edges.push(`${word} ${tenth(length)}`);
    if (length >= 0.05) lines.push({ place: [x1, y1, x2, y2], text: tenth(length) });
  };
  if (isInside || isHolding) {
    const [[ix, iy, iw, ih], [ox, oy, ow, oh]] = isInside ? [a, b] : [b, a];
    const [mx, my] = [ix + iw / 2, iy + ih / 2];
    add("left", ox, my, ix, my, ix - ox);
    add("right", ix + iw, my, ox + ow, my, ox + ow - ix - iw);
    add("top", mx, oy, mx, iy, iy - oy);
    add("bottom", mx, iy + ih, mx, oy + oh, oy + oh - iy - ih);
  } else {
    const shared = (p, length, q, other) => (Math.max(p, q) + Math.min(p + length, q + other)) / 2;
    const [sx, sy] = [shared(ax, aw, bx, bw), shared(ay, ah, by, bh)];
    if (bx + bw <= ax) add("across", bx + bw, sy, ax, sy, ax - bx - bw);
    else add("across", ax + aw, sy, bx, sy, Math.max(bx - ax - aw, ax - bx - bw));
    if (by + bh <= ay) add("down", sx, by + bh, sx, ay, ay - by - bh);
    else add("down", sx, ay + ah, sx, by, Math.max(by - ay - ah, ay - by - bh));
  }
  const words = [edges.join(", "), `centers ${tenth(bx + bw / 2 - ax - aw / 2)} across, ${tenth(by + bh / 2 - ay - ah / 2)} down`];
  if (from.baselines && to.baselines) {
    const [first, last] = [0, 1].map((index) => tenth(by + to.baselines[index] - ay - from.baselines[index]));
    words.push(first === last ? `baselines ${first}` : `first baselines ${first}, last baselines ${last}`);
  }
  return { lines, text: `from ${viewTitle(from)} to ${viewTitle(to)}: ${words.join("; ")}` };
};

/** Makes the layer of distances in a picture: lines, and text with a button that copies it. */
const makeMeasure = (layout, tell) => {
  const [left, top, width, height] = areaOf(layout);
  const lines = make("div", { class: "measure", hidden: true });
  const words = make("span", { class: "measured" });
  const copy = make("button", { type: "button", class: "button", click: () => copyText(words.textContent, tell) }, "Copy");
  const element = make("p", { class: "measure-line", hidden: true }, words, copy);
  const line = ({ place: [x1, y1, x2, y2], text }) => {
    const isAcross = y1 === y2;
    const part = (value, whole) => `${value / whole * 100}%`;
    return make("div", {
      class: isAcross ? "across" : "down",
      style: `left:${part(Math.min(x1, x2) - left, width)};top:${part(Math.min(y1, y2) - top, height)};${isAcross ? "width" : "height"}:${part(isAcross ? Math.abs(x2 - x1) : Math.abs(y2 - y1), isAcross ? width : height)}`,
    }, make("span", null, text));
  };
  return {
    lines, element,
    /** Shows the distances between two views, or nothing if one of them is missing. */
    show: (from, to, views) => {
      const isOn = Boolean(from && to && from !== to);
      lines.hidden = !isOn;
      element.hidden = !isOn;
      if (!isOn) return;
      const found = distancesBetween(from, to, views);
      lines.replaceChildren(...found.lines.map(line));
      words.textContent = found.text;
    },
  };
};
