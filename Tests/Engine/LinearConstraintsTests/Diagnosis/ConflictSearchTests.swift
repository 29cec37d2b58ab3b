import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The search for conflicting sets in isolation (specification CNF-02).
@Suite struct ConflictSearchTests {
  @Test func `no conflict is found in consistent constraints`() {
    #expect(
      LinearProblem(1, [row([(0, 1)], .equal, 3), row([(0, 1)], .equal, 9, at: 999)]).conflicts().isEmpty)
  }

  @Test func `conflicts are in the order of the constraints that complete them`() {
    let conflicts = LinearProblem(
      2,
      [
        row([(1, 1)], .equal, 1), row([(0, 1)], .equal, 1), row([(0, 1)], .equal, 2), row([(1, 1)], .equal, 2),
        row([(0, 1)], .equal, 3),
      ]
    ).conflicts()
    #expect(
      conflicts == [
        .init(broken: 1, constraints: [1, 2]), .init(broken: 0, constraints: [0, 3]),
        .init(broken: 2, constraints: [2, 4]),
      ])
  }

  @Test func `one constraint can be in several conflicts`() {
    var problem = LinearProblem(
      1, [row([(0, 1)], .equal, 5), row([(0, 1)], .lessThanOrEqual, 4), row([(0, 1)], .lessThanOrEqual, 3)])
    problem.isBreakable = [false, true, true]
    #expect(
      problem.conflicts() == [
        .init(broken: 1, constraints: [0, 1]), .init(broken: 2, constraints: [0, 2]),
      ])
  }

  @Test func `the oldest members are dropped first, so the newest explanation remains`() {
    // The sum is too large for either pair.
    let conflicts = LinearProblem(
      2,
      [
        row([(0, 1)], .greaterThanOrEqual, 8), row([(0, 1)], .greaterThanOrEqual, 9),
        row([(1, 1)], .greaterThanOrEqual, 7), row([(0, 1), (1, 1)], .lessThanOrEqual, 10),
      ]
    ).conflicts()
    expect(conflicts.first, is: .init(broken: 1, constraints: [1, 2, 3]))
    expect(conflicts.map(\.broken), is: [1, 0])
  }

  @Test func `hundreds of conflicts are found in order`() {
    let constraints = (0..<200).flatMap { [row([($0, 1)], .equal, 1), row([($0, 1)], .equal, 2)] }
    let conflicts = LinearProblem(200, constraints).conflicts()
    expect(conflicts, is: (0..<200).map { .init(broken: 2 * $0, constraints: [2 * $0, 2 * $0 + 1]) })
  }
}
