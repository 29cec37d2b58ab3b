import LayoutTestSupport
import Testing

@testable import LayoutReview

@Suite struct WorkSharesTests {
  private static let limit = 1_000_000

  private func shares(of count: Int) -> WorkShares { WorkShares(ofLayoutsInSceneWith: count, limit: Self.limit) }

  /// The work of the layouts of a scene if each is solved and transformed and takes all that it may.
  private func mostWork(of count: Int) -> Int {
    let shares = shares(of: count)
    var sum = 0
    for start in stride(from: 0, to: count, by: shares.batchSize) {
      var spent = 0
      for _ in 0..<(2 * min(shares.batchSize, count - start)) { spent += shares.limit(after: spent) }
      sum += spent
    }
    return sum
  }

  @Test func `up to 24 layouts have the whole limit for every eight`() {
    for count in [1, 2, 8, 9, 16, 24] {
      expect(shares(of: count).batchSize, is: 8)
      expect(shares(of: count).limit(after: 0), is: Self.limit)
      #expect(shares(of: count).limit(after: Self.limit) >= Self.limit / 24)
    }
    expect(shares(of: 1).limit(after: Self.limit - 100_000), is: 100_000)
    expect(shares(of: 1).limit(after: Self.limit), is: Self.limit / 16)
    expect(shares(of: 1).limitOfContents, is: Self.limit)
  }

  @Test(arguments: [1, 8, 24, 25, 100, 256, 257, 900, 3000, 10_000])
  func `all layouts of a scene together take less than five times the limit`(count: Int) {
    #expect(mostWork(of: count) < 5 * Self.limit + Self.limit / 4)
    #expect(count * shares(of: count).limitOfContents <= 7 * Self.limit)
    let batches = (count + shares(of: count).batchSize - 1) / shares(of: count).batchSize
    #expect(batches <= 32 && shares(of: count).batchSize.isMultiple(of: 2))
  }

  @Test func `a limit that is tiny or huge is shared too`() {
    for limit in [0, 1, Int.max] {
      for count in [0, 1, 25, 10_000] {
        let shares = WorkShares(ofLayoutsInSceneWith: count, limit: limit)
        #expect(0...limit ~= shares.limit(after: 0) && 0...limit ~= shares.limit(after: .max))
      }
    }
  }
}
