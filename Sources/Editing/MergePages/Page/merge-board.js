// ---- The four pictures

const captionRoom = 28;
const boardGap = 20;

/** The zoom for this place and the next ones. Null fits the pictures into the stage. */
const boardMemory = { zoom: null };

/** Makes a picture with outlines around the objects of a place. */
const pictureFigure = (name, word, picture, missing, place, scene) => {
  const [width, height] = picture?.size ?? scene.size;
  const content = picture
    ? make("img", { class: "picture", alt: `${scene.name}: ${word.toLowerCase()}`, width, height, src: fileAddress(picture.svg), draggable: "false" })
    : make("span", { class: "picture missing" }, missing);
  const marks = (picture?.marks[place.index] ?? []).map(([x, y, w, h]) => make("div", {
    class: "marker chosen", "aria-hidden": "true",
    style: `left:${x / width * 100}%;top:${y / height * 100}%;width:${w / width * 100}%;height:${h / height * 100}%`,
  }));
  return {
    element: make("figure", { class: `side ${name}` }, make("figcaption", null, word),
      make("div", { class: "canvas", style: `--width:${width};--height:${height}` }, content, marks)),
    size: [width, height],
  };
};

/** Returns the number of pictures in a row at which all are as large as possible, and their zoom. */
const arrangement = (figures, [width, height]) => {
  const [w, h] = [0, 1].map((axis) => Math.max(...figures.map(({ size }) => size[axis])));
  const fits = [4, 2, 1].map((columns) => {
    const rows = figures.length / columns;
    const zoom = Math.min((width - boardGap * (columns - 1)) / (w * columns), (height - boardGap * (rows - 1) - captionRoom * rows) / (h * rows));
    return { columns, zoom: Math.max(zoomLimits[0], Math.min(zoom, 2)) };
  });
  return fits.reduce((best, fit) => (fit.zoom > best.zoom ? fit : best));
};

/** Makes the stage with base, ours, theirs and the result of a place. Returns it with the functions that control it. */
const makeBoard = (place) => {
  const scene = merge.scenes[place.scene];
  const result = resultOf(scene, place);
  const sized = [scene.ours, scene.theirs, scene.base, result.picture].find(Boolean);
  const shown = { ...scene, size: sized?.size ?? [320, 480] };
  const figure = (name, word, picture, missing) => pictureFigure(name, word, picture, missing, place, shown);
  const figures = [
    ...["base", "ours", "theirs"].map((name) => figure(name, versionWords[name], scene[name], `the scene is not in ${name}`)),
    figure("result", "Result", result.picture, "the scene is not in the result"),
  ];
  const board = make("div", { class: "quad" }, figures.map(({ element }) => element));
  const element = make("div", { class: "stage quad-stage", tabindex: "0", role: "group", "aria-label": "Pictures; they scroll when they are enlarged" }, board);
  const fitting = () => arrangement(figures, roomIn(element));
  const apply = () => {
    const fit = fitting();
    const zoom = boardMemory.zoom ?? fit.zoom;
    board.style.setProperty("--zoom", String(zoom));
    board.style.setProperty("--columns", String(fit.columns));
    zooming.controls.show(boardMemory.zoom, zoom);
  };
  const zooming = makeStageZoom(element, board, {
    fitSentence: "Fit the pictures into the window", choices: [actualSize], current: () => boardMemory.zoom ?? fitting().zoom,
    keep: (zoom) => { boardMemory.zoom = zoom; apply(); },
  });
  makePannable(element);
  const observer = new ResizeObserver(apply);
  observer.observe(element);
  return { element, result, zoomControls: zooming.controls.element, setZoom: zooming.set, step: zooming.step, close: () => observer.disconnect() };
};

/** Makes a table of the four values of a place outside of scenes, as text. */
const makeTexts = (place) => {
  const figure = (name, word, { value }) => make("figure", { class: `value-panel ${name}` }, make("figcaption", null, word),
    value === null ? make("p", { class: "quiet" }, "none") : named(value, "pre"));
  const element = make("div", { class: "stage text-stage", tabindex: "0", role: "group", "aria-label": "Values" }, make("div", { class: "text-quad" },
    ["base", "ours", "theirs"].map((name) => figure(name, versionWords[name], place[name])), figure("result", "Result", place[heldIn(place)])));
  return { element, result: null, zoomControls: null, setZoom: () => {}, step: () => {}, close: () => {} };
};
