/// A priority queue of numbers with small keys. The smallest key comes first; among equal keys, the last inserted.
struct BucketQueue: Sendable {
  private struct Entry: Sendable {
    var number: Int32
    /// The next entry with the same key, or -1.
    var next: Int32
  }

  private var entries: [Entry] = []
  /// The last entry of each key, or -1.
  private var heads: [Int32] = []
  /// A lower bound of the keys in the queue, so that a search need not begin at zero.
  private var smallest = 0

  /// Reserves capacity for a number of insertions.
  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
    heads.reserveCapacity(Self.usualKeyCount)
  }

  /// The number of keys that capacity is reserved for. Few keys are larger.
  private static var usualKeyCount: Int { 16 }

  /// Inserts a number, which may already be in the queue.
  @inline(__always)
  mutating func insert(_ number: Int, key: Int) {
    while heads.count <= key { heads.append(-1) }
    entries.append(Entry(number: Int32(truncatingIfNeeded: number), next: heads[key]))
    heads[key] = Int32(truncatingIfNeeded: entries.count - 1)
    smallest = min(smallest, key)
  }

  /// Removes and returns a number with the smallest key, and that key.
  @inline(__always)
  mutating func popSmallest() -> (number: Int, key: Int)? {
    while smallest < heads.count {
      let head = Int(heads[smallest])
      guard head >= 0 else {
        smallest += 1
        continue
      }
      heads[smallest] = entries[head].next
      return (Int(entries[head].number), smallest)
    }
    return nil
  }
}
