import LayoutTestSupport
import LinearConstraints

/// Random small problems with whole numbers.
struct RandomProblems {
  private var generator: SeededRandomNumberGenerator

  /// Creates the problems of a seed.
  init(seed: UInt64) { generator = SeededRandomNumberGenerator(seed: seed) }

  /// Returns a problem with up to three variables. Its required rows all hold at some point with whole coordinates.
  mutating func next() -> LinearProblem {
    let count = Int.random(in: 1...3, using: &generator)
    let known = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &generator)) }
    var constraints: [LinearConstraint] = []
    for _ in 0..<Int.random(in: 0...2, using: &generator) { constraints.append(required(meetingAt: known)) }
    for _ in 0..<Int.random(in: 2...8, using: &generator) { constraints.append(optional(count)) }
    return LinearProblem(
      count, nonNegative: Bool.random(using: &generator) ? [0] : [], constraints.shuffled(using: &generator))
  }

  /// Returns a problem with few optional constraints, each variable between 0 and 30, and a preference for each
  /// variable in some order.
  mutating func nextInBox() -> LinearProblem {
    let count = Int.random(in: 1...3, using: &generator)
    let known = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &generator)) }
    var constraints = (0..<count).map { row([($0, 1)], .lessThanOrEqual, 30) }
    for _ in 0..<Int.random(in: 0...1, using: &generator) { constraints.append(required(meetingAt: known)) }
    for _ in 0..<Int.random(in: 0...3, using: &generator) { constraints.append(optional(count)) }
    let preferences = (0..<count).map { preference($0, Double(Int.random(in: -5...35, using: &generator))) }
    return LinearProblem(count, nonNegative: Array(0..<count), constraints, preferences: shuffled(preferences))
  }

  /// Returns a problem with required rows that may contradict each other. Some may not be broken.
  mutating func nextRequiredOnly() -> LinearProblem {
    let count = Int.random(in: 1...3, using: &generator)
    var problem = LinearProblem(count, nonNegative: Bool.random(using: &generator) ? [0] : [], [])
    for _ in 0..<Int.random(in: 2...8, using: &generator) {
      let point = (0..<count).map { _ in Double(Int.random(in: 0...20, using: &generator)) }
      problem.constraints.append(required(meetingAt: point))
      problem.isBreakable.append(Int.random(in: 0..<4, using: &generator) > 0)
    }
    return problem
  }

  /// Returns a required row that holds at a point.
  mutating func required(meetingAt point: [Double]) -> LinearConstraint {
    var row = optional(point.count)
    let value = row.terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    let slack = Double(Int.random(in: 0...3, using: &generator))
    row.priority = nil
    switch row.relation {
    case .equal: row.constant = -value
    case .lessThanOrEqual: row.constant = -value - slack
    case .greaterThanOrEqual: row.constant = -value + slack
    }
    return row
  }

  /// Returns an optional row at one of four priorities.
  mutating func optional(_ count: Int) -> LinearConstraint {
    let relations: [LinearConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let terms = (0..<Int.random(in: 1...count, using: &generator)).map { _ in
      LinearConstraint.Term(
        Int.random(in: 0..<count, using: &generator), [1, 1, -1, 2, 0.5, -3].randomElement(using: &generator) ?? 1)
    }
    return LinearConstraint(
      terms, constant: Double(Int.random(in: -20...20, using: &generator)),
      relations.randomElement(using: &generator) ?? .equal,
      priority: [250, 500, 749.5, 750].randomElement(using: &generator))
  }

  /// Returns an equivalent problem whose constraints use other variables. Required equalities tie these to the original
  /// ones in a chain: each is its variable plus twice the previous one.
  mutating func hidden(_ problem: LinearProblem) -> LinearProblem {
    let count = problem.variableCount
    var constraints = problem.constraints.map { constraint in
      var hidden = constraint
      hidden.terms = constraint.terms.flatMap { term in
        let other = LinearConstraint.Term(count + term.variable, term.coefficient)
        return term.variable == 0 ? [other] : [other, .init(count + term.variable - 1, -2 * term.coefficient)]
      }
      return hidden
    }
    for variable in 0..<count {
      let before = variable == 0 ? [] : [(count + variable - 1, -2.0)]
      constraints.append(row([(count + variable, 1), (variable, -1)] + before, .equal, 0))
    }
    return LinearProblem(2 * count, nonNegative: problem.nonNegative, shuffled(constraints))
  }

  /// Returns a random whole number.
  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// Returns a shuffled copy of a list.
  mutating func shuffled<Element>(_ list: [Element]) -> [Element] { list.shuffled(using: &generator) }
}
