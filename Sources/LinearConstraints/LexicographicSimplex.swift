/// The third stage: the simplex method on one component, one level of priority after the other.
///
/// Constraint hierarchies (Borning, Freeman-Benson, Wilson 1992) are solved as a sequence of linear programs, the
/// highest level first. The tableau (Dantzig 1963) expresses everything by a few *columns*, variables whose value is
/// zero at the moment: the values that are asked for, and the *basic rows*, whose values are not negative. A level is
///
/// 1. **installed**: its rows are written in terms of the columns and become basic, or take the place of a column that
///    is still free;
/// 2. **minimised**: while the sum of violations falls when some column leaves zero, that column is exchanged with the
///    basic row that stops it;
/// 3. **settled**: at the optimum the sum of violations is `optimum + Σ cost · column`, and no cost is negative, so the
///    points that keep the optimum are exactly those where every column with a positive cost stays zero. These columns
///    are removed for good. What remains describes all optimal points of this and of every higher level.
///
/// The tableau therefore only shrinks, and where no column remains everything is determined. Every point it describes
/// is optimal for what has been settled, so it can be stopped, copied and continued anywhere.
struct LexicographicSimplex: Sendable {
  /// A column: what it costs that it leaves zero.
  enum Column: Sendable {
    /// It is a variable that no installed row contains; it may take any value at no cost.
    case free
    /// It is the value of a row.
    case row(Kink)
    /// It stays zero; no expression contains it.
    case removed
  }

  /// A row whose value is not zero at the moment, or is zero without being a column.
  struct BasicRow: Sendable {
    /// Its value in terms of the columns; the constant, its value at the moment, is not negative.
    var expression: AffineExpression
    /// Its cost.
    var kink: Kink
    /// An infinitely small distance from zero that the value at the moment has in addition, while a cost is minimised.
    var nudge = 0.0
  }

  /// The columns. A basic row never contains a free one.
  var columns: [Column]
  /// The variables of the component in terms of the columns.
  var values: [AffineExpression]
  /// The basic rows.
  var basics: [BasicRow] = []
  /// How many rows have been installed.
  var installedCount = 0

  /// Variables that nothing is known of.
  init(variableCount: Int) {
    columns = Array(repeating: .free, count: variableCount)
    values = (0..<variableCount).map { AffineExpression(variable: $0) }
  }

  /// A component with all its levels settled.
  ///
  /// - Throws: `Contradiction` where its required rows cannot all hold.
  init(_ component: Components.Component) throws(Contradiction) {
    self.init(variableCount: component.variables.count)
    let required = component.rows.prefix(while: \.isRequired)
    try require(required)
    var start = required.endIndex
    while start < component.rows.endIndex, !isDetermined {
      let level = component.rows[start...].prefix { $0.level == component.rows[start].level }
      optimise(level)
      start = level.endIndex
    }
  }

  /// Whether no variable can change any more.
  var isDetermined: Bool {
    columns.allSatisfy { if case .removed = $0 { true } else { false } }
  }

  /// An expression of the component's variables in terms of the columns.
  func expression(_ expression: AffineExpression) -> AffineExpression {
    var result = AffineExpression(constant: expression.constant)
    for term in expression.terms { result.add(values[term.variable], times: term.coefficient) }
    return result
  }

  /// Demands that rows are not negative.
  ///
  /// This is the first phase of the simplex method: the sum of what is missing is minimised like any level.
  private mutating func require(_ rows: ArraySlice<LinearSystem.Row>) throws(Contradiction) {
    for row in rows { install(row.expression, above: 0, below: 1) }
    minimise()
    let violated = basics.indices.filter { basics[$0].kink.above == 1 }
    guard violated.allSatisfy({ basics[$0].expression.constant <= Tolerance.feasibility }) else {
      throw Contradiction(of: contradictoryRows().map { rows[rows.startIndex + $0] })
    }
    for index in violated {
      basics[index].expression.constant = 0
      flip(index)
    }
    demandInstalledRows()
  }

  /// The required rows that cannot hold together where what is missing is smallest and not zero.
  ///
  /// There the sum of the rows with a cost is `missing + Σ gradient · column`, and no column lowers it: this combination
  /// of those rows and the columns' rows is the contradiction.
  private func contradictoryRows() -> [Int] {
    let costly = basics.filter { $0.kink.above == 1 }.map(\.kink.row)
    let gradient = gradient()
    let opposing = columns.indices.compactMap { column -> Int? in
      guard case .row(let kink) = columns[column], abs(gradient[column]) > Tolerance.cost else { return nil }
      return kink.row
    }
    return (costly + opposing).sorted()
  }

  /// Minimises the sum of violations of one level and keeps to the minimum from then on.
  private mutating func optimise(_ rows: ArraySlice<LinearSystem.Row>) {
    for row in rows { install(row.expression, above: row.isEquality ? 1 : 0, below: 1) }
    minimise()
    settle()
  }

  /// Brings an expression as near to zero as it can be and keeps it there.
  mutating func bringToZero(_ expression: AffineExpression) {
    install(expression, above: 1, below: 1)
    minimise()
    settle()
  }

  /// Adds a row with its cost per unit above and below zero.
  ///
  /// Where the row contains a free column, the column is exchanged with it: the row becomes zero, and the free variable
  /// is from then on a value that follows from the columns.
  private mutating func install(_ expression: AffineExpression, above: Double, below: Double) {
    let row = self.expression(expression)
    let kink = Kink(above: above, below: below, row: installedCount)
    installedCount += 1
    guard let free = freeColumn(in: row) else {
      basics.append(BasicRow(expression: row, kink: kink))
      if row.constant < 0 { flip(basics.count - 1) }
      return
    }
    let solved = row.solved(for: free, equalTo: free)
    for index in values.indices { values[index].replace(free, with: solved) }
    columns[free] = .row(kink)
  }

  /// The free column with the largest coefficient in an expression.
  func freeColumn(in expression: AffineExpression) -> Int? {
    var best: AffineExpression.Term?
    for term in expression.terms where abs(term.coefficient) > abs(best?.coefficient ?? 0) {
      if case .free = columns[term.variable] { best = term }
    }
    return best?.variable
  }

  /// Turns a basic row into its negative.
  mutating func flip(_ index: Int) {
    basics[index].expression.scale(by: -1)
    basics[index].nudge *= -1
    basics[index].kink = basics[index].kink.flipped
  }
}
