internal import WorkBudgets

extension LinearSolver {
  /// Returns the binding constraints of a sum of variables with their factors: the marginal values of their constants.
  ///
  /// At the optimum the nonbasic rows decide every variable. The sum is a combination of these rows. As each row says
  /// `terms + constant = 0`, its value is `−Σ factor · constant`. A constraint with the factor 0.5 moves the sum by
  /// half a point when its constant changes by one. The nonnegativity of variables comes after the constraints.
  ///
  /// - Returns: The nonzero factors in the order of the constraints. Constraints that were broken in a conflict have
  ///   none. If the sum is open, the factors belong to one of the optimal points, not the one that preferences choose.
  package mutating func bindingConstraints(of terms: [LinearConstraint.Term]) -> [RowFactor] {
    bindingConstraints(ofEach: [terms])[0]
  }

  /// Returns the binding constraints of each sum, as ``bindingConstraints(of:)`` does for one. A sum with variables
  /// that do not exist has none.
  package mutating func bindingConstraints(ofEach sums: [[LinearConstraint.Term]]) -> [[RowFactor]] {
    let broken = Set(solution().conflicts.map(\.broken))
    guard !broken.isEmpty else { return feasibleBindingConstraints(ofEach: sums) }
    var remaining = LinearSolver(LinearSystem(system.problem) { broken.contains($0) })
    return remaining.feasibleBindingConstraints(ofEach: sums)
  }

  /// Returns the binding constraints of each sum, for required constraints that all hold.
  private mutating func feasibleBindingConstraints(ofEach sums: [[LinearConstraint.Term]]) -> [[RowFactor]] {
    let sums = sums.map { $0.areUsable(variableCount: system.variableCount) ? $0 : [] }
    let deciding = decidingRows(of: sums)
    if let explained, explained.deciding == deciding, explained.sums == sums { return explained.constraints }
    let constraints = bindingConstraints(of: sums, decidedBy: deciding)
    guard !WorkBudget.isOver else { return constraints }
    explained = ExplainedSums(sums: sums, deciding: deciding, constraints: constraints)
    return constraints
  }

  /// The work charged for a binding constraint. It is more than finding it takes, since every one is kept: in a
  /// column of thousands of views, each view depends on all above it, so a layout may have two million of them.
  private static let workPerFactor = 1000
  /// The work charged for a row that decides a sum. In a column of thousands of labels, each label has as many as there
  /// are above it.
  private static let workPerDecidingRow = 100

  /// Returns the binding constraints of each sum, given the rows that decide its unknown variables. Once the budget is
  /// used up, the rest are empty.
  private func bindingConstraints(
    of sums: [[LinearConstraint.Term]], decidedBy deciding: [[RowFactor]]
  ) -> [[RowFactor]] {
    var eliminated = RowCombination<Double>(system, elimination.pivots)
    var rest = ScatterVector<Double>(count: system.variableCount)
    var factors = ScatterVector<Double>(count: system.rowCount)
    return zip(sums, deciding).map { terms, deciding in
      guard !WorkBudget.isOver else { return [] }
      // Without its deciding rows, the sum is a combination of the eliminated equalities.
      rest.clear()
      factors.clear()
      for term in terms { rest.add(term.coefficient, at: term.variable) }
      for row in deciding {
        factors.add(row.factor, at: row.row)
        system.forEachTerm(of: row.row) { rest.add(-row.factor * $0.coefficient, at: $0.variable) }
      }
      for (row, factor) in eliminated.factors(of: rest.terms) { factors.add(factor, at: row) }
      let result = system.rowFactors(factors)
      _ = WorkBudget.spend(result.count * Self.workPerFactor)
      return result
    }
  }

  /// Returns the rows of components that decide the unknown variables of each sum, with their factors. A row occurs
  /// once for each variable that it decides.
  private mutating func decidingRows(of sums: [[LinearConstraint.Term]]) -> [[RowFactor]] {
    var concerned: [Int: [(sum: Int, coefficient: Double)]] = [:]
    for (sum, unknowns) in unknowns(of: sums).enumerated() {
      for term in unknowns { concerned[term.variable, default: []].append((sum, term.coefficient)) }
    }
    // Only a vertex that is optimal because of its own rows explains the sum.
    simplex.usesSubgradients = false
    defer { simplex.usesSubgradients = true }
    var factors = Array(repeating: [RowFactor](), count: sums.count)
    simplex.meter.restart()
    defer { simplex.meter.charge() }
    for component in components.components
    where !component.rows.isEmpty && !component.isTooLarge && !simplex.isExhausted {
      let unknowns = component.unknowns.enumerated().map { (number: $0, variable: components.unknowns[$1]) }
      guard unknowns.contains(where: { concerned[$0.variable] != nil }),
        (try? solve(component, at: system.parameters)) != nil
      else { continue }
      for unknown in unknowns {
        guard let sums = concerned[unknown.variable] else { continue }
        let rows = rowsDeciding(unknown.number, in: component)
        for (sum, coefficient) in sums {
          factors[sum] += rows.map { RowFactor(row: $0.row, factor: coefficient * $0.factor) }
        }
        // If the budget is used up, the rest are incomplete, and no binding constraints are returned.
        let work = component.unknowns.count + rows.count * sums.count * Self.workPerDecidingRow
        guard !WorkBudget.spend(work) else { return factors }
      }
    }
    return factors
  }

  /// Returns the rows of the component solved last that decide one of its unknown variables.
  private func rowsDeciding(_ unknown: Int, in component: Components.Component) -> [(row: Int, factor: Double)] {
    simplex.allColumns.compactMap { column in
      let row = simplex.columns[column].row
      guard row >= 0 else { return nil }
      let factor = simplex.matrix.entry(unknown, column)
      return factor == 0 ? nil : (components.rows[component.rows.lowerBound + row].row, factor)
    }
  }

  /// Returns the variables that elimination has left in each sum, with their coefficients.
  private mutating func unknowns(of sums: [[LinearConstraint.Term]]) -> [[LinearConstraint.Term]] {
    var sum = SparseAccumulator(variableCount: system.variableCount)
    return sums.map { terms in
      elimination.reduce(terms, into: &sum)
      return sum.terms.filter { $0.coefficient != 0 }
    }
  }
}

/// A cache of explained sums. It is valid while the same rows decide the sums, as everything else depends on
/// coefficients, which a solver never changes.
struct ExplainedSums: Sendable {
  var sums: [[LinearConstraint.Term]]
  /// For each sum, the rows that decide its unknown variables.
  var deciding: [[RowFactor]]
  /// For each sum, its binding constraints.
  var constraints: [[RowFactor]]
}
