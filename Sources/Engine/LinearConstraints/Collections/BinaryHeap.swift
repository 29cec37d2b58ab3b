/// A priority queue of numbers that returns the smallest first (Williams 1964).
struct BinaryHeap: Sendable {
  private var numbers: [Int32] = []

  /// Whether the queue is empty.
  var isEmpty: Bool { numbers.isEmpty }

  mutating func insert(_ number: Int32) {
    numbers.append(number)
    var child = numbers.count - 1
    while child > 0, numbers[(child - 1) / 2] > numbers[child] {
      numbers.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the smallest number, or nil if the queue is empty.
  mutating func popSmallest() -> Int32? {
    guard let smallest = numbers.first, let last = numbers.popLast() else { return nil }
    guard !numbers.isEmpty else { return smallest }
    numbers[0] = last
    var parent = 0
    while 2 * parent + 1 < numbers.count {
      var child = 2 * parent + 1
      if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
      guard numbers[child] < numbers[parent] else { break }
      numbers.swapAt(child, parent)
      parent = child
    }
    return smallest
  }
}
