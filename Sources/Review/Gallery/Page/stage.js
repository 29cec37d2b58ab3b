// ---- Stage

/** The zoom is kept for the next layout. Null fits the picture into the stage. */
let zoom = null;

/** How long a gesture that zooms must rest before the picture is drawn at its new size, in milliseconds. */
const gestureRest = 150;

/** The position of a view in the picture, as a style. */
const placeOf = (layout, [x, y, w, h]) => {
  const [left, top, width, height] = areaOf(layout);
  return { left: `${(x - left) / width * 100}%`, top: `${(y - top) / height * 100}%`, width: `${w / width * 100}%`, height: `${h / height * 100}%` };
};

/** The text that is tried in a view, over its outline. */
const trialText = ({ text, size, lineLimit }) =>
  make("span", { class: `trial-text${lineLimit === 1 ? " one-line" : ""}`, dir: "auto", style: `font-size:calc(${size}px * var(--zoom))` }, text);

/** Makes an element of SVG. */
const makeShape = (name, attributes, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

/**
 * Makes the outlines of views that have moved, over the faded picture, and the texts that are tried. All outlines are two
 * paths: the browser takes several times as long to lay out and paint as many elements as views.
 */
const makeMoved = (layout) => {
  const [former, moved] = ["former", "moved"].map((name) => makeShape("path", { class: name }));
  const shapes = makeShape("svg", { viewBox: areaOf(layout).join(" "), preserveAspectRatio: "none", "aria-hidden": "true" }, former, moved);
  const texts = make("div", { class: "involved" });
  const element = make("div", { class: `involved veil ${layout.appearance}`, hidden: true }, shapes, texts);
  const outlines = (places) => places.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
  const show = (views) => {
    const shown = views.filter(({ was, trial, hidden }) => (was || trial) && !hidden);
    element.hidden = !shown.length;
    former.setAttribute("d", outlines(shown.filter(({ was }) => was).map(({ was }) => was.absolute)));
    moved.setAttribute("d", outlines(shown.map(({ absolute }) => absolute)));
    texts.replaceChildren(...shown.filter(({ trial }) => trial).map((view) => {
      const marker = make("div", { class: "marker" }, trialText(view.trial));
      Object.assign(marker.style, placeOf(layout, view.absolute));
      return marker;
    }));
  };
  return { element, show };
};

/** Marks over the views of a picture: the one under the pointer, the chosen one, and involved ones. */
const makeMarkers = (layout) => {
  const [left, top, width] = areaOf(layout);
  const over = make("div", { class: "marker over", hidden: true });
  const chosen = make("div", { class: "marker chosen", hidden: true });
  const involved = make("div", { class: "involved" });
  const moved = makeMoved(layout);
  let about = [];
  /** The view under the pointer that is marked, with its place. */
  let marked = { view: null, place: null };
  const involve = (views) => {
    about = views;
    involved.replaceChildren(...views.map((view) => {
      // A tint over the whole screen would hide which of the other views are involved.
      const marker = make("div", { class: `marker about${view.parent === undefined ? " root" : ""}` });
      Object.assign(marker.style, placeOf(layout, view.absolute));
      return marker;
    }));
  };
  const put = (marker, view) => {
    marker.hidden = !view;
    if (!view) return;
    const [x, y, w, h] = view.absolute;
    Object.assign(marker.style, placeOf(layout, view.absolute));
    marker.classList.toggle("below", y - top < 40);
    marker.classList.toggle("from-right", x - left > width * 0.6);
    marker.replaceChildren(make("span", { class: "marker-label" }, named(viewTitle(view)), ` ${sizeText([w, h])}`));
  };
  return {
    elements: [moved.element, involved, chosen, over],
    over: (view) => {
      const next = { view: view ?? null, place: view?.absolute ?? null };
      if (next.view === marked.view && next.place === marked.place) return;
      marked = next;
      put(over, view);
    },
    choose: (view) => put(chosen, view),
    showMoved: (views) => {
      moved.show(views);
      if (about.length) involve(about);
    },
    involve,
  };
};

/** Whether taps and pointer moves measure without the Alt key. */
let isMeasuring = false;

/**
 * Makes the picture of a layout, and returns it with the functions that control it. `tell` announces what was copied,
 * and `label` names the picture.
 */
const makeStage = (layout, choose, tell, label = "Picture; scrolls when it is enlarged") => {
  const [left, top, width, height] = areaOf(layout);
  const markers = makeMarkers(layout);
  const measure = makeMeasure(layout, tell);
  const pictures = make("div", { class: "pictures" });
  const tags = make("div", { class: "name-tags", hidden: true });
  const canvas = make("div", { class: "canvas" }, pictures, tags, markers.elements, measure.lines);
  const element = make("div", {
    class: "stage", tabindex: "0", role: "group", "aria-label": label, style: `--width:${width};--height:${height}`,
  }, canvas);
  const magnifier = makeMagnifier(layout, pictures);
  element.classList.toggle("measuring", isMeasuring);
  const hints = [["pin-hint", "Click or tap where the comment belongs"], ["measure-hint", "Choose a view, then point at another one or tap it"]]
    .map(([name, text]) => make("p", { class: `stage-hint ${name}` }, text, make("span", { class: "with-keys" }, ", Esc to stop")));
  let views = [];
  let chosen = null;
  /** The stage next to this one, which has the same zoom, chosen view and position. */
  let partner = null;

  /** Shows the names of the views, which takes too long for each step of a drag if nothing shows them. */
  const fillTags = () => { if (!tags.hidden) tags.replaceChildren(...nameTags(layout, views)); };
  const fitting = () => {
    const room = roomIn(element);
    return Math.max(zoomLimits[0], Math.min(room[0] / width, room[1] / height, 2));
  };
  const current = () => zoom ?? Math.min(fitting(), partner?.fitting() ?? Infinity);
  const ofDevice = () => layout.device.scale / window.devicePixelRatio;
  /** The zoom at which the picture was drawn, and the timer that draws it again once a gesture rests. */
  let drawn = 0;
  let drawing = null;
  const draw = () => {
    drawn = current();
    canvas.classList.remove("zooming");
  };
  /** Shows the current zoom. During a gesture, the picture is only scaled: drawing a large one takes longer than a frame. */
  const apply = (isGesture = false) => {
    clearTimeout(drawing);
    const now = current();
    canvas.style.setProperty("--zoom", String(now));
    zooming.controls.show(zoom, now);
    if (!isGesture || !drawn) return draw();
    canvas.style.setProperty("--drawn", String(drawn));
    canvas.classList.add("zooming");
    drawing = setTimeout(draw, gestureRest);
  };
  const pixels = [`@${number(layout.device.scale)}x`, "Device pixels: one pixel of the device is one pixel of this screen", ofDevice];
  const zooming = makeStageZoom(element, canvas, {
    fitSentence: "Fit the picture into the window", choices: [actualSize, pixels], current,
    keep: (value, isGesture) => {
      zoom = value;
      apply(isGesture);
      partner?.apply(isGesture);
    },
  });

  /** The point of the picture under the pointer, in points from its left and top. */
  const pointAt = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width * width, y: (event.clientY - box.top) / box.height * height };
  };
  /** The frontmost view under the pointer. */
  const viewAt = (event) => {
    const { x, y } = pointAt(event);
    return frontmost(views, x + left, y + top);
  };
  let isMovable = false;
  const hasPanned = makePannable(element, () => !isMovable);
  let under = null;
  let pointer = null;
  /** Measures to the view under the pointer. Over the chosen view, it measures to the view that contains it. */
  const showDistances = (isOn) => {
    measure.show(isOn && chosen, under === chosen ? views[chosen?.parent] : under, views);
    magnifier.show(isOn ? pointer : null);
  };
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    const next = event.buttons ? null : viewAt(event);
    pointer = event.buttons ? null : pointAt(event);
    under = next;
    // A row of the table that has the focus may have marked another view.
    markers.over(under);
    partner?.pointAt(under);
    showDistances(event.altKey || isMeasuring);
  });
  canvas.addEventListener("pointerleave", () => {
    markers.over(null);
    partner?.pointAt(null);
    pointer = null;
    magnifier.show(null);
    // While measuring is on, the last distances remain visible, so that they can be copied.
    if (!isMeasuring) showDistances(false);
    under = null;
  });
  /** The pins of the layout, once its views are loaded. */
  let pins = null;
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target !== element || !isPinning || !pins) return;
    event.preventDefault();
    pins.addHere();
  });
  canvas.addEventListener("click", (event) => {
    if (hasPanned() || isMovable) return;
    if (isPinning && pins) return void pins.click(event);
    const view = viewAt(event) ?? null;
    pointer = pointAt(event);
    // A touch screen has no hovering, so the second view is tapped, and so is the point to magnify.
    if (!(event.altKey || isMeasuring) || !chosen) {
      choose(view);
      if (isMeasuring) magnifier.show(pointer);
      return;
    }
    under = view;
    showDistances(true);
  });
  const handleAlt = (event) => {
    if (event.key !== "Alt" || !pointer) return;
    // Without this, browsers open a menu when Alt is released.
    event.preventDefault();
    under = frontmost(views, pointer.x + left, pointer.y + top);
    showDistances(event.type === "keydown" || isMeasuring);
  };
  const keyEvents = ["keydown", "keyup"];
  for (const name of keyEvents) document.addEventListener(name, handleAlt);
  const showMode = () => {
    mode.setAttribute("aria-pressed", String(isMeasuring));
    element.classList.toggle("measuring", isMeasuring);
    if (!isMeasuring) showDistances(false);
  };
  const setMeasuring = (isOn) => {
    isMeasuring = isOn;
    showMode();
    partner?.showMode();
  };
  const mode = make("button", {
    type: "button", class: "button", "aria-pressed": String(isMeasuring), title: "Distances from the chosen view to the one that you point at (M, or hold Alt)",
    click: () => setMeasuring(!isMeasuring),
  }, "Measure");
  const observer = new ResizeObserver(() => {
    apply();
    partner?.apply();
  });
  observer.observe(element);
  /** Scrolls the stage next to this one to the same part of its picture. */
  const follow = () => {
    if (!partner) return;
    const part = (position, whole, room) => (whole > room ? position / (whole - room) : 0.5);
    partner.scrollTo(part(element.scrollLeft, element.scrollWidth, element.clientWidth), part(element.scrollTop, element.scrollHeight, element.clientHeight));
  };
  element.addEventListener("scroll", follow, { passive: true });

  return {
    element, magnifier: magnifier.element, hints, controls: make("div", { class: "stage-controls" }, mode, zooming.controls.element), measured: measure.element, step: zooming.step, setZoom: zooming.set, markers,
    toggleMeasuring: () => setMeasuring(!isMeasuring), showMode, fitting, apply,
    /** Connects the stage next to this one, or none. */
    link: (other) => {
      partner = other;
      apply();
    },
    /** Marks the view of the same name as one in the stage next to this one. */
    pointAt: (view) => markers.over(view ? views.find(({ name, hidden }) => name === view.name && !hidden) : null),
    scrollTo: (across, down) => {
      const [x, y] = [across * (element.scrollWidth - element.clientWidth), down * (element.scrollHeight - element.clientHeight)];
      // A position that is already there scrolls nothing, so that two stages do not follow each other forever.
      if (Math.abs(element.scrollLeft - x) > 1 || Math.abs(element.scrollTop - y) > 1) element.scrollTo(x, y);
    },
    /** Shows the chosen view, from which distances are measured. */
    setChosen: (view) => {
      chosen = view ?? null;
      measure.show(null);
      markers.choose(view);
    },
    /** Measures from the chosen view to another one. */
    measureTo: (view) => {
      under = view;
      pointer = null;
      showDistances(Boolean(view));
    },
    /** Adds an element over the pictures. */
    addOver: (layer) => pictures.after(layer),
    /** Shows pins over the picture, and the button that turns placing them on. */
    setPins: (list) => {
      pins = list;
      canvas.append(list.markers);
      mode.after(list.mode);
      element.classList.toggle("pinning", isPinning);
    },
    /** Whether a pointer moves something over the picture, so that it neither scrolls nor chooses. */
    setMovable: (isOn) => {
      isMovable = isOn;
      element.classList.toggle("movable", isOn);
    },
    showPictures: (list) => pictures.replaceChildren(...list),
    showNames: (isOn) => {
      tags.hidden = !isOn;
      fillTags();
    },
    showDevicePixels: () => zooming.set(ofDevice()),
    setViews: (list) => {
      views = list;
      fillTags();
    },
    close: () => {
      clearTimeout(drawing);
      observer.disconnect();
      for (const name of keyEvents) document.removeEventListener(name, handleAlt);
    },
  };
};
