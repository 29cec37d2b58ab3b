import Testing

@testable import LinearConstraints

/// Priorities by their order alone (specification PRI-03).
@Suite struct PriorityLevelsTests {
  @Test func `higher priorities come first, behind what is required`() {
    var levels = PriorityLevels()
    for priority in [250, 750.5, 1, 250, 999, .infinity] { levels.insert(priority) }
    #expect(levels.count == 5)
    #expect([.infinity, 999, 750.5, 250, 1].map { levels.level(of: $0) } == [0, 1, 2, 3, 4])
  }

  @Test func `there is always a level for what is required`() {
    let levels = PriorityLevels()
    #expect(levels.count == 1)
    #expect(levels.level(of: .infinity) == PriorityLevels.required)
  }

  @Test func `a thousand priorities are a thousand levels`() {
    var levels = PriorityLevels()
    for step in 0..<1000 { levels.insert(Double(step * 617 % 1000)) }
    #expect((0..<1000).allSatisfy { levels.level(of: Double($0)) == Int32(1000 - $0) })
  }
}
