// ---- Stage

const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8];
const zoomLimits = [0.05, 8];

/** The zoom stays when the reader goes on to the next layout; null fits the picture into the stage. */
let zoom = null;

/** The place of a view in the picture, as a style. */
const placeOf = (layout, [x, y, w, h]) => {
  const [left, top, width, height] = areaOf(layout);
  return { left: `${(x - left) / width * 100}%`, top: `${(y - top) / height * 100}%`, width: `${w / width * 100}%`, height: `${h / height * 100}%` };
};

/** Marks over the views of a picture: the one under the pointer, the chosen one, and those that something is about. */
const makeMarkers = (layout) => {
  const [left, top, width] = areaOf(layout);
  const over = make("div", { class: "marker over", hidden: true });
  const chosen = make("div", { class: "marker chosen", hidden: true });
  const involved = make("div", { class: "involved" });
  const moved = make("div", { class: `involved veil ${layout.appearance}`, hidden: true });
  const put = (marker, view) => {
    marker.hidden = !view;
    if (!view) return;
    const [x, y, w, h] = view.absolute;
    Object.assign(marker.style, placeOf(layout, view.absolute));
    marker.classList.toggle("below", y - top < 40);
    marker.classList.toggle("from-right", x - left > width * 0.6);
    marker.replaceChildren(make("span", { class: "marker-label" }, named(view.label ?? view.name), ` ${sizeText([w, h])}`));
  };
  return {
    elements: [moved, involved, chosen, over],
    over: (view) => put(over, view),
    choose: (view) => put(chosen, view),
    /** Outlines of views that lie elsewhere than in the picture, which becomes pale. */
    showMoved: (views) => {
      const shown = views.filter(({ was, hidden }) => was && !hidden);
      moved.hidden = !shown.length;
      moved.replaceChildren(...shown.flatMap((view) => [[view.was.absolute, "former"], [view.absolute, "moved"]]).map(([place, kind]) => {
        const marker = make("div", { class: `marker ${kind}` });
        Object.assign(marker.style, placeOf(layout, place));
        return marker;
      }));
    },
    involve: (views) => involved.replaceChildren(...views.map((view) => {
      const marker = make("div", { class: "marker about" });
      Object.assign(marker.style, placeOf(layout, view.absolute));
      return marker;
    })),
  };
};

/** Drags the picture about where it is larger than the stage; a press that does not move is none. */
const makePannable = (element) => {
  let start = null;
  let hasMoved = false;
  element.addEventListener("pointerdown", (event) => {
    hasMoved = false;
    if (event.pointerType === "touch" || event.button !== 0) return;
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

/** Zooms by two fingers; `zoomBy` gets a factor and the place between them. */
const makePinchable = (element, zoomBy) => {
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

/** The picture of a layout and the functions that steer it. */
const makeStage = (layout, choose) => {
  const [left, top, width, height] = areaOf(layout);
  const markers = makeMarkers(layout);
  const pictures = make("div", { class: "pictures" });
  const tags = make("div", { class: "name-tags", hidden: true });
  const canvas = make("div", { class: "canvas", style: `--width:${width};--height:${height}` }, pictures, tags, markers.elements);
  const element = make("div", { class: "stage", tabindex: "0", role: "group", "aria-label": "Picture; scrolls when it is enlarged" }, canvas);
  const percent = make("output", { class: "percent", "aria-label": "Zoom" });
  let views = [];

  const fitting = () => {
    const style = getComputedStyle(element);
    const room = [element.clientWidth - 2 * parseFloat(style.paddingLeft), element.clientHeight - 2 * parseFloat(style.paddingTop)];
    return Math.max(zoomLimits[0], Math.min(room[0] / width, room[1] / height, 2));
  };
  const current = () => zoom ?? fitting();
  const ofDevice = () => layout.device.scale / window.devicePixelRatio;
  const apply = () => {
    canvas.style.setProperty("--zoom", String(current()));
    percent.textContent = `${Math.round(current() * 100)} %`;
    for (const [button, value] of [[fit, null], [actual, 1], [pixels, ofDevice()]]) button.setAttribute("aria-pressed", String(zoom === value));
  };
  /** Sets the zoom so that what is at a place of the window stays there; that is the centre unless said otherwise. */
  const setZoom = (value, x, y) => {
    const box = element.getBoundingClientRect();
    const before = canvas.getBoundingClientRect();
    const [px, py] = [x ?? box.left + box.width / 2, y ?? box.top + box.height / 2];
    const [fx, fy] = [(px - before.left) / before.width, (py - before.top) / before.height];
    zoom = value === null ? null : Math.min(zoomLimits[1], Math.max(zoomLimits[0], value));
    apply();
    const after = canvas.getBoundingClientRect();
    element.scrollBy(after.left + fx * after.width - px, after.top + fy * after.height - py);
  };
  const step = (direction) => {
    const now = current();
    const steps = direction > 0 ? zoomSteps.filter((value) => value > now * 1.01) : zoomSteps.filter((value) => value < now * 0.99).reverse();
    if (steps.length) setZoom(steps[0]);
  };

  /** The front view under the pointer. */
  const viewAt = (event) => {
    const box = canvas.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width * width + left;
    const y = (event.clientY - box.top) / box.height * height + top;
    return views.findLast(({ absolute: [vx, vy, vw, vh], hidden }) => !hidden && x >= vx && x < vx + vw && y >= vy && y < vy + vh);
  };
  const hasPanned = makePannable(element);
  canvas.addEventListener("pointermove", (event) => markers.over(event.pointerType === "touch" || event.buttons ? null : viewAt(event)));
  canvas.addEventListener("pointerleave", () => markers.over(null));
  canvas.addEventListener("click", (event) => { if (!hasPanned()) choose(viewAt(event) ?? null); });
  element.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    setZoom(current() * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
  }, { passive: false });
  makePinchable(element, (factor, x, y) => setZoom(current() * factor, x, y));
  const observer = new ResizeObserver(() => apply());
  observer.observe(element);

  const button = (text, label, action) => make("button", { type: "button", "aria-label": label, title: label, click: action }, text);
  const fit = button("Fit", "Fit the picture into the window", () => setZoom(null));
  const actual = button("1:1", "Actual size: one point is one pixel of the page", () => setZoom(1));
  const pixels = button(`@${number(layout.device.scale)}x`, "Device pixels: one pixel of the device is one pixel of this screen", () => setZoom(ofDevice()));
  const controls = make("div", { class: "segmented zoom", role: "group", "aria-label": "Zoom" },
    fit, button("−", "Smaller", () => step(-1)), percent, button("+", "Larger", () => step(1)), actual, pixels);
  return {
    element, controls, step, setZoom, markers,
    showPictures: (list) => pictures.replaceChildren(...list),
    showNames: (isOn) => { tags.hidden = !isOn; },
    showDevicePixels: () => setZoom(ofDevice()),
    setViews: (list) => {
      views = list;
      tags.replaceChildren(...nameTags(layout, list));
    },
    close: () => observer.disconnect(),
  };
};
