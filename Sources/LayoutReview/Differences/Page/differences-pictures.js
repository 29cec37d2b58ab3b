// ---- Files and pictures

/** The address of a file beside the page; its parts can never be anything but names of files. */
const fileAddress = (path) => path.split("/").map(encodeURIComponent).join("/");

/** Pictures that are loaded when they come near the window; browsers do not do that by themselves for files. */
const waiting = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    waiting.unobserve(target);
    target.src = target.dataset.source;
  }
}, { rootMargin: "600px" });

const lazyImage = (path, attributes) => {
  const image = make("img", { ...attributes, decoding: "async", "data-source": fileAddress(path) });
  waiting.observe(image);
  return image;
};
