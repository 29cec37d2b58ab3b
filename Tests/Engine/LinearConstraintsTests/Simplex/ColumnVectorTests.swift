import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The vector with a number for each column, processed four at a time.
@Suite struct ColumnVectorTests {
  private func vector(_ numbers: [Double]) -> ColumnVector {
    var vector = ColumnVector()
    vector.reset(count: numbers.count)
    for (column, number) in numbers.enumerated() { vector[column] = number }
    return vector
  }

  @Test(arguments: [1, 3, 4, 5, 9])
  func `numbers are stored at their index`(count: Int) {
    let numbers = (0..<count).map { Double($0 + 1) }
    let vector = vector(numbers)
    expect(numbers.indices.map { vector[$0] }, is: numbers)
    expect(vector.blockCount, is: (count + 3) / 4)
  }

  @Test func `a multiple of another vector is added column by column`() {
    var sum = vector([1, 2, 3, 4, 5])
    sum.add(vector([0, 1, 0, -1, 2]), times: 3)
    expect((0..<5).map { sum[$0] }, is: [1, 5, 3, 1, 11])
  }

  @Test func `resetting removes the previous numbers`() {
    var vector = vector(Array(repeating: 7, count: 12))
    vector.reset(count: 6)
    expect((0..<6).map { vector[$0] }, is: Array(repeating: 0, count: 6))
  }

  @Test func `the largest weighted square above a bound is found, the first if several are equal`() {
    let numbers = vector([1, -3, 3, 0, 2, 9])
    expect(numbers.largestSquare(weighted: vector([1, 1, 1, 1, 1, 0]), above: 0), is: 1)
    expect(numbers.largestSquare(weighted: vector([1, 0, 0, 1, 1, 0]), above: 0), is: 4)
    #expect(numbers.largestSquare(weighted: vector([1, 0, 0, 1, 0, 0]), above: 1) == nil)
  }

  @Test func `a product is the sum over all columns`() {
    let numbers = vector([1, 2, 3, 4, 5])
    expect(numbers.product(with: vector([1, 1, 0, -1, 2]).blocks.span), is: 9)
  }
}
