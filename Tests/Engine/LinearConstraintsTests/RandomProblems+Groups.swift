import LinearConstraints

extension RandomProblems {
  /// Returns a problem with up to three parts that share only up to three variables, which constraints of the system
  /// usually fix first. It nearly always contains a conflict.
  mutating func nextInGroups() -> LinearProblem {
    let (shared, groups, own) = (number(in: 1...3), number(in: 1...3), number(in: 1...3))
    let count = shared + groups * own
    let point = (0..<count).map { _ in Double(number(in: 0...20)) }
    var rows: [(row: LinearConstraint, isBreakable: Bool)] = []
    for variable in 0..<shared {
      let isFirst = variable == 0 || number(in: 0...1) == 0
      let fixing =
        isFirst
        ? row([(variable, 1)], .equal, Double(number(in: -3...20)))
        : row([(variable, 1), (number(in: 0...variable - 1), -1)], .equal, Double(number(in: -10...10)))
      rows.append((fixing, number(in: 0...7) == 0))
    }
    for _ in 0..<number(in: 3...14) {
      let start = shared + own * number(in: 0...groups - 1)
      let all = Array(0..<shared) + Array(start..<start + own) + Array(start..<start + own)
      let isOfSharedOnly = number(in: 0...6) == 0
      let pool = isOfSharedOnly ? Array(0..<shared) : all
      rows.append((required(among: pool, missing: point), number(in: 0...4) > 0))
    }
    if number(in: 0...4) == 0 { rows = shuffled(rows) }
    var problem = LinearProblem(count, nonNegative: (0..<count).filter { _ in number(in: 0...2) == 0 }, rows.map(\.row))
    problem.isBreakable = rows.map(\.isBreakable)
    problem.yieldsFirst = rows.map { _ in number(in: 0...5) == 0 }
    if number(in: 0...1) == 0 { problem.parameters = [0] }
    return problem
  }

  /// Returns a required row of some variables that a point satisfies or misses by a small amount.
  private mutating func required(among variables: [Int], missing point: [Double]) -> LinearConstraint {
    let terms = (0..<number(in: 1...3)).map { _ in
      (variables[number(in: 0...variables.count - 1)], [1, 1, 1, -1, -1, 2, 0.5][number(in: 0...6)])
    }
    let value = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
    let relations: [LinearConstraint.Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    return row(terms, relations[number(in: 0...3)], value + (number(in: 0...1) == 0 ? 0 : Double(number(in: -3...3))))
  }
}
