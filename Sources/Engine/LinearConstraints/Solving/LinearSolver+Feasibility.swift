internal import WorkBudgets

/// The feasibility of the required constraints, and the reason if they are infeasible.
extension LinearSolver {
  /// Finds a combination of required constraints that cannot hold: all variables cancel, and a negative number is left
  /// that must not be negative.
  ///
  /// The nonnegativity of variables comes after the constraints, as in ``LinearSystem``.
  ///
  /// - Returns: The factor of each constraint, in order, so that `Σ factor · constant < 0`, or nil if all can hold. A
  ///   lower bound has a positive factor, an upper bound a negative one.
  package mutating func contradiction() -> [RowFactor]? {
    do throws(Contradiction) {
      try checkFeasibility()
      return nil
    } catch {
      return combination(completing: error.rows)
    }
  }

  /// Returns the given rows together with the eliminated ones that make all variables cancel.
  private func combination(completing rows: [RowFactor]) -> [RowFactor] { combinations(completing: [rows])[0] }

  /// Returns each list of rows together with the eliminated ones that make all variables cancel.
  func combinations(completing lists: [[RowFactor]]) -> [[RowFactor]] {
    var terms = ScatterVector<Double>(count: system.variableCount)
    var factors = ScatterVector<Double>(count: system.rowCount)
    var eliminated = RowCombination<Double>(system, elimination.pivots)
    return lists.map { rows in
      terms.clear()
      factors.clear()
      for row in rows {
        factors.add(row.factor, at: row.row)
        system.forEachTerm(of: row.row) { terms.add(row.factor * $0.coefficient, at: $0.variable) }
      }
      for (row, factor) in eliminated.factors(of: terms.terms) { factors.add(-factor, at: row) }
      return system.rowFactors(factors)
    }
  }

  /// Checks that all required constraints can hold, without finding a solution.
  ///
  /// - Throws: `Contradiction` if they cannot.
  private mutating func checkFeasibility() throws(Contradiction) {
    let parameters = system.parameters
    simplex.meter.restart()
    defer { simplex.meter.charge() }
    try checkConstantRows(at: parameters)
    var probe = ComponentProbe()
    for component in components.components
    where !component.rows.isEmpty && !component.isTooLarge && !simplex.isExhausted {
      try check(component, with: &probe, at: parameters)
    }
  }

  /// Checks that the required rows of a component can hold.
  ///
  /// - Throws: `Contradiction` if they cannot.
  mutating func check(
    _ component: Components.Component, with probe: inout ComponentProbe, at parameters: Parameters
  ) throws(Contradiction) {
    switch probe.verdict(component, of: components, at: parameters) {
    case .canHold: break
    case .cannotHold(let rows): throw Contradiction(rows: rows)
    case .unknown: try solve(component, at: parameters)
    }
  }

  /// Finds the optimal points of a component by the simplex method.
  ///
  /// - Throws: `Contradiction` if its required rows cannot all hold.
  mutating func solve(_ component: Components.Component, at parameters: Parameters) throws(Contradiction) {
    let contradiction = simplex.solve(component, of: components, at: parameters)
    guard contradiction.isEmpty else {
      throw Contradiction(
        rows: contradiction.map {
          RowFactor(row: components.rows[component.rows.lowerBound + $0.row].row, factor: $0.factor)
        })
    }
  }

  /// Checks the required rows that have no variable left after elimination.
  ///
  /// - Throws: `Contradiction` if one does not hold.
  func checkConstantRows(at parameters: Parameters) throws(Contradiction) {
    try forEachConstantContradiction(at: parameters) { row throws(Contradiction) in throw Contradiction(rows: [row]) }
  }

  /// Calls `body` with each violated required row that has no variable left after elimination.
  ///
  /// A violation is measured in units of the row's largest coefficient, as `100 · x = 100` is no stricter than `x = 1`.
  @inline(__always)
  func forEachConstantContradiction<Failure: Error>(
    at parameters: Parameters, _ body: (RowFactor) throws(Failure) -> Void
  ) throws(Failure) {
    for residual in elimination.residuals {
      let value = residual.value.value(at: parameters)
      guard abs(value) > Tolerance.feasibility * system.scale(of: residual.row) else { continue }
      try body(RowFactor(row: residual.row, factor: value > 0 ? -1 : 1))
    }
    for row in components.constantRows
    where row.value.value(at: parameters) < -Tolerance.feasibility * system.scale(of: row.row) {
      try body(RowFactor(row: row.row, factor: 1))
    }
    // Nonnegative variables that are numbers are in no row of a component. All others are.
    for (position, variable) in system.nonNegative.enumerated() {
      let link = elimination.sets.link(of: variable)
      guard link.parent < 0, link.offset.value(at: parameters) < -Tolerance.feasibility else { continue }
      try body(RowFactor(row: system.problem.constraints.count + position, factor: 1))
    }
  }
}
