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
  mutating func takeShortestEquality() -> LinearSystem.Row? {
    while shortest < waiting.count {
      guard let index = waiting[shortest].popLast() else {
        shortest += 1
        continue
      }
      guard isWaiting[index], rows[index].expression.terms.count == shortest else { continue }
      let row = rows[index]
      for term in row.expression.terms { count(term.variable, in: index, by: -1) }
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

  /// Puts an expression in the place of a variable everywhere; `origin` is the combination of constraints that says
  /// `expression − variable = 0`.
  mutating func replace(_ variable: Int, with expression: AffineExpression, origin: AffineExpression) {
    let affected = users[variable]
    users[variable] = []
    for index in affected {
      let coefficient = rows[index].expression.coefficient(of: variable)
      guard coefficient != 0 else { continue }
      for term in expression.terms {
        if rows[index].expression.coefficient(of: term.variable) == 0 {
          users[term.variable].append(index)
        } else {
          count(term.variable, in: index, by: -1)
        }
      }
      rows[index].expression.replace(variable, with: expression)
      rows[index].origin.add(origin, times: coefficient)
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
