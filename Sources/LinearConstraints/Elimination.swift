/// The first stage: required equalities are used up by solving each for one variable and putting that in everywhere.
///
/// This is Gaussian elimination on sparse rows. The shortest row goes first: one variable is a value, two are a
/// merger, and neither makes another row longer. Layouts hang together mostly by such rows, so that trees, rows and
/// columns of views vanish here and only what is really to be decided is left. In a longer row the variable that the
/// fewest rows use is solved for, which keeps the others short (Markowitz 1957).
struct Elimination: Sendable {
  /// One variable and what it is equal to, in terms of variables that are eliminated later or never.
  struct Step: Sendable {
    /// The variable.
    var variable: Int
    /// What it is equal to.
    var expression: AffineExpression
  }

  /// The eliminated variables in the order of their elimination.
  private(set) var steps: [Step] = []
  /// The rows that are left, in terms of variables that are left, in their order.
  private(set) var rows: [LinearSystem.Row] = []
  /// Whether each variable was eliminated.
  private(set) var isEliminated: [Bool]
  /// Whether no row says that a number other than zero is zero.
  private(set) var isConsistent = true

  /// Eliminates as many variables of a system as its required equalities allow.
  init(_ system: LinearSystem) {
    isEliminated = Array(repeating: false, count: system.variableCount)
    var matrix = EliminationMatrix(system)
    while isConsistent, let row = matrix.takeShortestEquality() {
      guard let variable = matrix.bestVariable(in: row) else {
        isConsistent = abs(row.constant) <= Tolerance.feasibility
        continue
      }
      let expression = row.solved(for: variable, equalTo: nil)
      isEliminated[variable] = true
      steps.append(Step(variable: variable, expression: expression))
      matrix.replace(variable, with: expression)
    }
    rows = matrix.rows.filter { !($0.isRequired && $0.isEquality) }
  }

  /// The values of all variables from the values of those that were left.
  func completed(_ values: [Double]) -> [Double] {
    var values = values
    for step in steps.reversed() {
      values[step.variable] = step.expression.terms.reduce(step.expression.constant) {
        $0 + $1.coefficient * values[$1.variable]
      }
    }
    return values
  }
}

/// The rows of a system while variables are eliminated from them, with an index of who uses which variable.
struct EliminationMatrix {
  /// All rows in their order; equalities that were taken are empty.
  private(set) var rows: [LinearSystem.Row]
  /// For each variable the rows that contain it; some may have lost it since.
  private var users: [[Int]]
  /// The equalities that wait, by their number of terms; some may have been taken or changed since.
  private var waiting: [[Int]] = []
  /// Whether each row is an equality that waits.
  private var isWaiting: [Bool]
  /// For each variable how many rows contain it.
  private var useCounts: [UseCount]
  /// No shorter row waits.
  private var shortest = 0

  /// The rows of a system.
  init(_ system: LinearSystem) {
    rows = system.rows
    users = Array(repeating: [], count: system.variableCount)
    isWaiting = rows.map { $0.isRequired && $0.isEquality }
    useCounts = Array(repeating: UseCount(), count: system.variableCount)
    for index in rows.indices.reversed() {
      for term in rows[index].expression.terms {
        users[term.variable].append(index)
        count(term.variable, in: index, by: 1)
      }
      if isWaiting[index] { enqueue(index) }
    }
  }

  /// Removes and returns an equality with the fewest terms.
  mutating func takeShortestEquality() -> AffineExpression? {
    while shortest < waiting.count {
      guard let index = waiting[shortest].popLast() else {
        shortest += 1
        continue
      }
      guard isWaiting[index], rows[index].expression.terms.count == shortest else { continue }
      let row = rows[index].expression
      for term in row.terms { count(term.variable, in: index, by: -1) }
      isWaiting[index] = false
      rows[index].expression = AffineExpression()
      return row
    }
    return nil
  }

  /// The variable that a row is best solved for: among coefficients that are not small in this row, the one that the
  /// fewest rows use, those counted first that stay, and of equals the first; nil where the row is a number.
  func bestVariable(in row: AffineExpression) -> Int? {
    let largest = row.largestCoefficient
    guard largest > Tolerance.pivot else { return nil }
    var best: Int?
    for term in row.terms where abs(term.coefficient) >= Self.acceptableShare * largest {
      if let best, !(useCounts[term.variable] < useCounts[best]) { continue }
      best = term.variable
    }
    return best
  }

  /// Puts an expression in the place of a variable everywhere.
  mutating func replace(_ variable: Int, with expression: AffineExpression) {
    let affected = users[variable]
    users[variable] = []
    for index in affected where rows[index].expression.coefficient(of: variable) != 0 {
      for term in expression.terms {
        if rows[index].expression.coefficient(of: term.variable) == 0 {
          users[term.variable].append(index)
        } else {
          count(term.variable, in: index, by: -1)
        }
      }
      rows[index].expression.replace(variable, with: expression)
      for term in expression.terms where rows[index].expression.coefficient(of: term.variable) != 0 {
        count(term.variable, in: index, by: 1)
      }
      if isWaiting[index] { enqueue(index) }
    }
  }

  /// Notes that a variable came into a row, or left it.
  private mutating func count(_ variable: Int, in index: Int, by change: Int) {
    if isWaiting[index] {
      useCounts[variable].waiting += change
    } else {
      useCounts[variable].staying += change
    }
  }

  /// Dividing by a coefficient much smaller than its neighbours would magnify rounding errors.
  private static let acceptableShare = 0.1

  /// How many rows contain a variable.
  private struct UseCount {
    /// How many equalities that will be used up.
    var waiting = 0
    /// How many rows that the next stages will have to deal with; these should stay short above all.
    var staying = 0

    static func < (first: UseCount, second: UseCount) -> Bool {
      (first.staying, first.waiting) < (second.staying, second.waiting)
    }
  }

  /// Puts a row into the queue of its length.
  private mutating func enqueue(_ index: Int) {
    let length = rows[index].expression.terms.count
    while waiting.count <= length { waiting.append([]) }
    waiting[length].append(index)
    shortest = min(shortest, length)
  }
}
