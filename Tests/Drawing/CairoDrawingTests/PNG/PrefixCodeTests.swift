import LayoutTestSupport
import Testing

@testable import CairoDrawing

@Suite struct PrefixCodeTests {
  @Test func `frequent symbols get short codes, in the order of deflate`() {
    // The example of RFC 1951, section 3.2.2, with the lengths 3, 3, 3, 3, 3, 2, 4, 4.
    let code = PrefixCode(counts: [10, 10, 10, 10, 10, 20, 5, 5], limit: 15)
    expect(code.lengths, is: [3, 3, 3, 3, 3, 2, 4, 4])
    expect(code.bits, is: [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test(
    arguments: [([], []), ([0, 0], [0, 0]), ([0, 9, 0], [0, 1, 0]), ([3, 0, 1], [1, 0, 1])] as [([UInt32], [UInt8])])
  func `few symbols get codes too`(counts: [UInt32], lengths: [UInt8]) {
    expect(PrefixCode(counts: counts, limit: 15).lengths, is: lengths)
  }

  @Test(arguments: [7, 9, 15]) func `no code is longer than the limit, and the codes are complete`(limit: Int) {
    var numbers = SeededRandomNumberGenerator(seed: UInt64(limit))
    // Counts that grow like Fibonacci numbers produce the deepest tree.
    var counts: [[UInt32]] = [(0..<30).reduce(into: [1, 1]) { list, _ in list.append(list.suffix(2).reduce(0, +)) }]
    for _ in 0..<200 {
      counts.append(
        (0..<Int.random(in: 2...100, using: &numbers)).map { _ in
          let most: UInt32 = 1 << Int.random(in: 0...20, using: &numbers)
          return UInt32.random(in: 0...most, using: &numbers)
        })
    }
    for counts in counts {
      let code = PrefixCode(counts: counts, limit: limit)
      let used = zip(code.lengths, counts).filter { $0.1 > 0 }.map { Int($0.0) }
      #expect(used.allSatisfy { (1...limit).contains($0) } || used.count < 2)
      let shares = used.map { (bits: Int) -> Int in 1 << (limit - bits) }
      if used.count >= 2 { #expect(shares.reduce(0, +) == 1 << limit) }
    }
  }
}
