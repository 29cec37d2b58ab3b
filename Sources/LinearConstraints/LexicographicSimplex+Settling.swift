extension LexicographicSimplex {
  /// Keeps to the optimum of the level that was minimised: no direction with a cost is taken any more.
  ///
  /// Per unit, a column costs `gradient + above` upwards and `below − gradient` downwards. Both are not negative at the
  /// optimum, so at most one side of a bend stays open, and only upwards once the column is flipped.
  mutating func settle() {
    let gradient = gradient()
    for column in columns.indices {
      guard case .row(let kink) = columns[column] else { continue }
      let isOpenAbove = gradient[column] + kink.above <= Tolerance.cost
      let isOpenBelow = kink.below - gradient[column] <= Tolerance.cost
      restrict(column, kink, isOpenAbove: isOpenAbove, isOpenBelow: isOpenBelow)
    }
    removeClosedColumns()
  }

  /// Keeps the required rows that were installed, now that all of them hold: nothing below zero any more.
  mutating func demandInstalledRows() {
    for column in columns.indices {
      guard case .row(let kink) = columns[column] else { continue }
      restrict(column, kink, isOpenAbove: kink.above == 0, isOpenBelow: kink.below == 0)
    }
    removeClosedColumns()
  }

  /// Leaves a column the directions that are open.
  private mutating func restrict(_ column: Int, _ kink: Kink, isOpenAbove: Bool, isOpenBelow: Bool) {
    if isOpenAbove {
      columns[column] = .row(kink.nonNegative)
    } else if isOpenBelow {
      flipColumn(column)
      columns[column] = .row(kink.flipped.nonNegative)
    } else {
      columns[column] = .removed
    }
  }

  /// Turns a column into its negative everywhere.
  private mutating func flipColumn(_ column: Int) {
    var negative = AffineExpression(variable: column)
    negative.scale(by: -1)
    for index in values.indices { values[index].replace(column, with: negative) }
    for index in basics.indices { basics[index].expression.replace(column, with: negative) }
  }

  /// Drops what stays zero from all expressions, and the basic rows that can no longer change. The cost of those that
  /// remain is settled: they may change freely as long as they keep their sign.
  private mutating func removeClosedColumns() {
    for index in basics.indices { basics[index].kink = basics[index].kink.nonNegative }
    repeat {
      let isRemoved = columns.map { if case .removed = $0 { true } else { false } }
      for index in values.indices { values[index].keepTerms { !isRemoved[$0] } }
      for index in basics.indices { basics[index].expression.keepTerms { !isRemoved[$0] } }
      basics.removeAll { $0.expression.isConstant }
    } while closeBlockedColumns()
  }

  /// Closes the columns that a single row keeps at zero; returns whether there are any.
  ///
  /// Where every column lowers a row, none can rise by more than `constant / −coefficient`. Most values that look open
  /// after their last level are blocked in this way: at least 34 points were demanded first, at most 34 later.
  private mutating func closeBlockedColumns() -> Bool {
    var hasClosed = false
    for basic in basics where basic.expression.terms.allSatisfy({ $0.coefficient < 0 }) {
      for term in basic.expression.terms
      where basic.expression.constant <= -term.coefficient * Tolerance.step && isOpen(term.variable) {
        columns[term.variable] = .removed
        hasClosed = true
      }
    }
    return hasClosed
  }

  /// Whether a column may leave zero.
  private func isOpen(_ column: Int) -> Bool {
    if case .removed = columns[column] { false } else { true }
  }
}
