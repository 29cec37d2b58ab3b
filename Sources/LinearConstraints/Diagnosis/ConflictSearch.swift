/// The search for required constraints that cannot all hold (specification CNF-02).
///
/// Constraints are installed in order. When one makes the set infeasible, members are dropped, the oldest first, while
/// the set stays infeasible; what remains is a smallest conflicting set. Asking anew for every member would take long;
/// but whenever a set cannot hold, the solver names a part of it that cannot hold either, and whatever is not in that
/// part can be dropped unasked.
struct ConflictSearch {
  /// The problem.
  private let problem: LinearProblem
  /// The positions of the required constraints that have not been broken, ascending.
  private var installed: [Int]
  /// The conflicts in the order they were found.
  private(set) var conflicts: [LinearSolution.Conflict] = []
  /// What all questions have taken, in the unit of ``SolverLimit``.
  private var work = 0
  /// The work after which conflicts are taken as they were found first.
  private let workLimit: Int

  /// Breaks required constraints of a problem until the rest can hold.
  init(_ problem: LinearProblem, workLimit: Int = SolverLimit.conflictWork) {
    self.problem = problem
    self.workLimit = workLimit
    installed = problem.constraints.indices.filter { problem.constraints.headers[$0].isRequired }
    var feasibleCount = 0
    while let last = installed.last, let named = contradiction(in: installed) {
      var newest = named.last ?? last
      var part = named
      if work < workLimit {
        (newest, part) = firstContradiction(notAmongFirst: feasibleCount, known: named)
        part = smallestPart(newest: newest, known: part)
      }
      let broken = part.first { isBreakable($0) } ?? newest
      conflicts.append(LinearSolution.Conflict(broken: broken, constraints: part))
      installed.removeAll { $0 == broken }
      feasibleCount = installed.prefix { $0 < newest }.count
    }
  }

  /// The first constraint that makes the set infeasible, and a part of the set up to it that cannot hold.
  ///
  /// A set with more members is never less infeasible, so it is found by bisection. The first `feasibleCount` can hold.
  private mutating func firstContradiction(notAmongFirst feasibleCount: Int, known: [Int]) -> (newest: Int, part: [Int])
  {
    var part = known
    var lower = feasibleCount
    var upper = installed.prefix { $0 < (part.last ?? 0) }.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if let earlier = contradiction(in: Array(installed[...middle])) {
        part = earlier
        upper = min(middle, installed.prefix { $0 < (part.last ?? 0) }.count)
      } else {
        lower = middle + 1
      }
    }
    return (installed[min(max(0, lower), installed.count - 1)], part)
  }

  /// The conflicting set that is left when members are dropped, the oldest first; `newest` completes it, and `known` is
  /// a part that cannot hold.
  private mutating func smallestPart(newest: Int, known: [Int]) -> [Int] {
    var part = known
    var kept: [Int] = []
    var rest = installed.prefix { $0 <= newest }
    while let oldest = rest.popFirst(), oldest != newest {
      guard part.contains(oldest) else { continue }
      guard work < workLimit else {
        kept.append(oldest)
        continue
      }
      if let smaller = contradiction(in: kept + rest) { part = smaller } else { kept.append(oldest) }
    }
    return kept + [newest]
  }

  /// Whether a constraint may be broken; one that nothing is said about may.
  private func isBreakable(_ constraint: Int) -> Bool {
    constraint < problem.isBreakable.count ? problem.isBreakable[constraint] : true
  }

  /// A part of some constraints that cannot hold, sizes not being negative; nil where all can hold.
  private mutating func contradiction(in constraints: [Int]) -> [Int]? {
    var isIncluded = Array(repeating: false, count: problem.constraints.count)
    for constraint in constraints { isIncluded[constraint] = true }
    var solver = LinearSolver(LinearSystem(problem) { !isIncluded[$0] })
    defer { work += constraints.count * SolverLimit.workPerConstraint + solver.work }
    return solver.contradiction()?.map(\.row).filter { $0 < problem.constraints.count }
  }
}
