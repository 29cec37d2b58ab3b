internal import Geometry
internal import LinearConstraints
internal import WorkBudgets

/// A solver of systems one after the other, which does not start anew where they differ in numbers only.
///
/// The layouts of a scene on many devices mostly have the same constraints; the size of the root, insets and sizes of
/// texts differ. Such a system is taken apart once, another size of the root only asks for other values of functions
/// that are known already, and of other numbers only what they reach is solved again.
///
/// A value: a copy is independent. The result depends on the system alone, never on the systems before.
public struct LayoutSolver: Sendable {
  /// The solvers of the last systems, the latest first.
  private var solvers: [LinearSolver] = []
  /// The systems that were solved last, the latest first, with the first of the solvers. Two, for a layout is mostly
  /// solved in two passes, and another constant changes both.
  private var lasts: [LoweredSystem] = []

  /// The number of structures that are remembered: a scene seldom has more sets of active constraints.
  private static let memory = 4
  /// The number of systems that are remembered.
  private static let systemMemory = 2
  /// The work of writing down an item or a constraint for the solver.
  private static let workPerItem = 100

  /// A solver that has not seen any system.
  public init() {}

  /// The rectangles of all views of a system, with the conflicts and ambiguities that were found.
  ///
  /// Without items the solution is empty. Items and constraints that name positions outside the list are left out.
  public mutating func solution(of system: ConstraintSystem) -> LayoutSolution {
    let lowered = lasts.lazy.compactMap { $0.changingConstants(to: system) }.first ?? LoweredSystem(system)
    // A pass is work in itself, also where the solver finds at once what it looks for.
    _ = WorkBudget.spend((system.items.count + system.constraints.count) * Self.workPerItem)
    remember(lowered)
    let solution = solvers[0].solution()
    forgetUnfinishedWork()
    return lowered.layout(solution)
  }

  /// For every view of a system, the constraints that decide where it lies in its superview and how large it is, along
  /// both axes, the size of the screen among them: those of
  /// ``ConstraintSystem/constraintsAffectingLayout(ofView:axis:includesRootSize:)`` for all views at once.
  ///
  /// Of the system that was solved last they are found without solving it again.
  public mutating func constraintsAffectingLayouts(of system: ConstraintSystem) -> AffectingConstraints {
    bindingRows(ofAllViewsOf: system)
      .affectingConstraints(ofViewsAt: system.items.indices.map { [2 * $0, 2 * $0 + 1] })
  }

  /// The places and sizes of all views of a system as sums of what constraints contribute: those of
  /// ``ConstraintSystem/explanation(ofView:axis:in:)``, also if the constraints leave a distance open.
  ///
  /// Of the system that was solved last they are found without solving it again.
  public mutating func placementSums(of system: ConstraintSystem) -> PlacementSums {
    bindingRows(ofAllViewsOf: system).placementSums()
  }

  /// The rows that decide the places of all views along both axes, the horizontal one first.
  private mutating func bindingRows(ofAllViewsOf system: ConstraintSystem) -> BindingRows {
    let known = lasts.first.flatMap { $0.system == system ? $0 : nil }
    let lowered = known ?? LoweredSystem(system)
    if known == nil { remember(lowered) }
    let places = system.items.indices.flatMap { [($0, Axis.horizontal), ($0, Axis.vertical)] }
    let binding = BindingRows(of: places, in: lowered, asking: &solvers[0])
    forgetUnfinishedWork()
    return binding
  }

  /// Forgets everything where the work was stopped: the next layout is not to begin with what is not whole.
  private mutating func forgetUnfinishedWork() {
    if WorkBudget.isOver { self = LayoutSolver() }
  }

  /// Makes a system the last one and its solver the first.
  private mutating func remember(_ lowered: LoweredSystem) {
    solvers.insert(takeSolver(for: lowered.problem), at: 0)
    if solvers.count > Self.memory { solvers.removeLast() }
    lasts.insert(lowered, at: 0)
    if lasts.count > Self.systemMemory { lasts.removeLast() }
  }

  /// A solver that knows the problem but for its numbers, or a new one.
  private mutating func takeSolver(for problem: LinearProblem) -> LinearSolver {
    guard let known = solvers.firstIndex(where: { $0.problem.hasSameStructure(as: problem) }) else {
      return LinearSolver(problem)
    }
    var solver = solvers.remove(at: known)
    solver.setConstants(from: problem)
    return solver
  }
}

/// A system as a problem of linear constraints, with what is needed to read the solution.
struct LoweredSystem {
  private(set) var system: ConstraintSystem
  let variables: LayoutVariables
  private(set) var rows: LayoutRows
  let ambiguityPreferences: AmbiguityPreferences

  /// The problem that a system poses.
  init(_ system: ConstraintSystem) {
    self.system = system
    let lowering = system.lowering
    variables = lowering.variables
    rows = LayoutRows(of: system, lowering: lowering)
    ambiguityPreferences = AmbiguityPreferences(items: system.items, variables: variables)
  }

  /// The problem that a system poses which differs from this one in the constants of its constraints at most; nil where it
  /// differs in more.
  func changingConstants(to other: ConstraintSystem) -> LoweredSystem? {
    guard system.rootSize == other.rootSize, system.wishedHeight == other.wishedHeight,
      system.centresGiveWay == other.centresGiveWay, system.contentGivesWay == other.contentGivesWay,
      system.keepsSizes == other.keepsSizes,
      system.constraints.count == other.constraints.count,
      system.items == other.items, let changed = Self.changed(system.constraints, other.constraints)
    else { return nil }
    // The author's rows stand behind all others, where each has one.
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

  /// The positions at which two lists of constraints differ; nil where they differ in more than constants.
  private static func changed(_ former: [LayoutConstraint], _ later: [LayoutConstraint]) -> [Int]? {
    var changed: [Int] = []
    // Spans lend their elements; each of a list would be copied, also by a comparison of the lists.
    let (formerSpan, laterSpan) = (former.span, later.span)
    for position in formerSpan.indices where formerSpan[position] != laterSpan[position] {
      var constraint = former[position]
      constraint.constant = later[position].constant
      constraint.usesStandardSpacing = later[position].usesStandardSpacing
      guard constraint == later[position] else { return nil }
      changed.append(position)
    }
    return changed
  }

  /// The problem.
  var problem: LinearProblem {
    LinearProblem(
      variableCount: variables.count, nonNegative: variables.sizes, constraints: rows.rows,
      isBreakable: rows.isBreakable, yieldsFirst: rows.yieldsFirst, parameters: rows.rootSize,
      preferences: ambiguityPreferences.preferences)
  }
}
