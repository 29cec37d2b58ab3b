// ---- Conflicts: the required rows to drop if not all of them can hold

/** The largest number of feasibility checks, each of which solves all required rows in question. */
const questionLimit = 400;

/** The rows without one required row of each minimal conflict. The choice is the same as the tool's. */
const withoutConflicts = ({ variableCount, rows, sizes, start }) => {
  let required = rows.filter(({ priority }) => priority === 0);
  const broken = new Set();
  let questions = 0;
  const canHold = (list) => {
    if (++questions > questionLimit) throw new Unsolvable("large");
    try {
      solveLinear({ variableCount, rows: [...list, ...sizes], preferences: null, start });
      return true;
    } catch (error) {
      if (error instanceof Unsolvable && error.message === "conflict") return false;
      throw error;
    }
  };
  /** The smallest number in a range for which a monotonic predicate holds. */
  const first = (low, high, isSo) => {
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isSo(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  while (!canHold(required)) {
    // Finds the first row that conflicts with earlier ones, then a minimal subset of these, dropping the oldest first.
    const newest = first(0, required.length - 1, (index) => !canHold(required.slice(0, index + 1)));
    const last = required[newest];
    const conflict = [];
    let rest = required.slice(0, newest);
    for (;;) {
      const dropped = first(0, rest.length, (count) => canHold([...conflict, ...rest.slice(count), last]));
      if (dropped === rest.length && !canHold([...conflict, last])) break;
      if (dropped === 0) throw new Unsolvable("numbers");
      conflict.push(rest[dropped - 1]);
      rest = rest.slice(dropped);
    }
    const breakable = [...conflict, last].filter(({ isBreakable }) => isBreakable);
    const one = breakable.find(({ yieldsFirst }) => yieldsFirst) ?? breakable[0] ?? last;
    broken.add(one);
    required = required.filter((row) => row !== one);
  }
  return rows.filter((row) => !broken.has(row));
};

/**
 * Solves a problem whose required rows may conflict. `sizes` are rows of sizes, which are never negative. `tell` is called
 * with the rows that are dropped.
 */
const solveWithConflicts = (problem, reductions, tell = () => {}) => {
  const solve = (rows) => solveLinear({ ...problem, rows: [...rows, ...problem.sizes] }, reductions);
  try {
    return solve(problem.rows);
  } catch (error) {
    if (!(error instanceof Unsolvable) || error.message !== "conflict") throw error;
    const kept = withoutConflicts(problem);
    tell(problem.rows.filter((row) => !kept.includes(row)));
    return solve(kept);
  }
};
