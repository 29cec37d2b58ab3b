// ---- Loading pictures

/** The pictures near the window that are not loaded yet, in the order in which they came near. */
const wanted = new Set();

const loadPicture = (image) => {
  wanted.delete(image);
  withPictureAddress(image.dataset.source, (found) => { image.src = found + (image.dataset.layer ?? ""); });
};

/** For how long the page has to stand still before pictures are loaded, in milliseconds. */
const rest = 100;

let lastScroll = -rest;
let isLoading = false;
window.addEventListener("scroll", () => { lastScroll = performance.now(); }, { capture: true, passive: true });

/** Loads the pictures in turn, some in each frame, and none while the page scrolls: reading one takes time. */
const loadWanted = () => {
  isLoading = wanted.size > 0;
  if (!isLoading) return;
  const still = performance.now() - lastScroll;
  if (still < rest) return setTimeout(loadWanted, rest - still);
  const images = [...wanted].slice(0, 2);
  images.forEach(loadPicture);
  Promise.all(images.map((image) => image.decode().catch(() => {}))).then(() => requestAnimationFrame(loadWanted));
};

/** How far from the window a picture is loaded. */
const margins = { rootMargin: "600px", scrollMargin: "600px" };

/** Asks for pictures that come near the window. */
const waiting = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) wanted.delete(target);
    else if (!target.hasAttribute("src")) wanted.add(target);
  }
  if (!isLoading) loadWanted();
}, margins);

/**
 * Looks after the pictures of rows and cards that come near the window, and drops those of the ones that are far away:
 * thousands of pictures take more memory than a browser has, and more time than a frame to look after.
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

/** An element whose pictures are loaded when they come near the window. */
const shelf = (element) => {
  shelves.observe(element);
  return element;
};

/** Forgets the pictures of a page that is left. */
const clearShelves = () => {
  shelves.disconnect();
  waiting.disconnect();
  wanted.clear();
};

window.addEventListener("beforeprint", () => {
  finishPage();
  document.querySelectorAll("img[data-source]:not([src])").forEach(loadPicture);
});

/** The end of an address that shows one layer of a picture alone. */
const layerMark = (layer) => `#layer-${layer}`;

/** A picture that is loaded with the shelf it stands on. */
const lazyImage = (path, attributes, layer) => make("img", {
  ...attributes, decoding: "async", "data-source": path, "data-layer": layer && path.endsWith(".svg") ? layerMark(layer) : null,
});
