/// How a sum of variables follows from the equalities that elimination has used up.
///
/// Elimination does not keep track of it: it would cost more than the elimination itself, and only a frame that is to
/// be explained or a contradiction asks for it. Then the few rows that matter are eliminated once more, this time with
/// a note of what each has been made of.
struct RowCombination {
  /// A used row once the variables of earlier rows are eliminated from it.
  private struct ReducedRow {
    var terms: [Int: Double]
    /// What had to be subtracted: earlier reduced rows, by their positions, and what each was multiplied by.
    var subtracted: [(position: Int, factor: Double)]
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

  /// The rows, with what each is multiplied by, whose sum has the same terms as a sum of some other rows.
  ///
  /// - Returns: The factors in the order of the rows.
  func factors(of rows: [RowFactor]) -> [RowFactor] {
    var terms: [Int: Double] = [:]
    for row in rows {
      for term in self.terms(of: row.row) {
        Self.add(row.factor * term.coefficient, to: &terms, at: term.variable)
      }
    }
    return factors(of: terms)
  }

  /// The rows, with what each is multiplied by, whose sum has the given terms.
  ///
  /// The terms are first written as a sum of reduced rows. From the last to the first each reduced row is then replaced
  /// by its row and the earlier reduced rows that were subtracted from it.
  func factors(of terms: [Int: Double]) -> [RowFactor] {
    let needed = positionsNeeded(for: terms)
    var reduced: [Int: ReducedRow] = [:]
    for position in needed {
      let row = self.terms(of: Int(pivots[position].row)).map { ($0.variable, $0.coefficient) }
      reduced[position] = reduce(Dictionary(row, uniquingKeysWith: +), by: reduced)
    }
    var factors: [Int: Double] = [:]
    for (position, factor) in reduce(terms, by: reduced).subtracted { factors[position] = factor }
    for position in needed.reversed() {
      guard let factor = factors[position], let row = reduced[position] else { continue }
      for (earlier, share) in row.subtracted { Self.add(-factor * share, to: &factors, at: earlier) }
    }
    return factors.map { RowFactor(row: Int(pivots[$0.key].row), factor: $0.value) }.sorted { $0.row < $1.row }
  }

  /// Eliminates the variables that earlier rows were solved for.
  private func reduce(_ terms: [Int: Double], by reduced: [Int: ReducedRow]) -> ReducedRow {
    var row = ReducedRow(terms: terms, subtracted: [])
    var pending = BinaryHeap()
    for variable in terms.keys {
      if let position = positions[variable], reduced[position] != nil { pending.insert(Int32(position)) }
    }
    while let position = pending.popSmallest().map({ Int($0) }) {
      let variable = Int(pivots[position].variable)
      guard let coefficient = row.terms[variable], let other = reduced[position], let pivot = other.terms[variable]
      else { continue }
      let factor = coefficient / pivot
      for (variable, value) in other.terms {
        Self.add(-factor * value, to: &row.terms, at: variable)
        if let next = positions[variable], next > position, reduced[next] != nil { pending.insert(Int32(next)) }
      }
      row.terms[variable] = nil
      row.subtracted.append((position, factor))
    }
    return row
  }

  private static func add(_ value: Double, to sums: inout [Int: Double], at key: Int) {
    let old = sums[key] ?? 0
    let sum = old + value
    sums[key] = abs(sum) <= Tolerance.cancellation * max(abs(old), abs(value)) ? nil : sum
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
