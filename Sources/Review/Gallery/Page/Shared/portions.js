// ---- Long lists

/** How many cards or cells are made at once: more than any window shows. */
const portion = 60;

/** What makes the rest of the lists of this page. */
let unfinished = [];

/** Makes what is missing of the page at once: somebody is about to look at all of it. */
const finishPage = () => { for (const finish of unfinished.splice(0)) finish(); };

/** An element with many children; those that no window shows yet are made in the pauses of the page. */
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
