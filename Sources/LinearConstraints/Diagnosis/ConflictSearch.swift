/// The search for smallest sets of required constraints that cannot all hold (specification CNF-02).
///
/// Constraints are installed in order. When one makes the set infeasible, members are dropped, the oldest first, while
/// the set stays infeasible; the rest is an irreducible infeasible set (the deletion filter of Chinneck and
/// Dravnieks 1991). To ask anew for every member would take long. But for each infeasible set the solver names a part
/// that is infeasible as well, and every member outside of that part is dropped unasked.
struct ConflictSearch {
  /// A part of a set of constraints that cannot hold, and the work of finding it in the unit of ``SolverLimit``.
  typealias Answer = (part: [Int]?, work: Int)

  /// The problem.
  private let problem: LinearProblem
  /// The answer for constraints by their positions, ascending; the part is nil where all of them can hold.
  private let ask: ([Int]) -> Answer
  /// The positions of the required constraints that have not been broken, ascending.
  private var installed: [Int]
  /// The conflicts in the order they were found.
  private(set) var conflicts: [LinearSolution.Conflict] = []
  /// The work of all questions, in the unit of ``SolverLimit``.
  private var work = 0
  /// The work after which conflicts are taken as they were found first.
  private let workLimit: Int

  /// Breaks required constraints of a problem until the others can hold.
  ///
  /// - Parameter ask: Finds a part of some constraints, by their positions, that cannot hold.
  init(_ problem: LinearProblem, workLimit: Int = SolverLimit.conflictWork, asking ask: @escaping ([Int]) -> Answer) {
    self.problem = problem
    self.ask = ask
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
      let breakable = part.filter(isBreakable)
      let broken = breakable.first(where: yieldsFirst) ?? breakable.first ?? newest
      conflicts.append(LinearSolution.Conflict(broken: broken, constraints: part))
      installed.removeAll { $0 == broken }
      // The members before the newest can hold, so the next search begins behind them.
      feasibleCount = installed.prefix { $0 < newest }.count
    }
  }

  /// The first constraint that makes the set infeasible, and a part of the set up to it that cannot hold.
  ///
  /// - Parameters:
  ///   - feasibleCount: So many of the first constraints can hold.
  ///   - known: A part that cannot hold.
  private mutating func firstContradiction(notAmongFirst feasibleCount: Int, known: [Int]) -> (newest: Int, part: [Int])
  {
    var part = known
    var lower = feasibleCount
    var upper = installed.prefix { $0 < (part.last ?? 0) }.count
    // Bisection: a set with more members is never less infeasible.
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

  /// The conflicting set that is left when members are dropped, the oldest first.
  ///
  /// - Parameters:
  ///   - newest: The constraint that completes the set; it is never dropped.
  ///   - known: A part that cannot hold.
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

  /// Indicates whether a constraint may be broken; one that the problem says nothing about may.
  private func isBreakable(_ constraint: Int) -> Bool {
    constraint < problem.isBreakable.count ? problem.isBreakable[constraint] : true
  }

  private func yieldsFirst(_ constraint: Int) -> Bool {
    constraint < problem.yieldsFirst.count && problem.yieldsFirst[constraint]
  }

  /// A part of some constraints that cannot hold; nil where all can hold.
  private mutating func contradiction(in constraints: [Int]) -> [Int]? {
    let answer = ask(constraints)
    work += answer.work
    return answer.part
  }
}
