internal import WorkBudgets

/// The third stage: the simplex method on one component, one level of priority after the other.
///
/// Constraint hierarchies (Borning, Freeman-Benson, Wilson 1992) are solved as a sequence of linear programs, the
/// highest level first (preemptive goal programming). As many rows as there are variables are *nonbasic*: their values
/// are zero and are the columns of the tableau, by which everything else is expressed (Dantzig 1963). Only the inverse
/// of the basis is stored: a row of two or three terms is calculated from it when it is needed, so that a step costs
/// little however many rows there are (the revised simplex method). A level is
///
/// 1. **installed**: its rows become basic, or take the place of a column that is still an unrestricted variable;
/// 2. **minimised**: while the sum of violations falls when some column leaves zero, that column is exchanged with the
///    basic row that blocks it;
/// 3. **settled**: at the optimum the sum of violations is `optimum + Σ reduced cost · column`, and no reduced cost is
///    negative, so the points that keep the optimum are exactly those where every column with a positive reduced cost
///    stays zero. These columns become fixed. The other ones span all optimal points of this and of every higher level.
///
/// Fewer and fewer columns are free, and when none is, every variable is determined. Every point on the way is optimal
/// for the levels that have been settled, so the work can be stopped and continued anywhere.
///
/// One value serves all components in turn, so that its arrays are allocated once.
struct LexicographicSimplex: Sendable {
  /// The number of variables of the component, and of columns.
  private(set) var columnCount = 0
  /// The number of rows of the component.
  private(set) var rowCount = 0
  /// The variables in terms of the columns.
  var matrix = InverseMatrix()
  /// The columns. Like the other arrays this one is as long as the largest component so far needs.
  var columns: [TableauColumn] = []
  /// The values of the variables, and their perturbations.
  var point: [SIMD2<Double>] = []
  /// The rows.
  var rows: [TableauRow] = []
  /// The terms of the rows.
  private(set) var terms: [LinearConstraint.Term] = []
  /// The number of terms of the rows.
  private(set) var termCount = 0
  /// The rows that contain each variable with their coefficients, one variable behind the other (the columns of the
  /// constraint matrix).
  private(set) var users: [LinearConstraint.Term] = []
  /// Indicates that ``users`` are those of this component.
  private(set) var areUsersKnown = false
  /// The end of each variable's rows in ``users``.
  private var userEnds: [Int32] = []
  /// The number of columns that are free.
  var freeCount = 0
  /// The number of these that are unrestricted.
  var unrestrictedCount = 0
  /// 1 for each unrestricted column, zero for the others.
  var unrestrictedWeights = ColumnVector()
  /// The gradient of the cost of the level in progress, per unit of each column: the reduced costs without the columns'
  /// own penalties.
  var gradient = ColumnVector()
  /// Indicates that subgradients may prove a point optimal. The columns at the end then need not be the rows that make
  /// the point optimal, so they are no explanation of it.
  var usesSubgradients = true
  /// The work on all components, in the unit of ``SolverLimit``.
  var meter = WorkMeter()
  /// The basic rows that are zero and cannot change without leaving the optimal points. Some of them are zero by chance,
  /// at some parameters only.
  var blockingRows = ReusableList<Int>()
  /// The basic rows of the level in progress that are zero at all its optimal points.
  var implicitEqualities = ReusableList<Int>()

  // Scratch for a step.
  var otherGradient = ColumnVector()
  var rowCoefficients = ColumnVector()
  var columnEntries: [Double] = []
  var changed = ReusableList<LinearConstraint.Term>()
  /// A sum of rows that is to change the gradient.
  var collected = SparseAccumulator(variableCount: 0)
  var denseRates: [Double] = []
  var rowRates = ReusableList<RowRate>()
  var breakpoints = ReusableList<Breakpoint>()

  /// A value without a component.
  init() {}

  /// Indicates that the work was stopped before the optimum was found: whatever was found is not to be kept.
  var isExhausted: Bool { meter.isOver }

  /// Indicates that every variable has one value only.
  var isDetermined: Bool { freeCount == 0 }

  /// The numbers of all columns, and of all variables.
  var allColumns: Range<Int> { 0..<columnCount }

  /// The numbers of all rows.
  var allRows: Range<Int> { 0..<rowCount }

  /// The positions in ``users`` of the rows that contain a variable.
  func userRange(of variable: Int) -> Range<Int> {
    (variable == 0 ? 0 : Int(userEnds[variable - 1]))..<Int(userEnds[variable])
  }

  /// Settles all levels of a component at some parameters.
  ///
  /// - Returns: A combination of required rows, by their positions in the component, that cannot hold; empty where all
  ///   hold.
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

  /// Loads a component: every variable is its own column, unrestricted and zero.
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
    // Most components have one or two variables, so to load one must take little more than to read its rows.
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

  /// Grows the arrays for a component that is larger than all before.
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

  /// The most terms that an index has more room for than it needs: memory that is never used takes time as well.
  private static var largestReserve: Int { 1 << 16 }

  /// The perturbation of a row, from 1 to 2. Perturbations only have to be unlike any sums that layouts make of each
  /// other: the fractions of multiples of the golden ratio.
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
    // Filled from behind, so that the ends become the starts; then they are moved on by one variable.
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
  /// This is the first phase of the simplex method: the sum of infeasibilities is minimised like any level.
  ///
  /// - Returns: A combination of rows that cannot hold; empty where all hold, or where the work was stopped before that
  ///   is known.
  private mutating func require(_ range: Range<Int>) -> [RowFactor] {
    for row in range where !meter.check() { install(row, .inequality) }
    // A contradiction is read from the gradient, so mean slopes must not be in it.
    minimise(range, usesSubgradients: false)
    for row in range where rows[row].value < -Tolerance.feasibility && !isExhausted {
      return contradictoryRows()
    }
    // All hold: what rounding has left below zero counts as zero.
    for row in range {
      rows[row].penalty = .notNegative
      if rows[row].state == .basic { rows[row].isBelow = false }
    }
    return []
  }

  /// The combination of required rows that cannot hold, where the sum of infeasibilities is smallest and not zero.
  ///
  /// There the sum of the violated rows is `infeasibility + Σ gradient · column`, and no column lowers it: the
  /// difference of those rows and the columns' rows says that a negative number is not negative (Farkas 1902).
  private func contradictoryRows() -> [RowFactor] {
    let violated = allRows.filter { rows[$0].state == .basic && rows[$0].isBelow }
    let opposing = allColumns.filter { columns[$0].row >= 0 && abs(gradient[$0]) > Tolerance.cost }
    return violated.map { RowFactor(row: $0, factor: 1) }
      + opposing.map { RowFactor(row: columns[$0].row, factor: gradient[$0]) }
  }

  /// Minimises the sum of violations of one level, and restricts the columns to its optimal points.
  mutating func optimise(_ range: Range<Int>, _ penalty: (Int) -> Penalty) {
    for row in range where !meter.check() { install(row, penalty(row)) }
    minimise(range, usesSubgradients: usesSubgradients)
    settle(range)
  }
}
