import LayoutTestSupport
import Testing

@testable import AutoLayout

/// The elimination behind sums of conflicts and constraints that affect a view.
@Suite struct RowBasisTests {
  private func sum(_ terms: [(Int, Double)]) -> WeightedSum {
    WeightedSum(unordered: terms.map { .init(number: $0.0, weight: $0.1) })
  }

  private func total(_ rows: [WeightedSum], _ weights: WeightedSum) -> WeightedSum {
    var total = WeightedSum()
    for term in weights.terms { total.add(rows[term.number], times: term.weight) }
    return total
  }

  @Test func `terms of one number are added, and what cancels is gone`() {
    #expect(sum([(3, 1), (1, 2), (3, 4)]).terms.map(\.number) == [1, 3])
    #expect(sum([(3, 1), (1, 2), (3, -1)]) == sum([(1, 2)]))
    #expect(sum([(3, 0.1), (3, 0.2), (3, -0.3)]).terms.isEmpty)
    #expect(sum([(2, 5)]).weight(of: 2) == 5 && sum([(2, 5)]).weight(of: 7) == 0)
  }

  @Test func `a row that follows from others is returned as their combination`() {
    var basis = RowBasis()
    #expect(basis.add(sum([(0, 1), (1, 1)]), number: 0) == nil)
    #expect(basis.add(sum([(1, 1), (2, -1)]), number: 1) == nil)
    #expect(basis.add(sum([(0, 2), (1, 3), (2, -1)]), number: 2) == sum([(0, -2), (1, -1), (2, 1)]))
  }

  @Test(arguments: 0..<200)
  func `combinations add up to what was asked for`(seed: Int) {
    var random = SeededRandomNumberGenerator(seed: UInt64(seed))
    func row() -> WeightedSum {
      sum(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          (Int.random(in: 0..<8, using: &random), Double(Int.random(in: -3...3, using: &random)))
        })
    }
    let rows = (0..<10).map { _ in row() }
    var basis = RowBasis()
    for (number, row) in rows.enumerated() {
      guard let weights = basis.add(row, number: number) else { continue }
      #expect(weights.weight(of: number) == 1)
      #expect(total(rows, weights).terms.allSatisfy { abs($0.weight) < 1e-9 })
    }
    // Every row is in the span of the basis.
    for row in rows {
      var difference = total(rows, basis.combination(for: row))
      difference.add(row, times: -1)
      #expect(difference.terms.allSatisfy { abs($0.weight) < 1e-9 })
    }
  }
}
