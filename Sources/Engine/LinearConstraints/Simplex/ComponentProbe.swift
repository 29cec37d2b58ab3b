/// A quick check of the required rows of one component. It often finds whether they can hold, before the simplex method
/// has to.
///
/// Rows with one variable are bounds. If a row is violated even with the best bound of each variable, the row and these
/// bounds contradict each other. If every row holds with each variable at its bound nearest to zero, all rows can hold.
struct ComponentProbe: Sendable {
  /// The result of a check.
  enum Verdict: Sendable {
    case canHold
    case cannotHold([RowFactor])
    case unknown
  }

  /// A bound of a variable.
  private struct Bound: Sendable {
    var value: Double
    /// The position of the row that gives it, or -1.
    var row = -1
    /// The coefficient of the variable in that row.
    var coefficient = 0.0
  }

  private var lower: [Bound] = []
  private var upper: [Bound] = []

  /// The amount, in units of a row's coefficients, by which rows must contradict each other to do so without doubt.
  private static let margin = 1e-3

  /// Returns the verdict on the required rows of a component.
  mutating func verdict(
    _ component: Components.Component, of all: Components, at parameters: Parameters
  ) -> Verdict {
    let rows = all.rows[component.rows].prefix(while: \.isRequired)
    collectBounds(rows, component.unknowns.count, of: all, at: parameters)
    for variable in lower.indices where lower[variable].value > upper[variable].value {
      guard lower[variable].value > upper[variable].value + Self.margin else { return .unknown }
      let bounds = [lower[variable], upper[variable]]
      return .cannotHold(bounds.map { RowFactor(row: $0.row, factor: 1 / abs($0.coefficient)) })
    }
    var doesHold = true
    for row in rows where row.terms.count > 1 {
      guard !row.isEquality else { return .unknown }
      var (value, best, scale) = (row.constant.value(at: parameters), row.constant.value(at: parameters), 0.0)
      for term in all.terms[row.terms] {
        let (lowest, highest) = (lower[term.variable].value, upper[term.variable].value)
        value += term.coefficient * min(max(0, lowest), highest)
        best += term.coefficient * (term.coefficient > 0 ? highest : lowest)
        scale += abs(term.coefficient)
      }
      if best < -Self.margin * scale { return .cannotHold(contradiction(of: row, among: all)) }
      doesHold = doesHold && value >= 0
    }
    return doesHold ? .canHold : .unknown
  }

  /// Collects the bounds of all variables.
  private mutating func collectBounds(
    _ rows: ArraySlice<Components.Row>, _ count: Int, of all: Components, at parameters: Parameters
  ) {
    lower = Array(filledWith: Bound(value: -.infinity), count: count)
    upper = Array(filledWith: Bound(value: .infinity), count: count)
    for row in rows where row.terms.count == 1 && !row.isEquality {
      let term = all.terms[row.terms.lowerBound]
      let bound = Bound(
        value: -row.constant.value(at: parameters) / term.coefficient, row: row.row, coefficient: term.coefficient)
      if term.coefficient > 0 {
        if bound.value > lower[term.variable].value { lower[term.variable] = bound }
      } else if bound.value < upper[term.variable].value {
        upper[term.variable] = bound
      }
    }
  }

  /// Returns a row with the bounds of its variables, in which all variables cancel.
  private func contradiction(of row: Components.Row, among all: Components) -> [RowFactor] {
    [RowFactor(row: row.row, factor: 1)]
      + all.terms[row.terms].map { term in
        let bound = term.coefficient > 0 ? upper[term.variable] : lower[term.variable]
        return RowFactor(row: bound.row, factor: abs(term.coefficient / bound.coefficient))
      }
  }
}
