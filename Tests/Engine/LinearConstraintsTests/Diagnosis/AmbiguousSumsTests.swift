import LayoutTestSupport
import LinearConstraints
import Testing
import WorkBudgets

/// Sums of many ambiguous values, such as the positions in a row of views without widths.
@Suite struct AmbiguousSumsTests {
  /// Returns a row of adjacent views. The variables are the position and the width of each view in turn. The row fills
  /// the given space, or has no end if it is nil.
  private func chain(_ count: Int, room: Double?) -> LinearProblem {
    var constraints = [row([(0, 1)], .equal, 20)]
    for view in 1..<count {
      constraints.append(row([(2 * view, 1), (2 * view - 2, -1), (2 * view - 1, -1)], .equal, 8))
    }
    if let room { constraints.append(row([(2 * count - 2, 1), (2 * count - 1, 1)], .equal, room)) }
    return LinearProblem(
      2 * count, nonNegative: (0..<count).map { 2 * $0 + 1 }, constraints,
      preferences: (0..<2 * count).reversed().map { preference($0, 0) })
  }

  @Test(arguments: [2, 3, 40, 300])
  func `in a filled row, each position and width has the space that the others leave`(count: Int) {
    let (rest, gaps) = (1000.0, 20 + 8 * Double(count - 1))
    let solution = chain(count, room: gaps + rest).solution()
    #expect(solution.isComplete && solution.conflicts.isEmpty)
    let open = Dictionary(uniqueKeysWithValues: solution.open.map { (2 * count - 1 - $0.preference, $0) })
    expect(open.count, is: 2 * count - 1)
    for view in 0..<count {
      expect(open[2 * view + 1].map { [$0.minimum, $0.maximum] }, is: [0, rest])
      let start = 20 + 8 * Double(view)
      if view > 0 { #expect(open[2 * view].map { [$0.minimum, $0.maximum] } == [start, start + rest]) }
    }
    // The preferences of the last views are applied first, so the first view takes the remaining space.
    #expect(solution.values[1] == rest && solution.values[2 * count - 1] == 0)
  }

  @Test(arguments: [2, 3, 40, 300])
  func `in a row without an end, a position has no maximum`(count: Int) {
    let solution = chain(count, room: nil).solution()
    expect(solution.open.count, is: 2 * count - 1)
    for open in solution.open {
      let variable = 2 * count - 1 - open.preference
      let minimum = variable.isMultiple(of: 2) ? 20 + 4 * Double(variable) : 0
      #expect(open.minimum == minimum && open.maximum == nil)
    }
    // A position moves with each width before it.
    let counts = Dictionary(uniqueKeysWithValues: zip(solution.open.map(\.preference), solution.movements.map(\.count)))
    for view in 1..<count { #expect(counts[2 * count - 1 - 2 * view] == view) }
  }

  @Test(arguments: [1000.0, nil])
  func `twice as many views take four times the work`(rest: Double?) {
    let work = [100, 200, 400, 800].map { count in
      let budget = WorkBudget(limit: .max)
      let solution = budget.run { chain(count, room: rest.map { $0 + 12 + 8 * Double(count) }).solution() }
      expect(solution.open.count, is: 2 * count - 1)
      return budget.spent
    }
    for (smaller, larger) in zip(work, work.dropFirst()).dropFirst() {
      #expect(Double(larger) <= 4.2 * Double(smaller))
    }
    #expect(work[3] < 40_000_000)
  }

  @Test(arguments: UInt64(1)...6)
  func `sums queried together have the same ranges as sums queried separately`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var openCount = 0
    for _ in 0..<40 {
      var problem = seed.isMultiple(of: 2) ? problems.nextInBox() : problems.nextWeb()
      let count = problem.variableCount
      // Several components, some with one variable, and sums over all of them with equal and different coefficients.
      problem.variableCount += 2
      problem.constraints.append(row([(count, 1)], .greaterThanOrEqual, Double(problems.number(in: 0...5))))
      problem.constraints.append(row([(count + 1, 1)], .lessThanOrEqual, Double(problems.number(in: 6...9))))
      problem.preferences += (0..<6).map { _ in
        let terms = (0..<problem.variableCount).compactMap { variable -> LinearConstraint.Term? in
          let coefficient = [0, 0, 1, 1, -1, 2][problems.number(in: 0...5)]
          return coefficient == 0 ? nil : LinearConstraint.Term(variable, Double(coefficient))
        }
        return .init(problems.shuffled(terms), target: Double(problems.number(in: -3...9)))
      }
      let together = Dictionary(uniqueKeysWithValues: problem.solution().open.map { ($0.preference, $0) })
      openCount += together.count
      for (position, preference) in problem.preferences.enumerated() {
        var single = problem
        single.preferences = [preference]
        let alone = single.solution().open.first
        #expect((alone == nil) == (together[position] == nil), "\(problem)")
        guard let alone, let other = together[position] else { continue }
        #expect(agree([other.minimum ?? .infinity], [alone.minimum ?? .infinity]) || other.minimum == alone.minimum)
        #expect(agree([other.maximum ?? .infinity], [alone.maximum ?? .infinity]) || other.maximum == alone.maximum)
      }
    }
    #expect(openCount > 100)
  }
}
