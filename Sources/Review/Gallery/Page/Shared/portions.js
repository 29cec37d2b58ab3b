// ---- Long lists

/** The number of cards or cells that are created at once: more than any window shows. */
const portion = 60;

/** The lists of this page that have further parts, each with the function that creates them. */
let unfinished = [];

/** Keeps the function that creates the remaining parts of a list while the list is in the page. */
const finishLater = (element, finish) => {
  unfinished.push({ element, finish });
  // New lists are not in the page yet. Those that a drag has replaced are not anymore.
  setTimeout(() => { unfinished = unfinished.filter((list) => list.element.isConnected); });
};

/** Creates the remaining parts of the page at once, for example before it is printed. */
const finishPage = () => { for (const { finish } of unfinished.splice(0)) finish(); };

/** An element with many children. Those that are not visible yet are created while the page is idle. */
const fillInPortions = (element, values, makeChild, size = portion) => {
  let next = 0;
  const add = (count) => {
    element.append(...values.slice(next, next + count).map(makeChild));
    next += count;
  };
  const proceed = () => {
    if (!element.isConnected || next >= values.length) return;
    add(size);
    setTimeout(proceed);
  };
  add(size);
  if (next < values.length) {
    finishLater(element, () => add(values.length));
    setTimeout(proceed);
  }
  return element;
};
