/// Positions sorted by small keys, equal keys in their order (Seward 1954).
struct CountingSort: Sendable {
  /// The positions in the order of their keys.
  private(set) var positions: [Int32]
  /// For each key where it starts in ``positions``, and behind the last its end.
  private(set) var starts: [Int]

  /// Sorts the positions of keys that lie below `keyCount`.
  init(keys: [Int32], keyCount: Int) {
    starts = Array(filledWith: 0, count: keyCount + 2)
    positions = Array(filledWith: 0, count: keys.count)
    Self.sort(keys.span, &starts, &positions)
    starts.removeLast()
  }

  /// While positions are put down, the start of a key stands one place further behind, and moves on with each of them
  /// until it has become the start of the next key.
  private static func sort(_ keys: Span<Int32>, _ starts: inout [Int], _ positions: inout [Int32]) {
    var starts = starts.mutableSpan
    var positions = positions.mutableSpan
    for index in keys.indices { starts[Int(keys[index]) + 2] += 1 }
    for key in starts.indices.dropFirst() { starts[key] += starts[key - 1] }
    for index in keys.indices {
      let key = Int(keys[index])
      positions[starts[key + 1]] = Int32(truncatingIfNeeded: index)
      starts[key + 1] += 1
    }
  }
}
