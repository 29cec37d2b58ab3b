internal import Synchronization

/// A cache of values that several workers need. Each value is computed once, and the newest are kept.
package final class SharedValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Shelf: Sendable {
    var values: [Key: (value: Value, cost: Int)] = [:]
    /// The keys in the order they were added.
    var order: [Key] = []
    var cost = 0
  }

  private final class Turn: Sendable {
    let mutex = Mutex(())
  }

  private let limit: Int
  private let shelf = Mutex(Shelf())
  /// Locks by key. A worker waits if another computes the same value; workers that need other values rarely wait.
  private let turns = (0..<16).map { _ in Turn() }

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The total cost of the values that are kept, in the unit of `cost` in
  ///   ``value(for:cost:make:)``.
  package init(limit: Int) { self.limit = limit }

  /// Returns the value of a key, or nil if it cannot be made. The next call tries again.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - cost: Returns the cost of a value.
  ///   - make: Makes the value. It must be the same each time, because old values are removed and made again.
  package func value(for key: Key, cost: (Value) -> Int, make: () -> Value?) -> Value? {
    if let known = shelf.withLock({ $0.values[key] }) { return known.value }
    return turns[Int(key.hashValue.magnitude % UInt(turns.count))].mutex.withLock { _ in
      if let known = shelf.withLock({ $0.values[key] }) { return known.value }
      guard let value = make() else { return nil }
      keep(value, cost(value), for: key)
      return value
    }
  }

  /// Adds a value, and removes the oldest ones while the total cost exceeds the limit.
  private func keep(_ value: Value, _ cost: Int, for key: Key) {
    shelf.withLock { shelf in
      shelf.values[key] = (value, cost)
      shelf.order.append(key)
      shelf.cost += cost
      var gone = 0
      while shelf.cost > limit, gone < shelf.order.count {
        shelf.cost -= shelf.values.removeValue(forKey: shelf.order[gone])?.cost ?? 0
        gone += 1
      }
      shelf.order.removeFirst(gone)
    }
  }
}
