import LinearConstraints

/// Typical layouts, small enough to be solved ten thousand times.
enum EditedLayouts {
  /// Returns labels with fields beside them on a screen of 390 by 844, one pair below the other. Both can stretch and
  /// shrink.
  static func list(rowCount: Int) -> LinearProblem {
    // The left edge, width, top and height of each view. The screen is the first.
    var constraints = [row([(1, 1)], .equal, 390), row([(3, 1)], .equal, 844)]
    constraints += [row([(0, 1)], .equal, 0), row([(2, 1)], .equal, 0)]
    for index in 0..<rowCount {
      let (label, field) = (4 + 8 * index, 8 + 8 * index)
      constraints += [
        row([(label, 1), (0, -1)], .equal, 16), row([(field, 1), (label, -1), (label + 1, -1)], .equal, 8),
        row([(0, 1), (1, 1), (field, -1), (field + 1, -1)], .equal, 16),
        row([(label + 2, 1), (field + 2, -1)], .equal, 5),
        row([(label + 1, 1)], .equal, Double(60 + index * 37 % 90), at: 251),
        row([(label + 1, 1)], .greaterThanOrEqual, Double(60 + index * 37 % 90), at: 751),
        row([(field + 1, 1)], .greaterThanOrEqual, Double(120 + index * 53 % 180), at: 750),
        row([(label + 3, 1)], .equal, 20, at: 251), row([(field + 3, 1)], .greaterThanOrEqual, 34),
        row([(field + 3, 1)], .equal, 40, at: 250),
      ]
      let above: [(Int, Double)] = index == 0 ? [(2, -1)] : [(field - 6, -1), (field - 5, -1)]
      constraints.append(row([(field + 2, 1)] + above, .greaterThanOrEqual, 8))
      constraints.append(row([(field + 2, 1)] + above, .equal, 8, at: 400))
      if index > 0 { constraints.append(row([(field, 1), (8, -1)], .equal, 0, at: 900)) }
    }
    let sizes = (0...(2 * rowCount)).flatMap { [4 * $0 + 1, 4 * $0 + 3] }
    var problem = LinearProblem(4 + 8 * rowCount, nonNegative: sizes, constraints)
    problem.parameters = [0, 1]
    return problem
  }
}
