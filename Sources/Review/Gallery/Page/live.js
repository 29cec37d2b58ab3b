// ---- Live: a resizable window

/** The part of an address for a scene's window instead of a layout. */
const livePart = "live";

/** The address of a scene in a window of the given size. */
const liveAddress = (slug, size, variant) => {
  const parameters = new URLSearchParams();
  if (size) parameters.set("window", size.join("x"));
  if (variant) parameters.set("of", variant);
  const query = parameters.toString();
  return `${address({ slug, variant: livePart })}${query ? `?${query}` : ""}`;
};

/** Whether the address still is that of a scene's window. The reader may leave it before its page is closed. */
const isLiveAddressOf = (slug) => {
  const asked = readState();
  return asked.slug === slug && asked.variant === livePart;
};

/** The size and the variant in the address; null if they are not given. */
const readLiveAddress = () => {
  const parameters = new URLSearchParams(location.hash.split("?").slice(1).join("?"));
  const size = (parameters.get("window") ?? "").split("x").map(Number);
  return { size: size.length === 2 && size.every(Number.isFinite) ? size : null, variant: parameters.get("of") };
};

const paneTitle = (pane) => [capitalized(pane.orientation), ...specialties(pane)].join(", ");

/** The devices of the scene, as sizes that fit into the live window. */
const presetsOf = (scene, live) => {
  const sizes = new Map();
  for (const { device, size } of scene.layouts) {
    const fits = size.every((length, axis) => length >= live.smallest[axis] && length <= live.largest[axis]);
    if (fits) sizes.set(size.join("x"), { size, name: `${device.name}, ${sizeText(size)}` });
  }
  return [...sizes.values()];
};

/** The boxes of the views, all of them in the coordinates of the root. */
const makeBoxes = (pane, choose) => {
  const boxes = pane.views.map(() => make("div", { class: "live-view", "aria-hidden": "true" }, make("span", { class: "live-text", dir: "auto" })));
  const element = make("div", { class: "live-window", role: "img" }, boxes);
  const shown = [];
  element.addEventListener("click", (event) => choose(boxes.indexOf(event.target.closest(".live-view"))));
  const show = (views, size, title) => {
    // A component keeps its size in a larger window. Its height follows its content.
    const [, , width, height] = views[0]?.absolute ?? [0, 0, ...size];
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
    element.setAttribute("aria-label", title);
    views.forEach((view, index) => {
      const box = boxes[index];
      const [x, y, width, height] = view.absolute;
      Object.assign(box.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, backgroundColor: view.look.background ?? "", borderRadius: `${view.look.radius ?? 0}px` });
      // A browser reads a file again each time that its address is set.
      if (shown[index] !== view.picture) box.style.backgroundImage = view.picture ? `url("${view.picture}")` : "";
      shown[index] = view.picture;
      Object.assign(box.style, { backgroundSize: view.look.pictureSize ?? "", backgroundPosition: view.look.picturePlace ?? "" });
      box.hidden = view.hidden;
      box.title = `${viewTitle(view)}: ${frameText(view.frame)}`;
      const text = box.firstChild;
      text.hidden = !view.look.text;
      if (!view.look.text) return;
      if (text.textContent !== view.look.text) text.textContent = view.look.text;
      Object.assign(text.style, {
        color: view.look.color ?? "", fontSize: `${view.look.size}px`, fontWeight: view.look.weight ?? 400, textAlign: view.look.align ?? "start",
        whiteSpace: view.look.lines === 1 ? "nowrap" : "normal",
      });
    });
  };
  const mark = (chosen) => boxes.forEach((box, index) => box.classList.toggle("chosen", index === chosen));
  return { element, show, mark };
};

/** A ruler with a mark at each breakpoint. */
const makeRuler = (axis, live) => {
  const name = axis === 0 ? "width" : "height";
  const element = make("div", { class: `live-ruler ${name}`, "aria-hidden": "true" });
  const place = (length) => `${axis === 0 ? "left" : "top"}:calc(${length}px * var(--zoom))`;
  const steps = Array.from({ length: Math.floor(live.largest[axis] / 200) }, (_, index) => 200 * (index + 1));
  return {
    element,
    show: (breakpoints, length) => element.replaceChildren(
      ...steps.map((step) => make("span", { class: "live-step", style: place(step) }, String(step))),
      ...breakpoints.map((breakpoint) => make("span", { class: "live-break", style: place(breakpoint) })),
      make("span", { class: "live-now", style: place(length) })),
  };
};

/** The window, its rulers and its corner. `change` receives each size during a drag. */
const makeLiveStage = (live, presets, change) => {
  const rulers = [makeRuler(0, live), makeRuler(1, live)];
  const corner = make("button", { type: "button", class: "live-corner", "aria-describedby": "live-keys" }, make("span", { class: "unseen" }, "Corner of the window"));
  const dots = presets.map(({ size, name }) => make("span", { class: "live-preset", title: name, style: `left:calc(${size[0]}px * var(--zoom));top:calc(${size[1]}px * var(--zoom))` }));
  const holder = make("div", { class: "live-holder" });
  const area = make("div", { class: "live-area" }, holder, dots, corner);
  const element = make("div", { class: "live-stage" }, make("div", { class: "live-sheet" }, rulers[0].element, rulers[1].element, area));
  let size = live.smallest;
  let zoom = 1;

  const fit = () => {
    const room = [element.clientWidth - 56, element.clientHeight - 56];
    zoom = Math.max(0.15, Math.min(1, room[0] / live.largest[0], room[1] / live.largest[1]));
    element.style.setProperty("--zoom", String(zoom));
    element.style.setProperty("--width", String(live.largest[0]));
    element.style.setProperty("--height", String(live.largest[1]));
  };
  const observer = new ResizeObserver(fit);
  observer.observe(element);

  /** A device's size if the corner is near it on the screen, else the size itself. */
  const snapped = (wanted) =>
    presets.find((preset) => preset.size.every((length, axis) => Math.abs(length - wanted[axis]) * zoom < 5))?.size ?? wanted;

  let start = null;
  corner.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    corner.focus();
    corner.setPointerCapture(event.pointerId);
    start = { x: event.clientX, y: event.clientY, size };
  });
  corner.addEventListener("pointermove", (event) => {
    if (!start) return;
    const wanted = [start.size[0] + (event.clientX - start.x) / zoom, start.size[1] + (event.clientY - start.y) / zoom].map(Math.round);
    change(event.altKey ? wanted : snapped(wanted));
  });
  for (const end of ["pointerup", "pointercancel"]) corner.addEventListener(end, () => { start = null; });

  return {
    element, corner, fit,
    close: () => observer.disconnect(),
    hold: (boxes) => holder.firstChild === (boxes?.element ?? null) || holder.replaceChildren(...(boxes ? [boxes.element] : [])),
    show: (next, breakpoints) => {
      size = next;
      corner.style.left = `calc(${size[0]}px * var(--zoom))`;
      corner.style.top = `calc(${size[1]}px * var(--zoom))`;
      rulers.forEach((ruler, axis) => ruler.show(breakpoints[axis], size[axis]));
    },
  };
};

/** Buttons for the breakpoints along one axis. */
const breakpointButtons = (breakpoints, axis, size, go) => {
  const name = axis === 0 ? "Width" : "Height";
  const other = axis === 0 ? `at height ${number(size[1])}` : `at width ${number(size[0])}`;
  return make("div", null, make("h3", null, `${name} ${other}`),
    breakpoints.length
      ? make("p", { class: "view-buttons" }, breakpoints.map((length) => make("button", { type: "button", class: "button", click: () => go(axis, length) }, number(length))))
      : make("p", { class: "quiet" }, "Nothing changes."));
};

/** The controls next to the window: its variant, its size and the devices. */
const liveControls = (live, presets, choosePane, change) => {
  const inputs = [0, 1].map((axis) => make("input", {
    type: "number", class: "live-number", min: live.smallest[axis], max: live.largest[axis], step: "1", "aria-label": axis === 0 ? "Width in points" : "Height in points",
    change: () => change(inputs.map((input) => Number(input.value))),
  }));
  const panes = make("select", { "aria-label": "Language, text size and state", change: (event) => choosePane(event.target.selectedIndex) },
    live.windows.map((pane) => make("option", null, paneTitle(pane))));
  const devices = make("select", { "aria-label": "Size of a device", change: (event) => {
    if (event.target.selectedIndex) change(presets[event.target.selectedIndex - 1].size);
  } }, make("option", null, "Devices"), presets.map(({ name }) => make("option", null, name)));
  const turn = make("button", { type: "button", class: "button live-turn", click: () => change(inputs.map((input) => Number(input.value)).reverse()) }, "Turn");
  return {
    element: make("div", { class: "toolbar" },
      make("div", { class: "chooser" }, inputs[0], make("span", { "aria-hidden": "true" }, "×"), inputs[1], turn),
      make("div", { class: "chooser" }, live.windows.length > 1 ? panes : null, presets.length ? devices : null)),
    show: (size, pane) => {
      inputs.forEach((input, axis) => { input.value = String(size[axis]); });
      panes.selectedIndex = pane;
      devices.selectedIndex = presets.findIndex((preset) => preset.size.every((length, axis) => length === size[axis])) + 1;
    },
  };
};

/** The window of a scene after its data is loaded. */
const liveWindow = (scene, live, lists) => {
  const asked = readLiveAddress();
  const presets = presetsOf(scene, live);
  const within = (size) => size.map((length, axis) =>
    Math.min(live.largest[axis], Math.max(live.smallest[axis], Math.round((Number.isFinite(length) ? length : 0) * 100) / 100)));
  let paneIndex = Math.max(0, live.windows.findIndex((pane) => pane.variant === asked.variant));
  let size = within(asked.size ?? presets[0]?.size ?? [500, 700]);
  let chosen = -1;
  let boxes = null;
  /** Which rows the table shows, at all sizes. */
  const extent = { isWhole: false };
  let timer = 0;
  let frame = 0;

  const pane = () => live.windows[paneIndex];
  const marks = () => [0, 1].map((axis) => pane().views ? breakpointsAlong(live, pane(), axis, size) : []);
  const change = (next) => {
    size = within(next);
    if (!frame) frame = requestAnimationFrame(() => { frame = 0; show(); });
  };
  const choose = (index) => {
    chosen = index;
    boxes?.mark(chosen);
    showLists();
  };
  const choosePane = (index) => {
    paneIndex = index;
    build();
  };
  const stage = makeLiveStage(live, presets, change);
  const controls = liveControls(live, presets, choosePane, change);
  const notice = make("p", { class: "notice", hidden: true });
  const status = make("p", { class: "quiet", role: "status" });

  /** Updates the lists and the address after the window stops changing. */
  const showLists = () => {
    if (!isLiveAddressOf(scene.slug)) return;
    history.replaceState(null, "", liveAddress(scene.slug, size, paneIndex ? pane().variant : ""));
    if (!isKnownAt(live, pane(), size)) return lists.replaceChildren();
    const views = viewsAt(live, pane(), size);
    const findings = findingsAt(live, pane(), size);
    const table = frameTable(views, (view) => choose(views.indexOf(view)), (view) => boxes.mark(view ? views.indexOf(view) : chosen), undefined, extent);
    const breakpoints = marks();
    const go = (axis, length) => {
      const next = [...size];
      next[axis] = length;
      change(next);
    };
    const hadFocus = lists.contains(document.activeElement);
    lists.replaceChildren(
      make("section", { class: "panel chosen-view", "aria-label": "Chosen view" }, views[chosen] ? viewFacts(views[chosen], views, scene.document) : make("p", { class: "quiet" }, "Choose a view to see its numbers.")),
      findings.length ? panel(plural(findings.length, "finding"), true, make("ul", { class: "findings few" }, findings.map((finding) => findingItem(finding)))) : "",
      panel("Sizes at which something changes", true, make("div", { class: "live-breaks" }, [0, 1].map((axis) => breakpointButtons(breakpoints[axis], axis, size, go)))),
      panel(plural(views.length, "view"), true, make("div", { class: "table-scroller" }, table.element)));
    table.select(views[chosen] ?? null);
    if (hadFocus) stage.corner.focus();
    status.textContent = `${sizeText(size)} points${findings.length ? `, ${findingSentence(findings)}` : ""}`;
  };
  const show = () => {
    const isKnown = isKnownAt(live, pane(), size);
    const reason = pane().limit ?? "its constraints contradict each other, or the layout could not be computed";
    notice.hidden = isKnown;
    notice.textContent = isKnown ? "" : `The frames of ${scene.name} are not known at this size: ${reason}. “render-layouts solve --size ${size.join("x")}” has them.`;
    controls.show(size, paneIndex);
    stage.show(size, marks());
    stage.hold(isKnown ? boxes : null);
    if (isKnown) boxes.show(viewsAt(live, pane(), size), size, `${scene.name} in a window of ${sizeText(size)} points`);
    clearTimeout(timer);
    timer = setTimeout(showLists, 150);
  };
  const build = () => {
    boxes = pane().views ? makeBoxes(pane(), choose) : null;
    show();
  };
  stage.corner.addEventListener("keydown", (event) => {
    const move = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!move || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const axis = move[0] ? 0 : 1;
    const sign = move[axis];
    const next = [...size];
    if (event.altKey) {
      const along = marks()[axis].filter((length) => (length - size[axis]) * sign > 0);
      next[axis] = (sign > 0 ? along[0] : along.at(-1)) ?? size[axis];
    } else {
      next[axis] += sign * (event.shiftKey ? 10 : 1);
    }
    change(next);
  });
  return {
    elements: [
      controls.element, notice, stage.element, status,
      make("p", { class: "quiet", id: "live-keys" }, "Drag the corner, or move it with the arrow keys: by 1 point, with Shift by 10, with Alt to the next change."),
    ],
    start: () => { stage.fit(); build(); },
    close: () => { clearTimeout(timer); cancelAnimationFrame(frame); stage.close(); },
  };
};

/** The page of a scene in a window of any size. */
const livePage = (scene) => {
  const side = make("section", { class: "stage-side live-side", "aria-label": "Window" }, make("p", { class: "quiet" }, "Loading the frames…"));
  const lists = make("div");
  let isClosed = false;
  let close = () => { isClosed = true; };
  loadLive(scene, (live) => {
    if (isClosed) return;
    if (!live) {
      side.replaceChildren(make("p", { class: "notice" }, `The frames could not be loaded: the file live/${scene.slug}.js is missing or from another run.`));
      return;
    }
    const shown = liveWindow(scene, live, lists);
    side.replaceChildren(...shown.elements);
    close = shown.close;
    shown.start();
  });
  return {
    kind: "layout",
    elements: [make("div", { class: "layout-page" }, side,
      make("section", { class: "inspector", "aria-label": "Numbers" }, heading(1, named(scene.name)), lists))],
    close: () => close(),
  };
};
