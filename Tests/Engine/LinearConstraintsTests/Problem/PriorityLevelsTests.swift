import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Priorities that count by their order only (specification PRI-03).
@Suite struct PriorityLevelsTests {
  /// Returns the levels of some priorities, and the number of levels.
  private func levels(of priorities: [Double]) -> (levels: [Int32], count: Int) {
    var levels = PriorityLevels()
    let numbers = priorities.map { levels.insert($0) }
    return (numbers.map { levels.levels[Int($0)] }, levels.count)
  }

  @Test func `higher priorities come first, after required constraints`() {
    let (levels, count) = levels(of: [250, 750.5, 1, 250, 999, .infinity, 999, 1])
    expect(levels, is: [3, 2, 4, 3, 1, 0, 1, 4])
    expect(count, is: 5)
  }

  @Test func `there is always a level for required constraints`() {
    expect(levels(of: []).count, is: 1)
    #expect(levels(of: [.infinity]) == ([PriorityLevels.required], 1))
  }

  @Test func `a thousand priorities are a thousand levels`() {
    let priorities = (0..<1000).map { Double($0 * 617 % 1000) }
    expect(levels(of: priorities).levels, is: priorities.map { 1000 - Int32($0) })
  }
}
