internal import WorkBudgets

/// A solver of one problem for many values of its parameters and constants.
///
/// 1. ``LinearSystem`` brings all constraints to one form and priorities to levels.
/// 2. ``Elimination`` eliminates variables by the required equalities; where doubles leave a doubt, ``ExactDecision``
///    decides.
/// 3. ``Components`` separates the other rows into independent problems.
/// 4. ``ComponentPresolve`` solves those in which every row holds, ``LexicographicSimplex`` the others, one level after
///    the other.
/// 5. ``CriticalRegions`` keeps each solution as a function of the parameters, and ``SolvedFunctions`` the last ones as
///    a whole.
/// 6. ``UnderdeterminedVariables`` finds the variables with more than one value and follows the preferences.
/// 7. The values of the unknown variables give those that were eliminated, and all are rounded to a grid.
///
/// Only when the required constraints contradict each other, ``ConflictSearch`` finds out which, and the solver starts
/// anew without those that it breaks. Parts that are larger than ``SolverLimit`` allows are left out, and the solution
/// says so.
///
/// It is a value: a copy is independent. The result depends on the problem and on the constants that were set, never on
/// earlier solutions, which only save time.
package struct LinearSolver: Sendable {
  private(set) var system: LinearSystem
  /// The first stage; mutable because a search in its union–find shortens links.
  var elimination: Elimination
  private(set) var components: Components
  private(set) var regions: CriticalRegions
  // Scratch for one component after the other.
  private var presolve = ComponentPresolve()
  var simplex = LexicographicSimplex()
  /// Solutions as functions of the parameters.
  private var functions = SolvedFunctionsCache()
  /// Solvers without the constraints that conflicts have broken, the one that was used last in front.
  private var relaxed: [RelaxedSolver] = []
  /// The sums that were explained last.
  var explained: ExplainedSums?
  /// Indicates that the parameters have changed since the first solution, so that functions of them are worth keeping.
  private var areParametersMoving = false
  /// Indicates that constants have changed since the elimination.
  private var isStale = false

  /// A solver of a problem, which has solved nothing yet.
  package init(_ problem: LinearProblem) { self.init(LinearSystem(problem)) }

  /// A solver of a system: a problem without the constraints that are left out.
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

  /// Changes the constant of a constraint; a number that is not finite is ignored.
  ///
  /// A change of a parameter, ``LinearProblem/parameters``, only evaluates functions that are known already, or finds
  /// another critical region. A change of another constant solves the components again that it reaches.
  package mutating func setConstant(_ constant: Double, at position: Int) {
    guard constant.isFinite, system.problem.constraints.indices.contains(position),
      system.problem.constraints.headers[position].constant != constant
    else { return }
    guard system.problem.constraints.headers[position].constant.isFinite else {
      // The constraint was left out so far.
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

  /// Takes over the constants and preferences of a problem with the same structure.
  package mutating func setConstants(from problem: LinearProblem) {
    for (position, header) in problem.constraints.headers.enumerated() {
      setConstant(header.constant, at: position)
    }
    setPreferences(problem.preferences)
  }

  /// Takes over preferences.
  mutating func setPreferences(_ preferences: [LinearProblem.Preference]) { system.setPreferences(preferences) }

  /// Solves the problem: the values of the variables, the conflicts, and the expressions that constraints leave open.
  ///
  /// Constraints with a number that is not finite, or with a variable that does not exist, are ignored. No value is
  /// ever other than finite. The same problem gives the same bits on every run (specification SOL-06).
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

  /// The solution without the constraints that conflicts break.
  private mutating func relaxedSolution() -> LinearSolution {
    let search = ConflictSearch(system.problem)
    var solver = RelaxedSolver(system, search)
    let none = Array(repeating: 0.0, count: system.variableCount)
    let solution =
      solver.solution(of: system) ?? LinearSolution(values: none, conflicts: search.conflicts, isComplete: false)
    // Work that was stopped is done again by whoever has the time.
    guard solution.isComplete else { return solution }
    if relaxed.count == Self.relaxedCapacity { relaxed.removeLast() }
    relaxed.insert(solver, at: 0)
    return solution
  }

  /// The most solvers without broken constraints that are kept: sizes of screens often alternate between portrait and
  /// landscape.
  private static let relaxedCapacity = 2

  /// Carries changed constants through elimination; components that they do not reach keep their regions.
  private mutating func update() {
    guard isStale else { return }
    var fresh = LinearSolver(system)
    fresh.areParametersMoving = areParametersMoving
    // Only the capacity of its arrays is kept.
    fresh.simplex = simplex
    fresh.explained = explained
    for (number, component) in fresh.components.components.enumerated()
    where fresh.components.rows[component.rows].elementsEqual(
      components.rows[component.rows], by: { $0.constant == $1.constant })
    {
      fresh.regions.takeOver(number, from: regions)
    }
    self = fresh
  }

  /// Solves the problem where all required constraints hold.
  ///
  /// - Throws: `Contradiction` where they do not.
  mutating func feasibleSolution() throws(Contradiction) -> LinearSolution {
    let parameters = system.parameters
    if var values = functions.values(at: parameters) {
      values.putOnGrid()
      return LinearSolution(values: values)
    }
    // No whole solution is known at these parameters, but most components may have a region that contains them.
    simplex.meter.restart()
    defer { simplex.meter.charge() }
    try checkConstantRows(at: parameters)
    var values = Array(filledWith: 0.0, count: system.variableCount)
    var parts = UnderdeterminedComponents()
    for number in components.components.indices where !simplex.isExhausted {
      try solve(number, at: parameters, &values, &parts)
    }
    elimination.complete(&values) { $0.value(at: parameters) }
    let isExhausted = elimination.isExhausted || components.isExhausted || simplex.isExhausted
    let isComplete = !system.isTooLarge && !isExhausted && !components.components.contains(where: \.isTooLarge)
    guard parts.isEmpty || isExhausted else { return follow(parts, values, isComplete) }
    if areParametersMoving && isComplete {
      functions.insert(SolvedFunctions(system, elimination, components, regions))
    }
    values.putOnGrid()
    return LinearSolution(values: values, isComplete: isComplete)
  }

  /// The solution once preferences have decided the underdetermined variables.
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

  /// Finds the values of a component's variables: by a region, by presolve, or by the simplex method.
  private mutating func solve(
    _ number: Int, at parameters: Parameters, _ values: inout [Double], _ parts: inout UnderdeterminedComponents
  ) throws(Contradiction) {
    let component = components.components[number]
    if component.rows.isEmpty {
      parts.unconstrained += component.unknowns.map { (components.unknowns[$0], number) }
      return
    }
    // Its variables stay zero, and the solution says that it is not complete.
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
    // A region is kept for determined components only: the others go through all preferences in any case.
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

  /// Gives the variables of a component the values of a region, by their positions.
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
