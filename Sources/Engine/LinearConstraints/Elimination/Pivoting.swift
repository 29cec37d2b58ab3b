internal import WorkBudgets

/// The elimination of long equalities, each of which is solved for one of its variables.
///
/// The choice of the variable decides how long other rows become, since its expression is substituted in every other
/// row that contains it. So the variable that the fewest rows contain goes first (Markowitz 1957). In a column of
/// views, only one row contains the position of the last view. Once that row is eliminated, the same holds for the view
/// before it, so the whole column is eliminated from its end and no row grows.
struct Pivoting: Sendable {
  /// The definitions, each in terms of later ones and of undefined variables.
  private(set) var definitions: [Elimination.Definition] = []
  private(set) var definitionTerms: [LinearConstraint.Term] = []
  /// The rows that were reduced to a number, which must be zero.
  private(set) var residuals: [Elimination.Residual] = []

  private struct Row: Sendable {
    var row: Int
    /// The positions of its terms in ``Pivoting/terms``.
    var terms: Range<Int>
    var constant: ParametricValue
    var isUsed = false
  }

  /// An entry in a variable's list of rows. The row contains the variable, or did once.
  private struct Use: Sendable {
    var row: Int32
    /// The next use of the same variable, or -1.
    var next: Int32
  }

  private struct Variable: Sendable {
    /// The first of its uses, or -1.
    var firstUse: Int32 = -1
    /// The number of rows that contain it, including those that are never solved.
    var useCount: Int32 = 0
    /// The number of unsolved rows that contain it.
    var rowCount: Int32 = 0
  }

  private var rows: [Row] = []
  /// The terms of the rows. Replaced terms stay in the list, unused.
  private var terms: [LinearConstraint.Term] = []
  private var uses: [Use] = []
  /// The counts and uses of each variable.
  private var variables: [Variable]
  /// The variables by the number of other rows that contain them. Outdated entries stay in the queue.
  private var queue = BucketQueue()
  /// The variables that a definition has added to a row.
  private var entered = ReusableList<Int>()
  private var meter = WorkMeter()

  /// Whether the work limit was reached before all rows were solved.
  var isExhausted: Bool { meter.isOver }

  /// Creates an elimination without rows, with capacity for `rowCount`.
  init(variableCount: Int, rowCount: Int) {
    variables = Array(filledWith: Variable(), count: variableCount)
    definitions.reserveCapacity(rowCount)
    rows.reserveCapacity(rowCount)
    // Rows with two variables have been eliminated already, and few have more than four.
    definitionTerms.reserveCapacity(4 * rowCount)
    terms.reserveCapacity(8 * rowCount)
    uses.reserveCapacity(8 * rowCount)
    queue.reserveCapacity(8 * rowCount)
  }

  /// Adds a row to be solved.
  mutating func add(_ row: Int, _ sum: SparseAccumulator) {
    for index in sum.terms.indices {
      note(sum.terms[index].variable, in: rows.count)
      count(sum.terms[index].variable, 1)
    }
    rows.append(Row(row: row, terms: store(sum), constant: sum.constant))
  }

  /// Counts the variables of rows that are never solved.
  mutating func count(_ others: [Int32], of system: LinearSystem, _ sets: AffineUnionFind) {
    var variables = self.variables.mutableSpan
    let terms = system.problem.constraints.terms.span
    for row in others {
      for position in system.problem.constraints.termRange(of: Int(row)) {
        let representative = sets.link(of: terms[position].variable).parent
        if representative >= 0 { variables[Int(representative)].useCount += 1 }
      }
    }
  }

  /// Solves all rows that the first step of elimination left.
  ///
  /// - Parameters:
  ///   - system: The system that the rows belong to.
  ///   - used: The rows that were eliminated before.
  ///   - sum: A scratch accumulator for a row.
  mutating func solve(of system: LinearSystem, after used: [Elimination.Pivot], _ sum: inout SparseAccumulator) {
    // Each term has a use, so this holds for the last term of each variable.
    for position in terms.indices where Int(variables[terms[position].variable].firstUse) == position {
      enqueue(terms[position].variable)
    }
    // Every eliminated row has become a definition or a residual.
    while definitions.count + residuals.count < rows.count, !meter.check(), let variable = nextVariable() {
      let index = shortestRow(for: variable)
      if index >= 0 { solve(index, for: variable, of: system, after: used, &sum) }
    }
    // A row remains if its coefficient was too small for each of its variables. The largest coefficient is then the
    // safest pivot.
    for index in rows.indices where !rows[index].isUsed && !meter.check() {
      let largest = largestCoefficient(of: index)
      guard let position = rows[index].terms.first(where: { abs(terms[$0].coefficient) == largest }) else { continue }
      solve(index, for: terms[position].variable, of: system, after: used, &sum)
    }
    meter.charge()
  }

  private mutating func store(_ sum: SparseAccumulator) -> Range<Int> {
    for index in sum.terms.indices { terms.append(sum.terms[index]) }
    return (terms.count - sum.terms.count)..<terms.count
  }

  private mutating func note(_ variable: Int, in index: Int) {
    uses.append(Use(row: Int32(index), next: variables[variable].firstUse))
    variables[variable].firstUse = Int32(uses.count - 1)
  }

  /// Adds to the number of unsolved rows that contain a variable.
  @inline(__always)
  private mutating func count(_ variable: Int, _ change: Int32) {
    var known = variables[variable]
    known.useCount += change
    known.rowCount += change
    variables[variable] = known
  }

  /// Inserts a variable into the queue, if a row can be solved for it.
  @inline(__always)
  private mutating func enqueue(_ variable: Int) {
    guard variables[variable].rowCount > 0 else { return }
    queue.insert(variable, key: max(0, Int(variables[variable].useCount) - 1))
  }

  /// Returns the variable that the fewest other rows contain. Among equals, it is the one that was inserted last.
  private mutating func nextVariable() -> Int? {
    while let (variable, key) = queue.popSmallest() {
      // Counts have changed since some entries were inserted. The newer entry of such a variable is in the queue, too.
      let known = variables[variable]
      if max(0, Int(known.useCount) - 1) == key, known.rowCount > 0, known.firstUse >= 0 { return variable }
    }
    return nil
  }

  /// Returns the shortest row in which the variable's coefficient is not small, or -1 if there is none.
  private mutating func shortestRow(for variable: Int) -> Int {
    var best = -1
    var use = variables[variable].firstUse
    while use >= 0 {
      let index = Int(uses[Int(use)].row)
      use = uses[Int(use)].next
      guard !rows[index].isUsed, best < 0 || rows[index].terms.count < rows[best].terms.count else { continue }
      meter.work += rows[index].terms.count
      let coefficient = abs(self.coefficient(of: variable, in: index))
      if coefficient > 0, coefficient >= Self.acceptableShare * largestCoefficient(of: index) { best = index }
    }
    return best
  }

  private func coefficient(of variable: Int, in index: Int) -> Double {
    for position in rows[index].terms where terms[position].variable == variable { return terms[position].coefficient }
    return 0
  }

  private func largestCoefficient(of index: Int) -> Double {
    rows[index].terms.reduce(0) { max($0, abs(terms[$1].coefficient)) }
  }

  /// The smallest pivot, relative to the row's largest coefficient. Dividing by less would magnify rounding errors
  /// (threshold pivoting).
  private static let acceptableShare = 0.1

  /// Solves a row for a variable, and substitutes the result in the other rows.
  private mutating func solve(
    _ index: Int, for variable: Int, of system: LinearSystem, after used: [Elimination.Pivot],
    _ sum: inout SparseAccumulator
  ) {
    let factor = -1 / coefficient(of: variable, in: index)
    let start = definitionTerms.count
    for position in rows[index].terms where terms[position].variable != variable {
      definitionTerms.append(.init(terms[position].variable, terms[position].coefficient * factor))
    }
    let definition = Elimination.Definition(
      variable: variable, row: rows[index].row, terms: start..<definitionTerms.count,
      constant: rows[index].constant * factor)
    definitions.append(definition)
    // The row is no longer counted among the rows of its variables, which may now be the cheapest pivots of others.
    rows[index].isUsed = true
    for position in rows[index].terms {
      count(terms[position].variable, -1)
      enqueue(terms[position].variable)
    }
    // An empty list marks the variable as solved. The list may contain rows that are solved or no longer have the
    // variable; they are skipped.
    var use = variables[variable].firstUse
    variables[variable].firstUse = -1
    while use >= 0, !meter.check() {
      let other = uses[Int(use)]
      if !rows[Int(other.row)].isUsed { substitute(definition, in: Int(other.row), of: system, after: used, &sum) }
      use = other.next
    }
    // A definition that was not substituted in every row could later be defined in terms of itself.
    if isExhausted { definitions.removeLast() }
  }

  /// Updates the counts of the variables that a substitution removed from a row or added to it.
  private mutating func count(_ sum: SparseAccumulator, insteadOf old: Range<Int>) {
    for position in old { count(terms[position].variable, -1) }
    for index in sum.terms.indices { count(sum.terms[index].variable, 1) }
    for position in old where sum.coefficient(of: terms[position].variable) == 0 {
      enqueue(terms[position].variable)
    }
    for index in entered.indices { enqueue(entered[index]) }
  }

  /// Stores a row in the place of the old one, or at the end if it is longer.
  private mutating func store(_ sum: SparseAccumulator, insteadOf old: Range<Int>) -> Range<Int> {
    guard sum.terms.count <= old.count else { return store(sum) }
    for index in sum.terms.indices { terms[old.lowerBound + index] = sum.terms[index] }
    return old.prefix(sum.terms.count)
  }

  /// Substitutes a definition in a row.
  private mutating func substitute(
    _ definition: Elimination.Definition, in index: Int, of system: LinearSystem, after used: [Elimination.Pivot],
    _ sum: inout SparseAccumulator
  ) {
    let old = coefficient(of: definition.variable, in: index)
    guard old != 0 else { return }
    sum.clear()
    sum.constant = rows[index].constant
    sum.constant.add(definition.constant, times: old)
    entered.clear()
    // The remaining terms come first, so that variables of the definition that are new to the row can be recognized.
    for position in rows[index].terms where terms[position].variable != definition.variable {
      sum.add(terms[position].variable, times: terms[position].coefficient)
    }
    for position in definition.terms {
      let term = definitionTerms[position]
      // Fill-in: the variable gets an entry in its list of rows. It may be the second one, if the variable canceled
      // before.
      if sum.coefficient(of: term.variable) == 0 {
        note(term.variable, in: index)
        entered.append(term.variable)
      }
      sum.add(term.variable, times: old * term.coefficient)
    }
    sum.dropZeros()
    // A coefficient that nearly canceled must be exactly zero or clearly nonzero before it can become a pivot.
    if sum.isDoubtful {
      meter.work += (used.count + definitions.count) * SolverLimit.workPerTerm
      let defined = definitions.map { Elimination.Pivot(row: Int32($0.row), variable: Int32($0.variable)) }
      ExactDecision.decide(&sum, row: rows[index].row, of: system, used + defined)
    }
    meter.work += (rows[index].terms.count + definition.terms.count) * SolverLimit.workPerTerm
    count(sum, insteadOf: rows[index].terms)
    rows[index].terms = store(sum, insteadOf: rows[index].terms)
    rows[index].constant = sum.constant
    guard sum.terms.isEmpty else { return }
    rows[index].isUsed = true
    residuals.append(Elimination.Residual(row: rows[index].row, value: sum.constant))
  }
}
