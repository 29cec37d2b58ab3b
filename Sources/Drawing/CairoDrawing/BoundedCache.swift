/// A cache with a limited number of results.
///
/// A full cache is emptied. That costs one recomputation in thousands of look-ups and needs no order of use.
struct BoundedCache<Key: Hashable, Value> {
  private let limit: Int
  private var values: [Key: Value] = [:]

  /// Creates an empty cache for at most `limit` results.
  init(limit: Int) { self.limit = limit }

  /// Returns the cached result of a key, or makes it.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = values[key] { return value }
    let value = make()
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }
}
