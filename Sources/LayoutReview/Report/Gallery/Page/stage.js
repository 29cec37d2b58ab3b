// ---- Stage

const zoomSteps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

/** The zoom stays when the reader goes on to the next layout; null fits the picture into the stage. */
let zoom = null;

/** The picture of a layout and the functions that steer it. */
const makeStage = (layout, choose) => {
  const [left, top, width, height] = areaOf(layout);
  const markers = { over: make("div", { class: "marker over", hidden: true }), chosen: make("div", { class: "marker chosen", hidden: true }) };
  const canvas = make("div", { class: "canvas", style: `--width:${width};--height:${height}` },
    layoutPicture(layout, false), markers.chosen, markers.over);
  const element = make("div", { class: "stage", tabindex: "0", role: "group", "aria-label": "Picture; scrolls when it is enlarged" }, canvas);
  const percent = make("output", { class: "percent", "aria-label": "Zoom" });
  let views = [];

  const fitting = () => {
    const style = getComputedStyle(element);
    const room = [element.clientWidth - 2 * parseFloat(style.paddingLeft), element.clientHeight - 2 * parseFloat(style.paddingTop)];
    return Math.max(0.05, Math.min(room[0] / width, room[1] / height, 2));
  };
  const current = () => zoom ?? fitting();
  const apply = () => {
    canvas.style.setProperty("--zoom", String(current()));
    percent.textContent = `${Math.round(current() * 100)} %`;
  };
  const setZoom = (value) => {
    const before = current();
    const centre = [element.scrollLeft + element.clientWidth / 2, element.scrollTop + element.clientHeight / 2];
    zoom = value;
    apply();
    const factor = current() / before;
    element.scrollTo(centre[0] * factor - element.clientWidth / 2, centre[1] * factor - element.clientHeight / 2);
  };
  const step = (direction) => {
    const now = current();
    const steps = direction > 0 ? zoomSteps.filter((value) => value > now * 1.01) : zoomSteps.filter((value) => value < now * 0.99).reverse();
    if (steps.length) setZoom(steps[0]);
  };

  const mark = (kind, view) => {
    const marker = markers[kind];
    marker.hidden = !view;
    if (!view) return;
    const [x, y, w, h] = view.absolute;
    Object.assign(marker.style, {
      left: `${(x - left) / width * 100}%`, top: `${(y - top) / height * 100}%`, width: `${w / width * 100}%`, height: `${h / height * 100}%`,
    });
    marker.classList.toggle("below", y - top < 40);
    marker.classList.toggle("from-right", x - left > width * 0.6);
    marker.replaceChildren(make("span", { class: "marker-label" }, named(view.label ?? view.name), ` ${sizeText([w, h])}`));
  };

  /** The front view under the pointer. */
  const viewAt = (event) => {
    const box = canvas.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width * width + left;
    const y = (event.clientY - box.top) / box.height * height + top;
    return views.findLast(({ absolute: [vx, vy, vw, vh], hidden }) => !hidden && x >= vx && x < vx + vw && y >= vy && y < vy + vh);
  };
  canvas.addEventListener("pointermove", (event) => mark("over", event.pointerType === "touch" ? null : viewAt(event)));
  canvas.addEventListener("pointerleave", () => mark("over", null));
  canvas.addEventListener("click", (event) => choose(viewAt(event) ?? null));
  element.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    setZoom(Math.min(4, Math.max(0.1, current() * Math.exp(-event.deltaY / 200))));
  }, { passive: false });
  const observer = new ResizeObserver(apply);
  observer.observe(element);

  const button = (text, label, action) => make("button", { type: "button", "aria-label": label, click: action }, text);
  const controls = make("div", { class: "segmented zoom", role: "group", "aria-label": "Zoom" },
    button("Fit", "Fit the picture into the window", () => setZoom(null)), button("−", "Smaller", () => step(-1)), percent,
    button("+", "Larger", () => step(1)), button("1:1", "Original size: one point is one pixel of the page", () => setZoom(1)));
  return {
    element, controls, step, setZoom, mark,
    setViews: (list) => { views = list; },
    close: () => observer.disconnect(),
  };
};
