// ---- Deviations of views from a picture of the design that the reader has opened

// `check --design` compares two pictures. A page that is opened as a file may not read the pixels of its own pictures, so
// edges are searched for in the design alone, and only those of views that draw up to their edges.

/** The largest deviation that is measured, in points. An edge that is farther away may be that of another view. */
const edgeReach = 12;
/** The smallest deviation that is reported, in points. Design tools round to whole points. */
const leastDeviation = 1;
/** The shortest edge that is measured, in points, and the largest number of its samples. */
const [shortestEdge, sampleLimit] = [4, 48];
/** The smallest change of color between two pixels of an edge, and across the whole edge, from 0 to 255. */
const [leastStep, leastContrast] = [2, 10];
/** The largest number of pixels that an antialiased edge covers. Shadows and gradients cover more. */
const widestEdge = 3;
/** The time after which measuring lets the page answer, in milliseconds. */
const sliceTime = 8;

const lengthOf = (step) => Math.hypot(...step);
const productOf = (one, other) => one.reduce((sum, value, index) => sum + value * other[index], 0);

/** Returns the pixels of an image on white, or null if it is larger than the browser can draw. */
const pixelsOf = (image) => {
  try {
    const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } catch { return null; }
};

/**
 * Returns the straight lines of contrast between two positions across an axis: 0 for vertical lines, 1 for horizontal
 * ones. Each has its position in pixels, and its change of color. All along a line, the color changes alike, which that of
 * text does not.
 */
const contrastLines = ({ width, height, data }, axis, samples, from, to) => {
  const [across, along] = axis ? [4 * width, 4] : [4, 4 * width];
  // A layout has millions of samples, so their colors are not collected in arrays.
  const meanStep = (position) => {
    let [red, green, blue] = [0, 0, 0];
    for (const sample of samples) {
      const after = position * across + sample * along;
      const before = after - across;
      red += data[after] - data[before];
      green += data[after + 1] - data[before + 1];
      blue += data[after + 2] - data[before + 2];
    }
    return [red / samples.length, green / samples.length, blue / samples.length];
  };
  const lineOf = (run) => {
    if (!run.length || run.length > widestEdge) return [];
    const step = [0, 1, 2].map((index) => run.reduce((sum, each) => sum + each.step[index], 0));
    const length = lengthOf(step);
    if (length < leastContrast) return [];
    const [red, green, blue] = step;
    const isAlike = (sample) => {
      const [before, after] = [run[0].position - 1, run.at(-1).position].map((position) => position * across + sample * along);
      const product = red * (data[after] - data[before]) + green * (data[after + 1] - data[before + 1]) + blue * (data[after + 2] - data[before + 2]);
      return Math.abs(product / length ** 2 - 1) <= 0.4;
    };
    if (samples.filter(isAlike).length < 0.85 * samples.length) return [];
    const weights = run.map((each) => lengthOf(each.step));
    const moment = run.reduce((sum, each, index) => sum + each.position * weights[index], 0);
    return [{ position: moment / weights.reduce((sum, weight) => sum + weight), step }];
  };
  const lines = [];
  let run = [];
  const finish = () => {
    lines.push(...lineOf(run));
    run = [];
  };
  for (let position = Math.max(1, from); position <= Math.min((axis ? height : width) - 1, to); position += 1) {
    const step = meanStep(position);
    const isStep = lengthOf(step) >= leastStep;
    if (run.length && (!isStep || productOf(run.at(-1).step, step) <= 0)) finish();
    if (isStep) run.push({ position, step });
  }
  finish();
  return lines;
};

/** Whether two lines may be the opposite edges of one view: the color changes alike, in opposite directions. */
const areOpposite = (one, other) => {
  const [length, otherLength] = [lengthOf(one), lengthOf(other)];
  return Math.abs(Math.log(length / otherLength)) < 0.36 && productOf(one, other) <= -0.9 * length * otherLength;
};

/** Returns the rows, or columns, in which the edges of a view across an axis are sampled, without rounded corners. */
const edgeSamples = (start, length, scale, extent) => {
  const [first, last] = [Math.ceil((start + 0.2 * length) * scale), Math.floor((start + 0.8 * length) * scale) - 1];
  const [from, to] = [Math.max(0, first), Math.min(extent - 1, last)];
  // Of an edge that is mostly off the screen, too little is visible.
  if (length < shortestEdge || from > to || to - from < (last - first) / 2) return [];
  const step = Math.max(1, Math.floor((to - from + 1) / sampleLimit));
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
};

/**
 * Returns both edges of a frame across an axis in the pixels of a design: their positions in pixels and their deviations
 * in points. Null unless exactly two lines near their places can be opposite edges of one view.
 */
const measuredEdges = (pixels, frame, axis, scale) => {
  const [start, length, other, otherLength] = axis ? [frame[1], frame[3], frame[0], frame[2]] : [frame[0], frame[2], frame[1], frame[3]];
  const samples = edgeSamples(other, otherLength, scale, axis ? pixels.width : pixels.height);
  if (!samples.length || length < shortestEdge) return null;
  // The search covers twice the reach, so that a neighbor that takes the place of an edge is noticed.
  const [outside, inside] = [2 * edgeReach, Math.min(2 * edgeReach, length / 2)];
  const lines = (from, to) => contrastLines(pixels, axis, samples, Math.floor(from * scale), Math.ceil(to * scale));
  const [near, far] = [lines(start - outside, start + inside), lines(start + length - inside, start + length + outside)];
  const pairs = near.flatMap((one) => far.filter((two) => two.position > one.position && areOpposite(one.step, two.step)).map((two) => [one.position, two.position]));
  if (pairs.length !== 1) return null;
  // Half a pixel is as exact as antialiasing is.
  const deviations = [start, start + length].map((place, index) => Math.round((pairs[0][index] - place * scale) * 2) / 2 / scale);
  return deviations.every((deviation) => Math.abs(deviation) <= edgeReach) ? { positions: pairs[0].map(Math.round), deviations } : null;
};

/** Whether a view has an edge across an axis at the same place as a view around it. A line there may be of either. */
const sharesEdge = (inner, outer, axis) => [0, 1].some((end) =>
  Math.abs(inner[axis] + end * inner[axis + 2] - outer[axis] - end * outer[axis + 2]) < 1);

/** Returns deviations along an axis in words, as `check --design` does: “4 points lower”, “right edge 2 points further left”. */
const edgeWords = ([first, last], axis) => {
  const [names, after, before] = axis ? [["top edge", "bottom edge"], "lower", "higher"] : [["left edge", "right edge"], "further right", "further left"];
  const distance = (deviation) => `${number(Math.abs(deviation))} point${Math.abs(deviation) === 1 ? "" : "s"} ${deviation < 0 ? after : before}`;
  const isFar = (deviation) => Math.abs(deviation) >= leastDeviation;
  if (first === last) return isFar(first) ? [distance(first)] : [];
  return [first, last].flatMap((deviation, index) => (isFar(deviation) ? [`${names[index]} ${distance(deviation)}`] : []));
};

/** Returns for each view whether views inside it share its edges across each axis. */
const sharedEdges = (views) => {
  const shared = views.map(() => [false, false]);
  for (const view of views.filter(({ hidden }) => !hidden)) {
    for (let around = view.parent; around !== undefined; around = views[around].parent) {
      for (const axis of [0, 1]) shared[around][axis] ||= sharesEdge(view.absolute, views[around].absolute, axis);
    }
  }
  return shared;
};

/** Returns the number of measured edges, and the deviations in words, largest first. */
const deviationsOf = (found) => {
  // Two lines are the edges of one view only: the one that is nearest.
  const own = found.filter((each) => !found.some((other) => other !== each && other.axis === each.axis && other.size < each.size
    && other.positions.every((position, index) => Math.abs(position - each.positions[index]) <= 1)));
  const lines = grouped(own, ({ view }) => view).map((edges) => ({
    size: Math.max(...edges.map(({ size }) => size)), words: edges.flatMap(({ deviations, axis }) => edgeWords(deviations, axis)), title: viewTitle(edges[0].view),
  }));
  return {
    edges: 2 * own.length,
    deviations: lines.filter(({ words }) => words.length).sort((a, b) => b.size - a.size).map(({ title, words }) => `${title}: ${words.join(", ")}`),
  };
};

/**
 * Compares the views of a layout with the picture of a design while the page goes on to answer, and calls `done` with the
 * number of measured edges and the deviations in words, or with null if the picture is too large. Returns a function that
 * gives up.
 */
const measureDeviations = (image, views, [left, top], scale, done) => {
  const frames = views.map(({ absolute: [x, y, width, height] }) => [x - left, y - top, width, height]);
  const shared = sharedEdges(views);
  const waiting = [...views.keys()].filter((position) => views[position].drawn && !views[position].hidden && views[position].parent !== undefined);
  const found = [];
  let pixels = null;
  let timer = null;
  const measure = (position) => {
    for (const axis of [0, 1]) {
      const edges = shared[position][axis] ? null : measuredEdges(pixels, frames[position], axis, scale);
      if (edges) found.push({ view: views[position], axis, ...edges, size: Math.max(...edges.deviations.map(Math.abs)) });
    }
  };
  const proceed = () => {
    const end = performance.now() + sliceTime;
    while (waiting.length && performance.now() < end) measure(waiting.shift());
    if (waiting.length) timer = setTimeout(proceed);
    else done(deviationsOf(found));
  };
  timer = setTimeout(() => {
    pixels = pixelsOf(image);
    if (pixels) proceed();
    else done(null);
  });
  return () => clearTimeout(timer);
};
