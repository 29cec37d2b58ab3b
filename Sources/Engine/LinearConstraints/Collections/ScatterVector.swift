/// A sparse vector with a place for every key, of which few are other than zero (a scatter vector, Maros 2003).
///
/// One vector serves for many sums in turn: to clear it takes as long as it had entries, whatever its size.
struct ScatterVector<Number: LinearNumber> {
  /// The coefficient of each key; nil where it does not occur.
  private var coefficients: [Number?]
  /// The keys that have occurred since the vector was cleared, each once.
  private(set) var keys: [Int] = []
  private var hasOccurred: [Bool]

  /// A vector of zeros with keys below `count`.
  init(count: Int) {
    coefficients = Array(repeating: nil, count: count)
    hasOccurred = Array(filledWith: false, count: count)
  }

  /// The terms in the order in which they came.
  var terms: [(key: Int, value: Number)] {
    keys.compactMap { key in coefficients[key].map { (key, $0) } }
  }

  /// The coefficient of a key; nil where it does not occur.
  subscript(_ key: Int) -> Number? { coefficients[key] }

  /// Makes all coefficients zero.
  mutating func clear() {
    for key in keys {
      coefficients[key] = nil
      hasOccurred[key] = false
    }
    keys.removeAll(keepingCapacity: true)
  }

  /// Adds to the coefficient of a key; one that cancels is dropped.
  mutating func add(_ value: Number, at key: Int) {
    if !hasOccurred[key] {
      hasOccurred[key] = true
      keys.append(key)
    }
    coefficients[key] = coefficients[key].map { Number.sum($0, value) } ?? value
  }

  /// Makes the coefficient of a key zero.
  mutating func remove(_ key: Int) { coefficients[key] = nil }
}
