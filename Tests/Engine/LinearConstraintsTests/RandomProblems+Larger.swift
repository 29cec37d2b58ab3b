import LinearConstraints

/// Problems with more variables, for the exact reference.
extension RandomProblems {
  /// Returns a problem with `rowCount` optional constraints, spread over `levelCount` priorities in turn. Its required
  /// rows all hold at some point with whole coordinates.
  mutating func next(variableCount: Int, rowCount: Int, levelCount: Int) -> LinearProblem {
    let known = (0..<variableCount).map { _ in Double(number(in: 0...20)) }
    var constraints = (0..<number(in: 0...variableCount)).map { _ in required(meetingAt: known) }
    let priorities = shuffled(Array(1..<1000)).prefix(levelCount).map { Double($0) }
    for index in 0..<rowCount {
      var constraint = optional(variableCount)
      constraint.priority = priorities[index % levelCount]
      constraints.append(constraint)
    }
    let sizes = (0..<variableCount).filter { _ in number(in: 0...1) == 0 }
    return LinearProblem(
      variableCount, nonNegative: sizes, shuffled(constraints),
      preferences: shuffled((0..<variableCount).map { preference($0, Double(number(in: -5...35))) }))
  }

  /// Returns required rows of up to five variables that may contradict each other. Some may not be broken.
  mutating func nextRequiredOnly(rowCount: Int) -> LinearProblem {
    let count = number(in: 2...5)
    let known = (0..<count).map { _ in Double(number(in: 0...20)) }
    var problem = LinearProblem(count, nonNegative: (0..<count).filter { _ in number(in: 0...2) == 0 }, [])
    for _ in 0..<rowCount {
      // Two of three rows hold at one point, so that conflicts contain few of the rows.
      let other = (0..<count).map { _ in Double(number(in: 0...20)) }
      problem.constraints.append(required(meetingAt: number(in: 0...2) == 0 ? other : known))
      problem.isBreakable.append(number(in: 0...3) > 0)
    }
    return problem
  }

  /// Returns the same problem with the terms of each constraint in another order, some of them split in two.
  mutating func shufflingTerms(_ problem: LinearProblem) -> LinearProblem {
    var problem = problem
    problem.constraints = LinearConstraintList(
      problem.constraints.map { constraint in
        var constraint = constraint
        constraint.terms = shuffled(
          constraint.terms.flatMap { term in
            number(in: 0...3) > 0
              ? [term] : [.init(term.variable, term.coefficient / 2), .init(term.variable, term.coefficient / 2)]
          })
        return constraint
      })
    return problem
  }

  /// Returns up to five variables between 0 and 30. Constraints at two priorities ask most pairs to be equal or nearly
  /// equal.
  mutating func nextWeb() -> LinearProblem {
    let count = number(in: 2...5)
    var constraints = (0..<count).flatMap {
      [row([($0, 1)], .lessThanOrEqual, 30), row([($0, 1)], .greaterThanOrEqual, Double(number(in: 0...20)), at: 700)]
    }
    if number(in: 0...1) == 0 {
      constraints.append(row((0..<count).map { ($0, 1) }, .equal, Double(10 * number(in: 1...count))))
    }
    for variable in 0..<count {
      for other in 0..<variable where number(in: 0...4) > 0 {
        let distance = Double(max(0, number(in: -3...1)))
        constraints.append(
          row([(variable, 1), (other, -1)], .equal, distance, at: number(in: 0...2) == 0 ? 400 : 500))
      }
    }
    return LinearProblem(
      count, nonNegative: Array(0..<count), shuffled(constraints),
      preferences: shuffled((0..<count).map { preference($0, Double(number(in: -5...35))) }))
  }
}
