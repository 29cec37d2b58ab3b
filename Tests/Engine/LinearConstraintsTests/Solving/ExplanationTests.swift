import LayoutTestSupport
import LinearConstraints
import Testing
import WorkBudgets

/// The binding constraints of variables, with their factors.
@Suite struct ExplanationTests {
  /// Returns the binding constraints of a sum of variables of a problem.
  private func holding(_ terms: [(Int, Double)], in problem: LinearProblem) -> [RowFactor] {
    var solver = LinearSolver(problem)
    return solver.bindingConstraints(of: terms.map { LinearConstraint.Term($0.0, $0.1) })
  }

  /// Returns the rows of some binding constraints with their rounded factors.
  private func factors(_ rows: [RowFactor]) -> [Int: Double] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.row, ($0.factor * 1e9).rounded() / 1e9) })
  }

  /// Returns `−Σ factor · constant`. The nonnegativity of variables has no constant.
  private func value(of rows: [RowFactor], in problem: LinearProblem) -> Double {
    rows.filter { $0.row < problem.constraints.count }
      .reduce(0) { $0 - $1.factor * problem.constraints[$1.row].constant }
  }

  @Test func `a centered view moves by half a point if its superview grows by one`() {
    // Superview: left, width; view: left, width.
    let problem = LinearProblem(
      4,
      [
        row([(0, 1)], .equal, 0), row([(1, 1)], .equal, 390), row([(3, 1)], .equal, 100),
        row([(2, 1), (3, 0.5), (0, -1), (1, -0.5)], .equal, 0),
      ])
    let rows = holding([(2, 1)], in: problem)
    expect(factors(rows), is: [0: 1, 1: 0.5, 2: -0.5, 3: 1])
    expect(value(of: rows, in: problem), is: 145)
    expect(factors(holding([(2, 1), (3, 0.5)], in: problem)), is: [0: 1, 1: 0.5, 3: 1])
  }

  @Test func `the binding constraints of a chain are found as long as the budget allows`() {
    let count = 100
    let rows = (0..<count).map { number in
      number == 0 ? row([(0, 1)], .equal, 1) : row([(number, 1), (number - 1, -1)], .equal, 1)
    }
    let sums = (0..<count).map { [LinearConstraint.Term($0, 1)] }
    func held(_ budget: WorkBudget) -> [Int] {
      budget.run {
        var solver = LinearSolver(LinearProblem(count, rows))
        return solver.bindingConstraints(ofEach: sums).map(\.count)
      }
    }
    // All previous variables determine each variable.
    let whole = WorkBudget()
    #expect(held(whole) == Array(1...count) && !whole.isSpent)
    let small = WorkBudget(limit: whole.spent / 4)
    let some = held(small)
    #expect(small.isSpent && some.first == 1 && some.last == 0)
    #expect(some.reduce(0, +) < count * (count + 1) / 6)
  }

  @Test func `of a lower and an upper bound, the reached one is binding`() {
    let problem = LinearProblem(
      1,
      [
        row([(0, 1)], .greaterThanOrEqual, 44), row([(0, 1)], .lessThanOrEqual, 60),
        row([(0, 1)], .equal, 100, at: 250),
      ])
    expect(factors(holding([(0, 1)], in: problem)), is: [1: 1])
    expect(factors(holding([(0, -2)], in: problem)), is: [1: -2])
  }

  @Test func `a satisfied optional constraint is binding like a required one`() {
    let problem = LinearProblem(
      2, [row([(0, 1)], .equal, 30, at: 250), row([(1, 1), (0, -2)], .greaterThanOrEqual, 5, at: 100)],
      preferences: [preference(1, 0)])
    expect(factors(holding([(0, 1)], in: problem)), is: [0: 1])
  }

  @Test func `a variable at zero is bound by its non-negativity`() {
    let problem = LinearProblem(1, nonNegative: [0], [row([(0, 1)], .equal, -20, at: 750)])
    expect(holding([(0, 1)], in: problem).map(\.row), is: [1])
  }

  @Test func `an ambiguous variable has the constraints that it depends on, if any`() {
    let problem = LinearProblem(
      2, [row([(0, 1)], .greaterThanOrEqual, 5)], preferences: [preference(0, 9), preference(1, 3)])
    expect(holding([(0, 1)], in: problem).map(\.row), is: [0])
    #expect(holding([(1, 1)], in: problem).isEmpty)
  }

  @Test func `a broken constraint is not binding`() {
    let problem = LinearProblem(
      2, [row([(0, 1)], .equal, 3), row([(0, 1)], .equal, 7), row([(1, 1), (0, -1)], .equal, 1)])
    expect(problem.solution().conflicts.map(\.broken), is: [0])
    expect(factors(holding([(1, 1)], in: problem)), is: [1: 1, 2: 1])
  }

  @Test func `unknown variables and non-finite numbers have no binding constraints`() {
    let problem = LinearProblem(1, [row([(0, 1)], .equal, 3)])
    for terms in [[(1, 1.0)], [(-1, 1)], [(.max, 1)], [(0, .nan)], [(0, .infinity)], []] {
      #expect(holding(terms, in: problem).isEmpty)
    }
  }

  @Test func `queries change neither the solution nor each other's answers`() {
    var problems = RandomProblems(seed: 9)
    let problem = problems.next(variableCount: 6, rowCount: 14, levelCount: 3)
    var solver = LinearSolver(problem)
    let terms = (0..<6).map { [LinearConstraint.Term($0, 1)] }
    let answers = terms.map { solver.bindingConstraints(of: $0) }
    expect(terms.reversed().map { solver.bindingConstraints(of: $0) }, is: answers.reversed())
    expect(solver.solution().values, is: problem.solution().values)
  }

  @Test(arguments: UInt64(1)...8)
  func `every determined value is the sum of its binding constraints`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var checked = 0
    for _ in 0..<12 {
      var problem = problems.next(variableCount: 5, rowCount: 10, levelCount: 4)
      problem.preferences = (0..<5).map { preference($0, 0) }
      checked += check(problem) + check(problems.hidden(problem))
    }
    #expect(checked > 40)
  }

  @Test(arguments: UInt64(1)...6)
  func `a binding constraint among conflicts is not broken`(seed: UInt64) {
    var problems = RandomProblems(seed: seed)
    var checked = 0
    for _ in 0..<12 {
      var problem = problems.nextRequiredOnly(rowCount: 9)
      problem.preferences = (0..<problem.variableCount).map { preference($0, 0) }
      checked += check(problem)
    }
    #expect(checked > 5)
  }

  /// Compares the value of each unambiguous variable with the sum of its binding constraints. Returns the number of
  /// these variables.
  private func check(_ problem: LinearProblem) -> Int {
    var solver = LinearSolver(problem)
    let solution = solver.solution()
    let open = Set(solution.open.map(\.preference))
    let variables = problem.preferences.indices.filter { !open.contains($0) }
    for variable in variables {
      let rows = solver.bindingConstraints(of: [.init(variable, 1)])
      #expect(abs(value(of: rows, in: problem) - solution.values[variable]) < 1e-6, "\(variable) of \(problem)")
      expect(rows.map(\.row), is: rows.map(\.row).sorted())
      #expect(!rows.contains { row in solution.conflicts.contains { $0.broken == row.row } })
    }
    return variables.count
  }
}
