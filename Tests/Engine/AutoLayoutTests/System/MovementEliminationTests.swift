import LayoutTestSupport
import LinearConstraints
import Testing

@testable import AutoLayout

/// Movements that are linear combinations of previous ones.
@Suite struct MovementEliminationTests {
  private typealias Movement = [LinearConstraint.Term]

  /// Returns movements in few directions. Many are sums or multiples of previous ones.
  private func movements(_ generator: inout SeededRandomNumberGenerator) -> [Movement] {
    let directions = Int.random(in: 1...8, using: &generator)
    return (0..<Int.random(in: 1...14, using: &generator)).map { _ in
      (0..<directions).compactMap { direction in
        let coefficient = Double([0, 0, 0, 1, 1, -1, 2, -0.5].randomElement(using: &generator) ?? 0)
        return coefficient == 0 ? nil : LinearConstraint.Term(3 * direction + 5, coefficient)
      }
    }
  }

  private func circuits(of movements: [Movement]) -> [[Int]] {
    var elimination = MovementElimination(of: movements)
    return movements.enumerated().map { elimination.circuit(of: $1, at: $0).sorted() }
  }

  @Test(arguments: UInt64(1)...40)
  func `circuits equal those of plain elimination`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    for _ in 0..<50 {
      let movements = movements(&generator)
      var plain = PlainMovementElimination()
      #expect(circuits(of: movements) == movements.enumerated().map { plain.circuit(of: $1, at: $0) }, "\(movements)")
    }
  }

  @Test(arguments: UInt64(1)...40)
  func `two movements are tied if each is the circuit of the other`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    for _ in 0..<50 {
      let movements = movements(&generator)
      for first in movements {
        for second in movements + [first.map { .init($0.variable, -3 * $0.coefficient) }].map({ $0.reversed() }) {
          #expect(second.isMultiple(of: first) == (circuits(of: [first, second])[1] == [0]), "\(first) \(second)")
        }
      }
    }
  }

  @Test func `positions along a row follow from the widths before them, in either order`() {
    let widths = (0..<200).map { [LinearConstraint.Term($0, 1)] }
    let places = (1..<200).map { place in (0..<place).map { LinearConstraint.Term($0, 1) } }
    let expected = (1..<200).map { Array(0..<$0) }
    expect(circuits(of: widths + places).suffix(199), is: expected[...])
    // Each width is then the difference of two positions.
    expect(circuits(of: places + widths).suffix(200).prefix(3), is: [[0], [0, 1], [1, 2]])
  }
}

/// Textbook Gaussian elimination: row by row, with the largest coefficient as the pivot.
private struct PlainMovementElimination {
  private var rows: [(pivot: Int, terms: [Int: Double], origins: [Int: Double])] = []

  mutating func circuit(of movement: [LinearConstraint.Term], at position: Int) -> [Int] {
    var terms = Dictionary(movement.map { ($0.variable, $0.coefficient) }, uniquingKeysWith: +)
    var origins = [position: 1.0]
    for row in rows {
      guard let coefficient = terms[row.pivot] else { continue }
      let factor = coefficient / (row.terms[row.pivot] ?? 1)
      terms = Self.difference(terms, row.terms, factor)
      origins = Self.difference(origins, row.origins, factor)
    }
    guard let pivot = terms.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) })?.key else {
      return origins.keys.filter { $0 != position }.sorted()
    }
    rows.append((pivot, terms, origins))
    return []
  }

  private static func difference(_ first: [Int: Double], _ second: [Int: Double], _ factor: Double) -> [Int: Double] {
    first.merging(second.mapValues { -factor * $0 }, uniquingKeysWith: +).filter { abs($0.value) > 1e-7 }
  }
}
