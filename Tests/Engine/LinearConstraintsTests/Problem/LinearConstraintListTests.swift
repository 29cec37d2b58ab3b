import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The list of constraints that stores all terms in one array.
@Suite struct LinearConstraintListTests {
  private static let constraints = [
    row([(0, 1), (2, -3)], .equal, 5), row([], .lessThanOrEqual, 1, at: 250), row([(1, 0.5)], .greaterThanOrEqual, 0),
  ]

  @Test func `constraints are returned as they were added`() {
    let list = LinearConstraintList(Self.constraints)
    expect(Array(list), is: Self.constraints)
    expect(list.count, is: 3)
    expect(list.termRange(of: 0), is: 0..<2)
    #expect(list.termRange(of: 1).isEmpty)
    expect(list.termRange(of: 2), is: 2..<3)
    expect(list.headers.map(\.isRequired), is: [true, false, true])
    expect(list.highestVariable, is: 2)
  }

  @Test func `a list can be changed like an array`() {
    var list = LinearConstraintList(Self.constraints)
    let other = row([(7, 1), (3, 1)], .equal, 9)
    list.replaceSubrange(1..<2, with: [other, other])
    expect(Array(list), is: [Self.constraints[0], other, other, Self.constraints[2]])
    list.removeAll { $0 == other }
    expect(Array(list), is: [Self.constraints[0], Self.constraints[2]])
    expect(list.highestVariable, is: 2)
    expect(LinearConstraintList(), is: [])
  }

  @Test func `changing a constant changes nothing else`() {
    var list = LinearConstraintList(Self.constraints)
    let old = list
    list.setConstant(-8, at: 0)
    expect(list[0].constant, is: -8)
    #expect(list != old)
    #expect(list.hasSameStructure(as: old))
  }

  @Test(arguments: [
    row([(0, 1), (2, -3)], .lessThanOrEqual, 5), row([(0, 1), (2, -3)], .equal, 5, at: 3),
    row([(0, 1), (2, 3)], .equal, 5), row([(0, 1)], .equal, 5),
  ])
  func `another relation, priority or term is a different structure`(other: LinearConstraint) {
    let list: LinearConstraintList = [Self.constraints[0]]
    #expect(!list.hasSameStructure(as: [other]))
    #expect(!list.hasSameStructure(as: []))
  }

  @Test func `an invalid number makes only its own constraint unusable`() {
    var list = LinearConstraintList(Self.constraints)
    #expect(list.indices.allSatisfy { list.isUsable($0, variableCount: 3) })
    expect(list.indices.map { list.isUsable($0, variableCount: 2) }, is: [false, true, true])
    list.append(row([(0, .nan)], .equal, 1))
    list.append(row([(-1, 1)], .equal, 1))
    list.append(row([(0, 1)], .equal, 1, at: .nan))
    list.append(row([(0, 1)], .equal, 1, at: -.infinity))
    list.setConstant(.infinity, at: 2)
    #expect(
      list.indices.map { list.isUsable($0, variableCount: 3) } == [true, true, false, false, false, false, false])
  }
}
