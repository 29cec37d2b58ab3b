// ---- Linear reduction: required equalities define variables, and the rest falls into independent parts

// Which variables replace which depends on the terms of the rows only. While a constant is dragged, the terms stay the same,
// so the replacements are recorded, repeated with the new constants, and only parts with other constants are solved again.

/** Adds a multiple of some terms to a sum. Terms are a map of variables to coefficients. */
const addMultiple = (sum, terms, factor) => {
  for (const [variable, coefficient] of terms) {
    const rest = (sum.get(variable) ?? 0) + coefficient * factor;
    if (Math.abs(rest) < solverTolerance.coefficient) sum.delete(variable);
    else sum.set(variable, rest);
  }
};

/**
 * Variables that required equalities define by other variables.
 *
 * A sum is `terms · values` plus a constant, which is found at the number `slot`. The first slots are the constants of the
 * rows; what is added to others is recorded.
 */
class Elimination {
  constructor(constants) {
    this.definitions = new Map();
    this.constants = [...constants];
    this.inputCount = constants.length;
    /** Slots with what is added to them: the slot, a factor, and the slot that is multiplied with it. */
    this.additions = [];
    /** The slots of required equalities without variables, which have to be zero. */
    this.zeros = [];
  }

  /** Returns a new slot with a multiple of another one. */
  multiple(slot, factor) {
    this.constants.push(0);
    this.add(this.constants.length - 1, factor, slot);
    return this.constants.length - 1;
  }

  add(target, factor, slot) {
    this.constants[target] += factor * this.constants[slot];
    this.additions.push(target, factor, slot);
  }

  /** A sum with all defined variables replaced. */
  reduced({ terms, slot }) {
    let open = [...terms.keys()].filter((variable) => this.definitions.has(variable));
    if (!open.length) return { terms, slot };
    const sum = new Map(terms);
    const total = this.multiple(slot, 1);
    while (open.length) {
      for (const variable of open) {
        const factor = sum.get(variable);
        if (factor === undefined) continue;
        const definition = this.definition(variable);
        sum.delete(variable);
        addMultiple(sum, definition.terms, factor);
        this.add(total, factor, definition.slot);
      }
      open = [...sum.keys()].filter((variable) => this.definitions.has(variable));
    }
    return { terms: sum, slot: total };
  }

  /** The definition of a variable, with variables replaced that were defined since the last call. */
  definition(variable) {
    const definition = this.definitions.get(variable);
    if (![...definition.terms.keys()].some((other) => this.definitions.has(other))) return definition;
    const reduced = this.reduced(definition);
    this.definitions.set(variable, reduced);
    return reduced;
  }

  /** Defines a variable of an equality by its other variables. */
  define(row) {
    const { terms, slot } = this.reduced(row);
    if (!terms.size) return void this.zeros.push(slot);
    let [pivot, largest] = [null, 0];
    for (const [variable, coefficient] of terms) {
      if (pivot === null || Math.abs(coefficient) > Math.abs(largest) + 1e-6) [pivot, largest] = [variable, coefficient];
    }
    const factor = -1 / largest;
    // The terms of a row that nothing has replaced belong to the row.
    const definition = terms === row.terms ? new Map(terms) : terms;
    definition.delete(pivot);
    if (factor !== 1) for (const [variable, coefficient] of definition) definition.set(variable, coefficient * factor);
    this.definitions.set(pivot, { terms: definition, slot: this.multiple(slot, factor) });
  }

  /** Computes all slots for other constants of the rows. */
  repeat(constants) {
    const { constants: slots, additions } = this;
    for (let slot = 0; slot < slots.length; slot++) slots[slot] = slot < this.inputCount ? constants[slot] : 0;
    for (let index = 0; index < additions.length; index += 3) slots[additions[index]] += additions[index + 1] * slots[additions[index + 2]];
  }

  /** Whether the equalities contradict each other. */
  get isContradictory() { return this.zeros.some((slot) => Math.abs(this.constants[slot]) > solverTolerance.feasibility); }

  /** Adds the values of defined variables to those of the others. A definition refers to later ones only. */
  complete(values) {
    for (const [variable, { terms, slot }] of [...this.definitions].reverse()) {
      let sum = this.constants[slot];
      for (const [other, coefficient] of terms) sum += coefficient * values[other];
      values[variable] = sum;
    }
    return values;
  }
}

/** Groups of rows without variables in common. */
const independentParts = (rows, variables) => {
  const leader = new Map(variables.map((variable) => [variable, variable]));
  const find = (variable) => {
    let root = variable;
    while (leader.get(root) !== root) root = leader.get(root);
    while (leader.get(variable) !== root) {
      const next = leader.get(variable);
      leader.set(variable, root);
      variable = next;
    }
    return root;
  };
  for (const { terms } of rows) {
    const [first, ...others] = terms.keys();
    for (const other of others) leader.set(find(other), find(first));
  }
  const parts = new Map();
  for (const variable of variables) {
    const root = find(variable);
    if (!parts.has(root)) parts.set(root, { rows: [], variables: [] });
    parts.get(root).variables.push(variable);
  }
  for (const row of rows) parts.get(find(row.terms.keys().next().value)).rows.push(row);
  return [...parts.values()];
};

/** A problem whose variables are replaced, in parts that can be solved alone. Later problems may have other constants. */
class ReducedProblem {
  constructor({ variableCount, rows, preferences }) {
    Object.assign(this, { variableCount, rows });
    this.elimination = new Elimination([...rows, ...(preferences ?? [])].map(({ constant }) => constant));
    const isEquality = ({ priority, relation }) => priority === 0 && relation === 0;
    rows.forEach((row, slot) => { if (isEquality(row)) this.elimination.define({ terms: row.terms, slot }); });
    const priorities = [...new Set(rows.map(({ priority }) => priority).filter(Boolean))].sort((a, b) => b - a);
    const levelOf = new Map(priorities.map((priority, index) => [priority, index + 1]));
    this.levelCount = priorities.length + 1;
    const reduced = rows.flatMap((row, slot) => isEquality(row) ? []
      : [{ ...this.elimination.reduced({ terms: row.terms, slot }), relation: row.relation, level: levelOf.get(row.priority) ?? 0 }]);
    /** Inequalities without variables, which hold or do not. */
    this.tests = reduced.filter(({ terms, level }) => !terms.size && level === 0);
    this.preferences = preferences?.map(({ terms }, index) => this.elimination.reduced({ terms, slot: rows.length + index }));
    const variables = Array.from({ length: variableCount }, (_, variable) => variable).filter((variable) => !this.elimination.definitions.has(variable));
    this.parts = independentParts(reduced.filter(({ terms }) => terms.size), variables);
  }

  /** Whether a problem has the same terms, relations and priorities. */
  hasShape({ variableCount, rows, preferences }) {
    return this.variableCount === variableCount && this.rows.length === rows.length && this.preferences?.length === preferences?.length
      && rows.every(({ terms, relation, priority }, index) => {
        const own = this.rows[index];
        return own.terms === terms && own.relation === relation && own.priority === priority;
      });
  }

  /** Returns the values of all variables. */
  solve({ rows, preferences, start }) {
    const { elimination, tests, parts } = this;
    elimination.repeat([...rows, ...(preferences ?? [])].map(({ constant }) => constant));
    const constant = ({ slot }) => elimination.constants[slot];
    const fails = (test) => (test.relation === 1 ? constant(test) : -constant(test)) < -solverTolerance.feasibility;
    if (elimination.isContradictory || tests.some(fails)) throw new Unsolvable("conflict");
    const values = Array.from({ length: this.variableCount });
    const open = { rows: [], variables: [] };
    for (const part of parts) {
      const constants = part.rows.map(constant);
      if (!part.solution || constants.some((number, index) => number !== part.constants[index])) {
        part.rows.forEach((row, index) => { row.constant = constants[index]; });
        Object.assign(part, { solution: null, constants });
        part.solution = solvedPart(part, start);
      }
      for (const [variable, value] of part.solution.values) values[variable] = value;
      if (!part.solution.isOpen) continue;
      open.rows.push(...part.rows);
      open.variables.push(...part.variables);
    }
    if (preferences && open.variables.length) this.settleOpen(open, values, start);
    return elimination.complete(values);
  }

  /** Lets preferences decide what rows leave open. Each preference is a separate level. */
  settleOpen(open, values, start) {
    const isOpen = new Set(open.variables);
    const rows = [...open.rows];
    let level = this.levelCount;
    for (const { terms, slot } of this.preferences) {
      const known = new Map();
      let sum = this.elimination.constants[slot];
      for (const [variable, coefficient] of terms) {
        if (isOpen.has(variable)) known.set(variable, coefficient);
        else sum += coefficient * values[variable];
      }
      if (known.size) rows.push({ terms: known, constant: sum, relation: 0, level: level++ });
    }
    // Preferences may connect parts that rows do not.
    for (const part of independentParts(rows, open.variables)) {
      const solution = solvedPart(part, start);
      if (solution.isOpen) throw new Unsolvable("open");
      for (const [variable, value] of solution.values) values[variable] = value;
    }
  }
}

/** The values of a part's variables, and whether other values are as good. */
const solvedPart = ({ rows, variables }, start) => {
  const tableau = new Tableau(rows, variables, (variable) => start(variable) ?? 0);
  tableau.solve();
  if (tableau.violation > solverTolerance.feasibility) throw new Unsolvable("conflict");
  return { values: tableau.values(), isOpen: tableau.isOpen };
};

/**
 * Solves a problem with `variableCount` variables; `start` is a guess for each of them.
 *
 * Rows have `terms`, `constant`, a `relation` (0 for =, 1 for ≥, 2 for ≤) and a `priority` (0 for required).
 * Preferences are expressions that should be close to zero. Without them any solution is accepted.
 * `reductions` has the last problems of the same layout; the terms of their preferences are the same.
 *
 * @throws Unsolvable if required rows conflict, or if the problem is too large.
 */
const solveLinear = (problem, reductions = []) => {
  let reduced = reductions.find((former) => former.hasShape(problem));
  if (!reduced) {
    reduced = new ReducedProblem(problem);
    reductions.unshift(reduced);
    // The height of a root that fits its content takes two shapes, and a change of a priority another two.
    reductions.length = Math.min(reductions.length, 4);
  }
  return reduced.solve(problem);
};
