import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// Positions in sorted arrays.
@Suite struct SortedArrayTests {
  @Test(arguments: UInt64(1)...20)
  func `bisection finds the same position as a linear search`(seed: UInt64) {
    var generator = SeededRandomNumberGenerator(seed: seed)
    for count in 0..<20 {
      let numbers = (0..<count).map { _ in Int.random(in: 0...12, using: &generator) }.sorted()
      for key in -1...13 {
        #expect(numbers.position(notBefore: key) { $0 } == numbers.firstIndex { $0 >= key } ?? count)
        expect(numbers.position(of: key) { $0 }, is: numbers.firstIndex(of: key))
      }
    }
  }

  @Test func `elements are found by a key`() {
    let words = ["a", "to", "the", "bisection"]
    expect(words.position(of: 3, by: \.count), is: 2)
    #expect(words.position(of: 4, by: \.count) == nil)
    expect(words.position(notBefore: 4, by: \.count), is: 3)
    expect(words.position(notBefore: 10, by: \.count), is: 4)
  }
}
