/// A component in which every wish can be met, so that none has to give way to another.
///
/// Most texts have the room that they want: they want to be at least and at most so wide, and nothing stands against it.
/// Where rows leave each variable one value, and no row is violated there, every level has its least possible sum of
/// violations, which is zero, and no other point is as good. To see that takes a look at each row instead of the simplex
/// method. Where it cannot be seen in this way the simplex method decides.
struct MetWishes: Sendable {
  /// What the rows with a single variable leave to it.
  private struct Bounds: Sendable {
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The position in the component of the row that is zero at the lower bound.
    var lowerRow = 0
  }

  /// The values of the variables, by their numbers in the component.
  private(set) var values = ReusableList<ParametricValue>()
  /// What is not negative as long as the values are the solution.
  private(set) var conditions = ReusableList<ParametricValue>()
  private var bounds = ReusableList<Bounds>()
  private var isKnown = ReusableList<Bool>()

  /// Finds the point of a component at which every row holds, where there is one and it is easy to find.
  mutating func find(in component: Components.Component, of all: Components, at parameters: Parameters) -> Bool {
    collectBounds(component, all, parameters)
    guard let unknownCount = useBounds(component, all),
      unknownCount == 0 || useEqualities(component, all) == unknownCount
    else { return false }
    return areRowsMet(component, all, parameters)
  }

  /// Collects what the rows with a single variable say.
  private mutating func collectBounds(
    _ component: Components.Component, _ all: Components, _ parameters: Parameters
  ) {
    bounds.clear()
    for _ in component.unknowns { bounds.append(Bounds()) }
    let (rows, terms) = (all.rows.span.extracting(component.rows), all.terms.span)
    for position in rows.indices where rows[position].terms.count == 1 {
      let term = terms[rows[position].terms.lowerBound]
      let isEquality = rows[position].isEquality
      let bound = -rows[position].constant.value(at: parameters) / term.coefficient
      if isEquality || term.coefficient > 0, bound > bounds[term.variable].lower {
        bounds[term.variable].lower = bound
        bounds[term.variable].lowerRow = position
      }
      if isEquality || term.coefficient < 0 { bounds[term.variable].upper = min(bounds[term.variable].upper, bound) }
    }
  }

  /// Gives the variables their values whose bounds leave them one; returns how many others there are, nil where bounds
  /// contradict each other.
  private mutating func useBounds(_ component: Components.Component, _ all: Components) -> Int? {
    values.clear()
    isKnown.clear()
    var unknownCount = 0
    for variable in bounds.indices {
      let bounds = bounds[variable]
      guard bounds.lower <= bounds.upper + Tolerance.step else { return nil }
      let isFixed = bounds.upper <= bounds.lower + Tolerance.step
      isKnown.append(isFixed)
      if isFixed {
        let row = all.rows[component.rows.lowerBound + bounds.lowerRow]
        values.append(row.constant * (-1 / all.terms[row.terms.lowerBound].coefficient))
      } else {
        values.append(ParametricValue())
        unknownCount += 1
      }
    }
    return unknownCount
  }

  /// Gives variables their values that are the only unknown ones of an equality; returns how many they were.
  private mutating func useEqualities(_ component: Components.Component, _ all: Components) -> Int {
    var count = 0
    for row in all.rows[component.rows] where row.isEquality && row.terms.count > 1 {
      var last: LinearConstraint.Term?
      var unknownCount = 0
      for position in row.terms where !isKnown[all.terms[position].variable] {
        last = all.terms[position]
        unknownCount += 1
      }
      guard unknownCount == 1, let last else { continue }
      // Its own value is zero so far.
      values[last.variable] = value(of: row, all) * (-1 / last.coefficient)
      isKnown[last.variable] = true
      count += 1
    }
    return count
  }

  /// The value of a row.
  private func value(of row: Components.Row, _ all: Components) -> ParametricValue {
    var value = row.constant
    for position in row.terms { value.add(values[all.terms[position].variable], times: all.terms[position].coefficient) }
    return value
  }

  /// Whether every row holds, and as long as which conditions.
  private mutating func areRowsMet(
    _ component: Components.Component, _ all: Components, _ parameters: Parameters
  ) -> Bool {
    conditions.clear()
    for row in all.rows[component.rows] {
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
