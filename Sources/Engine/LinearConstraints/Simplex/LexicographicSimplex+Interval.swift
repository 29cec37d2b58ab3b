internal import WorkBudgets

extension LexicographicSimplex {
  /// Whether the levels leave a variable more than one value, as far as its free columns show.
  func isUnderdetermined(_ variable: Int) -> Bool {
    allColumns.contains { !columns[$0].isFixed && abs(matrix.entry(variable, $0)) > Tolerance.pivot }
  }

  /// Returns the values that a sum of the component's variables takes over all optimal points (specification AMB-02).
  ///
  /// Most sums contain either no free column or an unrestricted one. Only the others are minimized and maximized over
  /// the optimal points, which the free columns span. This leaves the tableau at another optimal point.
  mutating func interval(of sum: some Collection<LinearConstraint.Term>) -> Interval {
    collectGradient(of: sum, sign: 1)
    let free = allColumns.filter { !columns[$0].isFixed && abs(gradient[$0]) > Tolerance.pivot }
    if free.isEmpty { return Interval(value(of: sum)) }
    if free.contains(where: { columns[$0].isUnrestricted }) { return Interval(minimum: nil, maximum: nil) }
    let minimum = descend() ? value(of: sum) : nil
    collectGradient(of: sum, sign: -1)
    let maximum = descend() ? value(of: sum) : nil
    return Interval(minimum: minimum, maximum: maximum)
  }

  /// Returns the free columns that move a sum of the component's variables, each with its rate, ascending. They are
  /// numbered from `start`.
  ///
  /// Sums are only comparable while the tableau stays at one optimal point, before any ``interval(of:)``.
  mutating func movement(
    of sum: some Collection<LinearConstraint.Term>, from start: Int = 0
  ) -> [LinearConstraint.Term] {
    collectGradient(of: sum, sign: 1)
    let moving = allColumns.filter { !columns[$0].isFixed && abs(gradient[$0]) > Tolerance.pivot }
    return moving.map { LinearConstraint.Term(start + $0, gradient[$0]) }
  }

  /// Returns the value of a sum of variables at the point.
  private func value(of sum: some Collection<LinearConstraint.Term>) -> Double {
    sum.reduce(0) { $0 + $1.coefficient * point[$1.variable].x }
  }

  /// Sets the gradient to the gradient of a sum of variables, or of its negative.
  private mutating func collectGradient(of sum: some Collection<LinearConstraint.Term>, sign: Double) {
    gradient.reset(count: columnCount)
    for term in sum {
      meter.work += matrix.add(term.variable, times: sign * term.coefficient, to: &gradient)
    }
  }
}
