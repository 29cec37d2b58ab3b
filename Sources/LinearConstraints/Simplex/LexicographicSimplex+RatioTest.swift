extension LexicographicSimplex {
  /// A basic row that changes when a column rises.
  struct RowRate: Sendable {
    var row: Int
    /// How much it changes per unit of the column.
    var rate: Double
  }

  /// A basic row that a movement brings to zero.
  struct Breakpoint: Sendable {
    var row: Int
    /// How far the column has moved by then.
    var length: Double
    /// And how much further because of the row's perturbation.
    var perturbation: Double
    /// How fast the row comes to zero.
    var rate: Double
    /// How much less steeply the cost falls behind it.
    var slopeChange: Double

    /// A place for a breakpoint.
    static let none = Breakpoint()

    private init() {
      (row, length, perturbation, rate, slopeChange) = (0, 0, 0, 0, 0)
    }

    /// The breakpoint of a row with zero; nil where it moves away from it.
    @inline(__always)
    init?(_ row: TableauRow, _ rowRate: RowRate, sign: Double) {
      rate = row.isBelow ? sign * rowRate.rate : -sign * rowRate.rate
      guard rate > Tolerance.pivot else { return nil }
      let time = 1 / rate
      self.row = rowRate.row
      length = max(0, row.side * row.value) * time
      perturbation = max(0, row.side * row.perturbation) * time
      slopeChange = row.penalty.slopeChange * rate
    }

    /// Whether a row is met first; of rows that are met at once the faster, whose coefficient is safer to divide by.
    static func < (first: Breakpoint, second: Breakpoint) -> Bool {
      if first.length != second.length { return first.length < second.length }
      if first.perturbation != second.perturbation { return first.perturbation < second.perturbation }
      return (first.rate, second.row) > (second.rate, first.row)
    }
  }

  /// The basic rows that a movement brings to zero.
  mutating func findBreakpoints(_ direction: Direction) {
    findRowRates(direction.column)
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

  /// How the basic rows change when a column rises.
  private mutating func findRowRates(_ column: Int) {
    matrix.collect(column, into: &changed)
    work += columnCount
    rowRates.clear()
    // Where many rows may change they are looked at in their order; otherwise only those that do.
    if termCount <= Self.fewTerms { return findRatesRowWise() }
    if !areUsersKnown { indexUsers() }
    let userCount = changed.reduce(0) { $0 + userRange(of: $1.variable).count }
    if 2 * userCount > termCount { findRatesRowWise() } else { findRatesColumnWise() }
  }

  /// In components with no more terms the rows are not indexed by their variables.
  private static var fewTerms: Int { 100 }

  private mutating func findRatesRowWise() {
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

  private mutating func findRatesColumnWise() {
    for variable in changed {
      for position in userRange(of: variable.variable) {
        let user = users[position]
        guard rows[user.variable].state == .basic else { continue }
        if denseRates[user.variable] == 0 { rowRates.append(RowRate(row: user.variable, rate: 0)) }
        denseRates[user.variable] += user.coefficient * variable.coefficient
      }
    }
    for index in rowRates.indices {
      rowRates[index].rate = denseRates[rowRates[index].row]
      denseRates[rowRates[index].row] = 0
    }
  }

  /// Moves the rows that are still basic as far as the column has risen.
  mutating func moveRows(by distance: SIMD2<Double>) {
    for rowRate in rowRates where rows[rowRate.row].state == .basic {
      rows[rowRate.row].value += rowRate.rate * distance.x
      rows[rowRate.row].perturbation += rowRate.rate * distance.y
    }
  }
}
