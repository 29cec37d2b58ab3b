// ---- Pins: comments on points of the picture

/** Whether a click on the picture places a pin. It stays on for the next layout. */
let isPinning = false;

/** Whether a value of a file or of the browser's memory is a pin. */
const isPin = (pin) => Array.isArray(pin?.at) && pin.at.length === 2 && pin.at.every(Number.isFinite) && typeof pin.text === "string" && ["string", "undefined"].includes(typeof pin.view);

/** The pins of a list that have the form of pins. */
const pinsIn = (list) => (Array.isArray(list) ? list.filter(isPin).map(({ at: point, view, text }) => ({ at: point, view, text })) : []);

/** The smallest of some named frames in a picture at a point; null if there is none. */
const nameAt = (frames, [x, y]) => {
  const around = frames.filter(({ frame }) => frame && x >= frame[0] && x < frame[0] + frame[2] && y >= frame[1] && y < frame[1] + frame[3]);
  const area = ({ frame }) => frame[2] * frame[3];
  return around.reduce((smallest, each) => (!smallest || area(each) <= area(smallest) ? each : smallest), null)?.name ?? null;
};

/** What the browser keeps under a name, or an empty object. */
const keptObject = (name) => {
  try { return JSON.parse(memory.get(name) ?? "{}") ?? {}; } catch { /* Written by another page. */ return {}; }
};

/** A text on one line, without the signs that Markdown would format. */
const plainMarkdown = (text) => text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_[\]<>#|]/g, "\\$&");

/** The place of a pin in words: “title, at 16, 60”. */
const pinPlace = ({ view, at: [x, y] }) => `${view ? `${view}, ` : ""}at ${number(x)}, ${number(y)}`;

/** Pins as a Markdown list in an item of another one. */
const pinLines = (list) => list.map((pin) => `  - ${plainMarkdown(pinPlace(pin))}: ${plainMarkdown(pin.text)}\n`).join("");

/**
 * Makes the pins of a layout: numbered markers over the picture, and a list with their texts. `frames` are the named frames
 * in the picture, `size` is that of the picture in points, and `startPoint` returns where a pin begins that is placed with
 * the keyboard. `stored` returns the pins of the layout and those of earlier reviews, `store` keeps the former, and `tell`
 * announces what happens.
 */
const makePins = ({ frames, size, startPoint, stored, store, tell }) => {
  let list = stored().pins;
  const markers = make("div", { class: "pins" });
  const items = make("ol", { class: "pin-list" });
  let earlier = [];
  const part = (value, whole) => `${Math.max(0, Math.min(1, value / whole)) * 100}%`;
  const place = (marker, { at: [x, y] }) => Object.assign(marker.style, { left: part(x, size[0]), top: part(y, size[1]) });
  const limited = ([x, y]) => [[x, size[0]], [y, size[1]]].map(([value, whole]) => Math.round(Math.max(0, Math.min(value, whole)) * 10) / 10);
  const keep = () => { store(list); };
  const fieldOf = (pin) => items.querySelectorAll("textarea")[list.indexOf(pin)];

  const moveTo = (pin, point) => {
    pin.at = limited(point);
    const view = nameAt(frames, pin.at);
    if (view) pin.view = view; else delete pin.view;
    keep();
  };
  const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const moveByKey = (event, pin, marker) => {
    const [dx, dy] = moves[event.key] ?? [];
    if (dx === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 10 : 1;
    moveTo(pin, [pin.at[0] + dx * step, pin.at[1] + dy * step]);
    place(marker, pin);
    items.querySelectorAll(".pin-place")[list.indexOf(pin)].replaceChildren(named(pinPlace(pin)));
    tell(`Pin ${pinPlace(pin)}`);
  };
  const markerOf = (pin, index) => {
    const marker = make("button", {
      type: "button", class: "pin", "aria-label": `Pin ${index + 1}, ${pinPlace(pin)}${pin.text ? `: ${pin.text}` : ""}`, title: "Arrow keys move the pin",
      click: (event) => { event.stopPropagation(); fieldOf(pin)?.focus(); }, keydown: (event) => moveByKey(event, pin, marker),
    }, String(index + 1));
    place(marker, pin);
    return marker;
  };
  const earlierMarker = (pin, index) => {
    const marker = make("span", { class: "pin former", "aria-hidden": "true" }, String(index + 1));
    place(marker, pin);
    return marker;
  };
  const item = (pin, index) => {
    const field = make("textarea", {
      class: "comment", rows: "1", "aria-label": `Pin ${index + 1}`, placeholder: "What is wrong here", change: () => { pin.text = field.value.trim(); keep(); },
    });
    field.value = pin.text;
    return make("li", null, make("p", { class: "pin-head" }, make("span", { class: "pin-number", "aria-hidden": "true" }, String(index + 1)),
      make("span", { class: "pin-place" }, named(pinPlace(pin))),
      make("button", { type: "button", class: "button", "aria-label": `Remove pin ${index + 1}`, click: () => remove(pin) }, "Remove")), field);
  };
  const show = () => {
    earlier = stored().earlier;
    markers.replaceChildren(...earlier.map(earlierMarker), ...list.map(markerOf));
    items.replaceChildren(...earlier.map((pin, index) => make("li", { class: "earlier" },
      make("strong", null, `Earlier pin ${index + 1}, `), named(pinPlace(pin)), ": ", named(pin.text))), ...list.map(item));
  };
  const remove = (pin) => {
    list.splice(list.indexOf(pin), 1);
    keep();
    show();
    tell("Pin removed");
    mode.focus();
  };
  const add = (point) => {
    const pin = { at: [0, 0], text: "" };
    list.push(pin);
    moveTo(pin, point);
    show();
    tell(`Pin ${list.length}, ${pinPlace(pin)}`);
    fieldOf(pin).focus();
  };
  const mode = make("button", {
    type: "button", class: "button", "aria-pressed": String(isPinning), title: "A click on the picture places a comment there (I)", click: () => setPinning(!isPinning),
  }, "Pin a comment");
  const setPinning = (isOn) => {
    isPinning = isOn;
    mode.setAttribute("aria-pressed", String(isOn));
    markers.parentElement?.closest(".stage")?.classList.toggle("pinning", isOn);
    tell(isOn ? "Click the picture, or press Enter on it, to place a pin" : "Pins are placed");
  };
  show();
  return {
    markers, items, mode, toggle: () => setPinning(!isPinning),
    /** Ends placing pins. Returns whether it was on. */
    leave: () => {
      if (!isPinning) return false;
      setPinning(false);
      return true;
    },
    /** Places a pin at a pointer. */
    click: (event) => {
      const box = markers.getBoundingClientRect();
      add([(event.clientX - box.left) / box.width * size[0], (event.clientY - box.top) / box.height * size[1]]);
    },
    addHere: () => add(startPoint()),
    /** Shows the pins again, such as those of a file that was opened. */
    refresh: () => {
      list = stored().pins;
      show();
    },
  };
};
