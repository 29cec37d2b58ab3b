import LinearConstraints

/// The exact optimum of a problem, by the textbook's simplex method over fractions; nothing is shared with the solver.
///
/// Each row is `terms + constant = over − short`, and each variable the difference of two, so that all columns are
/// numbers that are never negative. A level minimises the sum of its errors; the columns with a positive reduced cost
/// then stay zero for good, which leaves exactly the points that keep the optimum. Required rows are the first level,
/// whose optimum is zero where all can hold. Bland's rule (1977) ends every run.
struct ExactOptimum {
  /// The least sums of violations: that of what is required, then the highest priority first.
  private(set) var costs: [Fraction] = []

  private let variableCount: Int
  /// The rows of the tableau: the basic column of each is what remains of `right − Σ entry · column`.
  private var entries: [[Fraction]] = []
  private var rights: [Fraction] = []
  private var basis: [Int] = []
  /// True for each free column, which may be other than zero.
  private var isFree: [Bool]

  /// Minimises all levels of a problem.
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

  /// Returns whether all required rows can hold.
  var isFeasible: Bool { costs[0] == .zero }

  /// The lowest and highest value of a sum over all optimal points; nil for no bound.
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

  /// The column of how far a row is above zero; the next is how far it is below.
  private func over(_ row: Int) -> Int { 2 * (variableCount + row) }

  private mutating func add(_ constraint: LinearConstraint, _ row: Int) throws(Fraction.Overflow) {
    let constant = try Fraction(constraint.constant)
    // over = constant + terms where that is not negative at the origin, otherwise short = −constant − terms.
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

  /// The least value of an objective; nil where it falls without end. Keeps to the optimum from then on if asked to.
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

  /// The row that stops a column first; of equals the one with the first basic column.
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
