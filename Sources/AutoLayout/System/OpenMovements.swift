internal import LinearConstraints

/// The directions in which the constraints leave open attributes of views free to move.
///
/// Attributes that move in one direction, each by some multiple, are open for one reason: a constraint that settles one
/// of them settles all. In general a constraint takes away one direction, so as many are missing as the movements of the
/// attributes have dimensions (the rank of their matrix).
public struct OpenMovements: Sendable, Hashable {
  /// The movement of each open attribute, as terms in numbers of directions.
  private var movements: [AmbiguityPreferences.Quantity: [LinearConstraint.Term]] = [:]

  /// No movement is known.
  init() {}

  /// The movements of quantities.
  init(_ movements: [(AmbiguityPreferences.Quantity, [LinearConstraint.Term])]) {
    self.movements = Dictionary(movements, uniquingKeysWith: { first, _ in first })
  }

  /// For each of some open attributes the position of the one that settles it, once those before it are settled: its own
  /// where it needs a constraint of its own.
  ///
  /// An attribute that several others settle together has the first of them. One whose movement is not known needs a
  /// constraint of its own.
  public func causes(of open: [AmbiguousLayout]) -> [Int] {
    var elimination = MovementElimination()
    return open.indices.map { position in
      guard let movement = movement(of: open[position]) else { return position }
      return elimination.circuit(of: movement, at: position).min() ?? position
    }
  }

  /// The number of constraints that would settle some open attributes, if each takes away one direction.
  public func missingCount(of open: [AmbiguousLayout]) -> Int {
    causes(of: open).enumerated().count { $0.offset == $0.element }
  }

  /// For each of some open attributes the position of the first that it has to do with, perhaps by way of others: to settle
  /// one of a group narrows or settles others of it, and nothing outside of it.
  public func groups(of open: [AmbiguousLayout]) -> [Int] {
    var elimination = MovementElimination()
    var sets = Array(open.indices)
    for position in open.indices {
      guard let movement = movement(of: open[position]) else { continue }
      let related = Set(elimination.circuit(of: movement, at: position).map { sets[$0] } + [sets[position]])
      guard related.count > 1, let first = related.min() else { continue }
      for other in sets.indices where related.contains(sets[other]) { sets[other] = first }
    }
    return sets
  }

  /// True where a constraint that settles one of two attributes settles the other as well.
  public func areTied(_ first: AmbiguousLayout, _ second: AmbiguousLayout) -> Bool {
    causes(of: [first, second])[1] == 0
  }

  private func movement(of open: AmbiguousLayout) -> [LinearConstraint.Term]? {
    movements[AmbiguityPreferences.Quantity(view: open.view, attribute: open.attribute)]
  }
}

/// Gaussian elimination of movements, one after the other, that remembers of which ones each is a combination.
private struct MovementElimination {
  /// A movement in which the pivots of all before it are eliminated.
  private struct Row {
    var pivot: Int
    var terms: [Int: Double]
    /// The independent movements that it is a combination of, by their positions.
    var origins: [Int: Double]
  }

  private var rows: [Row] = []
  /// The rows by their pivots.
  private var rowsByPivot: [Int: Int] = [:]

  /// The part of a movement's largest term that rounding leaves at most.
  private static let tolerance = 1e-7

  /// The independent movements that a movement is a combination of, by their positions; where there are none, it is added
  /// to them.
  mutating func circuit(of movement: [LinearConstraint.Term], at position: Int) -> Set<Int> {
    let limit = Self.tolerance * movement.reduce(0) { max($0, abs($1.coefficient)) }
    var row = Row(
      pivot: 0, terms: Dictionary(movement.map { ($0.variable, $0.coefficient) }, uniquingKeysWith: +),
      origins: [position: 1])
    // A row contains no pivot of the rows before it, so those that still have to be taken away come after it.
    while let next = row.terms.keys.compactMap({ rowsByPivot[$0] }).min() { subtract(rows[next], from: &row, limit) }
    guard let pivot = row.terms.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) })?.key else {
      row.origins[position] = nil
      return Set(row.origins.keys)
    }
    row.pivot = pivot
    rowsByPivot[pivot] = rows.count
    rows.append(row)
    return []
  }

  private func subtract(_ other: Row, from row: inout Row, _ limit: Double) {
    let factor = (row.terms[other.pivot] ?? 0) / (other.terms[other.pivot] ?? 1)
    for (direction, value) in other.terms {
      let rest = row.terms[direction, default: 0] - factor * value
      row.terms[direction] = direction == other.pivot || abs(rest) <= limit ? nil : rest
    }
    for (origin, value) in other.origins {
      let rest = row.origins[origin, default: 0] - factor * value
      row.origins[origin] = abs(rest) <= Self.tolerance ? nil : rest
    }
  }
}
