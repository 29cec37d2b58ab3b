/// A sparse vector with a place for every key. Few of them are nonzero (a scatter vector, Maros 2003).
///
/// One vector serves for many sums in turn: clearing it takes time proportional to its entries, not to its size.
struct ScatterVector<Number: LinearNumber> {
  /// The coefficient of each key, or nil if it is zero.
  private var coefficients: [Number?]
  /// The keys that were added since the vector was cleared, each once.
  private(set) var keys: [Int] = []
  private var hasOccurred: [Bool]

  /// Creates a vector of zeros with keys below `count`.
  init(count: Int) {
    coefficients = Array(repeating: nil, count: count)
    hasOccurred = Array(filledWith: false, count: count)
  }

  /// The nonzero terms, in the order their keys were added.
  var terms: [(key: Int, value: Number)] {
    keys.compactMap { key in coefficients[key].map { (key, $0) } }
  }

  /// The coefficient of a key, or nil if it is zero.
  subscript(_ key: Int) -> Number? { coefficients[key] }

  /// Sets all coefficients to zero.
  mutating func clear() {
    for key in keys {
      coefficients[key] = nil
      hasOccurred[key] = false
    }
    keys.removeAll(keepingCapacity: true)
  }

  /// Adds to the coefficient of a key. A coefficient that cancels becomes nil.
  mutating func add(_ value: Number, at key: Int) {
    if !hasOccurred[key] {
      hasOccurred[key] = true
      keys.append(key)
    }
    coefficients[key] = coefficients[key].map { Number.sum($0, value) } ?? value
  }

  /// Sets the coefficient of a key to zero.
  mutating func remove(_ key: Int) { coefficients[key] = nil }
}
