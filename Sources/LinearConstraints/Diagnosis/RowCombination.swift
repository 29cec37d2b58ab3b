/// How a sum of variables follows from the equalities that elimination has used up.
///
/// Elimination does not keep track of it: it would cost more than the elimination itself, and only a frame that is to
/// be explained or a contradiction asks for it. Then the few rows that matter are eliminated once more, this time with
/// a note of what each has been made of.
struct RowCombination {
  /// A row with the combination of rows that it has become.
  private struct TracedRow {
    var terms: [Int: Double]
    var factors: [Int: Double]

    /// Adds a multiple of another row.
    mutating func add(_ other: TracedRow, times factor: Double) {
      for (variable, coefficient) in other.terms { Self.add(coefficient * factor, to: &terms, at: variable) }
      for (row, value) in other.factors { Self.add(value * factor, to: &factors, at: row) }
    }

    static func add(_ value: Double, to sums: inout [Int: Double], at key: Int) {
      let old = sums[key] ?? 0
      let sum = old + value
      sums[key] = abs(sum) <= Tolerance.cancellation * max(abs(old), abs(value)) ? nil : sum
    }
  }

  private let system: LinearSystem
  /// The used rows, in order.
  private let pivots: [Elimination.Pivot]
  /// For each variable that a row was solved for, the position of that row in ``pivots``.
  private var positions: [Int: Int] = [:]

  /// The combinations of the rows that an elimination has used up.
  init(_ system: LinearSystem, _ elimination: Elimination) {
    self.system = system
    pivots = elimination.pivots
    for (position, pivot) in pivots.enumerated() { positions[Int(pivot.variable)] = position }
  }

  /// The rows, with what each is multiplied by, whose sum has the same terms as some rows; these rows are left out.
  ///
  /// - Returns: The factors in the order of the rows, so that `Σ rows = Σ factor · row` but for the constants.
  func factors(of rows: [RowFactor]) -> [RowFactor] {
    var terms: [Int: Double] = [:]
    for row in rows {
      for term in self.terms(of: row.row) {
        TracedRow.add(row.factor * term.coefficient, to: &terms, at: term.variable)
      }
    }
    return factors(of: terms)
  }

  /// The rows, with what each is multiplied by, whose sum has the given terms.
  func factors(of terms: [Int: Double]) -> [RowFactor] {
    var reduced: [Int: TracedRow] = [:]
    for position in positionsNeeded(for: terms) {
      let row = Int(pivots[position].row)
      let rowTerms = Dictionary(self.terms(of: row).map { ($0.variable, $0.coefficient) }, uniquingKeysWith: +)
      var traced = TracedRow(terms: rowTerms, factors: [row: 1])
      reduce(&traced, by: reduced)
      reduced[position] = traced
    }
    var target = TracedRow(terms: terms, factors: [:])
    reduce(&target, by: reduced)
    return target.factors.map { RowFactor(row: $0.key, factor: -$0.value) }.sorted { $0.row < $1.row }
  }

  /// Eliminates from a row the variables that earlier rows were solved for.
  private func reduce(_ row: inout TracedRow, by reduced: [Int: TracedRow]) {
    var pending = BinaryHeap()
    for variable in row.terms.keys {
      if let position = positions[variable], reduced[position] != nil { pending.insert(Int32(position)) }
    }
    var last = -1
    while let position = pending.popSmallest().map({ Int($0) }) {
      guard position > last, let other = reduced[position] else { continue }
      last = position
      let variable = Int(pivots[position].variable)
      guard let coefficient = row.terms[variable], let pivot = other.terms[variable] else { continue }
      row.add(other, times: -coefficient / pivot)
      row.terms[variable] = nil
      for variable in other.terms.keys {
        if let next = positions[variable], next > position, reduced[next] != nil { pending.insert(Int32(next)) }
      }
    }
  }

  /// The used rows that can have to do with some variables, by their positions, ascending.
  private func positionsNeeded(for terms: [Int: Double]) -> [Int] {
    var needed: Set<Int> = []
    var pending = Array(terms.keys)
    while let variable = pending.popLast() {
      guard let position = positions[variable], needed.insert(position).inserted else { continue }
      pending += self.terms(of: Int(pivots[position].row)).map(\.variable)
    }
    return needed.sorted()
  }

  /// The terms of a row as it was given, an inequality turned so that it is not negative.
  private func terms(of row: Int) -> [LinearConstraint.Term] {
    let constraints = system.problem.constraints
    guard row < constraints.count else { return [.init(system.sizes[row - constraints.count], 1)] }
    let sign = constraints.headers[row].relation == .lessThanOrEqual ? -1.0 : 1
    return constraints.terms[constraints.termRange(of: row)].map { .init($0.variable, sign * $0.coefficient) }
  }
}
