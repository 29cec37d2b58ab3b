/// Elements sorted by small keys (Seward 1954). The sort is stable.
struct CountingSort<Element: Sendable>: Sendable {
  /// The elements in the order of their keys.
  private(set) var elements: [Element]
  /// The first position of each key in ``elements``, followed by the number of elements.
  private(set) var starts: [Int]

  /// Sorts elements.
  ///
  /// - Parameter key: The key of the element at a position, less than `keyCount`.
  @inline(__always)
  init(_ elements: [Element], keyCount: Int, key: (Int) -> Int32) {
    starts = Array(filledWith: 0, count: keyCount + 2)
    self.elements = elements
    Self.sort(elements.span, &starts, &self.elements, key)
    starts.removeLast()
  }

  /// Counts the keys, sums the counts, and places each element at its key's position.
  ///
  /// The start of a key is stored one place further on at first. It moves with each element until it is the start of
  /// the next key, so no second array is needed.
  @inline(__always)
  private static func sort(
    _ elements: Span<Element>, _ starts: inout [Int], _ sorted: inout [Element], _ key: (Int) -> Int32
  ) {
    var starts = starts.mutableSpan
    var sorted = sorted.mutableSpan
    for index in elements.indices { starts[Int(key(index)) + 2] += 1 }
    for key in starts.indices.dropFirst() { starts[key] += starts[key - 1] }
    for index in elements.indices {
      let key = Int(key(index))
      sorted[starts[key + 1]] = elements[index]
      starts[key + 1] += 1
    }
  }
}
