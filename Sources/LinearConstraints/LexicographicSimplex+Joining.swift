extension LexicographicSimplex {
  /// Adds the variables, columns and rows of another tableau behind its own; returns the new number of its first
  /// variable.
  mutating func join(_ other: LexicographicSimplex) -> Int {
    let columnOffset = columns.count
    let variableOffset = values.count
    let rowOffset = installedCount
    columns += other.columns.map { column in
      guard case .row(var kink) = column else { return column }
      kink.row += rowOffset
      return .row(kink)
    }
    values += other.values.map { $0.renumbered { $0 + columnOffset } }
    basics += other.basics.map { basic in
      var kink = basic.kink
      kink.row += rowOffset
      return BasicRow(expression: basic.expression.renumbered { $0 + columnOffset }, kink: kink)
    }
    installedCount += other.installedCount
    return variableOffset
  }
}
