internal import WorkBudgets

extension LexicographicSimplex {
  /// An entering column, which leaves zero upwards or downwards.
  struct Direction {
    var column: Int
    /// 1 upwards, -1 downwards.
    var sign: Double
    /// The change of the cost per unit; negative.
    var slope: Double
  }

  /// Moves to a point where the sum of the violations of a level's rows is smallest.
  ///
  /// - Parameter usesSubgradients: Whether rows may become ``implicitEqualities``; the level is then settled next.
  mutating func minimise(_ range: Range<Int>, usesSubgradients: Bool) {
    // An unrestricted column is in no installed row, so it cannot change the cost.
    guard freeCount > unrestrictedCount else { return }
    collectGradient(range)
    descend(subgradientsOf: usesSubgradients ? range : 0..<0)
    if usesSubgradients, implicitEqualities.isEmpty { applySubgradients(of: range) }
  }

  /// Calculates the gradient of the cost of some rows.
  private mutating func collectGradient(_ range: Range<Int>) {
    gradient.reset(count: columnCount)
    for row in range where rows[row].state == .basic { collect(row, times: rows[row].slope) }
    addCollected()
  }

  /// Adds a multiple of a row to the sum of those that the gradient is to change by.
  ///
  /// Most columns are in most variables of a large component, but a row has only two or three variables. So rows are
  /// first added to each other as they are, and only their sum is put in terms of the columns.
  mutating func collect(_ row: Int, times factor: Double) {
    guard factor != 0 else { return }
    for position in rows[row].terms {
      collected.add(terms[position].variable, times: factor * terms[position].coefficient)
    }
  }

  /// Adds the sum of the collected rows to the gradient.
  mutating func addCollected() {
    for term in collected.terms {
      meter.work += matrix.add(term.variable, times: term.coefficient, to: &gradient)
    }
    collected.clear()
  }

  /// Exchanges columns with basic rows as long as the cost falls, the steepest column first; returns false where it
  /// falls without end.
  ///
  /// The limits are safeguards against rounding and absurd systems: the point reached by then is as valid as any, only
  /// perhaps not optimal.
  ///
  /// - Parameter range: The rows whose subgradients may prove the point optimal where no movement makes progress.
  @discardableResult
  mutating func descend(subgradientsOf range: Range<Int> = 0..<0) -> Bool {
    var isNewPoint = true
    for count in 0..<(Self.exchangesPerRow * (columnCount + rowCount + 1)) where !meter.check() {
      if count == Self.fewExchanges, !matrix.areEdgeWeightsKnown { matrix.computeEdgeWeights() }
      guard let direction = steepestDirection() else { return true }
      findBreakpoints(direction)
      guard let blocking = blockingBreakpoint(slope: direction.slope) else { return false }
      if breakpoints[blocking].step > Tolerance.step {
        isNewPoint = true
      } else if isNewPoint {
        // A degenerate step. Subgradients depend on the point alone, so they are tried once for each point.
        if applySubgradients(of: range) { return true }
        isNewPoint = false
      }
      move(direction, to: blocking)
    }
    return true
  }

  /// The number of exchanges after which steepest-edge weights are calculated: they save a third of the exchanges of a
  /// dense web (Goldfarb and Reid 1977), but cost more than a few exchanges.
  private static var fewExchanges: Int { 8 }

  /// The most exchanges for each row and column; two or three are usual.
  private static var exchangesPerRow: Int { 20 }

  /// The direction in which the cost falls most steeply per unit of the column, or of the distance that the variables
  /// move once the steepest-edge weights are known; nil at the optimum. Of equals it is the first (specification
  /// SOL-06).
  ///
  /// It changes nothing, but the compiler passes a copy of all that the tableau holds to a function that is not
  /// mutating.
  mutating func steepestDirection() -> Direction? {
    var best: Direction?
    var steepest = 0.0
    let (columns, rows) = (self.columns.span, self.rows.span)
    for column in allColumns where !columns[column].isFixed && columns[column].row >= 0 {
      // The column's own penalty bends at zero, so it has a reduced cost for each direction.
      let penalty = rows[columns[column].row].penalty
      let upwards = gradient[column] + penalty.above
      let downwards = penalty.below - gradient[column]
      let slope = min(upwards, downwards)
      let square = matrix.areEdgeWeightsKnown ? matrix.edgeWeights[column] : 1
      guard slope < -Tolerance.cost, slope * slope > steepest * square else { continue }
      steepest = slope * slope / square
      best = Direction(column: column, sign: upwards <= downwards ? 1 : -1, slope: slope)
    }
    return best
  }

  /// Moves in a direction up to the blocking breakpoint, and exchanges the column with its row.
  private mutating func move(_ direction: Direction, to blocking: Int) {
    for passed in 0..<blocking { flip(breakpoints[passed].row) }
    addCollected()
    enter(direction, stoppedBy: breakpoints[blocking].row)
  }

  /// Moves a row to the other side of zero.
  private mutating func flip(_ row: Int) {
    let old = rows[row].slope
    rows[row].isBelow.toggle()
    collect(row, times: rows[row].slope - old)
  }

  /// Exchanges a column with the row at which its movement ends.
  private mutating func enter(_ direction: Direction, stoppedBy row: Int) {
    combine(row)
    // The row leaves the basis, so its slope leaves the gradient. A row of a settled level has no slope on its side,
    // and its infinite one is never taken.
    let slope = rows[row].slope
    if slope != 0 { gradient.add(rowCoefficients, times: -slope) }
    let step = -SIMD2(rows[row].value, rows[row].perturbation) / rowCoefficients[direction.column]
    let leaving = columns[direction.column].row
    exchange(direction.column, with: row)
    moveRows(by: step)
    // The column's row is on the side to which it moved; rounding must not put its value on the other one.
    rows[leaving].isBelow = direction.sign < 0
    if rows[leaving].value * direction.sign < 0 { rows[leaving].value = 0 }
    addSlope(of: leaving, at: direction.column)
  }

  /// Adds the slope of a row that was a column just now: `column = (row − Σ others) / pivot`.
  private mutating func addSlope(of row: Int, at column: Int) {
    let slope = rows[row].slope
    guard slope != 0 else { return }
    let pivot = rowCoefficients[column]
    gradient.add(rowCoefficients, times: -slope / pivot)
    // At the column itself this took away 1 where 1/pivot is to be added.
    gradient[column] += slope * (1 + 1 / pivot)
  }
}
