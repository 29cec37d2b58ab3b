internal import WorkBudgets

/// The questions whether some constraints of a problem can all hold.
///
/// Each is asked of a problem of these constraints alone, so that it costs what they cost, however large the whole is.
struct ConflictQuestions: Sendable {
  /// Constraints that cannot all hold.
  struct Contradiction: Sendable {
    /// The constraints, by their ascending positions.
    var rows: [Int]
    /// The amount by which a combination of the constraints misses zero; they contradict each other for all parameters
    /// at which it is positive.
    var excess: ParametricValue
    /// Indicates that these are the only ones of the constraints that contradict each other, and do no more without any
    /// one of them.
    var isUnique = false
  }

  /// A question's answer.
  enum Answer: Sendable {
    case canHold
    case cannotHold(Contradiction)
  }

  /// The problem in the standard form.
  let system: LinearSystem
  /// True for each variable that is never negative.
  let isNonNegative: [Bool]
  /// The work of all questions, in the unit of ``SolverLimit``.
  var work = 0
  /// Functions that must not be negative for all constraints that were found to hold together to do so at other
  /// parameters.
  private(set) var conditions: [ParametricValue] = []
  /// Indicates whether ``conditions`` are all that this depends on.
  var areConditionsKnown = true
  /// Scratch: the number of each variable in the problem of a question, -1 for none.
  private var numbers: [Int32]

  /// The questions about a problem.
  init(_ problem: LinearProblem) {
    system = LinearSystem(problem) { !problem.constraints.headers[$0].isRequired }
    var isNonNegative = Array(filledWith: false, count: system.variableCount)
    for variable in system.nonNegative { isNonNegative[variable] = true }
    self.isNonNegative = isNonNegative
    numbers = Array(filledWith: -1, count: system.variableCount)
  }

  private var problem: LinearProblem { system.problem }

  /// Notes that nothing is asked any more where the layout is given up; the search is then over as well.
  private var isOver: Bool {
    mutating get {
      guard WorkBudget.isOver else { return false }
      (work, areConditionsKnown) = (.max / 2, false)
      return true
    }
  }

  /// Finds out whether some constraints can all hold.
  ///
  /// - Parameter rows: The constraints by their ascending positions.
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

  /// Finds out whether some constraints can all hold where fixed variables are numbers, or follow one of them.
  ///
  /// - Parameters:
  ///   - rows: The constraints by their positions, without those that fix variables.
  ///   - rates: The rates at which fixed variables follow the change of one of them; none where all are numbers.
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

  /// The interval by which some constraints that can hold let fixed variables change.
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

  /// The problem of some constraints with fixed variables as numbers that may follow a change, and the variable that
  /// the change is.
  private mutating func problemInNumbers(
    _ rows: some Collection<Int>, _ fixed: FixedVariables, rates: [Double]
  ) -> (problem: LinearProblem, change: Int) {
    var part = LinearProblem(variableCount: 0)
    var variables: [Int] = []
    // The change has the number behind all variables, which is known at the end.
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

  /// The number of a variable in the problem of a question.
  private mutating func number(of variable: Int, among variables: inout [Int]) -> Int {
    if numbers[variable] < 0 {
      numbers[variable] = Int32(variables.count)
      variables.append(variable)
    }
    return Int(numbers[variable])
  }

  /// Gives a question's problem its variables.
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

  /// Adds the work of a question. A small one costs more than its few constraints.
  private mutating func count(_ rows: Int, _ work: Int) {
    self.work += (rows + Self.overhead) * SolverLimit.workPerConstraint + work
  }

  /// The cost of a question without any constraint, in constraints.
  private static let overhead = 20
}
