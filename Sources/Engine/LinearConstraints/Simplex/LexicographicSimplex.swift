internal import WorkBudgets

/// The third stage: the simplex method on one component, one priority level after the other.
///
/// Constraint hierarchies (Borning, Freeman-Benson, Wilson 1992) are solved as a sequence of linear programs, the
/// highest level first (preemptive goal programming). As many rows as there are variables are *nonbasic*: their values
/// are zero and form the columns of the tableau, which express everything else (Dantzig 1963). Only the inverse of the
/// basis is stored. A row of two or three terms is calculated from it when needed, so a step costs little, however many
/// rows there are (the revised simplex method). A level is
///
/// 1. **installed**: its rows become basic, or replace a column that is still an unrestricted variable;
/// 2. **minimized**: while the sum of violations falls when some column leaves zero, that column is exchanged with the
///   basic row that blocks it;
/// 3. **settled**: at the optimum the sum of violations is `optimum + Σ reduced cost · column`, and no reduced cost is
///   negative. So the points that keep the optimum are exactly those at which every column with a positive reduced cost
///   stays zero. These columns become fixed. The others span all optimal points of this and of every higher level.
///
/// Fewer and fewer columns are free. When none is, every variable is determined. Every intermediate point is optimal
/// for the settled levels, so the work can stop and continue at any time.
///
/// One value serves all components in turn, so that its arrays are allocated once.
struct LexicographicSimplex: Sendable {
  /// The number of the component's variables, and of columns.
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// The variables in terms of the columns.
  var matrix = InverseMatrix()
  /// The columns. Like the other arrays, this one is as long as the largest component so far required.
  var columns: [TableauColumn] = []
  /// The values of the variables, and their perturbations.
  var point: [SIMD2<Double>] = []
  var rows: [TableauRow] = []
  /// The terms of the rows.
  private(set) var terms: [LinearConstraint.Term] = []
  /// The number of terms in the rows of the component.
  private(set) var termCount = 0
  /// The rows that contain each variable, with their coefficients, by variable (the columns of the constraint matrix).
  private(set) var users: [LinearConstraint.Term] = []
  /// Whether ``users`` belong to this component.
  private(set) var areUsersKnown = false
  /// The end of each variable's rows in ``users``.
  private var userEnds: [Int32] = []
  /// The number of free columns.
  var freeCount = 0
  /// The number of free columns that are unrestricted.
  var unrestrictedCount = 0
  /// 1 for each unrestricted column, zero for the others.
  var unrestrictedWeights = ColumnVector()
  /// The gradient of the current level's cost, per unit of each column: the reduced costs without the columns' own
  /// penalties.
  var gradient = ColumnVector()
  /// Whether subgradients may prove a point optimal. If so, the final columns need not be the rows that make the point
  /// optimal, so they do not explain it.
  var usesSubgradients = true
  /// The work on all components, in the unit of ``SolverLimit``.
  var meter = WorkMeter()
  /// The basic rows that are zero and cannot change without leaving the optimal points. Some are zero by chance, only
  /// at some parameters.
  var blockingRows = ReusableList<Int>()
  /// The basic rows of the current level that are zero at all its optimal points.
  var implicitEqualities = ReusableList<Int>()

  // Scratch for a step.
  var otherGradient = ColumnVector()
  var rowCoefficients = ColumnVector()
  var columnEntries: [Double] = []
  var changed = ReusableList<LinearConstraint.Term>()
  /// The sum of rows by which the gradient is to change.
  var collected = SparseAccumulator(variableCount: 0)
  var denseRates: [Double] = []
  var rowRates = ReusableList<RowRate>()
  var breakpoints = ReusableList<Breakpoint>()

  /// Creates a tableau without a component.
  init() {}

  /// Whether the work limit was reached before the optimum. The result is then discarded.
  var isExhausted: Bool { meter.isOver }

  /// Whether every variable has a single value.
  var isDetermined: Bool { freeCount == 0 }

  /// The numbers of all columns, and of all variables.
  var allColumns: Range<Int> { 0..<columnCount }

  /// The numbers of all rows.
  var allRows: Range<Int> { 0..<rowCount }

  /// Returns the positions in ``users`` of the rows that contain a variable.
  func userRange(of variable: Int) -> Range<Int> {
    (variable == 0 ? 0 : Int(userEnds[variable - 1]))..<Int(userEnds[variable])
  }

  /// Settles all levels of a component at some parameters.
  ///
  /// - Returns: A combination of required rows that cannot hold, by position in the component. Empty if all hold.
  mutating func solve(_ component: Components.Component, of components: Components, at parameters: Parameters)
    -> [RowFactor]
  {
    load(component, of: components, at: parameters)
    var start = 0
    // Rows of further levels change nothing once every column is fixed.
    while start < rowCount, freeCount > 0, !meter.check() {
      let level = components.rows[component.rows.lowerBound + start].level
      var end = start
      while end < rowCount, components.rows[component.rows.lowerBound + end].level == level { end += 1 }
      if level == PriorityLevels.required {
        let contradiction = require(start..<end)
        if !contradiction.isEmpty { return contradiction }
      } else {
        optimise(start..<end) {
          components.rows[component.rows.lowerBound + $0].isEquality ? .equality : .inequality
        }
      }
      start = end
    }
    if freeCount > 0, unrestrictedCount == 0, !isExhausted { fixBlockedColumns() }
    return []
  }

  /// Loads a component. Every variable is its own column, unrestricted and zero.
  private mutating func load(_ component: Components.Component, of all: Components, at parameters: Parameters) {
    columnCount = component.unknowns.count
    rowCount = component.rows.count
    freeCount = columnCount
    unrestrictedCount = columnCount
    blockingRows.clear()
    if columnCount > columns.count || rowCount > rows.count { grow() }
    matrix.reset(count: columnCount)
    meter.work += columnCount * ColumnVector.blockCount(columnCount)
    gradient.reset(count: columnCount)
    unrestrictedWeights.reset(count: columnCount)
    for column in allColumns { unrestrictedWeights[column] = 1 }
    // Most components have one or two variables, so loading one must take little more than reading its rows.
    let count = columnCount
    var columns = self.columns.mutableSpan
    for column in 0..<count { columns[column] = TableauColumn(row: -1) }
    var point = self.point.mutableSpan
    for column in 0..<count { point[column] = .zero }
    terms = all.terms
    areUsersKnown = false
    var termCount = 0
    var rows = self.rows.mutableSpan
    for (row, position) in component.rows.enumerated() {
      let source = all.rows[position]
      rows[row] = TableauRow(
        terms: source.terms, constant: source.constant.value(at: parameters), perturbation: Self.perturbation(row))
      termCount += source.terms.count
    }
    self.termCount = termCount
  }

  /// Grows the arrays for a component larger than all earlier ones.
  private mutating func grow() {
    let rowCapacity = rowCount > rows.count ? max(rowCount, 2 * rows.count, Self.initialCapacity) : rows.count
    let columnCapacity =
      columnCount > columns.count ? max(columnCount, 2 * columns.count, Self.initialCapacity) : columns.count
    columns = Array(filledWith: TableauColumn(row: -1), count: columnCapacity)
    point = Array(filledWith: .zero, count: columns.count)
    columnEntries = Array(filledWith: 0, count: columns.count)
    collected = SparseAccumulator(variableCount: columns.count)
    rows = Array(filledWith: TableauRow(terms: 0..<0, constant: 0, perturbation: 0), count: rowCapacity)
  }

  private static var initialCapacity: Int { 16 }

  /// The maximum number of spare terms in an index. Allocating memory takes time even if it is never used.
  private static var largestReserve: Int { 1 << 16 }

  /// Returns the perturbation of a row, from 1 to 2. A perturbation must differ from all sums of others that layouts
  /// form, so perturbations are the fractional parts of multiples of the golden ratio.
  private static func perturbation(_ row: Int) -> Double {
    let multiple = 0.618_033_988_749_894_9 * Double(row + 1)
    return 1 + multiple - multiple.rounded(.down)
  }

  /// Finds the rows that contain each variable.
  mutating func indexUsers() {
    areUsersKnown = true
    if userEnds.count < columns.count { userEnds = Array(filledWith: 0, count: columns.count) }
    if denseRates.count < rows.count { denseRates = Array(filledWith: 0, count: rows.count) }
    for variable in allColumns { userEnds[variable] = 0 }
    for row in allRows { for position in rows[row].terms { userEnds[terms[position].variable] += 1 } }
    for variable in allColumns.dropFirst() { userEnds[variable] += userEnds[variable - 1] }
    if users.count < termCount {
      let reserve = min(termCount, Self.largestReserve)
      users = Array(filledWith: LinearConstraint.Term(0, 0), count: termCount + reserve)
    }
    // Filled from the back, so that the ends become the starts. They are then moved on by one variable.
    for row in allRows.reversed() {
      for position in rows[row].terms {
        let term = terms[position]
        userEnds[term.variable] -= 1
        users[Int(userEnds[term.variable])] = LinearConstraint.Term(row, term.coefficient)
      }
    }
    for variable in allColumns.dropLast() { userEnds[variable] = userEnds[variable + 1] }
    userEnds[columnCount - 1] = Int32(termCount)
  }

  /// Requires that rows are not negative.
  ///
  /// This is the first phase of the simplex method: the sum of infeasibilities is minimized like any level.
  ///
  /// - Returns: A combination of rows that cannot hold. Empty if all hold, or if the work limit was reached before that
  ///   is known.
  private mutating func require(_ range: Range<Int>) -> [RowFactor] {
    for row in range where !meter.check() { install(row, .inequality) }
    // A contradiction is read from the gradient, which must not contain mean slopes.
    minimise(range, usesSubgradients: false)
    for row in range where rows[row].value < -Tolerance.feasibility && !isExhausted {
      return contradictoryRows()
    }
    // All hold. A value that rounding left below zero counts as zero.
    for row in range {
      rows[row].penalty = .notNegative
      if rows[row].state == .basic { rows[row].isBelow = false }
    }
    return []
  }

  /// Returns the combination of required rows that cannot hold, if the minimal sum of infeasibilities is not zero.
  ///
  /// There the sum of the violated rows is `infeasibility + Σ gradient · column`, and no column lowers it. So the
  /// difference of those rows and the columns' rows says that a negative number is not negative (Farkas 1902).
  private func contradictoryRows() -> [RowFactor] {
    let violated = allRows.filter { rows[$0].state == .basic && rows[$0].isBelow }
    let opposing = allColumns.filter { columns[$0].row >= 0 && abs(gradient[$0]) > Tolerance.cost }
    return violated.map { RowFactor(row: $0, factor: 1) }
      + opposing.map { RowFactor(row: columns[$0].row, factor: gradient[$0]) }
  }

  /// Minimizes the sum of violations of one level, and restricts the columns to its optimal points.
  mutating func optimise(_ range: Range<Int>, _ penalty: (Int) -> Penalty) {
    for row in range where !meter.check() { install(row, penalty(row)) }
    minimise(range, usesSubgradients: usesSubgradients)
    settle(range)
  }
}
