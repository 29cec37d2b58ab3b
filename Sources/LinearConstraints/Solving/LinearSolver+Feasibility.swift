/// Whether the required constraints can hold.
extension LinearSolver {
  /// Sees whether all required constraints can hold, without a solution.
  ///
  /// - Throws: `Contradiction` where they cannot.
  mutating func checkFeasibility() throws(Contradiction) {
    let parameters = system.parameters
    try checkRules(at: parameters)
    for component in components.components where !component.rows.isEmpty && !component.isTooLarge {
      try solve(component, at: parameters)
    }
  }

  /// Lets the simplex method find the optimal points of a component.
  ///
  /// - Throws: `Contradiction` where its required rows cannot all hold.
  mutating func solve(_ component: Components.Component, at parameters: Parameters) throws(Contradiction) {
    let contradiction = simplex.solve(component, of: components, at: parameters)
    guard contradiction.isEmpty else {
      throw Contradiction(
        rows: contradiction.map {
          RowFactor(row: components.rows[component.rows.lowerBound + $0.row].row, factor: $0.factor)
        })
    }
  }

  /// Sees whether the required rows hold in which elimination has left no variable.
  ///
  /// - Throws: `Contradiction` where one does not.
  func checkRules(at parameters: Parameters) throws(Contradiction) {
    for residual in elimination.residuals {
      let value = residual.value.value(at: parameters)
      guard abs(value) > Tolerance.feasibility * system.scale(of: residual.row) else { continue }
      throw Contradiction(rows: [RowFactor(row: residual.row, factor: value > 0 ? -1 : 1)])
    }
    for rule in components.rules
    where rule.value.value(at: parameters) < -Tolerance.feasibility * system.scale(of: rule.row) {
      throw Contradiction(rows: [RowFactor(row: rule.row, factor: 1)])
    }
    // Sizes that are numbers are no rows of components; all others are.
    for (position, size) in system.sizes.enumerated() {
      let link = elimination.sets.link(of: size)
      guard link.parent < 0, link.offset.value(at: parameters) < -Tolerance.feasibility else { continue }
      throw Contradiction(rows: [RowFactor(row: system.problem.constraints.count + position, factor: 1)])
    }
  }
}
