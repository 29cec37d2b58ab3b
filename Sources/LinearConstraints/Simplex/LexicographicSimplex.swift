/// The third stage: the simplex method on one component, one level of priority after the other.
///
/// Constraint hierarchies (Borning, Freeman-Benson, Wilson 1992) are solved as a sequence of linear programs, the
/// highest level first. As many rows as there are variables are zero at the moment; their values are the *columns*, and
/// everything is expressed by them (Dantzig 1963). Only the variables are kept in this form: a row of two or three terms
/// is put together from them when it is looked at, so that a step costs little however many rows there are. A level is
///
/// 1. **installed**: its rows become basic, or take the place of a column that is still free;
/// 2. **minimised**: while the sum of violations falls when some column leaves zero, that column is exchanged with the
///    basic row that stops it;
/// 3. **settled**: at the optimum the sum of violations is `optimum + Σ cost · column`, and no cost is negative, so the
///    points that keep the optimum are exactly those where every column with a positive cost stays zero. These columns
///    are closed for good. What remains describes all optimal points of this and of every higher level.
///
/// Fewer and fewer columns stay open, and when none is, everything is determined. Every point on the way is optimal for
/// what has been settled, so the work can be stopped and continued anywhere.
///
/// One value serves all components in turn, so that its arrays are allocated once.
struct LexicographicSimplex: Sendable {
  /// How many variables the component has, and so how many columns.
  private(set) var columnCount = 0
  /// How many rows it has.
  private(set) var rowCount = 0
  /// The variables in terms of the columns.
  var matrix = InverseMatrix()
  /// The columns; like the other arrays it is as long as the largest component so far needs.
  var columns: [TableauColumn] = []
  /// The values of the variables, and the infinitely small distances from them.
  var point: [SIMD2<Double>] = []
  /// The rows.
  var rows: [TableauRow] = []
  /// The terms of the rows.
  private(set) var terms: [LinearConstraint.Term] = []
  /// How many terms the rows have.
  private(set) var termCount = 0
  /// The rows that contain each variable, one variable behind the other, with their coefficients.
  private(set) var users: [LinearConstraint.Term] = []
  /// Whether ``users`` are those of this component.
  private(set) var areUsersKnown = false
  /// Behind the last row that contains each variable.
  private var userEnds: [Int32] = []
  /// How many columns are not closed.
  var freeCount = 0
  /// How many of them are free.
  var unrestrictedCount = 0
  /// 1 for each free column, zero for the others.
  var unrestrictedWeights = ColumnVector()
  /// How the cost of the level in progress changes per unit of each column, apart from the column's own cost.
  var gradient = ColumnVector()
  /// Whether rows that are zero may have mean slopes. Then the columns at the end need not be rows whose sides make the
  /// point optimal: that they hold it where it is cannot be said of them.
  var usesSubgradients = true
  /// How many blocks of numbers have been calculated with, over all components.
  var work = 0
  /// Basic rows that are zero and cannot change, or the point would be less than optimal; those that are zero by chance,
  /// at some parameters only, among them.
  var blockingRows = ReusableList<Int>()
  /// Rows that are known to be zero at all optimal points of the level in progress.
  var implicitEqualities = ReusableList<Int>()

  // Room for what a step needs.
  var otherGradient = ColumnVector()
  var rowCoefficients = ColumnVector()
  var columnEntries: [Double] = []
  var changed = ReusableList<LinearConstraint.Term>()
  /// A sum of rows that is to change the gradient.
  var collected = SparseAccumulator(variableCount: 0)
  var denseRates: [Double] = []
  var rowRates = ReusableList<RowRate>()
  var breakpoints = ReusableList<Breakpoint>()

  /// Nothing.
  init() {}

  /// Whether the work was stopped before the optimum was found.
  var isExhausted: Bool { work > SolverLimit.work }

  /// Whether no variable can change any more.
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
    while start < rowCount, freeCount > 0 {
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
    if freeCount > 0, unrestrictedCount == 0 { fixBlockedColumns() }
    return []
  }

  /// Takes over a component about whose variables nothing is known yet.
  private mutating func load(_ component: Components.Component, of all: Components, at parameters: Parameters) {
    columnCount = component.unknowns.count
    rowCount = component.rows.count
    freeCount = columnCount
    unrestrictedCount = columnCount
    blockingRows.clear()
    if columnCount > columns.count || rowCount > rows.count { grow() }
    matrix.reset(count: columnCount)
    gradient.reset(count: columnCount)
    unrestrictedWeights.reset(count: columnCount)
    for column in allColumns { unrestrictedWeights[column] = 1 }
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

  /// Makes room for a component that is larger than all before.
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

  /// The distances only have to be unlike any that layouts have among each other: multiples of the golden ratio.
  private static func perturbation(_ row: Int) -> Double {
    let multiple = 0.618_033_988_749_894_9 * Double(row + 1)
    return 1 + multiple - multiple.rounded(.down)
  }

  /// Notes for each variable the rows that contain it.
  mutating func indexUsers() {
    areUsersKnown = true
    if userEnds.count < columns.count { userEnds = Array(filledWith: 0, count: columns.count) }
    if denseRates.count < rows.count { denseRates = Array(filledWith: 0, count: rows.count) }
    for variable in allColumns { userEnds[variable] = 0 }
    for row in allRows { for position in rows[row].terms { userEnds[terms[position].variable] += 1 } }
    for variable in allColumns.dropFirst() { userEnds[variable] += userEnds[variable - 1] }
    if users.count < termCount { users = Array(filledWith: LinearConstraint.Term(0, 0), count: 2 * termCount) }
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

  /// Demands that rows are not negative.
  ///
  /// This is the first phase of the simplex method: the sum of what is missing is minimised like any level.
  ///
  /// - Returns: A combination of rows that cannot hold; empty where all hold, or where the work was stopped before that
  ///   is known.
  private mutating func require(_ range: Range<Int>) -> [RowFactor] {
    for row in range { install(row, .inequality) }
    minimise(range, usesSubgradients: false)
    for row in range where rows[row].value < -Tolerance.feasibility && rows[row].state != .nonbasic && !isExhausted {
      return contradictoryRows()
    }
    for row in range {
      rows[row].penalty = .notNegative
      if rows[row].state == .basic { rows[row].isBelow = false }
    }
    return []
  }

  /// The combination of required rows that cannot hold, where what is missing is smallest and not zero.
  ///
  /// There the sum of the rows with a cost is `missing + Σ gradient · column`, and no column lowers it: the difference of
  /// those rows and the columns' rows says that a negative number is not negative.
  private mutating func contradictoryRows() -> [RowFactor] {
    var costly = allRows.filter { rows[$0].state == .basic && rows[$0].isBelow }
    if let alone = allRows.first(where: { rows[$0].state == .idle && rows[$0].value < -Tolerance.feasibility }) {
      costly = [alone]
      combine(alone)
      for column in allColumns { gradient[column] = -rowCoefficients[column] }
    }
    let opposing = allColumns.filter { columns[$0].row >= 0 && abs(gradient[$0]) > Tolerance.cost }
    return costly.map { RowFactor(row: $0, factor: 1) }
      + opposing.map { RowFactor(row: columns[$0].row, factor: gradient[$0]) }
  }

  /// Minimises the sum of violations of one level and keeps to the minimum from then on.
  mutating func optimise(_ range: Range<Int>, _ penalty: (Int) -> Penalty) {
    for row in range { install(row, penalty(row)) }
    minimise(range, usesSubgradients: usesSubgradients)
    settle(range)
  }
}
