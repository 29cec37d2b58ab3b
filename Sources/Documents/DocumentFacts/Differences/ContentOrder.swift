/// The contents of an object in their new order, and those that moved.
package struct ContentOrder: Sendable, Hashable {
  /// The contents in their new order.
  package let contents: [String]
  /// The contents that moved past others, in the new order. The others are a longest sequence whose order is the former
  /// one.
  package let moved: [String]
  /// The contents from the first to the last one whose position changed.
  package let span: ArraySlice<String>

  /// Creates the order of contents. `former` has the same contents.
  init(_ contents: [String], former: [String]) {
    self.contents = contents
    let kept = Self.longestIncreasing(contents.map(Self.positions(of: former)))
    moved = contents.indices.filter { !kept.contains($0) }.map { contents[$0] }
    let differing = zip(contents, former).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    span = contents[(differing.first ?? 0)..<((differing.last ?? -1) + 1)]
  }

  private static func positions(of contents: [String]) -> (String) -> Int {
    let positions = Dictionary(contents.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return { positions[$0] ?? contents.count }
  }

  /// Returns the indices of a longest strictly increasing subsequence.
  private static func longestIncreasing(_ numbers: [Int]) -> Set<Int> {
    // For each length, the index of the smallest number that ends a subsequence of this length.
    var ends: [Int] = []
    var predecessors = Array(repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      predecessors[index] = length == 0 ? -1 : ends[length - 1]
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var found: Set<Int> = []
    var next = ends.last ?? -1
    while next >= 0 {
      found.insert(next)
      next = predecessors[next]
    }
    return found
  }
}

extension [Int] {
  /// Returns the first index whose element is in the second part of the array; `isSecond` is false for all elements
  /// before it.
  fileprivate func partitioningIndex(where isSecond: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
