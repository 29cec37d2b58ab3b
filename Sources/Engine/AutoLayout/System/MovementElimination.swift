internal import LinearConstraints

/// Gaussian elimination of successive movements, which records the movements that each one combines.
///
/// One vector with a place for each direction serves all movements in turn. So a long movement takes little more than
/// reading it once for each independent movement that it contains.
struct MovementElimination {
  /// A movement without the pivots of all earlier ones.
  private struct Row {
    var pivot: LinearConstraint.Term
    /// The terms besides the pivot.
    var terms: [LinearConstraint.Term]
    /// The independent movements that it combines, by position.
    var origins: [LinearConstraint.Term]
  }

  private var rows: [Row] = []
  /// For each direction, the row with that pivot, or -1.
  private var rowsByPivot: [Int32]
  /// The number of movements that contain each direction.
  private var useCounts: [Int32]
  /// The movement being eliminated.
  private var movement: DenseSum
  /// The independent movements that it combines, by position.
  private var origins: DenseSum
  /// A bit for each row that may still have to be subtracted.
  private var pending: [UInt64]

  /// The largest rounding error, relative to a movement's largest term.
  static let tolerance = 1e-7

  /// The smallest pivot, relative to a row's largest coefficient.
  private static let acceptableShare = 0.1

  /// Creates an elimination for movements, nil for unknown ones.
  init(of movements: [[LinearConstraint.Term]?]) {
    let count = movements.reduce(0) { $1?.reduce($0) { max($0, $1.variable + 1) } ?? $0 }
    rowsByPivot = Array(repeating: -1, count: count)
    useCounts = Array(repeating: 0, count: count)
    movement = DenseSum(count: count)
    origins = DenseSum(count: movements.count)
    pending = Array(repeating: 0, count: movements.count / 64 + 1)
    for case .some(let terms) in movements { for term in terms { useCounts[term.variable] += 1 } }
  }

  /// Returns the positions of the independent movements that a movement combines. If it is independent itself, adds it
  /// to them and returns none.
  mutating func circuit(of terms: [LinearConstraint.Term], at position: Int) -> [Int] {
    let limit = Self.tolerance * terms.largestCoefficient
    movement.clear()
    origins.clear()
    origins.add(1, at: position, limit: 0)
    for term in terms { add(term, times: 1, limit: 0) }
    // A row contains no pivot of earlier rows, so the rows still to be subtracted come after it.
    for word in pending.indices {
      while pending[word] != 0 {
        let row = 64 * word + pending[word].trailingZeroBitCount
        pending[word] &= pending[word] &- 1
        subtract(rows[row], limit)
      }
    }
    let rest = movement.terms
    guard let pivot = pivot(of: rest) else { return origins.terms.map(\.variable).filter { $0 != position } }
    rowsByPivot[pivot.variable] = Int32(rows.count)
    let others = rest.filter { $0.variable != pivot.variable }
    rows.append(Row(pivot: pivot, terms: others, origins: origins.terms))
    return []
  }

  /// Returns the direction that the fewest movements contain, among those with a large coefficient. The other rows then
  /// stay short.
  private func pivot(of terms: [LinearConstraint.Term]) -> LinearConstraint.Term? {
    let least = Self.acceptableShare * terms.largestCoefficient
    return terms.lazy.filter { abs($0.coefficient) >= least }.min {
      (useCounts[$0.variable], $0.variable) < (useCounts[$1.variable], $1.variable)
    }
  }

  private mutating func subtract(_ row: Row, _ limit: Double) {
    let factor = movement[row.pivot.variable] / row.pivot.coefficient
    guard factor != 0 else { return }
    for term in row.terms { add(term, times: -factor, limit: limit) }
    movement.remove(row.pivot.variable)
    for origin in row.origins { origins.add(-factor * origin.coefficient, at: origin.variable, limit: Self.tolerance) }
  }

  /// Adds a multiple of a term to the movement, and marks the row that then has to be subtracted.
  private mutating func add(_ term: LinearConstraint.Term, times factor: Double, limit: Double) {
    movement.add(factor * term.coefficient, at: term.variable, limit: limit)
    let row = Int(rowsByPivot[term.variable])
    if row >= 0 { pending[row / 64] |= 1 << UInt64(row % 64) }
  }
}

extension [LinearConstraint.Term] {
  /// The largest absolute coefficient, or zero if there is none.
  fileprivate var largestCoefficient: Double { reduce(0) { Swift.max($0, abs($1.coefficient)) } }

  /// Whether a movement is a multiple of another, with neither empty, within ``MovementElimination/tolerance``.
  func isMultiple(of other: [LinearConstraint.Term]) -> Bool {
    let limits = (
      own: MovementElimination.tolerance * largestCoefficient,
      other: MovementElimination.tolerance * other.largestCoefficient
    )
    // Most movements differ in the number of their directions. Only the others are sorted.
    let count = count { abs($0.coefficient) > limits.own }
    guard count > 0, count == other.count(where: { abs($0.coefficient) > limits.other }) else { return false }
    let terms = filter { abs($0.coefficient) > limits.own }.sorted { $0.variable < $1.variable }
    let others = other.filter { abs($0.coefficient) > limits.other }.sorted { $0.variable < $1.variable }
    let factor = terms[0].coefficient / others[0].coefficient
    return zip(terms, others).allSatisfy {
      $0.variable == $1.variable && abs($0.coefficient - factor * $1.coefficient) <= limits.own
    }
  }
}

/// A sum with a place for every key. Clearing it takes time proportional to the terms that it had.
private struct DenseSum {
  private var coefficients: [Double]
  private var hasOccurred: [Bool]
  /// The keys that were added, each once.
  private var keys: [Int] = []

  /// Creates an empty sum with keys below `count`.
  init(count: Int) {
    coefficients = Array(repeating: 0, count: count)
    hasOccurred = Array(repeating: false, count: count)
  }

  /// The nonzero terms, in the order their keys were added.
  var terms: [LinearConstraint.Term] {
    keys.compactMap { coefficients[$0] == 0 ? nil : LinearConstraint.Term($0, coefficients[$0]) }
  }

  subscript(_ key: Int) -> Double { coefficients[key] }

  mutating func clear() {
    for key in keys { (coefficients[key], hasOccurred[key]) = (0, false) }
    keys.removeAll(keepingCapacity: true)
  }

  /// Adds to a coefficient. Sums within the limit are rounding errors and become zero.
  mutating func add(_ value: Double, at key: Int, limit: Double) {
    if !hasOccurred[key] {
      hasOccurred[key] = true
      keys.append(key)
    }
    let rest = coefficients[key] + value
    coefficients[key] = abs(rest) <= limit ? 0 : rest
  }

  mutating func remove(_ key: Int) { coefficients[key] = 0 }
}
