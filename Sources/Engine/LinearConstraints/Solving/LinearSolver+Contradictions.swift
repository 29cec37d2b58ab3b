internal import WorkBudgets

/// The queries that the search for conflicts makes to a solver of required constraints.
extension LinearSolver {
  /// Returns independent contradictions, one for each place where the constraints are found not to hold. Each lists its
  /// constraints by ascending position.
  ///
  /// Every infeasible part of the problem has at least one.
  mutating func contradictions() -> [[Int]] {
    combinations(completing: contradictoryRows()).map { factors in
      factors.map(\.row).filter { $0 < system.problem.constraints.count }
    }
  }

  /// Returns, for each contradiction, the rows of it that elimination has left.
  mutating func contradictoryRows() -> [[RowFactor]] {
    let parameters = system.parameters
    simplex.meter.restart()
    defer { simplex.meter.charge() }
    var found: [[RowFactor]] = []
    forEachConstantContradiction(at: parameters) { found.append([$0]) }
    var probe = ComponentProbe()
    for component in components.components
    where !component.rows.isEmpty && !component.isTooLarge && !simplex.isExhausted {
      do throws(Contradiction) { try check(component, with: &probe, at: parameters) } catch { found.append(error.rows) }
    }
    return found
  }

  /// Functions of the parameters that are nonnegative while constraints that can hold at the current ones still can.
  /// Nil if that is unknown.
  var conditionsOfFeasibility: [ParametricValue]? {
    for component in components.components {
      for row in components.rows[component.rows] where row.isRequired && !row.constant.isConstant { return nil }
    }
    var conditions: [ParametricValue] = []
    for residual in elimination.residuals where !residual.value.isConstant {
      conditions += [residual.value, residual.value * -1]
    }
    for row in components.constantRows where !row.value.isConstant { conditions.append(row.value) }
    for variable in system.nonNegative {
      let link = elimination.sets.link(of: variable)
      if link.parent < 0, !link.offset.isConstant { conditions.append(link.offset) }
    }
    return conditions
  }

  /// Whether constraints that cannot hold contradict each other in only one way.
  ///
  /// By Farkas' lemma each contradiction is a combination of rows in which all variables cancel. If elimination could
  /// solve all equalities but one for a variable, there is only one such combination.
  var isContradictionUnique: Bool {
    system.others.isEmpty && system.nonNegative.isEmpty && elimination.residuals.count == 1 && !elimination.isExhausted
  }

  /// Returns the constant of a constraint as a function of the parameters.
  func constant(of position: Int) -> ParametricValue { system.constant(of: position) }
}
