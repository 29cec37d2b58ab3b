internal import WorkBudgets

/// The ratio test: the breakpoints of the cost along a column, and the one at which the movement ends.
extension LexicographicSimplex {
  /// A basic row and its rate of change when a column rises: an entry of the tableau.
  struct RowRate: Sendable {
    var row: Int
    /// The change of the row per unit of the column.
    var rate: Double
  }

  /// A breakpoint of the cost along a column: a basic row becomes zero.
  struct Breakpoint: Sendable {
    var row: Int
    /// The distance that the column has moved by then: the ratio of the row's value and rate.
    var step: Double
    /// The further distance because of the row's perturbation.
    var perturbation: Double
    /// The rate at which the row approaches zero.
    var rate: Double
    /// The increase of the cost's slope behind the breakpoint.
    var slopeChange: Double

    /// A placeholder.
    static let none = Breakpoint()

    private init() {
      (row, step, perturbation, rate, slopeChange) = (0, 0, 0, 0, 0)
    }

    /// The breakpoint of a row; nil where the row moves away from zero, or too slowly to be a pivot.
    @inline(__always)
    init?(_ row: TableauRow, _ rowRate: RowRate, sign: Double) {
      rate = row.isBelow ? sign * rowRate.rate : -sign * rowRate.rate
      guard rate > Tolerance.pivot else { return nil }
      let time = 1 / rate
      self.row = rowRate.row
      // Rounding may have left a row on the wrong side; it is then zero, as a step backwards would raise the cost.
      step = max(0, row.side * row.value) * time
      perturbation = max(0, row.side * row.perturbation) * time
      slopeChange = row.penalty.slopeChange * rate
    }

    /// The order of breakpoints: by step, then by perturbation, which decides ties in a degenerate point; then the
    /// faster row, whose coefficient is the safer pivot; then by number, so that the order is total (specification
    /// SOL-06).
    static func < (first: Breakpoint, second: Breakpoint) -> Bool {
      if first.step != second.step { return first.step < second.step }
      if first.perturbation != second.perturbation { return first.perturbation < second.perturbation }
      return (first.rate, second.row) > (second.rate, first.row)
    }
  }

  /// Finds the basic rows that a movement brings to zero.
  mutating func findBreakpoints(_ direction: Direction) {
    findRowRates(direction.column)
    // Local copies, as `refill` has exclusive access to `self` while the closure runs.
    let (rows, rowRates) = (self.rows, rowRates)
    breakpoints.refill(capacity: rowRates.count, placeholder: .none) { breakpoints in
      let rows = rows.span
      var count = 0
      for index in 0..<rowRates.count {
        guard let breakpoint = Breakpoint(rows[rowRates[index].row], rowRates[index], sign: direction.sign) else {
          continue
        }
        breakpoints[count] = breakpoint
        count += 1
      }
      return count
    }
  }

  /// Finds the rates of the basic rows when a column rises, row by row or column by column, whichever is less work.
  private mutating func findRowRates(_ column: Int) {
    matrix.collect(column, into: &changed)
    meter.work += columnCount
    rowRates.clear()
    // A small component is read row by row: an index of its rows would cost more than it saves.
    if termCount <= Self.fewTerms { return findRatesRowWise() }
    if !areUsersKnown { indexUsers() }
    // Column by column reads only the rows that contain a changed variable, but in no order and through an index. It
    // pays where these have less than half of all terms.
    let userCount = changed.reduce(0) { $0 + userRange(of: $1.variable).count }
    if 2 * userCount > termCount { return findRatesRowWise() }
    meter.work += userCount
    findRatesColumnWise()
  }

  /// The number of terms up to which the rows of a component are not indexed by their variables.
  private static var fewTerms: Int { 100 }

  /// Finds the rates as products of all rows with the column.
  private mutating func findRatesRowWise() {
    // The column is scattered, so that each term of a row takes one look-up, and cleared in the end.
    meter.work += termCount
    for entry in changed { columnEntries[entry.variable] = entry.coefficient }
    let (rows, terms, entries, rowCount) = (self.rows, self.terms, columnEntries, rowCount)
    rowRates.refill(capacity: rowCount, placeholder: RowRate(row: 0, rate: 0)) { rowRates in
      let (rows, terms, entries) = (rows.span, terms.span, entries.span)
      var count = 0
      for row in 0..<rowCount where rows[row].state == .basic {
        var rate = 0.0
        for position in rows[row].terms { rate += terms[position].coefficient * entries[terms[position].variable] }
        guard rate != 0 else { continue }
        rowRates[count] = RowRate(row: row, rate: rate)
        count += 1
      }
      return count
    }
    for entry in changed { columnEntries[entry.variable] = 0 }
  }

  /// Finds the rates as a sum of the changed variables' columns.
  private mutating func findRatesColumnWise() {
    for variable in changed {
      for position in userRange(of: variable.variable) {
        let user = users[position]
        guard rows[user.variable].state == .basic else { continue }
        // A rate that cancels and comes back stands in the list twice: the second entry then takes the rate zero.
        if denseRates[user.variable] == 0 { rowRates.append(RowRate(row: user.variable, rate: 0)) }
        denseRates[user.variable] += user.coefficient * variable.coefficient
      }
    }
    for index in rowRates.indices {
      rowRates[index].rate = denseRates[rowRates[index].row]
      denseRates[rowRates[index].row] = 0
    }
  }

  /// The breakpoint at which the cost would rise, those before it in front; nil where the cost falls without end.
  ///
  /// A row of the level in progress that becomes zero need not end the movement: behind its breakpoint the cost only
  /// falls more slowly. The movement passes breakpoints until the cost would rise, which saves an exchange for each
  /// (the long-step rule of piecewise-linear programming, Fourer 1985; the bound flipping ratio test of Maros 2003).
  ///
  /// The result is a median of the breakpoints, weighted by their slope changes, and is found without sorting them
  /// (quickselect, Hoare 1961).
  ///
  /// - Parameter slope: The slope of the cost at the start of the movement; negative.
  mutating func blockingBreakpoint(slope: Double) -> Int? {
    var slope = slope
    var lower = 0
    var upper = breakpoints.count
    // All breakpoints before `lower` are passed, `slope` is the slope behind them, and the result lies before `upper`.
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

  /// Moves the breakpoints before a pivot, the one in the middle, in front of it and the others behind; returns the
  /// pivot's new position.
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

  /// Moves the rows that are still basic as far as the column has risen.
  mutating func moveRows(by distance: SIMD2<Double>) {
    for rowRate in rowRates where rows[rowRate.row].state == .basic {
      rows[rowRate.row].value += rowRate.rate * distance.x
      rows[rowRate.row].perturbation += rowRate.rate * distance.y
    }
  }
}
