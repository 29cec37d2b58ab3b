/// How a sum of variables follows from the equalities that elimination has used up.
///
/// Elimination does not keep track of it: it would cost more than the elimination itself, and only a frame that is to
/// be explained, a contradiction or a doubtful coefficient asks for it. Then the few rows that matter are eliminated
/// once more, with a note of what was subtracted from each, in doubles or in exact fractions.
struct RowCombination<Number: LinearNumber> {
  /// A used row once the variables of earlier rows are eliminated from it.
  private struct ReducedRow {
    var terms: [Int: Number]
    /// What had to be subtracted: earlier reduced rows, by their positions, and what each was multiplied by.
    var subtracted: [(position: Int, factor: Number)]
  }

  private let system: LinearSystem
  /// The used rows, in order.
  private let pivots: [Elimination.Pivot]
  /// For each variable that a row was solved for, the position of that row in ``pivots``.
  private var positions: [Int: Int] = [:]

  /// The combinations of the rows that an elimination has used up, in order.
  init(_ system: LinearSystem, _ pivots: [Elimination.Pivot]) {
    self.system = system
    self.pivots = pivots
    for (position, pivot) in pivots.enumerated() { positions[Int(pivot.variable)] = position }
  }

  /// The rows, with what each is multiplied by, whose sum has the given terms.
  ///
  /// The terms are first written as a sum of reduced rows. From the last to the first each reduced row is then replaced
  /// by its row and the earlier reduced rows that were subtracted from it.
  ///
  /// - Returns: The factors by the positions of the rows.
  func factors(of terms: [Int: Number]) -> [Int: Number] {
    let needed = positionsNeeded(for: terms.keys)
    let reduced = reducedRows(needed)
    var factors: [Int: Number] = [:]
    for (position, factor) in reduce(terms, by: reduced).subtracted { factors[position] = factor }
    for position in needed.reversed() {
      guard let factor = factors[position], let row = reduced[position] else { continue }
      for (earlier, share) in row.subtracted { Self.add(-(factor * share), to: &factors, at: earlier) }
    }
    return Dictionary(uniqueKeysWithValues: factors.map { (Int(pivots[$0.key].row), $0.value) })
  }

  /// A row in terms of variables that no row was solved for; nil where it takes more than `rowLimit` rows.
  func remainder(of row: Int, rowLimit: Int) -> [Int: Number]? {
    let terms = self.terms(of: row)
    let needed = positionsNeeded(for: terms.keys)
    return needed.count > rowLimit ? nil : reduce(terms, by: reducedRows(needed)).terms
  }

  private func reducedRows(_ needed: [Int]) -> [Int: ReducedRow] {
    var reduced: [Int: ReducedRow] = [:]
    for position in needed { reduced[position] = reduce(terms(of: Int(pivots[position].row)), by: reduced) }
    return reduced
  }

  /// Eliminates the variables that earlier rows were solved for.
  private func reduce(_ terms: [Int: Number], by reduced: [Int: ReducedRow]) -> ReducedRow {
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
        Self.add(-(factor * value), to: &row.terms, at: variable)
        if let next = positions[variable], next > position, reduced[next] != nil { pending.insert(Int32(next)) }
      }
      row.terms[variable] = nil
      row.subtracted.append((position, factor))
    }
    return row
  }

  /// Adds to a sum of a key; a sum that becomes zero is dropped.
  private static func add(_ value: Number, to sums: inout [Int: Number], at key: Int) {
    guard let old = sums[key] else {
      sums[key] = value
      return
    }
    sums[key] = Number.sum(old, value)
  }

  /// The used rows that can have to do with some variables, by their positions, ascending.
  private func positionsNeeded(for variables: some Sequence<Int>) -> [Int] {
    var needed: Set<Int> = []
    var pending = Array(variables)
    while let variable = pending.popLast() {
      guard let position = positions[variable], needed.insert(position).inserted else { continue }
      pending += system.terms(of: Int(pivots[position].row)).map(\.variable)
    }
    return needed.sorted()
  }

  private func terms(of row: Int) -> [Int: Number] {
    var terms: [Int: Number] = [:]
    for term in system.terms(of: row) { Self.add(Number(term.coefficient), to: &terms, at: term.variable) }
    return terms
  }
}

extension LinearSystem {
  /// The terms of a row as it was given, an inequality turned so that it is not negative.
  func terms(of row: Int) -> [LinearConstraint.Term] {
    guard row < problem.constraints.count else { return [.init(sizes[row - problem.constraints.count], 1)] }
    let sign = self.sign(of: row)
    return problem.constraints.terms[problem.constraints.termRange(of: row)]
      .map { .init($0.variable, sign * $0.coefficient) }
  }

  /// What rows as they were given are multiplied by, in their order, those without a share left out.
  ///
  /// - Parameter factors: What each row is multiplied by once an upper bound is turned into a lower one.
  func rowFactors(_ factors: [Int: Double]) -> [RowFactor] {
    factors.filter { abs($0.value) > Tolerance.cost }
      .map { RowFactor(row: $0.key, factor: $0.value * sign(of: $0.key)) }.sorted { $0.row < $1.row }
  }
}
