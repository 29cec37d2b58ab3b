internal import WorkBudgets

/// A problem whose constants depend on two numbers, such as the width and height of a window, and its solutions around
/// pairs of them.
///
/// The numbers become variables with required values, and what depends on them becomes terms. The solver then finds
/// each solution as functions of the numbers, with the conditions under which the same rows decide. Beyond them the
/// next solution begins, so nothing is sampled.
package struct ParametricProblem: Sendable {
  /// The problem at ``origin``.
  private let problem: LinearProblem
  /// The numbers for which the constants equal the ones in ``problem``.
  private let origin: Parameters
  /// The rate at which each constraint's constant changes with the numbers.
  private let rates: [ParametricValue]
  /// The rate at which each preference's target changes with the numbers.
  private let targetRates: [ParametricValue]

  /// The largest change of a constant that counts as rounding error.
  private static let noise = 1e-9
  /// The distance kept from the ends of a line. Conflicts begin as far from their exact place as
  /// ``Tolerance/feasibility`` allows.
  private static let margin = 2e-5

  /// Creates the problem along the line through two samples, or in the plane of three. Nil if the samples differ in
  /// more than their numbers, or if the pairs span neither a line nor a plane.
  package init?(_ samples: [(problem: LinearProblem, first: Double, second: Double)]) {
    let places = samples.map { Parameters(first: $0.first, second: $0.second) }
    guard let first = samples.first?.problem, let span = ParametricSpan(places),
      samples.allSatisfy({
        $0.problem.hasSameStructure(as: first) && $0.problem.preferences.count == first.preferences.count
      })
    else { return nil }
    func rates(_ numbers: [[Double]]) -> [ParametricValue] {
      numbers[0].indices.map { index in
        let changes = numbers.map { $0[index] - numbers[0][index] }
        return changes.allSatisfy { abs($0) <= Self.noise } ? ParametricValue() : span.rate(changes)
      }
    }
    problem = first
    origin = places[0]
    self.rates = rates(samples.map { $0.problem.constraints.headers.map(\.constant) })
    targetRates = rates(samples.map { $0.problem.preferences.map(\.target) })
  }

  /// Returns the solution around a pair of numbers. Nil if there are conflicts or open preferences, or if the solver
  /// gave up.
  package func plainPiece(at first: Double, _ second: Double) -> ParametricPiece? {
    functions(at: Parameters(first: first, second: second), nil).map { piece($0, LinearOutcome()) }
  }

  /// Returns the solution around a pair of numbers. If the solver gave up, the functions are the numbers that it found,
  /// and no conditions are known.
  package func piece(at first: Double, _ second: Double) -> ParametricPiece {
    let parameters = Parameters(first: first, second: second)
    let outcome = outcome(at: first, second)
    if let solved = functions(at: parameters, outcome) { return piece(solved, outcome) }
    let values = problem(at: parameters).solution().values
    return ParametricPiece(
      functions: values.map { ParametricValue($0) }, conditions: [], outcome: outcome, isComplete: false)
  }

  /// Returns the conflicts and the open preferences at a pair of numbers.
  package func outcome(at first: Double, _ second: Double) -> LinearOutcome {
    let solution = problem(at: Parameters(first: first, second: second)).solution()
    return LinearOutcome(conflicts: solution.conflicts, open: solution.open.map(\.preference))
  }

  /// Returns the first pair of numbers between two others at which all required constraints can hold, or nil if there
  /// is none.
  ///
  /// Such pairs form a part of a line. If it is a single pair, such as the one width demanded, the solutions on both
  /// sides are the same.
  package func feasiblePlace(
    from start: (first: Double, second: Double), to end: (first: Double, second: Double)
  ) -> (first: Double, second: Double)? {
    let begin = Parameters(first: start.first, second: start.second)
    let way = Parameters(first: end.first, second: end.second) - begin
    let length = (way.first * way.first + way.second * way.second).squareRoot()
    guard length > 2 * Self.margin else { return nil }
    let offset = begin - origin
    let (along, across) = ((way.first / length, way.second / length), (way.second / length, -way.first / length))
    let variable = problem.variableCount
    func row(
      _ direction: (first: Double, second: Double), _ distance: Double, _ relation: LinearConstraint.Relation,
      priority: Double? = nil
    ) -> LinearConstraint {
      LinearConstraint(
        [.init(variable, direction.first), .init(variable + 1, direction.second)].filter { $0.coefficient != 0 },
        constant: -(direction.first * offset.first + direction.second * offset.second + distance), relation,
        priority: priority)
    }
    var free = following(origin, open: [])
    free.constraints = LinearConstraintList(free.constraints.dropLast(2).filter { $0.priority == nil })
    free.constraints.append(row(across, 0, .equal))
    free.constraints.append(row(along, Self.margin, .greaterThanOrEqual))
    free.constraints.append(row(along, length - Self.margin, .lessThanOrEqual))
    free.constraints.append(row(along, 0, .equal, priority: 1))
    free.parameters = []
    free.isBreakable = Array(repeating: false, count: free.constraints.count)
    var solver = LinearSolver(free)
    return (try? solver.feasibleSolution()).map {
      ($0.values[variable] + origin.first, $0.values[variable + 1] + origin.second)
    }
  }

  /// Charges the work of copying the problem, and of starting a solver of the copy. A sweep does little else if each of
  /// its pieces is short.
  private func chargeCopy() {
    _ = WorkBudget.spend(problem.constraints.count * SolverLimit.workPerCopy)
  }

  /// Returns the problem at the given numbers.
  private func problem(at parameters: Parameters) -> LinearProblem {
    chargeCopy()
    var problem = problem
    let distance = parameters - origin
    for (position, rate) in rates.enumerated() where !rate.isConstant {
      let constant = problem.constraints.headers[position].constant
      problem.constraints.setConstant(constant + rate.value(at: distance), at: position)
    }
    for (position, rate) in targetRates.enumerated() where !rate.isConstant {
      problem.preferences[position].target += rate.value(at: distance)
    }
    return problem
  }

  /// Returns the solution as functions of the numbers' distances from ``origin``, or nil if the solver gave up.
  ///
  /// `outcome` is the conflicts and open preferences there. If nil, they are unknown, and the result is nil if there
  /// are any.
  private func functions(at parameters: Parameters, _ outcome: LinearOutcome?) -> SolvedFunctions? {
    let broken = Set(outcome?.conflicts.map(\.broken) ?? [])
    var solver = LinearSolver(LinearSystem(following(parameters, open: outcome?.open)) { broken.contains($0) })
    return solver.solvedFunctions()
  }

  /// Returns the problem with the numbers as its last two variables. Open preferences become constraints of the lowest
  /// priorities. If it is unknown which are open (nil), the preferences are unchanged.
  private func following(_ parameters: Parameters, open: [Int]?) -> LinearProblem {
    chargeCopy()
    let variable = problem.variableCount
    var following = problem
    following.variableCount += 2
    if open != nil { following.preferences = [] }
    var constraints = LinearConstraintList()
    for (constraint, rate) in zip(problem.constraints, rates) {
      constraints.append(constraint.following(variable, at: rate))
    }
    let lowest = min(0, problem.constraints.compactMap(\.priority).min() ?? 0)
    for (rank, position) in (open ?? []).enumerated() {
      let wish = problem.preferences[position]
      constraints.append(
        LinearConstraint(
          wish.terms, constant: wish.constant - wish.target, .equal, priority: lowest - 1 - Double(rank)
        ).following(variable, at: targetRates[position] * -1))
    }
    let distance = parameters - origin
    following.parameters = [constraints.count, constraints.count + 1]
    for (number, value) in [distance.first, distance.second].enumerated() {
      constraints.append(LinearConstraint([.init(variable + number, 1)], constant: -value, .equal))
    }
    following.isBreakable += Array(repeating: false, count: constraints.count - following.isBreakable.count)
    following.constraints = constraints
    return following
  }

  private func piece(_ solved: SolvedFunctions, _ outcome: LinearOutcome) -> ParametricPiece {
    ParametricPiece(
      functions: solved.functions.prefix(problem.variableCount).map(fromZero),
      conditions: solved.conditions.map(fromZero), outcome: outcome, isComplete: true)
  }

  /// Converts a function of the numbers' distances from the origin to a function of the numbers.
  private func fromZero(_ function: ParametricValue) -> ParametricValue {
    var moved = function
    moved.constant -= function.first * origin.first + function.second * origin.second
    return moved
  }
}

extension LinearConstraint {
  /// Returns the constraint with a constant that follows two variables.
  fileprivate func following(_ variable: Int, at rate: ParametricValue) -> LinearConstraint {
    guard !rate.isConstant else { return self }
    var constraint = self
    if rate.first != 0 { constraint.terms.append(Term(variable, rate.first)) }
    if rate.second != 0 { constraint.terms.append(Term(variable + 1, rate.second)) }
    return constraint
  }
}

extension LinearSolver {
  /// Returns the solution as functions of the parameters, for a solver that has solved nothing yet. Nil if the
  /// constraints contradict each other, leave something open or are too many.
  fileprivate mutating func solvedFunctions() -> SolvedFunctions? {
    guard let solution = try? feasibleSolution(), solution.open.isEmpty, solution.isComplete else { return nil }
    return SolvedFunctions(system, elimination, components, regions)
  }
}
