/// The search for required constraints that cannot all hold (specification CNF-02).
///
/// Constraints are installed in order. When one makes the set infeasible, members are dropped, the oldest first, while
/// the set stays infeasible; what remains is a smallest conflicting set. Dropping one by one would ask once for every
/// constraint. Because a set with more members is never less infeasible, the next member that has to stay is found by
/// bisection instead (compare QuickXplain, Junker 2004).
struct ConflictSearch {
  /// The problem.
  private let problem: LinearProblem
  /// The positions of the required constraints that have not been broken.
  private var required: [Int]
  /// The conflicts in the order they were found.
  private(set) var conflicts: [LinearSolution.Conflict] = []

  /// Breaks required constraints of a problem until the rest can hold.
  init(_ problem: LinearProblem) {
    self.problem = problem
    required = problem.constraints.indices.filter { problem.constraints[$0].priority == nil }
    var feasibleCount = 0
    while let newest = firstInfeasible(from: feasibleCount) {
      let conflict = conflict(with: newest)
      conflicts.append(conflict)
      feasibleCount = conflict.broken == required[newest] ? newest : newest - 1
      required.removeAll { $0 == conflict.broken }
    }
  }

  /// The first constraint, by its position in `required`, that makes the set infeasible, given that the first
  /// `feasibleCount` can hold; nil where all can.
  private func firstInfeasible(from feasibleCount: Int) -> Int? {
    guard feasibleCount < required.count, !isFeasible(required[...]) else { return nil }
    var lower = feasibleCount
    var upper = required.count - 1
    while lower < upper {
      let middle = (lower + upper) / 2
      if isFeasible(required[...middle]) { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The smallest conflicting set that ends with the constraint at a position in `required`, and who breaks.
  private func conflict(with newest: Int) -> LinearSolution.Conflict {
    var kept: [Int] = []
    var start = 0
    while true {
      start = lastInfeasibleStart(keeping: kept, from: start, newest: newest)
      kept.append(required[start])
      if start == newest { break }
      start += 1
    }
    let broken = kept.first { isBreakable($0) } ?? required[newest]
    return LinearSolution.Conflict(broken: broken, constraints: kept)
  }

  /// The largest `start` for which `kept` and `required[start...newest]` cannot hold together, given that `first` is
  /// one. Conflicts are mostly between neighbours, so it is looked for in steps that grow from the newest down.
  private func lastInfeasibleStart(keeping kept: [Int], from first: Int, newest: Int) -> Int {
    var lower = newest
    var upper = newest
    var step = 1
    while lower > first, isFeasible(kept + required[lower...newest]) {
      upper = lower - 1
      lower = max(first, lower - step)
      step *= 2
    }
    while lower < upper {
      let middle = (lower + upper + 1) / 2
      if isFeasible(kept + required[middle...newest]) { upper = middle - 1 } else { lower = middle }
    }
    return lower
  }

  /// Whether a constraint may be broken; one that nothing is said about may.
  private func isBreakable(_ constraint: Int) -> Bool {
    constraint < problem.isBreakable.count ? problem.isBreakable[constraint] : true
  }

  /// Whether required constraints can hold together, and no size is negative.
  private func isFeasible(_ constraints: some Sequence<Int>) -> Bool {
    Optimum(LinearSystem(problem, required: Array(constraints))) != nil
  }
}
