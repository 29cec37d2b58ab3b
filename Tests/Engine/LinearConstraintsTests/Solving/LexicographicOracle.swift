import LinearConstraints

/// An independent reference for problems with at most three variables. It computes the cost of every level at every
/// corner.
///
/// Violations are linear between the planes on which rows are zero. An optimum of strictly ordered levels is therefore
/// at a corner where as many planes meet as there are variables, if enough planes exist. All corners are enumerated. It
/// shares no code with the solver.
struct LexicographicOracle {
  var problem: LinearProblem

  /// Returns the minimal sums of violations by descending priority, or nil if no corner satisfies the required rows.
  func optimum() -> [Double]? {
    var best: [Double]?
    for corner in corners() where violation(of: nil, at: corner) <= 1e-7 {
      let costs = costs(at: corner)
      if best.map({ Self.precedes(costs, $0) }) ?? true { best = costs }
    }
    return best
  }

  /// Returns the sums of violations at a point by descending priority.
  func costs(at point: [Double]) -> [Double] {
    let priorities = Set(problem.constraints.compactMap(\.priority)).sorted(by: >)
    return priorities.map { violation(of: $0, at: point) }
  }

  /// Returns the sum of absolute violations of one priority at a point, or of the required rows for nil.
  func violation(of priority: Double?, at point: [Double]) -> Double {
    var sum = priority == nil ? problem.nonNegative.reduce(0) { $0 + max(0, -point[$1]) } : 0
    for constraint in problem.constraints where constraint.priority == priority {
      let value = constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * point[$1.variable] }
      switch constraint.relation {
      case .equal: sum += abs(value)
      case .lessThanOrEqual: sum += max(0, value)
      case .greaterThanOrEqual: sum += max(0, -value)
      }
    }
    return sum
  }

  /// Whether costs are lexicographically lower by more than rounding errors.
  static func precedes(_ first: [Double], _ second: [Double]) -> Bool {
    for (first, second) in zip(first, second) where abs(first - second) > 1e-6 { return first < second }
    return false
  }

  /// Returns all points where as many planes meet as there are variables.
  func corners() -> [[Double]] {
    var planes = problem.constraints.map { constraint in
      var plane = Array(repeating: 0.0, count: problem.variableCount) + [-constraint.constant]
      for term in constraint.terms { plane[term.variable] += term.coefficient }
      return plane
    }
    for variable in problem.nonNegative {
      planes.append((0...problem.variableCount).map { $0 == variable ? 1 : 0 })
    }
    return Self.subsets(of: planes.count, size: problem.variableCount).compactMap { subset in
      Self.meeting(of: subset.map { planes[$0] })
    }
  }

  /// Returns all ascending selections of `size` numbers below `count`.
  private static func subsets(of count: Int, size: Int) -> [[Int]] {
    var subsets: [[Int]] = [[]]
    for _ in 0..<size {
      subsets = subsets.flatMap { subset in
        (((subset.last ?? -1) + 1)..<max(count, (subset.last ?? -1) + 1)).map { subset + [$0] }
      }
    }
    return subsets
  }

  /// Returns the only point where planes meet, or nil if it does not exist or is not unique. Uses Gauss-Jordan
  /// elimination with the largest pivot.
  private static func meeting(of planes: [[Double]]) -> [Double]? {
    var rows = planes
    for column in rows.indices {
      guard let pivot = (column..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      let divisor = rows[column][column]
      rows[column] = rows[column].map { $0 / divisor }
      for other in rows.indices where other != column {
        let factor = rows[other][column]
        rows[other] = zip(rows[other], rows[column]).map { $0 - factor * $1 }
      }
    }
    return rows.map { $0[rows.count] }
  }
}
