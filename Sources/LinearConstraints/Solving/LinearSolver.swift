/// A problem that is solved for many values of its parameters and constants.
///
/// 1. ``LinearSystem`` brings all constraints to one form and priorities to levels.
/// 2. ``Elimination`` uses up the required equalities; where doubles leave a doubt, ``ExactDecision`` settles it.
/// 3. ``Components`` separates what is left into independent problems.
/// 4. ``MetWishes`` solves those in which no wish has to give way, ``LexicographicSimplex`` the others, one level after
///    the other.
/// 5. ``Regions`` keeps each solution as a function of the parameters, and ``SolvedFunctions`` the last one as a whole.
/// 6. ``OpenValues`` finds what is still open and follows the preferences.
/// 7. The values of the unknown variables give those that were eliminated, and all are put on a grid.
///
/// Only when the required constraints contradict each other, ``ConflictSearch`` finds out which, and it starts anew
/// without those that it breaks. What is larger than ``SolverLimit`` allows is left out, and the solution says so.
///
/// It is a value: a copy goes its own way. What it returns depends on the problem and on the constants that were set,
/// never on what was solved before, only the time it takes does.
package struct LinearSolver: Sendable {
  private(set) var system: LinearSystem
  var elimination: Elimination
  private(set) var components: Components
  private(set) var regions: Regions
  private var met = MetWishes()
  var simplex = LexicographicSimplex()
  /// Solutions as functions of the parameters.
  private var functions = SolvedFunctionsCache()
  /// The sums that were explained last.
  var explained: ExplainedSums?
  /// Whether the parameters have changed since the first solution, so that functions of them are worth their room.
  private var areParametersMoving = false
  /// Whether constants have changed since the elimination.
  private var isStale = false

  /// A problem, of which nothing is solved yet.
  package init(_ problem: LinearProblem) {
    self.init(LinearSystem(problem))
  }

  init(_ system: LinearSystem) {
    self.system = system
    var sum = SparseSum(variableCount: system.variableCount)
    elimination = Elimination(system, &sum)
    components = Components(system, &elimination, &sum)
    regions = Regions(components)
  }

  /// How much the simplex method has worked, in the unit of ``SolverLimit``.
  var work: Int { simplex.work }

  /// The problem with the constants that were set.
  package var problem: LinearProblem { system.problem }

  /// Changes what is added to the sum of a constraint; a number that is not finite is ignored.
  ///
  /// A change of a parameter, ``LinearProblem/parameters``, only asks for other values of the functions that are known
  /// already. A change of another constant solves again what it reaches.
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
    system.setPreferences(problem.preferences)
  }

  /// The values that the variables take, the conflicts on the way, and what the constraints leave open.
  ///
  /// Constraints with a number that is not finite, or with a variable that does not exist, are ignored. No value is
  /// ever other than finite. The same problem gives the same bits on every run (specification SOL-06).
  package mutating func solution() -> LinearSolution {
    update()
    if let solution = try? feasibleSolution() { return solution }
    let conflicts = ConflictSearch(system.problem).conflicts
    var isBroken = Array(repeating: false, count: system.problem.constraints.count)
    for conflict in conflicts { isBroken[conflict.broken] = true }
    var remaining = LinearSolver(LinearSystem(system.problem) { isBroken[$0] })
    var solution =
      (try? remaining.feasibleSolution())
      ?? LinearSolution(values: Array(repeating: 0, count: system.variableCount), isComplete: false)
    solution.conflicts = conflicts
    return solution
  }

  /// Carries changed constants through elimination; what they do not reach keeps its regions.
  private mutating func update() {
    guard isStale else { return }
    var fresh = LinearSolver(system)
    fresh.areParametersMoving = areParametersMoving
    // Only its room is kept.
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

  /// The solution, where all required constraints hold.
  ///
  /// - Throws: `Contradiction` where they do not.
  mutating func feasibleSolution() throws(Contradiction) -> LinearSolution {
    let parameters = system.parameters
    if var values = functions.values(at: parameters) {
      values.putOnGrid()
      return LinearSolution(values: values)
    }
    simplex.work = 0
    try checkRules(at: parameters)
    var values = Array(filledWith: 0.0, count: system.variableCount)
    var open = OpenComponents()
    for number in components.components.indices {
      try solve(number, at: parameters, &values, &open)
    }
    elimination.complete(&values) { $0.value(at: parameters) }
    let isComplete =
      !system.isTooLarge && !elimination.isExhausted && !simplex.isExhausted
      && !components.components.contains(where: \.isTooLarge)
    guard !open.isEmpty else {
      if areParametersMoving && isComplete {
        functions.insert(SolvedFunctions(system, elimination, components, regions))
      }
      values.putOnGrid()
      return LinearSolution(values: values, isComplete: isComplete)
    }
    return settle(open, values, isComplete)
  }

  /// The solution once preferences have settled what the constraints leave open.
  private func settle(_ open: OpenComponents, _ values: [Double], _ isComplete: Bool) -> LinearSolution {
    var openValues = OpenValues(open, system, elimination, components, values)
    let expressions = openValues.openExpressions()
    openValues.follow(expressions.map(\.preference))
    var values = openValues.values
    elimination.complete(&values) { $0.value(at: system.parameters) }
    values.putOnGrid()
    return LinearSolution(values: values, open: expressions, isComplete: isComplete && openValues.isComplete)
  }

  /// Finds the values of a component's variables, from what is known or anew.
  private mutating func solve(
    _ number: Int, at parameters: Parameters, _ values: inout [Double], _ open: inout OpenComponents
  ) throws(Contradiction) {
    let component = components.components[number]
    if component.rows.isEmpty {
      open.loose += component.unknowns.map { (components.unknowns[$0], number) }
      return
    }
    if component.isTooLarge { return }
    if let known = regions.values(of: number, at: parameters) {
      return set(component, known, at: parameters, &values)
    }
    if met.find(in: component, of: components, at: parameters) {
      let found = regions.insert(met, at: number)
      return set(component, found, at: parameters, &values)
    }
    try solve(component, at: parameters)
    guard simplex.isDetermined else {
      open.numbers.append(number)
      for (variable, unknown) in component.unknowns.enumerated() {
        values[components.unknowns[unknown]] = simplex.point[variable].x
        if simplex.isOpen(variable) { open.places.append((components.unknowns[unknown], number, variable)) }
      }
      return
    }
    let found = regions.insert(simplex, of: component, components, at: number)
    set(component, found, at: parameters, &values)
  }

  /// Gives the variables of a component the values of a region.
  private func set(
    _ component: Components.Component, _ range: Range<Int>, at parameters: Parameters, _ values: inout [Double]
  ) {
    for (position, unknown) in zip(range, component.unknowns) {
      values[components.unknowns[unknown]] = regions.values[position].value(at: parameters)
    }
  }
}

extension LinearProblem {
  /// The values that the variables take, the conflicts on the way, and what the constraints leave open.
  package func solution() -> LinearSolution {
    var solver = LinearSolver(self)
    return solver.solution()
  }
}
