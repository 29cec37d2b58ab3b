import LinearConstraints

/// The exact optimum of a problem, by the textbook simplex method over fractions. It shares no code with the solver.
///
/// Each row is `terms + constant = over − short`, and each variable is the difference of two columns, so that no column
/// is ever negative. A level minimizes the sum of its errors. The columns with a positive reduced cost then stay zero
/// for good, which leaves exactly the points that keep the optimum. Required rows are the first level, whose optimum is
/// zero if all can hold. Bland's rule (1977) ensures termination.
struct ExactOptimum {
  /// The minimal sums of violations: that of the required rows, then by descending priority.
  private(set) var costs: [Fraction] = []

  private let variableCount: Int
  /// The rows of the tableau. The basic column of each has the value `right − Σ entry · column`.
  private var entries: [[Fraction]] = []
  private var rights: [Fraction] = []
  private var basis: [Int] = []
  /// Whether each column is free, which means that it may be other than zero.
  private var isFree: [Bool]

  /// Minimizes all levels of a problem.
  init(_ problem: LinearProblem) throws(Fraction.Overflow) {
    variableCount = problem.variableCount
    let rules = problem.nonNegative.map { LinearConstraint([.init($0, 1)], .greaterThanOrEqual) }
    let constraints = Array(problem.constraints) + rules
    isFree = Array(repeating: true, count: 2 * (variableCount + constraints.count))
    for (row, constraint) in constraints.enumerated() { try add(constraint, row) }
    let priorities = Set(constraints.map { $0.priority ?? .infinity }.filter { $0 != .infinity }).sorted(by: >)
    for priority in [nil] + priorities.map({ $0 as Double? }) {
      var objective = Array(repeating: Fraction.zero, count: isFree.count)
      for (row, constraint) in constraints.enumerated() where constraint.priority == priority {
        if constraint.relation != .greaterThanOrEqual { objective[over(row)] = .one }
        if constraint.relation != .lessThanOrEqual { objective[over(row) + 1] = .one }
      }
      costs.append(try minimise(objective, keeping: true) ?? .zero)
    }
  }

  /// Whether all required rows can hold.
  var isFeasible: Bool { costs[0] == .zero }

  /// Returns the lowest and highest value of a sum over all optimal points. Nil means unbounded.
  func interval(of terms: [LinearConstraint.Term]) throws(Fraction.Overflow) -> (minimum: Fraction?, maximum: Fraction?)
  {
    var objective = Array(repeating: Fraction.zero, count: isFree.count)
    for term in terms {
      let coefficient = try Fraction(term.coefficient)
      objective[2 * term.variable] = try objective[2 * term.variable].plus(coefficient)
      objective[2 * term.variable + 1] = try objective[2 * term.variable].negated
    }
    var (lower, upper) = (self, self)
    var negated = objective
    for column in negated.indices { negated[column] = try objective[column].negated }
    let minimum = try lower.minimise(objective, keeping: false)
    let maximum = try upper.minimise(negated, keeping: false)
    return (minimum, try maximum?.negated)
  }

  /// Returns the column for the amount by which a row is above zero. The next column is the amount below zero.
  private func over(_ row: Int) -> Int { 2 * (variableCount + row) }

  private mutating func add(_ constraint: LinearConstraint, _ row: Int) throws(Fraction.Overflow) {
    let constant = try Fraction(constraint.constant)
    // over = constant + terms if that is not negative at the origin, otherwise short = −constant − terms.
    let sign = constant < .zero ? -1 : 1
    var new = Array(repeating: Fraction.zero, count: isFree.count)
    for term in constraint.terms {
      let coefficient = try Fraction(-Double(sign) * term.coefficient)
      new[2 * term.variable] = try new[2 * term.variable].plus(coefficient)
      new[2 * term.variable + 1] = try new[2 * term.variable].negated
    }
    new[over(row)] = Fraction(sign)
    new[over(row) + 1] = Fraction(-sign)
    entries.append(new)
    rights.append(try constant.times(Fraction(sign)))
    basis.append(sign < 0 ? over(row) + 1 : over(row))
  }

  /// Returns the minimum of an objective, or nil if it is unbounded. Restricts later minimizations to the optimum if
  /// `keeping` is true.
  private mutating func minimise(_ objective: [Fraction], keeping: Bool) throws(Fraction.Overflow) -> Fraction? {
    var reduced = objective
    for row in basis.indices where objective[basis[row]] != .zero {
      for column in reduced.indices where entries[row][column] != .zero {
        reduced[column] = try reduced[column].plus(objective[basis[row]].times(entries[row][column]).negated)
      }
    }
    while let entering = reduced.indices.first(where: { isFree[$0] && reduced[$0] < .zero }) {
      guard let leaving = try leavingRow(entering) else { return nil }
      try pivot(leaving, entering, &reduced)
    }
    if keeping { for column in isFree.indices where reduced[column] > .zero { isFree[column] = false } }
    var value = Fraction.zero
    for row in basis.indices { value = try value.plus(objective[basis[row]].times(rights[row])) }
    return value
  }

  /// Returns the row that limits a column first. Of equal ones, returns the row with the lowest basic column.
  private func leavingRow(_ entering: Int) throws(Fraction.Overflow) -> Int? {
    var best: (row: Int, ratio: Fraction)?
    for row in basis.indices where entries[row][entering] > .zero {
      let ratio = try rights[row].divided(by: entries[row][entering])
      if let best, best.ratio < ratio || (best.ratio == ratio && basis[best.row] < basis[row]) { continue }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int, _ reduced: inout [Fraction]) throws(Fraction.Overflow) {
    let support = entries[row].indices.filter { entries[row][$0] != .zero }
    let divisor = entries[row][column]
    for index in support { entries[row][index] = try entries[row][index].divided(by: divisor) }
    rights[row] = try rights[row].divided(by: divisor)
    for other in basis.indices where other != row && entries[other][column] != .zero {
      let factor = try entries[other][column].negated
      for index in support {
        entries[other][index] = try entries[other][index].plus(factor.times(entries[row][index]))
      }
      rights[other] = try rights[other].plus(factor.times(rights[row]))
    }
    let factor = try reduced[column].negated
    for index in support { reduced[index] = try reduced[index].plus(factor.times(entries[row][index])) }
    basis[row] = column
  }
}
