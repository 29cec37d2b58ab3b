// ---- The two pictures

const modeWords = { side: "Side by side", slider: "Slider", onion: "Onion skin", difference: "Difference", blink: "Blink" };
const stillMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
/** How long each side of a blinking picture is visible, in milliseconds. One second is slow enough to be safe. */
const blinkTime = 1000;
const gap = 24;
const captionHeight = 28;

/** The settings that are kept for the next layout. A zoom of null fits the pictures into the stage. */
const stageMemory = { zoom: null, split: 50, opacity: 50, hasMarks: { side: true, stacked: false } };

/** Marks side by side cover nothing that is not visible on the other side. On stacked pictures they are optional. */
const markKind = (mode) => (mode === "side" ? "side" : "stacked");

const sideFigure = (side, word, sentence) => {
  const marks = drawn("svg", { class: `marks-layer ${side}-marks`, "aria-hidden": "true" });
  const [width, height] = sentence.picture?.size ?? sentence.size;
  const picture = sentence.picture?.svg
    ? make("img", { class: "picture", alt: `${sentence.text}: ${word.toLowerCase()}`, width, height, src: fileAddress(sentence.picture.svg), draggable: "false" })
    : make("span", { class: "picture missing" }, sentence.missing);
  const canvas = make("div", { class: "canvas", style: `--width:${width};--height:${height}` }, picture, marks);
  return { element: make("figure", { class: `side ${side}` }, make("figcaption", null, word), canvas), canvas, marks, size: [width, height] };
};

/** Both pictures of a layout with their marks, side by side or stacked, and the divider between them. */
const makeBoard = (layout, detail) => {
  const size = detail.after?.size ?? detail.before?.size ?? [320, 480];
  const text = `${layout.scene.name}, ${layout.title}`;
  const before = sideFigure("before", "Before", { text, size, picture: detail.before, missing: "nothing to compare with" });
  const after = sideFigure("after", "Now", { text, size, picture: detail.after, missing: "no picture" });
  const both = drawn("svg", { class: "marks-layer both-marks", "aria-hidden": "true" });
  const pair = make("div", { class: "pair" }, before.element, after.element);
  const divider = make("div", { class: "divider", "aria-hidden": "true" });
  return {
    element: make("div", { class: "board" }, pair, both, divider), pair, before, after, both,
    whole: [Math.max(before.size[0], after.size[0]), Math.max(before.size[1], after.size[1])],
  };
};

/** The zoom at which both pictures fit into a size, and whether they are then placed in a column. */
const fittingZoom = ({ before, after, whole }, mode, [width, height]) => {
  const limit = (zoom) => Math.max(zoomLimits[0], Math.min(zoom, 2));
  if (mode !== "side") return { zoom: limit(Math.min(width / whole[0], height / whole[1])), isColumn: false };
  const row = Math.min((width - gap) / (before.size[0] + after.size[0]), (height - captionHeight) / whole[1]);
  const column = Math.min(width / whole[0], (height - gap - 2 * captionHeight) / (before.size[1] + after.size[1]));
  return { zoom: limit(Math.max(row, column)), isColumn: column > row };
};

/** Draws each side's marks over its picture, or all marks over stacked pictures. */
const markBoard = ({ before, after, both, whole }, differences, mode, options) => {
  const isPair = mode === "side";
  drawMarks(before.marks, differences, isPair ? ["old"] : [], { ...options, size: before.size });
  drawMarks(after.marks, differences, isPair ? ["new"] : [], { ...options, size: after.size });
  drawMarks(both, differences, isPair ? [] : ["old", "new"], { ...options, size: whole });
};

/** Lets a pointer drag the divider while the mode has one. `slide` receives its position in percent. */
const makeSlidable = (board, slide) => {
  const slideTo = (event) => {
    const box = board.getBoundingClientRect();
    slide(Math.round(Math.max(0, Math.min(100, (event.clientX - box.left) / box.width * 100))));
  };
  board.addEventListener("pointerdown", (event) => {
    if (board.dataset.mode !== "slider" || isPinning || event.button !== 0) return;
    event.preventDefault();
    board.setPointerCapture(event.pointerId);
    slideTo(event);
  });
  board.addEventListener("pointermove", (event) => { if (board.hasPointerCapture(event.pointerId)) slideTo(event); });
};

/** Alternates between both pictures. `show` receives the side, `showBlinking` whether blinking is running. */
const makeBlinking = (show, showBlinking) => {
  let timer = null;
  let shown = "after";
  const showSide = (side) => { shown = side; show(side); };
  const turnOver = () => showSide(shown === "before" ? "after" : "before");
  const setBlinking = (isBlinking) => {
    clearInterval(timer);
    timer = isBlinking ? setInterval(turnOver, blinkTime) : null;
    showBlinking(isBlinking);
  };
  return {
    start: (isBlinking) => { showSide("after"); setBlinking(isBlinking); },
    toggle: () => setBlinking(timer === null),
    turnOver: () => { setBlinking(false); turnOver(); },
    stop: () => clearInterval(timer),
  };
};

/** The stage with both pictures of a layout, and the functions that control it. */
const makeComparison = (layout, detail, mode) => {
  const hasBoth = Boolean(detail.before && detail.after);
  const board = makeBoard(layout, detail);
  const element = make("div", { class: "stage compare-stage", tabindex: "0", role: "group", "aria-label": "Pictures; scrollable when enlarged" }, board.element);
  let chosen = null;
  let shown = hasBoth ? mode : "side";
  const side = detail.after ? board.after : board.before;
  /** A pin that the keyboard places is first in the middle of the chosen view, or of the picture. */
  const startPoint = () => {
    const [x, y, width, height] = detail.differences[chosen]?.new ?? [0, 0, ...side.size];
    return [x + width / 2, y + height / 2];
  };
  const pinned = makePins({
    frames: detail.differences.map((difference) => ({ name: difference.view, frame: difference.new })), size: side.size, startPoint,
    stored: () => ({ pins: pinsOf(layout), earlier: earlierPins.get(layout.key) ?? [] }), store: (list) => setPins(layout, list), tell: say,
  });

  const fitting = () => fittingZoom(board, shown, roomIn(element));
  const apply = () => {
    const fit = fitting();
    const zoom = stageMemory.zoom ?? fit.zoom;
    board.pair.classList.toggle("column", fit.isColumn);
    board.element.dataset.mode = shown;
    const style = { "--zoom": zoom, "--split": `${stageMemory.split}%`, "--opacity": stageMemory.opacity / 100 };
    for (const [name, value] of Object.entries(style)) board.element.style.setProperty(name, String(value));
    zooming.controls.show(stageMemory.zoom, zoom);
    markBoard(board, detail.differences, shown, { zoom, chosen, all: stageMemory.hasMarks[markKind(shown)] });
    // On stacked pictures, parts of the current one are hidden in turn, but the pins stay.
    const ground = shown === "side" ? side.canvas : board.element;
    if (pinned.markers.parentElement !== ground) ground.append(pinned.markers);
    Object.assign(pinned.markers.style, { width: `${side.size[0] * zoom}px`, height: `${side.size[1] * zoom}px` });
    element.classList.toggle("pinning", isPinning);
  };
  /** Stores values for this layout and the next ones, and applies them. */
  const keep = (values) => { Object.assign(stageMemory, values); apply(); };
  const zooming = makeStageZoom(element, board.element, {
    fitSentence: "Fit the pictures into the window", choices: [actualSize], current: () => stageMemory.zoom ?? fitting().zoom,
    keep: (zoom) => keep({ zoom }),
  });

  const blinking = makeBlinking(
    (side) => { board.element.dataset.shown = side; controls.showSide(side); }, (isBlinking) => controls.showBlinking(isBlinking));
  const controls = makeModeControls({
    slide: (split) => keep({ split }), fade: (opacity) => keep({ opacity }), turnOver: blinking.turnOver, toggleBlinking: blinking.toggle,
  });
  makeSlidable(board.element, (split) => { controls.showSplit(split); keep({ split }); });
  // In the slider mode, dragging moves the divider instead.
  const hasPanned = makePannable(element, () => shown !== "slider" || isPinning);
  element.addEventListener("click", (event) => {
    const isOnPicture = shown !== "side" || side.canvas.contains(event.target);
    if (isPinning && isOnPicture && event.target.closest(".board") && !hasPanned()) pinned.click(event);
  });
  element.addEventListener("keydown", (event) => {
    if (!isPinning || event.key !== "Enter" || event.target !== element) return;
    event.preventDefault();
    pinned.addHere();
  });
  const observer = new ResizeObserver(apply);
  observer.observe(element);

  return {
    element, zoomControls: zooming.controls.element, modeControls: controls.element, hasBoth, setZoom: zooming.set, step: zooming.step, pinned,
    setMode: (next) => {
      shown = hasBoth ? next : "side";
      controls.show(shown);
      blinking.start(shown === "blink" && !stillMotion.matches);
      apply();
    },
    turnOver: () => { if (shown === "blink") blinking.turnOver(); },
    choose: (position) => { chosen = position; apply(); },
    hasMarks: () => stageMemory.hasMarks[markKind(shown)],
    setMarks: (hasMarks) => { stageMemory.hasMarks[markKind(shown)] = hasMarks; apply(); },
    close: () => { observer.disconnect(); blinking.stop(); },
  };
};

/** The controls of a mode: the divider of the slider, the opacity of onion skin, the two sides of blinking pictures. */
const makeModeControls = (actions) => {
  const range = (name, value, action) => make("input", { type: "range", min: "0", max: "100", value: String(value), "aria-label": name, input: (event) => action(Number(event.target.value)) });
  const split = range("Divider: visible part of the picture before, in percent", stageMemory.split, actions.slide);
  const opacity = range("Opacity of the current picture, in percent", stageMemory.opacity, actions.fade);
  const turn = make("button", { type: "button", class: "button", click: actions.turnOver }, "");
  const play = make("button", { type: "button", class: "button", click: actions.toggleBlinking }, "");
  const row = (kind, ...children) => make("div", { class: `mode-row ${kind}` }, children);
  const rows = {
    slider: row("slider", make("span", null, "Before"), split, make("span", null, "Now")),
    onion: row("onion", make("span", null, "Before"), opacity, make("span", null, "Now")),
    difference: row("difference", make("span", { class: "quiet" }, "Black is equal; differences are bright.")),
    blink: row("blink", play, turn),
  };
  const element = make("div", { class: "mode-controls" }, Object.values(rows));
  return {
    element,
    show: (mode) => {
      element.hidden = !rows[mode];
      for (const [kind, row] of Object.entries(rows)) row.hidden = kind !== mode;
    },
    showSplit: (value) => { split.value = String(value); },
    showSide: (side) => { turn.textContent = side === "before" ? "Before – show now" : "Now – show before"; },
    showBlinking: (isBlinking) => { play.textContent = isBlinking ? "Stop blinking" : "Blink"; },
  };
};
