/// Presolve: finds the components in which every row can hold, so that no constraint has to yield to another.
///
/// Most labels are as wide as their content: their width has the same lower and upper bound, and no other constraint
/// prevents it. If bounds leave each variable one value at which no row is violated, every level has a sum of
/// violations of zero. No other point is as good. One pass over the rows shows that. All other components are left to
/// the simplex method.
struct ComponentPresolve: Sendable {
  /// The bounds of a variable, and its value.
  struct Variable: Sendable {
    /// The lower bound by rows that contain no other variable (singleton rows).
    fileprivate var lower = -Double.infinity
    /// The upper bound by singleton rows.
    fileprivate var upper = Double.infinity
    /// The lower bound as a function of the parameters, or the value once it is known.
    var value = ParametricValue()
    /// Whether only one value is left.
    fileprivate var isKnown = false

    /// Tightens the bounds by a row that contains no other variable.
    @inline(__always)
    fileprivate mutating func bound(by row: Components.Row, coefficient: Double, _ parameters: Parameters) {
      // `coefficient · x + constant ≥ 0` is a lower bound if the coefficient is positive.
      let factor = -1 / coefficient
      let bound = row.constant.value(at: parameters) * factor
      if row.isEquality || factor > 0, bound < upper { upper = bound }
      guard row.isEquality || factor < 0, bound > lower else { return }
      lower = bound
      value = row.constant * factor
    }
  }

  /// The variables, by number in the component.
  private(set) var variables = ReusableList<Variable>()
  /// The functions that are nonnegative as long as the values are the solution.
  private(set) var conditions = ReusableList<ParametricValue>()

  /// Finds the point of a component at which every row holds. Returns false if there is none, or if one pass does not
  /// find it.
  mutating func solve(_ component: Components.Component, of all: Components, at parameters: Parameters) -> Bool {
    collectBounds(of: component, of: all, at: parameters)
    guard let unknownCount = fixByBounds(),
      unknownCount == 0 || fixByEqualities(component, all) == unknownCount
    else { return false }
    return areAllRowsMet(component, all, parameters)
  }

  /// Collects the bounds by rows with one variable.
  private mutating func collectBounds(
    of component: Components.Component, of all: Components, at parameters: Parameters
  ) {
    // A string has two singleton rows for each length, from hugging and compression resistance. Priorities do not
    // matter here, as all rows must hold.
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

  /// Fixes the variables whose bounds are equal. Returns the number of the others, or nil if bounds contradict each
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

  /// Fixes each variable that is the only unknown one of an equality, and returns their number.
  private mutating func fixByEqualities(_ component: Components.Component, _ all: Components) -> Int {
    // Rows are visited once, in order. A chain of equalities in the opposite order is left to the simplex method.
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

  /// Returns the value of a row as a function of the parameters.
  @inline(__always)
  private func value(of row: Components.Row, _ all: Components) -> ParametricValue {
    var value = row.constant
    for position in row.terms {
      let term = all.terms[position]
      value.add(variables[term.variable].value, times: term.coefficient)
    }
    return value
  }

  /// Whether every row holds, and collects the conditions under which all still hold.
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
      // If a row is zero here and fixes a variable, it must be zero at other parameters as well. Otherwise the value
      // differs.
      if row.isEquality || (row.terms.count == 1 && value <= Tolerance.step) { conditions.append(function * -1) }
    }
    return true
  }
}
