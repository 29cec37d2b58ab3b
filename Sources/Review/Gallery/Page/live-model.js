// ---- Live model: a scene in windows of all sizes

/** The loaded frames of scenes at all sizes, by slug. */
const liveScenes = new Map();
if (report) report.addLive = (slug, data) => liveScenes.set(slug, data);

/** Whether a scene can be shown at all sizes. A single-file page has no files for it. */
const isLive = (scene) => Boolean(scene?.live) && !isAlone;

/** Loads the frames of a scene at all sizes, then calls back with them, or with null if they are missing. */
const loadLive = (scene, done) => {
  const finish = () => done(liveScenes.get(scene.slug) ?? null);
  if (liveScenes.has(scene.slug)) return finish();
  runFile(`live/${scene.slug}.js`, finish);
};

/** `c + w · width + h · height`, for three numbers at a position. */
const affine = (numbers, position, [width, height]) =>
  numbers[3 * position] + numbers[3 * position + 1] * width + numbers[3 * position + 2] * height;

/** The leaf of a tree at a size. Each branch chooses one side of a line, and a negative number is a leaf. */
const leafAt = (live, tree, size) => {
  let node = tree;
  while (node >= 0) {
    const isAbove = affine(live.lines, live.branches[3 * node], size) >= 0;
    node = live.branches[3 * node + (isAbove ? 1 : 2)];
  }
  return -1 - node;
};

/** The nearest edge of a device pixel. Halves round up, and so do values just below them because of rounding errors. */
const onPixels = (value, scale) => Math.floor(value * scale + 0.5 + 1e-6) / scale;

/** The views of a window of the given size, with the frames of a layout of that size. */
const viewsAt = (live, pane, size) => {
  const views = [];
  for (const view of pane.views) {
    const [left, top, right, bottom] = view.edges.map((tree) =>
      onPixels(affine(live.functions, leafAt(live, tree, size), size), pane.scale));
    const around = views[view.parent];
    const [x, y] = around?.content ?? [0, 0];
    const look = live.looks[leafAt(live, view.look, size)];
    views.push({
      name: view.name, label: view.label, class: view.class, parent: view.parent, look,
      picture: live.pictures?.[look.picture],
      absolute: [left, top, right - left, bottom - top],
      content: view.content?.map((tree, axis) => [left, top][axis] + affine(live.functions, leafAt(live, tree, size), size))
        ?? [left, top],
      frame: [left - x, top - y, right - left, bottom - top],
      hidden: Boolean(look.hidden || around?.hidden),
    });
  }
  return views;
};

/** Whether the frames of a window of the given size are known. They may be unknown if constraints conflict. */
const isKnownAt = (live, pane, size) => Boolean(pane.views?.length) && leafAt(live, pane.known, size) === 0;

/** The conflicts and ambiguities in a window of the given size. */
const findingsAt = (live, pane, size) => live.findings[leafAt(live, pane.findings, size)];

/** The intervals along an axis in which a tree has the same leaf: the start of each, and its leaf. */
const partsAlong = (live, tree, axis, size, low, high) => {
  if (tree < 0) return [[low, tree]];
  const line = live.branches[3 * tree];
  const rate = live.lines[3 * line + 1 + axis];
  const place = (length) => { const moved = [...size]; moved[axis] = length; return moved; };
  const border = rate === 0 ? low : (() => low - affine(live.lines, line, place(low)) / rate)();
  const side = (length) => live.branches[3 * tree + (affine(live.lines, line, place(length)) >= 0 ? 1 : 2)];
  if (rate === 0 || border <= low || border >= high) return partsAlong(live, side((low + high) / 2), axis, size, low, high);
  return [
    ...partsAlong(live, side((low + border) / 2), axis, size, low, border),
    ...partsAlong(live, side((border + high) / 2), axis, size, border, high),
  ];
};

/** The sizes along an axis at which a view starts to follow the size differently, in ascending order, in points. */
const breakpointsAlong = (live, pane, axis, size) => {
  const trees = new Set(pane.views.flatMap((view) => [...view.edges, view.look]).concat(pane.findings, pane.known));
  const found = new Set();
  for (const tree of trees) {
    if (tree < 0) continue;
    let leaf = null;
    for (const [start, next] of partsAlong(live, tree, axis, size, live.smallest[axis], live.largest[axis])) {
      if (leaf !== null && next !== leaf) found.add(Math.round(start * 100) / 100);
      leaf = next;
    }
  }
  return [...found].sort((a, b) => a - b);
};
