internal import WorkBudgets

extension LexicographicSimplex {
  /// An entering column and the direction in which it leaves zero.
  struct Direction {
    var column: Int
    /// 1 upwards, -1 downwards.
    var sign: Double
    /// The change of the cost per unit, which is negative.
    var slope: Double
  }

  /// Moves to a point at which the sum of the violations of a level's rows is minimal.
  ///
  /// `usesSubgradients` specifies whether rows may become ``implicitEqualities``. If so, the level must be settled
  /// next.
  mutating func minimise(_ range: Range<Int>, usesSubgradients: Bool) {
    // No installed row contains an unrestricted column, so it cannot change the cost.
    guard freeCount > unrestrictedCount else { return }
    collectGradient(range)
    descend(subgradientsOf: usesSubgradients ? range : 0..<0)
    if usesSubgradients, implicitEqualities.isEmpty { applySubgradients(of: range) }
  }

  /// Calculates the gradient of the cost of the given rows.
  private mutating func collectGradient(_ range: Range<Int>) {
    gradient.reset(count: columnCount)
    for row in range where rows[row].state == .basic { collect(row, times: rows[row].slope) }
    addCollected()
  }

  /// Adds a multiple of a row to the sum that the gradient is to change by.
  ///
  /// In a large component most variables contain most columns, but a row has only two or three variables. So rows are
  /// first summed as they are, and only their sum is converted to columns.
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

  /// Exchanges columns with basic rows while the cost falls, the steepest column first. Returns false if it falls
  /// without end.
  ///
  /// The limits protect against rounding and absurd systems. If one is reached, the point is valid but may not be
  /// optimal.
  ///
  /// - Parameter range: The rows whose subgradients may prove the point optimal if no movement makes progress.
  @discardableResult
  mutating func descend(subgradientsOf range: Range<Int> = 0..<0) -> Bool {
    var isNewPoint = true
    for count in 0..<(Self.exchangesPerRow * (columnCount + rowCount + 1)) where !meter.check() {
      if count == Self.fewExchanges, !matrix.areEdgeWeightsKnown { matrix.computeEdgeWeights() }
      meter.work += columnCount
      guard let direction = steepestDirection() else { return true }
      findBreakpoints(direction)
      guard let blocking = blockingBreakpoint(slope: direction.slope) else { return false }
      if breakpoints[blocking].step > Tolerance.step {
        isNewPoint = true
      } else if isNewPoint {
        // A degenerate step. Subgradients depend only on the point, so they are tried once per point.
        if applySubgradients(of: range) { return true }
        isNewPoint = false
      }
      move(direction, to: blocking)
    }
    return true
  }

  /// The number of exchanges after which steepest-edge weights are calculated. They save a third of the exchanges in a
  /// dense web (Goldfarb and Reid 1977), but cost more than a few exchanges.
  private static var fewExchanges: Int { 8 }

  /// The maximum number of exchanges per row and column. Two or three are usual.
  private static var exchangesPerRow: Int { 20 }

  /// Returns the direction in which the cost falls most steeply, the first among equals (specification SOL-06). Nil at
  /// the optimum. The slope is per unit of the column or, if steepest-edge weights are known, of the distance that the
  /// variables move.
  ///
  /// The function changes nothing. It is mutating because the compiler would otherwise pass a copy of the whole
  /// tableau.
  mutating func steepestDirection() -> Direction? {
    var best: Direction?
    var steepest = 0.0
    let (columns, rows) = (self.columns.span, self.rows.span)
    for column in allColumns where !columns[column].isFixed && columns[column].row >= 0 {
      // The column's own penalty has a kink at zero, so it has a reduced cost for each direction.
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

  /// Moves in a direction up to the blocking breakpoint, and exchanges the column with the row there.
  private mutating func move(_ direction: Direction, to blocking: Int) {
    for passed in 0..<blocking { flip(breakpoints[passed].row) }
    addCollected()
    enter(direction, stoppedBy: breakpoints[blocking].row)
  }

  /// Moves a row to the other side of zero, and collects the change of its slope for the gradient.
  private mutating func flip(_ row: Int) {
    let old = rows[row].slope
    rows[row].isBelow.toggle()
    collect(row, times: rows[row].slope - old)
  }

  /// Exchanges a column with the row at which its movement ends.
  private mutating func enter(_ direction: Direction, stoppedBy row: Int) {
    combine(row)
    // The row leaves the basis, so its slope leaves the gradient. A row of a settled level has no slope on its side,
    // and its infinite slope is never used.
    let slope = rows[row].slope
    if slope != 0 { gradient.add(rowCoefficients, times: -slope) }
    let step = -SIMD2(rows[row].value, rows[row].perturbation) / rowCoefficients[direction.column]
    let leaving = columns[direction.column].row
    exchange(direction.column, with: row)
    moveRows(by: step)
    // The column's row is on the side to which it moved. Rounding must not put its value on the other side.
    rows[leaving].isBelow = direction.sign < 0
    if rows[leaving].value * direction.sign < 0 { rows[leaving].value = 0 }
    addSlope(of: leaving, at: direction.column)
  }

  /// Adds the slope of a row that has just ceased to be a column: `column = (row − Σ others) / pivot`.
  private mutating func addSlope(of row: Int, at column: Int) {
    let slope = rows[row].slope
    guard slope != 0 else { return }
    let pivot = rowCoefficients[column]
    gradient.add(rowCoefficients, times: -slope / pivot)
    // At the column itself the line above has subtracted 1, but 1/pivot is to be added.
    gradient[column] += slope * (1 + 1 / pivot)
  }
}
