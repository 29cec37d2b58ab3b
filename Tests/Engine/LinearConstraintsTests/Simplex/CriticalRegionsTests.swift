import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Solutions as functions of the size of the screen.
@Suite struct CriticalRegionsTests {
  /// Half the width of the screen, but at most 100.
  private static var problem: LinearProblem {
    var problem = LinearProblem(
      3,
      [
        row([(0, 1)], .equal, 120), row([(1, 1)], .equal, 40), row([(2, 1)], .lessThanOrEqual, 100),
        row([(2, 1), (0, -0.5)], .equal, 0, at: 500),
      ])
    problem.parameters = [0, 1]
    return problem
  }

  private func insert(at parameters: Parameters, into regions: inout CriticalRegions, _ stages: Stages) {
    _ = regions.insert(
      stages.simplex(at: parameters).0, of: stages.components.components[0], stages.components, at: 0)
  }

  /// Returns the only value of the only component, or nil if no region contains the parameters.
  private func value(at parameters: Parameters, _ regions: inout CriticalRegions) -> Double? {
    regions.values(of: 0, at: parameters).flatMap { $0.first }.map { regions.values[$0].value(at: parameters) }
  }

  @Test func `no solution is known at first`() {
    var regions = CriticalRegions(Stages(Self.problem).components)
    #expect(value(at: Parameters(first: 1, second: 1), &regions) == nil)
  }

  @Test func `a solution is valid at all sizes with the same binding constraints`() {
    let stages = Stages(Self.problem)
    var regions = CriticalRegions(stages.components)
    insert(at: Parameters(first: 120, second: 40), into: &regions, stages)
    let widths = [120.0, 0, 60, 200, 200.5, 1000]
    let values = widths.map { value(at: Parameters(first: $0, second: 7), &regions) }
    expect(values, is: [60, 0, 30, 100, nil, nil])
  }

  @Test func `every size is in one of several regions`() {
    let stages = Stages(Self.problem)
    var regions = CriticalRegions(stages.components)
    insert(at: Parameters(first: 120, second: 40), into: &regions, stages)
    insert(at: Parameters(first: 400, second: 40), into: &regions, stages)
    expect(regions.regions.count, is: 2)
    for width in [500.0, 30, 210, 190, 1000, 0] {
      expect(value(at: Parameters(first: width, second: 40), &regions), is: min(100, width / 2))
    }
  }

  @Test func `copied regions equal the known ones`() {
    let stages = Stages(Self.problem)
    var regions = CriticalRegions(stages.components)
    insert(at: Parameters(first: 120, second: 40), into: &regions, stages)
    insert(at: Parameters(first: 400, second: 40), into: &regions, stages)
    var others = CriticalRegions(stages.components)
    others.takeOver(0, from: regions)
    for width in [500.0, 30, 210, 190, 1000, 0] {
      expect(value(at: Parameters(first: width, second: 40), &others), is: min(100, width / 2))
    }
  }

  @Test func `a step across many regions equals solving again at every size`() {
    // Fifteen equalities of one level and one of a lower level. The value stays between the two in the middle.
    var problem = LinearProblem(
      3, [row([(0, 1)], .equal, 0), row([(1, 1)], .equal, 0), row([(2, 1), (0, -1)], .lessThanOrEqual, 0)])
    for step in 0..<15 {
      let width = step.isMultiple(of: 2) ? 0.1 * Double(step) : 1 - 0.05 * Double(step)
      problem.constraints.append(row([(2, 1), (0, -width), (1, Double(step % 3) - 1)], .equal, Double(step), at: 500))
    }
    problem.parameters = [0, 1]
    var solver = LinearSolver(problem)
    for size in 0..<200 {
      let (width, height) = (Double(size * 37 % 200), Double(size * 53 % 100))
      solver.setConstant(-width, at: 0)
      solver.setConstant(-height, at: 1)
      let fresh = solver.problem.solution()
      expect(solver.solution().values, is: fresh.values)
      expect(fresh.values.prefix(2), is: [width, height])
    }
  }
}
