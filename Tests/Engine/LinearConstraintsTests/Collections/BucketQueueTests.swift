import LayoutTestSupport
import Testing

@testable import LinearConstraints

/// The priority queue of numbers with keys, smallest first.
@Suite struct BucketQueueTests {
  @Test func `the smallest key comes first, and the last of equal keys`() {
    var queue = BucketQueue()
    for (number, key) in [(7, 2), (5, 0), (6, 2), (4, 0)] { queue.insert(number, key: key) }
    expect(queue.popSmallest().map { [$0.number, $0.key] }, is: [4, 0])
    expect(queue.popSmallest().map { [$0.number, $0.key] }, is: [5, 0])
    expect(queue.popSmallest().map { [$0.number, $0.key] }, is: [6, 2])
    queue.insert(9, key: 1)
    expect(queue.popSmallest().map { [$0.number, $0.key] }, is: [9, 1])
    expect(queue.popSmallest().map { [$0.number, $0.key] }, is: [7, 2])
    #expect(queue.popSmallest() == nil)
  }
}
