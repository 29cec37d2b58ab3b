extension LexicographicSimplex {
  /// A column that leaves zero, upwards or downwards.
  struct Direction {
    var column: Int
    var sign: Double
    /// How the cost changes per unit; negative.
    var slope: Double
  }

  /// Moves to a point where the sum of the violations of a level's rows is smallest.
  ///
  /// - Parameter usesSubgradients: Whether rows that are zero may be ``implicitEqualities``, because the level is settled then.
  mutating func minimise(_ range: Range<Int>, usesSubgradients: Bool) {
    guard freeCount > unrestrictedCount else { return }
    collectGradient(range)
    descend(subgradientsOf: usesSubgradients ? range : 0..<0)
    if usesSubgradients, implicitEqualities.isEmpty { applySubgradients(of: range) }
  }

  /// The gradient of the cost of some rows.
  private mutating func collectGradient(_ range: Range<Int>) {
    gradient.reset(count: columnCount)
    for row in range where rows[row].state == .basic { collect(row, times: rows[row].slope) }
    addCollected()
  }

  /// Adds a multiple of a row to the sum of those that the gradient is to change by.
  ///
  /// Most columns are in most variables of a large component, but a row has only two or three variables: so rows are
  /// first added to each other as they are, and only their sum is put in terms of the columns.
  mutating func collect(_ row: Int, times factor: Double) {
    guard factor != 0 else { return }
    for position in rows[row].terms {
      collected.add(terms[position].variable, times: factor * terms[position].coefficient)
    }
  }

  /// Adds the sum of the collected rows to the gradient.
  mutating func addCollected() {
    work += collected.terms.count * gradient.blockCount
    for term in collected.terms { matrix.add(term.variable, times: term.coefficient, to: &gradient) }
    collected.clear()
  }

  /// Exchanges columns with basic rows as long as the cost falls, the steepest column first; returns
  /// false where it falls without end.
  ///
  /// The limits are safeguards against rounding and absurd systems: the point reached by then is as valid as any, only
  /// perhaps not optimal.
  ///
  /// - Parameter range: The rows that may be ``implicitEqualities`` where no movement gets anywhere.
  @discardableResult
  mutating func descend(subgradientsOf range: Range<Int> = 0..<0) -> Bool {
    var isNewPoint = true
    for count in 0..<(Self.exchangesPerRow * (columnCount + rowCount + 1)) where !isExhausted {
      if count == Self.fewExchanges, !matrix.areEdgeWeightsKnown { matrix.computeEdgeWeights() }
      guard let direction = steepestDirection() else { return true }
      findBreakpoints(direction)
      guard let stop = stop(slope: direction.slope) else { return false }
      if breakpoints[stop].length > Tolerance.step {
        isNewPoint = true
      } else if isNewPoint {
        if applySubgradients(of: range) { return true }
        isNewPoint = false
      }
      move(direction, to: stop)
    }
    return true
  }

  /// When there are more exchanges, it is worth to know how far they move the variables: that saves a third of the
  /// exchanges of a dense web (steepest edge, Goldfarb and Reid 1977).
  private static var fewExchanges: Int { 8 }

  /// More exchanges than this for each row and column are not needed in practice; two or three are usual.
  private static var exchangesPerRow: Int { 20 }

  /// The direction in which the cost falls most steeply, later on by the distance that the variables move; nil at the
  /// optimum.
  ///
  /// It changes nothing, but the compiler passes a copy of all that the tableau holds to what does not say so.
  mutating func steepestDirection() -> Direction? {
    var best: Direction?
    var steepest = 0.0
    for column in allColumns where !columns[column].isFixed && columns[column].row >= 0 {
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

  /// Moves in a direction up to the breakpoint at which the cost would rise, and exchanges the column with its row.
  private mutating func move(_ direction: Direction, to stop: Int) {
    for passed in 0..<stop { flip(breakpoints[passed].row) }
    addCollected()
    enter(direction, stoppedBy: breakpoints[stop].row)
  }

  /// The breakpoint at which the cost would rise, those before it in front; nil where it never does.
  ///
  /// A row of the level in progress that becomes zero need not end the movement: on the other side of its slopeChange the cost
  /// only falls more slowly. The movement passes bends until the cost would rise, which saves an exchange for each (the
  /// long-step rule of piecewise linear programming, Fourer 1985).
  ///
  /// It is a median of the breakpoints, weighted by how much each bends the cost, and is found without sorting them
  /// (quickselect, Hoare 1961).
  private mutating func stop(slope: Double) -> Int? {
    var slope = slope
    var lower = 0
    var upper = breakpoints.count
    while lower < upper {
      let middle = partition(lower..<upper)
      var slopeChange = 0.0
      for index in lower..<middle { slopeChange += breakpoints[index].slopeChange }
      if slope + slopeChange >= -Tolerance.cost, lower < middle {
        upper = middle
      } else if slope + slopeChange + breakpoints[middle].slopeChange >= -Tolerance.cost {
        return middle
      } else {
        slope += slopeChange + breakpoints[middle].slopeChange
        lower = middle + 1
      }
    }
    return nil
  }

  /// Moves the breakpoints before some breakpoint in front of it, the others behind; returns where it stands then.
  private mutating func partition(_ range: Range<Int>) -> Int {
    breakpoints.swapAt((range.lowerBound + range.upperBound) / 2, range.upperBound - 1)
    let pivot = breakpoints[range.upperBound - 1]
    var middle = range.lowerBound
    for index in range.dropLast() where breakpoints[index] < pivot {
      breakpoints.swapAt(index, middle)
      middle += 1
    }
    breakpoints.swapAt(middle, range.upperBound - 1)
    return middle
  }

  /// Takes a row to the other side of zero.
  private mutating func flip(_ row: Int) {
    let old = rows[row].slope
    rows[row].isBelow.toggle()
    collect(row, times: rows[row].slope - old)
  }

  /// Exchanges a column with the row at which its movement ends.
  private mutating func enter(_ direction: Direction, stoppedBy row: Int) {
    combine(row)
    // A settled row has no slope on its side, and its infinite one is never taken.
    let slope = rows[row].slope
    if slope != 0 { gradient.add(rowCoefficients, times: -slope) }
    let length = -SIMD2(rows[row].value, rows[row].perturbation) / rowCoefficients[direction.column]
    let leaving = columns[direction.column].row
    exchange(direction.column, with: row)
    moveRows(by: length)
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
