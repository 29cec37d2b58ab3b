/// A component in which every wish can be met, so that none has to give way to another.
///
/// Most texts have the room that they want: they want to be at least and at most so wide, and nothing stands against it.
/// Where rows leave each variable one value, and no row is violated there, every level has its least possible sum of
/// violations, which is zero, and no other point is as good. To see that takes a look at each row instead of the simplex
/// method. Where it cannot be seen in this way the simplex method decides.
struct ComponentPresolve: Sendable {
  /// What is known of a variable.
  struct Variable: Sendable {
    /// What the rows leave to it that contain no other variable.
    fileprivate var lower = -Double.infinity
    fileprivate var upper = Double.infinity
    /// Its value where it is at the lower bound, or once it is known.
    var value = ParametricValue()
    fileprivate var isKnown = false

    /// Notes how a row bounds it that contains no other variable.
    @inline(__always)
    fileprivate mutating func bound(by row: Components.Row, coefficient: Double, _ parameters: Parameters) {
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
  /// What is not negative as long as the values are the solution.
  private(set) var conditions = ReusableList<ParametricValue>()

  /// Finds the point of a component at which every row holds, where there is one and it is easy to find.
  mutating func solve(_ component: Components.Component, of all: Components, at parameters: Parameters) -> Bool {
    collectBounds(of: component, of: all, at: parameters)
    guard let unknownCount = fixByBounds(),
      unknownCount == 0 || fixByEqualities(component, all) == unknownCount
    else { return false }
    return areAllRowsMet(component, all, parameters)
  }

  /// Notes how the rows with one variable bound it.
  private mutating func collectBounds(
    of component: Components.Component, of all: Components, at parameters: Parameters
  ) {
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

  /// Notes which variables have one value only; returns how many others there are, nil where bounds contradict each other.
  private mutating func fixByBounds() -> Int? {
    var unknownCount = 0
    for number in variables.indices {
      let (lower, upper) = (variables[number].lower, variables[number].upper)
      guard lower <= upper + Tolerance.step else { return nil }
      if upper <= lower + Tolerance.step { variables[number].isKnown = true } else { unknownCount += 1 }
    }
    return unknownCount
  }

  /// Gives variables their values that are the only unknown ones of an equality; returns how many they were.
  private mutating func fixByEqualities(_ component: Components.Component, _ all: Components) -> Int {
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

  /// The value of a row.
  @inline(__always)
  private func value(of row: Components.Row, _ all: Components) -> ParametricValue {
    var value = row.constant
    for position in row.terms {
      let term = all.terms[position]
      value.add(variables[term.variable].value, times: term.coefficient)
    }
    return value
  }

  /// Whether every row holds, and as long as which conditions.
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
      // What leaves a variable one value has to do so elsewhere.
      if row.isEquality || (row.terms.count == 1 && value <= Tolerance.step) { conditions.append(function * -1) }
    }
    return true
  }
}
