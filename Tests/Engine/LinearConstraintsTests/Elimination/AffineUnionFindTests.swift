import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Variables that are tied in pairs.
@Suite struct AffineUnionFindTests {
  @Test func `ties are transitive`() {
    // x = 2y + 1 and y = 3z + W, so x = 6z + 2W + 1.
    var sets = AffineUnionFind(count: 3)
    sets.tie(0, to: 1, scale: 2, offset: ParametricValue(1))
    sets.tie(1, to: 2, scale: 3, offset: ParametricValue(constant: 0, first: 1, second: 0))
    let link = sets.find(0)
    expect(link.parent, is: 2)
    expect(link.scale, is: 6)
    expect(link.offset, is: ParametricValue(constant: 1, first: 2, second: 0))
    expect(sets.count(of: 2), is: 3)
    expect((0..<3).map { sets.isRepresentative($0) }, is: [false, false, true])
  }

  @Test func `a value applies to all variables tied to it`() {
    var sets = AffineUnionFind(count: 2)
    sets.tie(0, to: 1, scale: -1, offset: ParametricValue(10))
    sets.set(1, to: ParametricValue(constant: 0, first: 0, second: 2))
    let link = sets.find(0)
    expect(link.parent, is: AffineUnionFind.number)
    expect(link.offset, is: ParametricValue(constant: 10, first: 0, second: -2))
  }

  @Test func `short chains are compressed to their end`() {
    var sets = AffineUnionFind(count: 40)
    for variable in 1..<40 { sets.tie(variable - 1, to: variable, scale: 1, offset: ParametricValue(1)) }
    sets.compress()
    #expect((0..<40).allSatisfy { sets.link(of: $0).parent == 39 })
    var values = Array(repeating: 0.0, count: 40)
    values[39] = 5
    sets.complete(&values) { $0.constant }
    expect(values, is: (0..<40).map { 44 - Double($0) })
  }

  @Test(arguments: UInt64(1)...5)
  func `ties in any order give values that satisfy all of them`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    var sets = AffineUnionFind(count: 30)
    let scales = [1, -1, 2, 0.5]
    var ties: [(child: Int, parent: Int, scale: Double, offset: Double)] = []
    for _ in 0..<25 {
      let representatives = (0..<30).filter { sets.isRepresentative($0) }.shuffled(using: &generator)
      let scale = scales[Int.random(in: scales.indices, using: &generator)]
      let tie = (child: representatives[0], parent: representatives[1], scale: scale, offset: 3.0)
      sets.tie(tie.child, to: tie.parent, scale: tie.scale, offset: ParametricValue(tie.offset))
      ties.append(tie)
      _ = sets.find(Int.random(in: 0..<30, using: &generator))
    }
    sets.compress()
    var values = (0..<30).map { Double($0) }
    sets.complete(&values) { $0.constant }
    #expect(ties.allSatisfy { values[$0.child] == $0.scale * values[$0.parent] + $0.offset })
  }
}
