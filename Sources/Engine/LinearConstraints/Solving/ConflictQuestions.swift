internal import WorkBudgets

/// The questions of whether some constraints of a problem can all hold.
///
/// Each question is solved as a problem of only these constraints, so its cost does not depend on the size of the whole
/// problem.
struct ConflictQuestions: Sendable {
  /// Constraints that cannot all hold.
  struct Contradiction: Sendable {
    /// The constraints, by ascending position.
    var rows: [Int]
    /// The amount by which a combination of the constraints misses zero. They contradict each other for all parameters
    /// at which it is positive.
    var excess: ParametricValue
    /// Whether this is the only contradiction among the constraints, so that dropping any of its members makes them
    /// feasible.
    var isUnique = false
  }

  enum Answer: Sendable {
    case canHold
    case cannotHold(Contradiction)
  }

  let system: LinearSystem
  /// Whether each variable is never negative.
  let isNonNegative: [Bool]
  /// The work of all questions, in the unit of ``SolverLimit``.
  var work = 0
  /// Functions that are nonnegative at those parameters at which all constraints that were found feasible stay
  /// feasible.
  private(set) var conditions: [ParametricValue] = []
  /// Whether ``conditions`` are complete.
  var areConditionsKnown = true
  /// Scratch: the number of each variable in the current question's problem, or -1.
  private var numbers: [Int32]

  /// Creates the questions about a problem.
  init(_ problem: LinearProblem) {
    system = LinearSystem(problem) { !problem.constraints.headers[$0].isRequired }
    var isNonNegative = Array(filledWith: false, count: system.variableCount)
    for variable in system.nonNegative { isNonNegative[variable] = true }
    self.isNonNegative = isNonNegative
    numbers = Array(filledWith: -1, count: system.variableCount)
  }

  private var problem: LinearProblem { system.problem }

  /// Whether the layout's work budget is used up. If so, ends the search as well.
  private var isOver: Bool {
    mutating get {
      guard WorkBudget.isOver else { return false }
      (work, areConditionsKnown) = (.max / 2, false)
      return true
    }
  }

  /// Whether some constraints can all hold.
  ///
  /// - Parameter rows: The constraints, by ascending position.
  mutating func ask(_ rows: some Collection<Int>) -> Answer {
    var part = LinearProblem(variableCount: 0)
    part.parameters = problem.parameters.map { parameter in
      rows.firstIndex(of: parameter).map { rows.distance(from: rows.startIndex, to: $0) } ?? -1
    }
    part.constraints.reserveCapacity(constraints: rows.count, terms: 3 * rows.count)
    var variables: [Int] = []
    for row in rows {
      part.constraints.append(row, of: problem.constraints) { number(of: $0, among: &variables) }
    }
    finish(&part, variables)
    return answer(part, rows)
  }

  /// Whether some constraints can all hold with fixed variables replaced by numbers, which may follow one of
  /// them.
  ///
  /// - Parameters:
  ///   - rows: The positions of the constraints, without those that fix variables.
  ///   - fixed: The fixed variables with their definitions.
  ///   - rates: The rates at which fixed variables follow the change of one of them. Empty if all are numbers.
  ///   - range: The interval of the change.
  mutating func canHold(
    _ rows: some Collection<Int>, _ fixed: FixedVariables, rates: [Double] = [],
    changingBy range: Interval = Interval(0)
  ) -> Bool {
    if isOver { return true }
    areConditionsKnown = false
    var (part, change) = problemInNumbers(rows, fixed, rates: rates)
    if let minimum = range.minimum {
      part.constraints.append(LinearConstraint([.init(change, 1)], constant: -minimum, .greaterThanOrEqual))
    }
    if let maximum = range.maximum {
      part.constraints.append(LinearConstraint([.init(change, 1)], constant: -maximum, .lessThanOrEqual))
    }
    var solver = LinearSolver(part)
    let contradiction = solver.contradiction()
    count(rows.count, solver.work)
    return contradiction == nil
  }

  /// Returns the interval by which constraints that can hold allow fixed variables to change.
  mutating func interval(_ rows: some Collection<Int>, _ fixed: FixedVariables, rates: [Double]) -> Interval {
    if isOver { return Interval(0) }
    areConditionsKnown = false
    var (part, change) = problemInNumbers(rows, fixed, rates: rates)
    part.preferences = [.init([.init(change, 1)], target: 0)]
    var solver = LinearSolver(part)
    let solution = try? solver.feasibleSolution()
    count(rows.count, solver.work)
    guard let solution, solution.isComplete, let open = solution.open.first else { return Interval(0) }
    return Interval(minimum: open.minimum, maximum: open.maximum)
  }

  /// Returns the problem of the given constraints, with fixed variables as numbers that may follow a change, and the
  /// variable of that change.
  private mutating func problemInNumbers(
    _ rows: some Collection<Int>, _ fixed: FixedVariables, rates: [Double]
  ) -> (problem: LinearProblem, change: Int) {
    var part = LinearProblem(variableCount: 0)
    var variables: [Int] = []
    // The change is the last variable, whose number is only known at the end.
    var constraints: [LinearConstraint] = []
    for row in rows {
      var constraint = problem.constraints[row]
      var rate = 0.0
      constraint.terms = constraint.terms.compactMap { term in
        guard let position = fixed.position(of: term.variable) else {
          return .init(number(of: term.variable, among: &variables), term.coefficient)
        }
        constraint.constant += term.coefficient * fixed.definitions[position].value.value(at: system.parameters)
        if !rates.isEmpty { rate += term.coefficient * rates[position] }
        return nil
      }
      if rate != 0 { constraint.terms.append(.init(-1, rate)) }
      constraints.append(constraint)
    }
    let change = variables.count
    for var constraint in constraints {
      if constraint.terms.last?.variable == -1 { constraint.terms[constraint.terms.count - 1].variable = change }
      part.constraints.append(constraint)
    }
    finish(&part, variables)
    part.variableCount += 1
    return (part, change)
  }

  /// Returns the number of a variable in the current question's problem.
  private mutating func number(of variable: Int, among variables: inout [Int]) -> Int {
    if numbers[variable] < 0 {
      numbers[variable] = Int32(variables.count)
      variables.append(variable)
    }
    return Int(numbers[variable])
  }

  /// Sets the variables of a question's problem.
  private mutating func finish(_ part: inout LinearProblem, _ variables: [Int]) {
    part.variableCount = variables.count
    for (number, variable) in variables.enumerated() {
      if isNonNegative[variable] { part.nonNegative.append(number) }
      numbers[variable] = -1
    }
  }

  private mutating func answer(_ part: LinearProblem, _ rows: some Collection<Int>) -> Answer {
    if isOver { return .canHold }
    var solver = LinearSolver(part)
    let factors = solver.contradiction()
    count(rows.count, solver.work)
    guard let factors else {
      if areConditionsKnown, let known = solver.conditionsOfFeasibility {
        conditions += known
      } else {
        areConditionsKnown = false
      }
      return .canHold
    }
    var excess = ParametricValue()
    for factor in factors where factor.row < part.constraints.count {
      excess.add(solver.constant(of: factor.row), times: -factor.factor)
    }
    let positions = Array(rows)
    let named = factors.filter { $0.row < positions.count }.map { positions[$0.row] }
    return .cannotHold(
      Contradiction(
        rows: named.isEmpty ? positions : named, excess: excess, isUnique: solver.isContradictionUnique))
  }

  /// Adds the work of a question. Even a small one costs more than its few constraints. The solver has charged its own
  /// work to the layout's budget, but not the work of copying the constraints.
  private mutating func count(_ rows: Int, _ work: Int) {
    let copying = (rows + Self.overhead) * SolverLimit.workPerConstraint
    _ = WorkBudget.spend(copying)
    self.work += copying + work
  }

  /// The cost of a question without constraints, in units of one constraint.
  private static let overhead = 20
}
