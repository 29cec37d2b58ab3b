// ---- Zoom: stages with zoomable pictures

const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];
const zoomLimits = [0.05, 8];

/** A zoom within the limits. Null, which fits the picture into its stage, stays null. */
const limitedZoom = (zoom) => zoom === null ? null : Math.min(zoomLimits[1], Math.max(zoomLimits[0], zoom));

/** The next step above or below a zoom, if there is one. */
const nextZoom = (zoom, direction) => direction > 0
  ? zoomSteps.find((step) => step > zoom * 1.01) : zoomSteps.findLast((step) => step < zoom * 0.99);

/** The size available for pictures in a stage. Before the stage is in the page it has neither a size nor a style. */
const roomIn = (stage) => {
  const style = getComputedStyle(stage);
  return [stage.clientWidth - 2 * (parseFloat(style.paddingLeft) || 0), stage.clientHeight - 2 * (parseFloat(style.paddingTop) || 0)];
};

/** Resizes the content of a stage, and keeps the content at a window position in place: by default the center. */
const keepInPlace = (stage, element, change, x, y) => {
  const box = stage.getBoundingClientRect();
  const before = element.getBoundingClientRect();
  const [px, py] = [x ?? box.left + box.width / 2, y ?? box.top + box.height / 2];
  const [fx, fy] = [(px - before.left) / before.width, (py - before.top) / before.height];
  change();
  const after = element.getBoundingClientRect();
  stage.scrollBy(after.left + fx * after.width - px, after.top + fy * after.height - py);
};

/** Lets a pointer drag a picture while `isOn` returns true. The result returns whether the last press moved. */
const makePannable = (element, isOn = () => true) => {
  let start = null;
  let hasMoved = false;
  element.addEventListener("pointerdown", (event) => {
    hasMoved = false;
    if (event.pointerType === "touch" || event.button !== 0 || !isOn()) return;
    start = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
  });
  element.addEventListener("pointermove", (event) => {
    if (!start || !event.buttons) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!hasMoved && Math.hypot(dx, dy) < 5) return;
    hasMoved = true;
    element.classList.add("panning");
    element.scrollTo(start.left - dx, start.top - dy);
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
    element.addEventListener(name, () => {
      start = null;
      element.classList.remove("panning");
    });
  }
  return () => hasMoved;
};

/** Zooms with two fingers, and with the wheel and Control. `zoomBy` receives a factor and the window position. */
const makeZoomable = (element, zoomBy) => {
  element.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }, { passive: false });
  let last = null;
  const distance = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  element.addEventListener("touchmove", (event) => {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const now = distance(event.touches);
    const [a, b] = event.touches;
    if (last) zoomBy(now / last, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    last = now;
  }, { passive: false });
  element.addEventListener("touchend", () => { last = null; });
};

/** The choice of the actual size, for `makeZoomControls`. */
const actualSize = ["1:1", "Actual size: one point is one pixel of the page", () => 1];

/** The zoom buttons and the current zoom. Each choice has a text, a sentence and a function that returns its zoom. */
const makeZoomControls = (fitSentence, choices, setZoom, step) => {
  const button = (text, label, action) => make("button", { type: "button", "aria-label": label, title: label, click: action }, text);
  const percent = make("output", { class: "percent", "aria-label": "Zoom" });
  const fitting = ["Fit", fitSentence, () => null];
  const [fit, ...others] = [fitting, ...choices].map(([text, label, zoom]) => ({ zoom, element: button(text, label, () => setZoom(zoom())) }));
  return {
    element: make("div", { class: "segmented zoom", role: "group", "aria-label": "Zoom" },
      fit.element, button("−", "Smaller", () => step(-1)), percent, button("+", "Larger", () => step(1)), others.map(({ element }) => element)),
    show: (chosen, zoom) => {
      percent.textContent = `${Math.round(zoom * 100)} %`;
      for (const choice of [fit, ...others]) choice.element.setAttribute("aria-pressed", String(chosen === choice.zoom()));
    },
  };
};

/**
 * Makes the zoom of a stage: its buttons, steps, wheel and touches.
 *
 * `current()` returns the zoom, and `keep(zoom, isGesture)` applies another one, null to fit the content into the stage.
 * During a gesture, more changes follow. `choices` are those of `makeZoomControls`.
 */
const makeStageZoom = (stage, content, { fitSentence, choices, current, keep }) => {
  const set = (zoom, x, y, isGesture = false) => keepInPlace(stage, content, () => keep(limitedZoom(zoom), isGesture), x, y);
  const step = (direction) => {
    const next = nextZoom(current(), direction);
    if (next) set(next);
  };
  makeZoomable(stage, (factor, x, y) => set(current() * factor, x, y, true));
  return { set, step, controls: makeZoomControls(fitSentence, choices, set, step) };
};
