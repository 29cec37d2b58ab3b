// ---- Magnifier: the pixels of the device around the pointer, while measuring

/** The columns and rows of pixels that the magnifier shows, and how large each of them is on the screen. */
const magnified = { count: 31, size: 5 };

/**
 * Makes the magnifier of a picture. Its pictures are drawn at the scale of the device, so that each square is one of
 * its pixels, even for vector pictures.
 */
const makeMagnifier = (layout, pictures) => {
  const { scale } = layout.device;
  const { count, size } = magnified;
  const [left, top, width, height] = areaOf(layout);
  const pixels = make("canvas", { width: count, height: count, "aria-hidden": "true" });
  const words = make("span", { class: "magnifier-words" });
  const element = make("div", { class: "magnifier", hidden: true, style: `--side:${count * size}px;--pixel:${size}px` }, make("div", { class: "lens" }, pixels), words);
  /** The pixel of the device at a point, as its first point. */
  const pixelAt = (value) => Math.floor(value * scale) / scale;

  const draw = (x, y) => {
    const context = pixels.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, count, count);
    const middle = (count - 1) / 2;
    context.setTransform(scale, 0, 0, scale, middle - Math.floor(x * scale), middle - Math.floor(y * scale));
    // One layer of a picture is an address within it, and the layers are over each other as on the page.
    for (const image of pictures.querySelectorAll("img")) if (image.complete && image.naturalWidth) context.drawImage(image, 0, 0, width, height);
  };
  return {
    element,
    /** Shows the pixels around a point of the picture, in points from its left and top, or hides the magnifier. */
    show: (point) => {
      const isInside = Boolean(point) && point.x >= 0 && point.y >= 0 && point.x < width && point.y < height;
      element.hidden = !isInside;
      if (!isInside) return;
      draw(point.x, point.y);
      // It is over the other half of the picture, so that it covers neither the pointer nor its surroundings.
      element.classList.toggle("at-right", point.x < width / 2);
      words.textContent = `${number(pixelAt(point.x) + left)}, ${number(pixelAt(point.y) + top)} · @${number(scale)}x`;
    },
  };
};
