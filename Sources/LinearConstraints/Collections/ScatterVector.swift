/// A sum of numbers times coefficients with room for every number, of which few have one.
///
/// It is used for many sums in turn: clearing it takes as long as it had terms, whatever its room.
struct ScatterVector<Number: LinearNumber> {
  /// By number; nil where it does not occur.
  private var coefficients: [Number?]
  /// The numbers that have occurred since it was cleared, each once.
  private(set) var keys: [Int] = []
  private var hasOccurred: [Bool]

  /// An empty sum with room for numbers below `count`.
  init(count: Int) {
    coefficients = Array(repeating: nil, count: count)
    hasOccurred = Array(filledWith: false, count: count)
  }

  /// The terms in the order in which they came.
  var terms: [(key: Int, value: Number)] {
    keys.compactMap { key in coefficients[key].map { (key, $0) } }
  }

  /// What a number is multiplied by; nil where it does not occur.
  subscript(_ key: Int) -> Number? { coefficients[key] }

  /// Starts anew.
  mutating func clear() {
    for key in keys {
      coefficients[key] = nil
      hasOccurred[key] = false
    }
    keys.removeAll(keepingCapacity: true)
  }

  /// Adds to what a number is multiplied by; one that cancels is dropped.
  mutating func add(_ value: Number, at key: Int) {
    if !hasOccurred[key] {
      hasOccurred[key] = true
      keys.append(key)
    }
    coefficients[key] = coefficients[key].map { Number.sum($0, value) } ?? value
  }

  /// Drops a number.
  mutating func remove(_ key: Int) { coefficients[key] = nil }
}
