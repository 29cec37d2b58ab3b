// ---- Long lists

/** The number of cards or cells that are created at once: more than any window shows. */
const portion = 60;

/** The functions that create the remaining parts of this page's lists. */
let unfinished = [];

/** Creates the remaining parts of the page at once, for example before it is printed. */
const finishPage = () => { for (const finish of unfinished.splice(0)) finish(); };

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
    unfinished.push(() => add(values.length));
    setTimeout(proceed);
  }
  return element;
};
