/// Presolve: the components that are optimal where every row holds, so that no constraint has to give way to another.
///
/// Most texts are as wide as their content: they want to be at least and at most so wide, and no other constraint
/// prevents it. Where bounds leave each variable one value, and no row is violated there, every level has its least
/// possible sum of violations, which is zero, and no other point is as good. To see that takes one pass over the rows.
/// All other components are left to the simplex method.
struct ComponentPresolve: Sendable {
  /// The bounds of a variable, and its value.
  struct Variable: Sendable {
    /// The lower bound by the rows that contain no other variable (singleton rows).
    fileprivate var lower = -Double.infinity
    /// The upper bound by these rows.
    fileprivate var upper = Double.infinity
    /// The lower bound as a function of the parameters, or the value once it is known.
    var value = ParametricValue()
    /// Indicates that only one value is left.
    fileprivate var isKnown = false

    /// Tightens the bounds by a row that contains no other variable.
    @inline(__always)
    fileprivate mutating func bound(by row: Components.Row, coefficient: Double, _ parameters: Parameters) {
      // `coefficient · x + constant ≥ 0` is a lower bound where the coefficient is positive.
      let factor = -1 / coefficient
      let bound = row.constant.value(at: parameters) * factor
      if row.isEquality || factor > 0, bound < upper { upper = bound }
      guard row.isEquality || factor < 0, bound > lower else { return }
      lower = bound
      value = row.constant * factor
    }
  }

  /// The variables, by their numbers in the component.
  private(set) var variables = ReusableList<Variable>()
  /// The functions that are not negative as long as the values are the solution.
  private(set) var conditions = ReusableList<ParametricValue>()

  /// Finds the point of a component at which every row holds; returns false where there is none, or where one pass does
  /// not find it.
  mutating func solve(_ component: Components.Component, of all: Components, at parameters: Parameters) -> Bool {
    collectBounds(of: component, of: all, at: parameters)
    guard let unknownCount = fixByBounds(),
      unknownCount == 0 || fixByEqualities(component, all) == unknownCount
    else { return false }
    return areAllRowsMet(component, all, parameters)
  }

  /// Finds the bounds by rows with one variable.
  private mutating func collectBounds(
    of component: Components.Component, of all: Components, at parameters: Parameters
  ) {
    // A text has two singleton rows for each length, one from hugging and one from compression resistance. Priorities
    // do not matter here, as all rows must hold.
    let count = component.unknowns.count
    variables.refill(capacity: count, placeholder: Variable()) { variables in
      for index in 0..<count { variables[index] = Variable() }
      let (rows, terms) = (all.rows.span, all.terms.span)
      for position in component.rows where rows[position].terms.count == 1 {
        let row = rows[position]
        let term = terms[row.terms.lowerBound]
        variables[term.variable].bound(by: row, coefficient: term.coefficient, parameters)
      }
      return count
    }
  }

  /// Fixes the variables whose bounds are equal; returns the number of the others, nil where bounds contradict each
  /// other.
  private mutating func fixByBounds() -> Int? {
    var unknownCount = 0
    for number in variables.indices {
      let (lower, upper) = (variables[number].lower, variables[number].upper)
      guard lower <= upper + Tolerance.step else { return nil }
      if upper <= lower + Tolerance.step { variables[number].isKnown = true } else { unknownCount += 1 }
    }
    return unknownCount
  }

  /// Fixes the variables that are the only unknown ones of an equality; returns their number.
  private mutating func fixByEqualities(_ component: Components.Component, _ all: Components) -> Int {
    // Rows are visited once, in order: a chain of equalities against their order is left to the simplex method.
    var count = 0
    for position in component.rows where all.rows[position].isEquality && all.rows[position].terms.count > 1 {
      let row = all.rows[position]
      var last: LinearConstraint.Term?
      var unknownCount = 0
      for position in row.terms where !variables[all.terms[position].variable].isKnown {
        last = all.terms[position]
        unknownCount += 1
      }
      guard unknownCount == 1, let last else { continue }
      variables[last.variable].value = ParametricValue()
      variables[last.variable].value = value(of: row, all) * (-1 / last.coefficient)
      variables[last.variable].isKnown = true
      count += 1
    }
    return count
  }

  /// The value of a row as a function of the parameters.
  @inline(__always)
  private func value(of row: Components.Row, _ all: Components) -> ParametricValue {
    var value = row.constant
    for position in row.terms {
      let term = all.terms[position]
      value.add(variables[term.variable].value, times: term.coefficient)
    }
    return value
  }

  /// Returns whether every row holds, and collects the conditions under which all go on to hold.
  private mutating func areAllRowsMet(
    _ component: Components.Component, _ all: Components, _ parameters: Parameters
  ) -> Bool {
    conditions.clear()
    for position in component.rows {
      let row = all.rows[position]
      let function = value(of: row, all)
      let value = function.value(at: parameters)
      guard value >= -Tolerance.step, !row.isEquality || value <= Tolerance.step else { return false }
      guard !function.isConstant else { continue }
      conditions.append(function)
      // Elsewhere a row that is zero here and fixes a variable must be zero as well, or the value is another one.
      if row.isEquality || (row.terms.count == 1 && value <= Tolerance.step) { conditions.append(function * -1) }
    }
    return true
  }
}
