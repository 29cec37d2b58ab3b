extension LinearSolver {
  /// Why the required constraints cannot all hold: a combination of them, with the rules that sizes are not negative
  /// behind the constraints, in which all variables cancel and something below zero is left that must not be.
  ///
  /// - Returns: What each is multiplied by, in the order of the constraints, so that `Σ factor · constant < 0`; nil where
  ///   all can hold. A lower bound has a positive factor, an upper bound a negative one.
  package mutating func contradiction() -> [RowFactor]? {
    do throws(Contradiction) {
      try checkFeasibility()
      return nil
    } catch {
      return combination(completing: error.rows)
    }
  }

  /// Some rows with the used ones that make all variables cancel.
  private func combination(completing rows: [RowFactor]) -> [RowFactor] {
    var terms = ScatteredSum<Double>(count: system.variableCount)
    var factors = ScatteredSum<Double>(count: system.rowCount)
    for row in rows {
      factors.add(row.factor, at: row.row)
      system.forEachTerm(of: row.row) { terms.add(row.factor * $0.coefficient, at: $0.variable) }
    }
    var usedUp = RowCombination<Double>(system, elimination.pivots)
    for (row, factor) in usedUp.factors(of: terms.terms) { factors.add(-factor, at: row) }
    return system.rowFactors(factors)
  }
}
