internal import WorkBudgets

/// A solver of one problem for many values of its parameters and constants.
///
/// 1. ``LinearSystem`` converts all constraints to one form and priorities to levels.
/// 2. ``Elimination`` eliminates variables by the required equalities. If doubles leave a doubt, ``ExactDecision``
///   decides.
/// 3. ``Components`` separates the other rows into independent problems.
/// 4. ``ComponentPresolve`` solves those in which every row holds, ``LexicographicSimplex`` the others, one level after
///   the other.
/// 5. ``CriticalRegions`` keeps each solution as a function of the parameters, and ``SolvedFunctions`` the last
///   complete ones.
/// 6. ``UnderdeterminedVariables`` finds the variables with more than one value and follows the preferences.
/// 7. The eliminated variables are computed from the unknown ones, and all values are rounded to a grid.
///
/// If the required constraints contradict each other, ``ConflictSearch`` finds the conflicts, and the solver starts
/// again without the constraints that it breaks. Parts that are larger than ``SolverLimit`` allows are skipped, and the
/// solution reports it.
///
/// The solver is a value: a copy is independent. The result depends only on the problem and on the constants that were
/// set. Earlier solutions only save time.
package struct LinearSolver: Sendable {
  private(set) var system: LinearSystem
  /// The first stage. It is mutable because a search in its union–find shortens links.
  var elimination: Elimination
  private(set) var components: Components
  private(set) var regions: CriticalRegions
  // Scratch for one component at a time.
  private var presolve = ComponentPresolve()
  var simplex = LexicographicSimplex()
  /// Complete solutions as functions of the parameters.
  private var functions = SolvedFunctionsCache()
  /// Solvers without the constraints that conflicts have broken, the most recently used first.
  private var relaxed: [RelaxedSolver] = []
  /// The most recently explained sums.
  var explained: ExplainedSums?
  /// Whether the parameters have changed since the first solution, so that functions of them are worth keeping.
  private var areParametersMoving = false
  /// Whether constants have changed since the elimination.
  private var isStale = false

  /// Creates a solver of a problem. It solves nothing yet.
  package init(_ problem: LinearProblem) { self.init(LinearSystem(problem)) }

  /// Creates a solver of a system, which is a problem without the skipped constraints.
  init(_ system: LinearSystem) {
    self.system = system
    var sum = SparseAccumulator(variableCount: system.variableCount)
    elimination = Elimination(system, &sum)
    components = Components(system, &elimination, &sum)
    regions = CriticalRegions(components)
  }

  /// The work of the simplex method, in the unit of ``SolverLimit``.
  var work: Int { simplex.meter.work }

  /// The problem with the constants that were set.
  package var problem: LinearProblem { system.problem }

  /// Sets the constant of a constraint. A number that is not finite is ignored.
  ///
  /// After a change of a parameter (``LinearProblem/parameters``), the next solution evaluates known functions or finds
  /// another critical region. After a change of another constant, it solves the affected components again.
  package mutating func setConstant(_ constant: Double, at position: Int) {
    guard constant.isFinite, system.problem.constraints.indices.contains(position),
      system.problem.constraints.headers[position].constant != constant
    else { return }
    guard system.problem.constraints.headers[position].constant.isFinite else {
      // The constraint was skipped until now.
      var problem = system.problem
      problem.constraints.setConstant(constant, at: position)
      self = LinearSolver(problem)
      return
    }
    system.setConstant(constant, at: position)
    if system.problem.parameters.prefix(2).contains(position) {
      areParametersMoving = true
    } else {
      isStale = true
    }
  }

  /// Sets the constants and preferences from a problem with the same structure.
  package mutating func setConstants(from problem: LinearProblem) {
    for (position, header) in problem.constraints.headers.enumerated() {
      setConstant(header.constant, at: position)
    }
    setPreferences(problem.preferences)
  }

  mutating func setPreferences(_ preferences: [LinearProblem.Preference]) { system.setPreferences(preferences) }

  /// Solves the problem: the values of the variables, the conflicts, and the expressions that constraints leave open.
  ///
  /// Constraints with a number that is not finite, or with a variable that does not exist, are ignored. All values are
  /// finite. The same problem gives the same bits on every run (specification SOL-06).
  package mutating func solution() -> LinearSolution {
    update()
    for index in relaxed.indices {
      guard let solution = relaxed[index].solution(of: system) else { continue }
      relaxed.swapAt(0, index)
      return solution
    }
    if let solution = try? feasibleSolution() { return solution }
    return relaxedSolution()
  }

  /// Returns the solution without the constraints that conflicts break.
  private mutating func relaxedSolution() -> LinearSolution {
    let search = ConflictSearch(system.problem)
    var solver = RelaxedSolver(system, search)
    let none = Array(repeating: 0.0, count: system.variableCount)
    let solution =
      solver.solution(of: system) ?? LinearSolution(values: none, conflicts: search.conflicts, isComplete: false)
    // A stopped result is not cached, so that a caller with more budget solves it again.
    guard solution.isComplete else { return solution }
    if relaxed.count == Self.relaxedCapacity { relaxed.removeLast() }
    relaxed.insert(solver, at: 0)
    return solution
  }

  /// The maximum number of solvers without broken constraints that are kept, as screen sizes often alternate between
  /// portrait and landscape.
  private static let relaxedCapacity = 2

  /// Eliminates again after constants have changed. Components that the changes do not reach keep their regions.
  private mutating func update() {
    guard isStale else { return }
    var fresh = LinearSolver(system)
    fresh.areParametersMoving = areParametersMoving
    // Only to keep the capacity of its arrays.
    fresh.simplex = simplex
    fresh.explained = explained
    // A stopped elimination leaves other components, with different numbers.
    guard !isEliminationStopped, !fresh.isEliminationStopped else {
      self = fresh
      return
    }
    for (number, component) in fresh.components.components.enumerated()
    where fresh.components.rows[component.rows].elementsEqual(
      components.rows[component.rows], by: { $0.constant == $1.constant })
    {
      fresh.regions.takeOver(number, from: regions)
    }
    self = fresh
  }

  /// Whether the work ran out before all rows were eliminated, so that components are missing or incomplete.
  private var isEliminationStopped: Bool { elimination.isExhausted || components.isExhausted }

  /// Solves the problem, provided that all required constraints hold.
  ///
  /// - Throws: `Contradiction` if they do not.
  mutating func feasibleSolution() throws(Contradiction) -> LinearSolution {
    let parameters = system.parameters
    if var values = functions.values(at: parameters) {
      values.putOnGrid()
      return LinearSolution(values: values)
    }
    // No complete solution is known at these parameters, but most components may have a region that contains them.
    simplex.meter.restart()
    defer { simplex.meter.charge() }
    try checkConstantRows(at: parameters)
    var values = Array(filledWith: 0.0, count: system.variableCount)
    var parts = UnderdeterminedComponents()
    for number in components.components.indices where !simplex.isExhausted {
      try solve(number, at: parameters, &values, &parts)
    }
    elimination.complete(&values) { $0.value(at: parameters) }
    let isExhausted = isEliminationStopped || simplex.isExhausted
    let isComplete = !system.isTooLarge && !isExhausted && !components.components.contains(where: \.isTooLarge)
    guard parts.isEmpty || isExhausted else { return follow(parts, values, isComplete) }
    if areParametersMoving && isComplete {
      functions.insert(SolvedFunctions(system, elimination, components, regions))
    }
    values.putOnGrid()
    return LinearSolution(values: values, isComplete: isComplete)
  }

  /// Returns the solution after preferences have decided the underdetermined variables.
  private func follow(_ parts: UnderdeterminedComponents, _ values: [Double], _ isComplete: Bool) -> LinearSolution {
    var variables = UnderdeterminedVariables(in: parts, system, elimination, components, values)
    let expressions = variables.openExpressions()
    let movements = variables.movements(of: expressions.map(\.preference))
    variables.follow(expressions.map(\.preference))
    var values = variables.values
    elimination.complete(&values) { $0.value(at: system.parameters) }
    values.putOnGrid()
    return LinearSolution(
      values: values, open: expressions, movements: movements, isComplete: isComplete && variables.isComplete)
  }

  /// Computes the values of a component's variables: by a region, by presolve, or by the simplex method.
  private mutating func solve(
    _ number: Int, at parameters: Parameters, _ values: inout [Double], _ parts: inout UnderdeterminedComponents
  ) throws(Contradiction) {
    let component = components.components[number]
    if component.rows.isEmpty {
      parts.unconstrained += component.unknowns.map { (components.unknowns[$0], number) }
      return
    }
    // Its variables stay zero, and the solution is marked as incomplete.
    if component.isTooLarge { return }
    if let known = regions.values(of: number, at: parameters) {
      return set(component, known, at: parameters, &values)
    }
    if presolve.solve(component, of: components, at: parameters) {
      let found = regions.insert(presolve, at: number)
      return set(component, found, at: parameters, &values)
    }
    try solve(component, at: parameters)
    guard !simplex.isExhausted else { return }
    // Only determined components keep a region. The others go through all preferences in any case.
    guard simplex.isDetermined else {
      parts.numbers.append(number)
      for (variable, unknown) in component.unknowns.enumerated() {
        values[components.unknowns[unknown]] = simplex.point[variable].x
        if simplex.isUnderdetermined(variable) {
          parts.places.append((components.unknowns[unknown], number, variable))
        }
      }
      return
    }
    let found = regions.insert(simplex, of: component, components, at: number)
    set(component, found, at: parameters, &values)
  }

  /// Sets the variables of a component to the values of a region, given by their positions.
  private func set(
    _ component: Components.Component, _ range: Range<Int>, at parameters: Parameters, _ values: inout [Double]
  ) {
    for (position, unknown) in zip(range, component.unknowns) {
      values[components.unknowns[unknown]] = regions.values[position].value(at: parameters)
    }
  }
}

extension LinearProblem {
  /// Solves the problem: the values of the variables, the conflicts, and the expressions that constraints leave open.
  package func solution() -> LinearSolution {
    var solver = LinearSolver(self)
    return solver.solution()
  }
}
