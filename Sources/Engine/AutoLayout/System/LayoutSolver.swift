internal import Geometry
internal import LinearConstraints
internal import WorkBudgets

/// A solver of successive systems, which reuses its work if they differ only in numbers.
///
/// The layouts of a scene on many devices mostly have the same constraints. They differ in the size of the root, in
/// insets and in sizes of text. Such a system is eliminated once. Another size of the root only evaluates known
/// functions at other values, and other numbers only solve again what they affect.
///
/// The solver is a value: a copy is independent. The result depends only on the system, never on earlier ones.
public struct LayoutSolver: Sendable {
  /// The solvers of the last systems, the most recent first.
  private var solvers: [LinearSolver] = []
  /// The systems that were solved last, the most recent first. That one belongs to the first solver. There are two,
  /// because a layout is usually solved in two passes, and a changed constant affects both.
  private var lasts: [LoweredSystem] = []

  /// The number of structures that are remembered. A scene seldom has more sets of active constraints.
  private static let memory = 4
  /// The number of systems that are remembered.
  private static let systemMemory = 2
  /// The work of translating an item or a constraint for the solver.
  private static let workPerItem = 100

  /// Creates a solver that has not solved any system.
  public init() {}

  /// Solves a system: the rectangles of all views, with the conflicts and ambiguities.
  ///
  /// Without items the solution is empty. Items and constraints that name positions outside the list are skipped.
  public mutating func solution(of system: ConstraintSystem) -> LayoutSolution {
    let lowered = changedLast(to: system) ?? LoweredSystem(system)
    // A pass counts as work even if the solver finds a known solution at once.
    _ = WorkBudget.spend((system.items.count + system.constraints.count) * Self.workPerItem)
    remember(lowered)
    let solution = solvers[0].solution()
    forgetUnfinishedWork()
    return lowered.layout(solution)
  }

  /// The system that was solved last; nil if none was.
  package var lastSystem: ConstraintSystem? { lasts.first?.system }

  /// Changes constants of the system that was solved last, and solves it again. The system is changed in place, so
  /// neither its items nor its constraints are compared or copied.
  ///
  /// - Parameter constants: The new constants by the positions of their constraints, in points.
  /// - Returns: Nil if no system was solved, or if a constraint has no row of its own. The solver then belongs to
  ///   another system.
  package mutating func solution(changing constants: [Int: Double]) -> LayoutSolution? {
    guard !lasts.isEmpty, !solvers.isEmpty else { return nil }
    for (position, constant) in constants {
      guard let row = lasts[0].setConstant(constant, at: position) else {
        self = LayoutSolver()
        return nil
      }
      solvers[0].setConstant(row.constant, at: row.position)
    }
    let system = lasts[0].system
    _ = WorkBudget.spend((system.items.count + system.constraints.count) * Self.workPerItem)
    let layout = lasts[0].layout(solvers[0].solution())
    forgetUnfinishedWork()
    return layout
  }

  /// Returns the positions and sizes of all views of a system as sums of what constraints contribute. They are those
  /// of ``ConstraintSystem/explanation(ofView:axis:in:)``, even if the constraints leave a distance open.
  ///
  /// If the system is the one that was solved last, it is not solved again.
  public mutating func placementSums(of system: ConstraintSystem) -> PlacementSums {
    let known = lasts.first.flatMap { $0.system == system ? $0 : nil }
    let lowered = known ?? LoweredSystem(system)
    if known == nil { remember(lowered) }
    let places = system.items.indices.flatMap { [($0, Axis.horizontal), ($0, Axis.vertical)] }
    let binding = BindingRows(of: places, in: lowered, asking: &solvers[0])
    forgetUnfinishedWork()
    return binding.placementSums()
  }

  /// Returns one of the last systems with the constants of another, or nil if none differs only in constants.
  private func changedLast(to system: ConstraintSystem) -> LoweredSystem? {
    for last in lasts {
      if let changed = last.changingConstants(to: system) { return changed }
    }
    return nil
  }

  /// Forgets everything if the work budget is used up, because the next layout must not start from incomplete results.
  private mutating func forgetUnfinishedWork() {
    if WorkBudget.isOver { self = LayoutSolver() }
  }

  /// Makes a system the last one, and its solver the first.
  private mutating func remember(_ lowered: LoweredSystem) {
    solvers.insert(takeSolver(for: lowered.problem), at: 0)
    if solvers.count > Self.memory { solvers.removeLast() }
    lasts.insert(lowered, at: 0)
    if lasts.count > Self.systemMemory { lasts.removeLast() }
  }

  /// Returns a solver that has solved a problem of this structure, or a new one.
  private mutating func takeSolver(for problem: LinearProblem) -> LinearSolver {
    guard let known = solvers.firstIndex(where: { $0.problem.hasSameStructure(as: problem) }) else {
      return LinearSolver(problem)
    }
    var solver = solvers.remove(at: known)
    solver.setConstants(from: problem)
    return solver
  }
}

/// A system as a problem of linear constraints, with everything needed to read the solution.
struct LoweredSystem {
  private(set) var system: ConstraintSystem
  let variables: LayoutVariables
  private(set) var rows: LayoutRows
  let ambiguityPreferences: AmbiguityPreferences

  init(_ system: ConstraintSystem) {
    self.system = system
    let lowering = system.lowering
    variables = lowering.variables
    rows = LayoutRows(of: system, lowering: lowering)
    ambiguityPreferences = AmbiguityPreferences(items: system.items, variables: variables)
  }

  /// Returns the problem of a system that differs from this one at most in the constants of its constraints. Nil if it
  /// differs in more.
  func changingConstants(to other: ConstraintSystem) -> LoweredSystem? {
    guard system.hasSameSettings(as: other), system.constraints.count == other.constraints.count,
      system.items.span.hasSameElements(as: other.items.span),
      let changed = Self.changed(system.constraints, other.constraints)
    else { return nil }
    // The author's rows come after all others, if each constraint has one.
    let start = rows.constraints.count - system.constraints.count
    var made = self
    made.system = other
    for position in changed {
      guard start >= 0, rows.constraints[start + position] == system.constraints[position],
        made.rows.replace(with: other.constraints[position], at: start + position)
      else { return nil }
    }
    return made
  }

  /// Sets the constant of a constraint, in points. Returns the position and the constant of its row, or nil if it has
  /// none of its own.
  mutating func setConstant(_ constant: Double, at position: Int) -> (position: Int, constant: Double)? {
    // The author's rows come after all others, if each constraint has one.
    let row = rows.constraints.count - system.constraints.count + position
    guard system.constraints.indices.contains(position), row >= 0,
      rows.constraints[row] == system.constraints[position]
    else { return nil }
    system.constraints[position].constant = constant
    system.constraints[position].usesStandardSpacing = false
    guard rows.replace(with: system.constraints[position], at: row) else { return nil }
    return (row, rows.rows.headers[row].constant)
  }

  /// Returns the positions where two lists of constraints differ, or nil if they differ in more than constants.
  private static func changed(_ former: [LayoutConstraint], _ later: [LayoutConstraint]) -> [Int]? {
    var changed: [Int] = []
    let (formerSpan, laterSpan) = (former.span, later.span)
    if formerSpan.isIdentical(to: laterSpan) { return [] }
    for position in formerSpan.indices where !areEqual(formerSpan[position], laterSpan[position]) {
      var constraint = former[position]
      constraint.constant = later[position].constant
      constraint.usesStandardSpacing = later[position].usesStandardSpacing
      guard constraint == later[position] else { return nil }
      changed.append(position)
    }
    return changed
  }

  var problem: LinearProblem {
    LinearProblem(
      variableCount: variables.count, nonNegative: variables.sizes, constraints: rows.rows,
      isBreakable: rows.isBreakable, yieldsFirst: rows.yieldsFirst, parameters: rows.rootSize,
      preferences: ambiguityPreferences.preferences)
  }
}
