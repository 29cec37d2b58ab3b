// ---- Loading pictures

/** The pictures near the window that are not loaded yet, in the order they came near. */
const wanted = new Set();

const loadPicture = (image) => {
  wanted.delete(image);
  withPictureAddress(image.dataset.source, (found) => { image.src = found + (image.dataset.layer ?? ""); });
};

/** How long scrolling must have stopped before pictures are loaded, in milliseconds. */
const rest = 100;

let lastScroll = -rest;
let isLoading = false;
window.addEventListener("scroll", () => { lastScroll = performance.now(); }, { capture: true, passive: true });

/** Loads the pictures in order, two per frame, and none while the page scrolls, as decoding takes time. */
const loadWanted = () => {
  isLoading = wanted.size > 0;
  if (!isLoading) return;
  const still = performance.now() - lastScroll;
  if (still < rest) return setTimeout(loadWanted, rest - still);
  const images = [...wanted].slice(0, 2);
  images.forEach(loadPicture);
  Promise.all(images.map((image) => image.decode().catch(() => {}))).then(() => requestAnimationFrame(loadWanted));
};

/** The distance from the window at which a picture is loaded. */
const margins = { rootMargin: "600px", scrollMargin: "600px" };

/** Queues pictures that come near the window. */
const waiting = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) wanted.delete(target);
    else if (!target.hasAttribute("src")) wanted.add(target);
  }
  if (!isLoading) loadWanted();
}, margins);

/**
 * Loads the pictures of rows and cards near the window, and unloads those of distant ones. Thousands of pictures take
 * more memory than a browser has, and observing all of them takes longer than a frame.
 */
const shelves = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    for (const image of target.querySelectorAll("img[data-source]")) {
      if (isIntersecting) {
        waiting.observe(image);
        continue;
      }
      waiting.unobserve(image);
      wanted.delete(image);
      image.removeAttribute("src");
    }
  }
}, { rootMargin: "1200px" });

/** Observes an element, so that its pictures are loaded when they come near the window. */
const shelf = (element) => {
  shelves.observe(element);
  return element;
};

/** Stops observing the pictures of a page that is left. */
const clearShelves = () => {
  shelves.disconnect();
  waiting.disconnect();
  wanted.clear();
};

window.addEventListener("beforeprint", () => {
  finishPage();
  document.querySelectorAll("img[data-source]:not([src])").forEach(loadPicture);
});

/** The fragment of an address that shows only one layer of a picture. */
const layerMark = (layer) => `#layer-${layer}`;

/** A picture that is loaded with its shelf. */
const lazyImage = (path, attributes, layer) => make("img", {
  ...attributes, decoding: "async", "data-source": path, "data-layer": layer && path.endsWith(".svg") ? layerMark(layer) : null,
});
