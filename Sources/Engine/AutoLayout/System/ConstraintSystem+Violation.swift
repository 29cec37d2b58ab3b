internal import Geometry
internal import LinearConstraints

extension ConstraintSystem {
  /// Returns the violation of each constraint in a solution of the system, in points, in the order of ``constraints``.
  ///
  /// Zero if a constraint holds, up to rounding, and if it names an item that the system does not have.
  public func violations(in solution: LayoutSolution) -> [Double] {
    let lowering = lowering
    guard let values = Self.values(of: solution, count: lowering.variables.count) else {
      return constraints.map { _ in 0 }
    }
    return constraints.map { constraint in
      guard let row = lowering.row(of: constraint) else { return 0 }
      let value = row.value(at: values)
      return switch row.relation {
      case .equal: value.magnitude
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  /// Returns the value of each variable of a system in a solution, in points. Nil for a solution of another system.
  private static func values(of solution: LayoutSolution, count: Int) -> [Double]? {
    var values: [Double] = []
    values.reserveCapacity(count)
    for rect in solution.alignmentRects + solution.guides.map(\.rect) {
      values.append(rect.minX)
      values.append(rect.minY)
      values.append(rect.width)
      values.append(rect.height)
    }
    return values.count == count ? values : nil
  }
}

extension LinearConstraint {
  /// Returns the sum of the terms and the constant.
  func value(at values: [Double]) -> Double {
    terms.reduce(constant) { $0 + values[$1.variable] * $1.coefficient }
  }
}
