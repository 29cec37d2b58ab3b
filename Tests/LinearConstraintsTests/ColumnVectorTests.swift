import Testing

@testable import LinearConstraints

/// A number for each column, four at once.
@Suite struct ColumnVectorTests {
  private func vector(_ numbers: [Double]) -> ColumnVector {
    var vector = ColumnVector()
    vector.reset(count: numbers.count)
    for (column, number) in numbers.enumerated() { vector[column] = number }
    return vector
  }

  @Test(arguments: [1, 3, 4, 5, 9])
  func `numbers are where they were put`(count: Int) {
    let vector = vector((0..<count).map { Double($0 + 1) })
    #expect((0..<count).map { vector[$0] } == (0..<count).map { Double($0 + 1) })
    #expect(vector.blockCount == (count + 3) / 4)
  }

  @Test func `a multiple of another vector is added column by column`() {
    var sum = vector([1, 2, 3, 4, 5])
    sum.add(vector([0, 1, 0, -1, 2]), times: 3)
    #expect((0..<5).map { sum[$0] } == [1, 5, 3, 1, 11])
  }

  @Test func `what is not zero is collected in order, and nothing that was there before`() {
    var vector = vector(Array(repeating: 7, count: 12))
    vector.reset(count: 6)
    vector[5] = 2
    vector[0] = -1
    var terms = ReusableList<LinearConstraint.Term>()
    terms.append(.init(3, 3))
    vector.collect(into: &terms)
    #expect(Array(terms) == [.init(0, -1), .init(5, 2)])
  }
}
