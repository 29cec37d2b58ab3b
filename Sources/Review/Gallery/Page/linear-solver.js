// ---- Linear solver: the same problem as the tool's, for one small layout

// Required rows hold exactly. Then the sum of absolute violations of each priority is minimized, from the highest down.
// If more than one solution is left, preferences decide, one after the other.

/** The differences within which numbers count as equal: see the tool's Tolerance. */
const solverTolerance = { feasibility: 1e-6, coefficient: 1e-9, slope: 1e-7, nudge: 1e-6 };

/** The largest number of entries in a tableau. More would make the page slow. */
const tableauLimit = 1_500_000;

/** The reason why there is no solution here. */
class Unsolvable extends Error {}

/**
 * Rows over free variables, minimized from the first level to the last.
 *
 * A row is a variable whose cost has a kink at zero. Basic rows are functions of the nonbasic ones, which are zero.
 * Each step moves one nonbasic variable away from zero until the cost of its level stops falling. Small nudges that
 * differ from row to row are added, so that no two kinks coincide and no step has length zero. The returned values do
 * not include the nudges.
 */
class Tableau {
  constructor(rows, variables, start) {
    this.width = variables.length;
    this.variables = variables;
    this.rows = rows;
    if (rows.length * (this.width + 2) > tableauLimit) throw new Unsolvable("large");
    const position = new Map(variables.map((variable, index) => [variable, index]));
    // The columns are the variables, shifted to start at zero.
    this.columns = variables.map((variable, place) => ({ place, level: Infinity }));
    this.origin = variables.map((variable) => start(variable));
    this.entries = rows.map(({ terms, constant, relation, level }, index) => {
      const entry = new Float64Array(this.width + 2);
      let value = constant;
      for (const [variable, coefficient] of terms) {
        const column = position.get(variable);
        entry[column] = coefficient;
        value += coefficient * this.origin[column];
      }
      const nudge = solverTolerance.nudge * (1 + ((index * 7919) % 1009) / 1009);
      // Required rows are relaxed, never tightened, so that they stay feasible.
      entry[this.width] = value + (relation === 2 ? -nudge : nudge) * (level === 0 ? 1 : 1 + index % 3);
      entry[this.width + 1] = value;
      return entry;
    });
    this.basis = rows.map((row) => row);
    this.levels = 1 + Math.max(0, ...rows.map(({ level }) => level));
    this.steps = 0;
  }

  /** The slope of a row's cost for a value above or below zero. A variable has no cost. */
  static slope({ relation }, value) {
    if (relation === undefined) return 0;
    if (value > 0) return relation === 1 ? 0 : 1;
    return relation === 2 ? 0 : -1;
  }

  /** For each level and column, the increase of the cost per unit, without the column's own cost. */
  gradients() {
    const sums = Array.from({ length: this.levels }, () => null);
    this.basis.forEach((row, index) => {
      const entry = this.entries[index];
      const slope = Tableau.slope(row, entry[this.width]);
      if (slope === 0) return;
      const sum = sums[row.level] ??= new Float64Array(this.width);
      for (let column = 0; column < this.width; column++) sum[column] += slope * entry[column];
    });
    return sums;
  }

  /** The first level whose cost changes when a column moves in one direction, and the change; null if there is none. */
  static firstCost(gradients, { relation, level }, column, sign) {
    for (let index = 0; index < gradients.length; index++) {
      let cost = sign * (gradients[index]?.[column] ?? 0);
      if (level === index && relation !== undefined) cost += relation === 0 || (relation === 1) === (sign < 0) ? 1 : 0;
      if (Math.abs(cost) > solverTolerance.slope) return { index, cost };
    }
    return null;
  }

  /** The step that lowers the highest possible level; null at the optimum. */
  nextStep() {
    const gradients = this.gradients();
    let best = null;
    this.free = [];
    this.columns.forEach((owner, column) => {
      for (const sign of [1, -1]) {
        const first = Tableau.firstCost(gradients, owner, column, sign);
        if (!first) this.free.push({ column, sign });
        if (!first || first.cost > 0) continue;
        if (!best || first.index < best.level || first.index === best.level && first.cost < best.cost) {
          best = { column, sign, level: first.index, cost: first.cost };
        }
      }
    });
    return best;
  }

  /** Moves a column until the cost of its level stops falling, or that of a higher level would rise. */
  move({ column, sign, level, cost }) {
    const kinks = [];
    this.basis.forEach((row, index) => {
      if (row.level > level) return;
      const rate = sign * this.entries[index][column];
      if (Math.abs(rate) < solverTolerance.coefficient) return;
      const length = -this.entries[index][this.width] / rate;
      if (length < 0) return;
      const change = Tableau.slope(row, rate > 0 ? 1 : -1) - Tableau.slope(row, rate > 0 ? -1 : 1);
      kinks.push({ index, length, rise: Math.abs(rate) * Math.abs(change), isHigher: row.level < level });
    });
    kinks.sort((a, b) => a.length - b.length);
    let slope = cost;
    for (const { index, rise, isHigher } of kinks) {
      slope += rise;
      if (isHigher || slope > -solverTolerance.slope) return this.exchange(index, column);
    }
    throw new Unsolvable("numbers");
  }

  /** Makes a basic row nonbasic, and a column basic. */
  exchange(index, column) {
    const pivot = this.entries[index];
    const factor = 1 / pivot[column];
    for (let other = 0; other < pivot.length; other++) pivot[other] *= -factor;
    pivot[column] = factor;
    this.entries.forEach((entry, row) => {
      const share = entry[column];
      if (row === index || share === 0) return;
      for (let other = 0; other < entry.length; other++) entry[other] += share * pivot[other];
      entry[column] = share * factor;
    });
    [this.basis[index], this.columns[column]] = [this.columns[column], this.basis[index]];
  }

  solve() {
    const limit = 40 * (this.rows.length + this.width) + 200;
    for (let step = this.nextStep(); step; step = this.nextStep()) {
      if (++this.steps > limit) throw new Unsolvable("numbers");
      this.move(step);
    }
  }

  /**
   * Whether there may be more than one solution. A direction may be free only for the length of a nudge, which is certain
   * for a single variable; most content sizes are alone in their part.
   */
  get isOpen() { return this.free.some((direction) => this.width > 1 || !this.isBlocked(direction)); }

  /** Whether the cost rises when a column moves in a direction by more than a nudge: past the kink of a row just ahead. */
  isBlocked({ column, sign }) {
    return this.basis.some((row, index) => {
      const [nudged, value] = this.entries[index].slice(this.width);
      const rate = sign * this.entries[index][column];
      return Math.abs(rate) > solverTolerance.coefficient && Math.abs(value) < solverTolerance.slope
        && Tableau.slope(row, rate) !== Tableau.slope(row, nudged);
    });
  }

  /** The sum of the violations of required rows. */
  get violation() {
    let sum = 0;
    this.basis.forEach((row, index) => {
      const value = this.entries[index][this.width + 1];
      if (row.level === 0) sum += Math.abs(Tableau.slope(row, value) * value);
    });
    return sum;
  }

  /** The values of the variables. */
  values() {
    const values = [...this.origin];
    this.basis.forEach(({ place }, index) => {
      if (place !== undefined) values[place] += this.entries[index][this.width + 1];
    });
    return new Map(this.variables.map((variable, place) => [variable, values[place]]));
  }
}
