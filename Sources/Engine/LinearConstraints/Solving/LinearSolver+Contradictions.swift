internal import WorkBudgets

/// The questions of the search for conflicts to a solver of required constraints.
extension LinearSolver {
  /// Contradictions that have nothing to do with each other, one for each place where the constraints turn out not to
  /// hold: the constraints of each, by their ascending positions.
  ///
  /// Every part of the problem that cannot hold by itself has one at least.
  mutating func contradictions() -> [[Int]] {
    combinations(completing: contradictoryRows()).map { factors in
      factors.map(\.row).filter { $0 < system.problem.constraints.count }
    }
  }

  /// For each contradiction the rows that elimination has left of it.
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

  /// Functions of the parameters that are not negative where the constraints, which can hold at these parameters, can do
  /// so at others; nil where that is not known.
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

  /// Indicates that the constraints, which cannot hold, contradict each other in one way only.
  ///
  /// By Farkas' lemma each contradiction is a combination of rows in which all variables cancel. Of equalities, all but
  /// one of which elimination could solve for a variable, there is one such combination.
  var isContradictionUnique: Bool {
    system.others.isEmpty && system.nonNegative.isEmpty && elimination.residuals.count == 1 && !elimination.isExhausted
  }

  /// The constant of a constraint as a function of the parameters.
  func constant(of position: Int) -> ParametricValue { system.constant(of: position) }
}
