import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The cache of the solutions that were found or used last.
@Suite struct SolvedFunctionsCacheTests {
  /// The limits of a view that is at most as wide as the screen. Each limit is a preferred maximum width at a priority
  /// of its own.
  private static let limits = (1...9).map { 100.0 * Double($0) }

  private static var solver: LinearSolver {
    var problem = LinearProblem(
      2, [row([(0, 1)], .equal, 50), row([(1, 1), (0, -1)], .lessThanOrEqual, 0)])
    for (number, limit) in limits.enumerated() {
      problem.constraints.append(row([(1, 1), (0, -0.5)], .equal, limit, at: 500))
      problem.constraints.append(row([(1, 1)], .lessThanOrEqual, limit, at: 400 + Double(number)))
    }
    problem.parameters = [0]
    return LinearSolver(problem)
  }

  @Test func `sizes in any order are solved as if each were the first`() {
    var solver = Self.solver
    let widths = Self.limits.flatMap { [$0 + 3, 1003 - $0, $0 / 2] }
    for width in widths + widths.reversed() {
      solver.setConstant(-width, at: 0)
      var fresh = Self.solver
      fresh.setConstant(-width, at: 0)
      expect(solver.solution().values, is: fresh.solution().values)
    }
  }

  @Test func `the number of cached functions is limited`() {
    var cache = SolvedFunctionsCache()
    let stages = Stages(Self.solver.problem)
    let parameters = stages.system.parameters
    let nothing = cache.values(at: parameters)
    #expect(nothing == nil)
    var regions = CriticalRegions(stages.components)
    let (simplex, _) = stages.simplex()
    _ = regions.insert(simplex, of: stages.components.components[0], stages.components, at: 0)
    let solution = SolvedFunctions(stages.system, stages.elimination, stages.components, regions)
    for _ in 0..<20 { cache.insert(solution) }
    expect(cache.count, is: 6)
    let values = cache.values(at: parameters)
    expect(values?.count, is: 2)
  }
}
