/// Results kept for the next time they are asked for, never more than a limit.
///
/// A full cache is emptied: that costs one look-up in thousands, and no order of use need be kept.
struct BoundedCache<Key: Hashable, Value> {
  private let limit: Int
  private var values: [Key: Value] = [:]

  /// An empty cache of at most `limit` results.
  init(limit: Int) { self.limit = limit }

  /// The number of results that are kept.
  var count: Int { values.count }

  /// The result for a key, made if it is not kept.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = values[key] { return value }
    let value = make()
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = value
    return value
  }
}
