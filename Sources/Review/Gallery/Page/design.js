// ---- A design under the layout: a picture from the reader's disk, compared with the layout

/** The designs that the reader has opened, by scene, device and orientation, so that other languages have them as well. */
const designs = new Map();

const designKey = ({ scene, device, orientation }) => [scene.slug, device.identifier, orientation].join("/");

const designModes = [["Overlay", "overlay", "The design over the layout"], ["Difference", "difference", "Black is equal; differences are bright"], ["Blink", "blink", "The layout and the design in turn"]];
const blinkRest = 1000;
const isStill = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Returns the number of pixels of a design for each point: 1, 2 or 3 if the design is then as wide as the picture. */
const designScale = (pixels, width) => [1, 2, 3].find((scale) => Math.abs(pixels / scale - width) <= 1) ?? pixels / width;

/** Returns the picture of the scene's design that a layout can be compared with: one for its device, or one of its size; null if there is none. */
const ownDesign = (layout) => {
  const [, , width, height] = areaOf(layout);
  const fits = (pixels, points) => (scale) => Math.abs(pixels / scale - points) <= 0.5;
  const list = (layout.scene.designs ?? []).filter((design) => hasPicture(design.path)
    && [1, 2, 3, 4].some((scale) => fits(design.width, width)(scale) && fits(design.height, height)(scale)));
  return list.find(({ device }) => device === layout.device.identifier) ?? list.find(({ device }) => !device) ?? null;
};

/** A link to the first layout of a scene that has a design, which readers would have to search for; null if there is none. */
const designLink = (scene) => {
  const layout = scene.layouts.find(ownDesign);
  return layout ? make("a", { class: "button", href: address({ slug: scene.slug, variant: layout.variant }) }, `With its design: ${variantTitle(layout)}`) : null;
};

/** Returns how views deviate from the scene's design, as measured by the tool: “buy: 4 points higher”. */
const deviationsFrom = (layout) => layout.findings.filter(({ code }) => code === "design-deviation")
  .flatMap((finding) => [finding, ...finding.consequences ?? []])
  .map(({ arguments: [name, distances] }) => `${name.replace(/^'|'$/g, "")}: ${distances.join(", ")}`);

/** The largest number of deviations that are listed next to a design; the findings have all of them. */
const listedDeviations = 4;

/** Reads a picture from a file, and calls `done` with its address and size, or with null. */
const readDesign = (file, done) => {
  if (!/^image\/(png|jpeg|webp)$/.test(file?.type ?? "")) return done(null);
  const reader = new FileReader();
  reader.addEventListener("load", () => {
    const image = new Image();
    image.addEventListener("load", () => done({ name: file.name, source: reader.result, size: [image.naturalWidth, image.naturalHeight], image }));
    image.addEventListener("error", () => done(null));
    image.src = reader.result;
  });
  reader.addEventListener("error", () => done(null));
  reader.readAsDataURL(file);
};

/** Returns how far a moved design is from its place: “9.67 right of and 16 below”. */
const offsetText = ({ x, y }) => [x ? `${number(Math.abs(x))} ${x > 0 ? "right" : "left"} of` : "", y ? `${number(Math.abs(y))} ${y > 0 ? "below" : "above"}` : ""].filter(Boolean).join(" and ");

/** Makes a field for one distance of the design from the layout, in points. */
const offsetField = (name, change) => make("label", { class: "edit-field" }, make("span", null, name),
  make("input", { class: "length", type: "number", step: "any", value: "0", "aria-label": `Design moved by, ${name}`, input: (event) => change(Number(event.target.value) || 0) }));

/**
 * Makes the elements that show a design over the picture of a layout: the picture itself, the button that opens one,
 * and its controls. A picture that is dropped onto the page is opened as well. `showBare` receives whether the layout is
 * shown without frames and constraints, which would look like differences. `start` measures once the views are loaded.
 */
const makeDesign = (layout, stage, tell, showBare) => {
  const [left, top, width, height] = areaOf(layout);
  let design = designs.get(designKey(layout)) ?? null;
  const own = ownDesign(layout);
  let timer = null;
  let start = null;
  let views = [];
  let stopMeasuring = null;

  const picture = make("img", { class: "design", alt: "", draggable: "false", hidden: true });
  const file = make("input", { type: "file", accept: "image/png,image/jpeg,image/webp", hidden: true, "aria-label": "Picture of the design", change: () => openFile(file.files[0]) });
  const opener = (text) => make("button", { type: "button", class: "button", title: "A picture of the design over the layout; a picture can also be dropped onto the page", click: () => file.click() }, text);
  // The design that the scene names needs no file of the reader.
  const button = own ? make("button", { type: "button", class: "button", title: `The design over the layout: ${own.name}`, click: () => (design ? remove() : showOwn()) }, "Design") : opener("Design…");
  const opacity = make("input", { type: "range", min: "0", max: "100", "aria-label": "Opacity of the design, in percent", input: () => set({ opacity: Number(opacity.value) }) });
  const modes = make("div", { class: "segmented", role: "group", "aria-label": "How the design is shown" }, designModes.map(([text, mode, title]) =>
    make("button", { type: "button", title, "data-mode": mode, click: () => set({ mode, isHidden: false }) }, text)));
  const turn = make("button", { type: "button", class: "button", click: () => set({ isHidden: !design.isHidden }) }, "");
  const move = make("button", { type: "button", class: "button", title: "Drag the design over the layout; arrow keys move it by a pixel of the device", click: () => set({ isMoving: !design.isMoving }) }, "Move");
  const fields = ["x", "y"].map((axis) => offsetField(axis, (value) => set({ [axis]: value })));
  const words = make("p", { class: "quiet design-words" });
  const row = make("div", { class: "design-row", role: "group", "aria-label": "Design", hidden: true },
    make("div", { class: "edit-row" }, modes, make("label", { class: "edit-field opacity" }, make("span", null, "Opacity"), opacity), turn, move, fields,
      own ? opener("Another…") : null, make("button", { type: "button", class: "button", click: () => remove() }, "Remove")), words);

  const apply = () => {
    picture.hidden = row.hidden = !design;
    if (own) button.setAttribute("aria-pressed", String(Boolean(design)));
    stage.setMovable(Boolean(design?.isMoving));
    showBare(design?.mode === "difference");
    clearInterval(timer);
    if (!design) return;
    const { w, h } = placed();
    if (picture.src !== design.source) picture.src = design.source;
    const part = (value, whole) => `${value / whole * 100}%`;
    Object.assign(picture.style, { left: part(design.x, width), top: part(design.y, height), width: part(w, width), height: part(h, height), opacity: String(design.mode === "overlay" ? design.opacity / 100 : 1) });
    picture.classList.toggle("differing", design.mode === "difference");
    const showSide = () => {
      picture.style.visibility = design.mode === "blink" && design.isHidden ? "hidden" : "";
      turn.textContent = design.isHidden ? "Show the design" : "Show the layout";
    };
    showSide();
    if (design.mode === "blink" && !isStill.matches) timer = setInterval(() => { design.isHidden = !design.isHidden; showSide(); }, blinkRest);
    turn.hidden = design.mode !== "blink";
    opacity.parentElement.hidden = design.mode !== "overlay";
    opacity.value = String(design.opacity);
    for (const choice of modes.children) choice.setAttribute("aria-pressed", String(choice.dataset.mode === design.mode));
    move.setAttribute("aria-pressed", String(design.isMoving));
    fields.forEach((field, index) => {
      const input = field.querySelector("input");
      if (document.activeElement !== input) input.value = String(Math.round(design["xy"[index]] * 100) / 100);
    });
    showWords();
  };
  /** The scale of the design, its size in points, and whether it is as high as the layout. */
  const placed = () => {
    const scale = designScale(design.size[0], width);
    const [w, h] = design.size.map((pixels) => pixels / scale);
    return { scale, w, h, isAlike: Math.abs(h - height) <= 1 };
  };
  const showWords = () => {
    const { scale, h, isAlike } = placed();
    const items = deviationItems(isAlike ? measurement() : null);
    words.replaceChildren(named(design.name), ...items, ` · ${design.size.join(" × ")} pixels, ${number(scale)} for each point${isAlike ? "" : ` · ${number(h)} points high, the layout ${number(height)}`}`,
      design.x || design.y ? ` · a view that it covers now is ${offsetText(design)} its place in the design` : "");
    words.setAttribute("aria-busy", String(Boolean(stopMeasuring)));
  };
  /** Returns the deviations from the design, or null before they are measured. What is moved is compared by eye. */
  const measurement = () => {
    if (design.isOwn) return { edges: 0, deviations: deviationsFrom(layout) };
    if (design.x || design.y || !views.length) return null;
    // Layouts in other languages share the design.
    if (design.measuredIn === layout) return design.measurement;
    stopMeasuring ??= measureDeviations(design.image, views, [left, top], placed().scale, (result) => {
      stopMeasuring = null;
      Object.assign(design, { measuredIn: layout, measurement: result });
      showWords();
    });
    return null;
  };
  const giveUp = () => {
    stopMeasuring?.();
    stopMeasuring = null;
  };
  const deviationItems = (measured) => {
    if (!measured) return [];
    const { edges, deviations } = measured;
    if (!deviations.length) return edges ? [` · ${edges} edges measured, no deviation of a point or more`] : [];
    const more = deviations.length - listedDeviations;
    return [...deviations.slice(0, listedDeviations).flatMap((text) => [" · ", named(text)]),
      more > 0 ? ` · ${more} more${design.isOwn ? " among the findings" : ""}` : ""];
  };
  const set = (changes) => {
    if (!design) return;
    Object.assign(design, changes);
    apply();
  };
  const remove = () => {
    giveUp();
    designs.delete(designKey(layout));
    design = null;
    apply();
    tell("Design removed");
    button.focus();
  };
  const showDesign = (read) => {
    giveUp();
    design = { opacity: 50, mode: "overlay", x: 0, y: 0, isMoving: false, isHidden: false, ...read };
    designs.set(designKey(layout), design);
    apply();
    tell(`${read.name} is over the layout`);
  };
  const showOwn = () => withPictureAddress(own.path, (source) => showDesign({ name: own.name, source, size: [own.width, own.height], isOwn: true }));
  const openFile = (chosen) => readDesign(chosen, (read) => {
    file.value = "";
    if (!read) return tell("Not a PNG, JPEG or WebP picture");
    showDesign(read);
  });

  // Moves by whole pixels of the device, as a design cannot be more exact.
  const rounded = (points) => Math.round(points * layout.device.scale) / layout.device.scale;
  stage.element.addEventListener("pointerdown", (event) => {
    if (!design?.isMoving || event.button !== 0) return;
    event.preventDefault();
    stage.element.setPointerCapture(event.pointerId);
    start = { x: event.clientX, y: event.clientY, from: [design.x, design.y] };
  });
  stage.element.addEventListener("pointermove", (event) => {
    if (!start || !design) return;
    const points = width / picture.parentElement.getBoundingClientRect().width;
    set({ x: rounded(start.from[0] + (event.clientX - start.x) * points), y: rounded(start.from[1] + (event.clientY - start.y) * points) });
  });
  for (const name of ["pointerup", "pointercancel"]) stage.element.addEventListener(name, () => { start = null; });
  stage.element.addEventListener("keydown", (event) => {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [];
    if (!design?.isMoving || dx === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const step = (event.shiftKey ? 10 : 1) / layout.device.scale;
    set({ x: rounded(design.x + dx * step), y: rounded(design.y + dy * step) });
  });

  const hover = (event) => {
    if (![...event.dataTransfer?.items ?? []].some(({ kind }) => kind === "file")) return;
    event.preventDefault();
    stage.element.classList.toggle("dropping", event.type === "dragover");
    if (event.type === "drop") openFile(event.dataTransfer.files[0]);
  };
  const dropEvents = ["dragover", "drop"];
  for (const name of dropEvents) document.addEventListener(name, hover);
  const leave = () => stage.element.classList.remove("dropping");
  document.addEventListener("dragleave", leave);
  stage.addOver(picture);
  apply();
  return {
    button, row: [file, row],
    start: (list) => {
      views = list;
      apply();
    },
    close: () => {
      giveUp();
      clearInterval(timer);
      document.removeEventListener("dragleave", leave);
      for (const name of dropEvents) document.removeEventListener(name, hover);
    },
  };
};
