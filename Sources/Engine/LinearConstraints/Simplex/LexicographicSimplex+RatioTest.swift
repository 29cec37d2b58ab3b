internal import WorkBudgets

/// The ratio test: finds the breakpoints of the cost along a column, and the one at which the movement ends.
extension LexicographicSimplex {
  /// A basic row and its rate of change as a column rises: an entry of the tableau.
  struct RowRate: Sendable {
    var row: Int
    /// The change of the row per unit of the column.
    var rate: Double
  }

  /// A breakpoint of the cost along a column, at which a basic row becomes zero.
  struct Breakpoint: Sendable {
    var row: Int
    /// The distance that the column has moved at the breakpoint: the ratio of the row's value to its rate.
    var step: Double
    /// The additional distance due to the row's perturbation.
    var perturbation: Double
    /// The rate at which the row approaches zero.
    var rate: Double
    /// The increase of the cost's slope after the breakpoint.
    var slopeChange: Double

    /// A breakpoint for unused places of a list.
    static let none = Breakpoint()

    private init() {
      (row, step, perturbation, rate, slopeChange) = (0, 0, 0, 0, 0)
    }

    /// Creates the breakpoint of a row, or nil if the row moves away from zero, or too slowly to be a pivot.
    @inline(__always)
    init?(_ row: TableauRow, _ rowRate: RowRate, sign: Double) {
      rate = row.isBelow ? sign * rowRate.rate : -sign * rowRate.rate
      guard rate > Tolerance.pivot else { return nil }
      let time = 1 / rate
      self.row = rowRate.row
      // Rounding may have left a row on the wrong side. It counts as zero, since a step backwards would raise the cost.
      step = max(0, row.side * row.value) * time
      perturbation = max(0, row.side * row.perturbation) * time
      slopeChange = row.penalty.slopeChange * rate
    }

    /// Orders breakpoints by step, then by perturbation, which breaks ties at a degenerate point. Of the rest, the
    /// faster row comes first, as its coefficient is the safer pivot, then the lower number, so that the order is total
    /// (specification SOL-06).
    static func < (first: Breakpoint, second: Breakpoint) -> Bool {
      if first.step != second.step { return first.step < second.step }
      if first.perturbation != second.perturbation { return first.perturbation < second.perturbation }
      return (first.rate, second.row) > (second.rate, first.row)
    }
  }

  /// Finds the basic rows that a movement brings to zero.
  mutating func findBreakpoints(_ direction: Direction) {
    findRowRates(direction.column)
    meter.work += rowRates.count * Self.workPerRowRate
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

  /// The work of a row that a movement changes: of its breakpoint, of selecting the blocking one, and of moving it.
  private static var workPerRowRate: Int { 8 }

  /// The work of a term that is found through the index: it and its row are elsewhere in memory.
  private static var workPerUser: Int { 4 }

  /// Finds the rates of the basic rows as a column rises, row-wise or column-wise, whichever is less work.
  private mutating func findRowRates(_ column: Int) {
    matrix.collect(column, into: &changed)
    meter.work += columnCount
    rowRates.clear()
    // A small component is read row by row. An index of its rows would cost more than it saves.
    if termCount <= Self.fewTerms { return findRatesRowWise() }
    if !areUsersKnown { indexUsers() }
    // Reading column-wise visits only the rows that contain a changed variable, but out of order and through an index.
    // It pays if these have less than half of all terms.
    let userCount = changed.reduce(0) { $0 + userRange(of: $1.variable).count }
    if 2 * userCount > termCount { return findRatesRowWise() }
    meter.work += userCount * Self.workPerUser
    findRatesColumnWise()
  }

  /// The maximum number of terms of a component whose rows are not indexed by their variables.
  private static var fewTerms: Int { 100 }

  /// Finds the rates as products of all rows with the column.
  private mutating func findRatesRowWise() {
    // The column is scattered, so that each term of a row takes one look-up, and cleared at the end.
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
        // A rate that cancels and comes back is in the list twice. The second entry gets the rate zero.
        if denseRates[user.variable] == 0 { rowRates.append(RowRate(row: user.variable, rate: 0)) }
        denseRates[user.variable] += user.coefficient * variable.coefficient
      }
    }
    for index in rowRates.indices {
      rowRates[index].rate = denseRates[rowRates[index].row]
      denseRates[rowRates[index].row] = 0
    }
  }

  /// Returns the breakpoint at which the cost would start to rise, with those before it moved to its front. Nil if the
  /// cost falls without end.
  ///
  /// If a row of the current level becomes zero, the movement need not end, as the cost only falls more slowly after
  /// that breakpoint. The movement passes breakpoints until the cost would rise, which saves an exchange for each (the
  /// long-step rule of piecewise-linear programming, Fourer 1985; the bound flipping ratio test of Maros 2003).
  ///
  /// The result is a median of the breakpoints, weighted by their slope changes. It is found without sorting them
  /// (quickselect, Hoare 1961).
  ///
  /// - Parameter slope: The slope of the cost at the start of the movement, which is negative.
  mutating func blockingBreakpoint(slope: Double) -> Int? {
    var slope = slope
    var lower = 0
    var upper = breakpoints.count
    // All breakpoints before `lower` are passed, `slope` is the slope after them, and the result is before `upper`.
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

  /// Partitions breakpoints around the middle one, with the smaller ones before it, and returns its new position.
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

  /// Moves the rows that are still basic by the distance that the column has risen.
  mutating func moveRows(by distance: SIMD2<Double>) {
    for rowRate in rowRates where rows[rowRate.row].state == .basic {
      rows[rowRate.row].value += rowRate.rate * distance.x
      rows[rowRate.row].perturbation += rowRate.rate * distance.y
    }
  }
}
