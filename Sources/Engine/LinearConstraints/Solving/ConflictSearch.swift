internal import WorkBudgets

/// The search for smallest sets of required constraints that cannot all hold (specification CNF-02).
///
/// Constraints are installed in order. When one makes the set infeasible, members are dropped, the oldest first, while
/// the set stays infeasible. The rest is an irreducible infeasible set (the deletion filter of Chinneck and Dravnieks
/// 1991). Checking every member would take too long. But for each infeasible set the solver returns an infeasible part,
/// and every member outside that part is dropped unchecked.
///
/// A layout consists of groups that share only fixed variables (``FixedVariables``). So only the constraints of one
/// group are checked, with those that fix its variables. If they cannot hold, they cannot hold among all others either.
/// If they can, they may still contradict another group, once a dropped constraint fixes a variable of both. Whether
/// they do follows from how far the other groups let that variable change (``SharedFreedom``). If that is unknown, all
/// constraints are checked.
struct ConflictSearch {
  /// The conflicts, in the order they were found.
  private(set) var conflicts: [LinearSolution.Conflict] = []

  private let problem: LinearProblem
  /// The work after which conflicts are reported as they were first found.
  private let workLimit: Int
  /// The required constraints, by ascending position.
  private let rows: [Int]
  private var questions: ConflictQuestions
  private let fixed: FixedVariables
  private let groups: ConstraintGroups
  /// The freedom that groups leave to fixed variables, or nil until it is needed.
  private var freedom: SharedFreedom?
  /// The infeasible groups by number.
  private var active: [Int: ConflictGroup] = [:]
  /// The constraints that complete the next conflicts of these groups.
  private var newest = BinaryHeap()
  /// The number of constraints that were checked together, because it was unknown whether other groups need one.
  private var askedCount = 0
  /// How many checks of all constraints take about as long as checking all groups separately.
  private static let patience = 8
  /// Whether each constraint is broken.
  private var isBroken: [Bool]
  /// Functions of the parameters that are nonnegative while the conflicts stay the same.
  private var excesses: [ParametricValue] = []

  /// Creates a search that breaks required constraints of a problem until the others can hold.
  init(_ problem: LinearProblem, workLimit: Int = SolverLimit.conflictWork) {
    self.problem = problem
    self.workLimit = workLimit
    questions = ConflictQuestions(problem)
    let variableCount = questions.system.variableCount
    rows = problem.constraints.headers.indices.filter {
      problem.constraints.headers[$0].isRequired && problem.constraints.isUsable($0, variableCount: variableCount)
    }
    fixed = FixedVariables(questions.system, rows, isNonNegative: questions.isNonNegative)
    groups = ConstraintGroups(problem.constraints, rows, fixed, variableCount: variableCount)
    isBroken = Array(filledWith: false, count: problem.constraints.count)
    searchGroups()
    breakWhatIsLeft()
  }

  /// The work of the search, in the unit of ``SolverLimit``.
  var work: Int { questions.work }

  /// Functions of the parameters that are nonnegative while the search finds the same conflicts. Nil if nothing is
  /// known about other parameters.
  var conditions: [ParametricValue]? {
    guard questions.areConditionsKnown, questions.work < workLimit else { return nil }
    let sizes = fixed.definitions.filter { questions.isNonNegative[$0.variable] }.map(\.value)
    return (sizes + questions.conditions + excesses).filter { !$0.isConstant }
  }

  // MARK: - Groups

  /// Resolves the conflicts of all groups, in the order of the constraints that complete them.
  private mutating func searchGroups() {
    for number in contradictoryGroups() {
      let group = ConflictGroup(number, installed(in: number), asking: &questions)
      if let next = group.next { newest.insert(Int32(next.newest)) }
      active[number] = group
    }
    while questions.work < workLimit, let row = newest.popSmallest().map({ Int($0) }) {
      guard let number = groups.group(of: row), active[number]?.next?.newest == row,
        var group = active.removeValue(forKey: number), let next = group.next
      else { continue }
      let part = smallestPart(newest: row, next.known, in: group)
      let broken = problem.brokenConstraint(of: part, completedBy: row)
      add(LinearSolution.Conflict(broken: broken, constraints: part))
      group.leaveOut(broken, asking: &questions)
      putBack(group)
      guard let other = groups.group(of: broken), other != number, var group = active.removeValue(forKey: other) else {
        continue
      }
      group.leaveOut(broken, asking: &questions)
      putBack(group)
    }
  }

  private mutating func putBack(_ group: ConflictGroup) {
    if let next = group.next { newest.insert(Int32(next.newest)) }
    freedom?.noteChange(of: group.number)
    active[group.number] = group
  }

  private mutating func add(_ conflict: LinearSolution.Conflict) {
    conflicts.append(conflict)
    isBroken[conflict.broken] = true
  }

  /// Returns the groups whose constraints cannot all hold, ascending.
  private mutating func contradictoryGroups() -> [Int] {
    var solver = LinearSolver(questions.system)
    var numbers: Set<Int> = []
    for contradiction in solver.contradictoryRows() {
      for row in contradiction.map(\.row) {
        let isConstraint = row < problem.constraints.count
        let group =
          isConstraint
          ? groups.group(of: row)
          : groups.group(ofVariable: questions.system.nonNegative[row - problem.constraints.count])
        if let group { numbers.insert(group) }
      }
    }
    return numbers.sorted()
  }

  /// Returns the constraints of a group with those that fix its variables, by ascending position.
  private func installed(in group: Int) -> [Int] {
    var rows = groups.rows(of: group).map { Int($0) }
    var isNeeded: Set<Int> = []
    var pending = rows
    while let row = pending.popLast() {
      for term in problem.constraints.terms[problem.constraints.termRange(of: row)] {
        guard let definition = fixed[term.variable], isNeeded.insert(definition.row).inserted else { continue }
        pending.append(definition.row)
      }
    }
    rows += isNeeded
    return rows.sorted()
  }

  // MARK: - One conflict

  /// Returns the conflicting set that is left after dropping members, the oldest first.
  ///
  /// - Parameters:
  ///   - newest: The constraint that completes the set. It is never dropped.
  ///   - known: Constraints of the group that cannot hold.
  ///   - group: The group that contains the set.
  private mutating func smallestPart(
    newest: Int, _ known: ConflictQuestions.Contradiction, in group: ConflictGroup
  ) -> [Int] {
    var known = known
    var kept: [Int] = []
    var rest = group.installed(upTo: newest)
    var search = PartialSearch(group: group.number)
    if known.isUnique, isNeededAmongAll(known, search) { return finish(known.rows, known) }
    while let oldest = rest.popFirst(), oldest != newest {
      guard known.contains(oldest) else {
        search.hasDroppedFixed = search.hasDroppedFixed || fixed.position(ofRow: oldest) != nil
        continue
      }
      guard questions.work < workLimit else {
        kept.append(oldest)
        continue
      }
      let others = kept + rest
      switch questions.ask(others) {
      case .cannotHold(let smaller):
        known = smaller
        search.hasDroppedFixed = search.hasDroppedFixed || fixed.position(ofRow: oldest) != nil
      case .canHold where search.isAmongAll || isNeeded(oldest, besides: others, search):
        kept.append(oldest)
      case .canHold:
        // Constraints of other groups may have the same effect as this one.
        let all = rows.filter { $0 > oldest && $0 <= newest && !isBroken[$0] }
        askedCount += all.count
        guard case .cannotHold(let smaller) = questions.ask(kept + all) else {
          kept.append(oldest)
          continue
        }
        known = smaller
        rest = all[...]
        search.isAmongAll = true
        // At other parameters, a constraint that is broken here could already be in its own conflict group.
        questions.areConditionsKnown = false
      }
    }
    return finish(kept + [newest], known)
  }

  /// The state of the search for one conflict.
  private struct PartialSearch {
    /// The number of the searched group.
    var group: Int
    /// Whether a dropped constraint fixes a variable.
    var hasDroppedFixed = false
    /// Whether the constraints of all groups are searched.
    var isAmongAll = false
  }

  /// Returns a conflicting set, and records at which parameters it conflicts.
  private mutating func finish(_ part: [Int], _ known: ConflictQuestions.Contradiction) -> [Int] {
    if known.rows == part {
      var excess = known.excess
      excess.constant -= Self.excessMargin
      excesses.append(excess)
      if excess.isConstant, excess.constant < 0 { questions.areConditionsKnown = false }
    } else {
      questions.areConditionsKnown = false
    }
    return part
  }

  /// The contradiction that a conflict must have at other parameters to be reported there without another search.
  private static let excessMargin = 1e-3

  /// Whether every other group needs all members of a group's only contradiction.
  private mutating func isNeededAmongAll(_ known: ConflictQuestions.Contradiction, _ search: PartialSearch) -> Bool {
    for row in known.rows {
      guard let position = fixed.position(ofRow: row) else { continue }
      guard let (_, range) = change(of: position, besides: search.group), !range.isLimited else { return false }
    }
    return true
  }

  /// Whether a constraint of a group is needed for the conflict, given that the others of the group can hold.
  /// False if that is unknown.
  ///
  /// `others` are the group's other constraints that have not been dropped.
  private mutating func isNeeded(_ row: Int, besides others: [Int], _ search: PartialSearch) -> Bool {
    let position = fixed.position(ofRow: row)
    guard position != nil || search.hasDroppedFixed else { return true }
    let own = others.filter { fixed.position(ofRow: $0) == nil }
    if let position {
      guard let (rates, range) = change(of: position, besides: search.group) else { return false }
      if !range.isLimited && !search.hasDroppedFixed { return true }
      return questions.canHold(own, fixed, rates: rates, changingBy: range)
    }
    // While all fixed variables keep their values, all other groups can hold.
    let isFree = own.allSatisfy { row in
      problem.constraints.terms[problem.constraints.termRange(of: row)].allSatisfy {
        fixed.position(of: $0.variable) == nil
      }
    }
    return isFree || questions.canHold(own, fixed)
  }

  /// Returns the rates at which fixed variables follow one of them, and the interval of its change in which all groups
  /// but one can hold. Nil while checking all constraints at once is less work.
  private mutating func change(of position: Int, besides group: Int) -> (rates: [Double], range: Interval)? {
    var freedom = self.freedom ?? SharedFreedom(fixed, groups, problem.constraints)
    self.freedom = nil
    defer { self.freedom = freedom }
    guard
      askedCount >= Self.patience * rows.count
        || !freedom.takesQuestions(about: position, besides: group, questions)
    else { return nil }
    let (active, groups, fixed, isBroken) = (active, groups, fixed, isBroken)
    return freedom.change(of: position, besides: group, asking: &questions) { other in
      let known = active[other].map { Array($0.installed[..<$0.feasibleCount]) }
      let rows = known ?? groups.rows(of: other).map { Int($0) }
      return rows.filter { !isBroken[$0] && fixed.position(ofRow: $0) == nil }
    }
  }

  // MARK: - The rest

  /// Breaks constraints until all others can hold, with conflicts as they are first found. This is needed if the search
  /// took too much work, or if rounding hid something from it.
  private mutating func breakWhatIsLeft() {
    // Each round copies all constraints.
    while !WorkBudget.spend(rows.count * SolverLimit.workPerConstraint) {
      var solver = LinearSolver(LinearSystem(problem) { isBroken[$0] || !problem.constraints.headers[$0].isRequired })
      let found = solver.contradictions().filter { !$0.isEmpty }.sorted { ($0.last ?? 0) < ($1.last ?? 0) }
      guard !found.isEmpty else { return }
      questions.areConditionsKnown = false
      for part in found where !part.contains(where: { isBroken[$0] }) {
        let broken = problem.brokenConstraint(of: part, completedBy: part.last ?? 0)
        add(LinearSolution.Conflict(broken: broken, constraints: part))
      }
    }
  }
}

extension ConflictQuestions.Contradiction {
  /// Whether a constraint is part of the contradiction.
  fileprivate func contains(_ row: Int) -> Bool { rows.position(of: row) { $0 } != nil }
}

extension Interval {
  /// Whether there is a bound.
  fileprivate var isLimited: Bool { minimum != nil || maximum != nil }
}

extension LinearProblem {
  /// Returns the conflicts among the required constraints, in the order they are found.
  ///
  /// - Parameter workLimit: The work after which a conflict is reported as it was first found, in the unit of
  ///   ``SolverLimit``.
  func conflicts(workLimit: Int = SolverLimit.conflictWork) -> [LinearSolution.Conflict] {
    ConflictSearch(self, workLimit: workLimit).conflicts
  }
}
