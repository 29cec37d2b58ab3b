internal import WorkBudgets

/// The combinations of eliminated equalities that give sums of variables.
///
/// Elimination does not record them, as that would cost more than the elimination itself. Only explaining a frame, a
/// contradiction or a doubtful coefficient needs them. The few rows concerned are then eliminated once more, in doubles
/// or in exact fractions. The multiples that were subtracted from each are recorded (the L of an LU decomposition).
struct RowCombination<Number: LinearNumber> {
  /// An eliminated row, without the variables for which earlier rows were solved.
  private struct ReducedRow {
    var terms: [(key: Int, value: Number)]
    /// The coefficient of the variable for which it was solved, or nil if it has canceled.
    var pivot: Number?
    /// The earlier reduced rows that were subtracted: their positions and factors.
    var subtracted: [(position: Int, factor: Number)]
  }

  private let system: LinearSystem
  /// The eliminated rows, in order.
  private let pivots: [Elimination.Pivot]
  /// The position in ``pivots`` of the row that was solved for each variable, or -1.
  private var positions: [Int32]
  /// The reduced rows by position, or nil. They are kept, since they are the same for all sums.
  private var reduced: [ReducedRow?]
  /// Whether each row is reduced or about to be.
  private var isKnown: [Bool]
  /// The row being reduced.
  private var row: ScatterVector<Number>
  /// The factors of eliminated rows, by position.
  private var factors: ScatterVector<Number>
  private var meter = WorkMeter()

  /// Whether the work limit was reached, so that combinations are incomplete.
  var isExhausted: Bool { meter.isOver }

  /// Creates the combinations of the eliminated rows, in order.
  init(_ system: LinearSystem, _ pivots: [Elimination.Pivot]) {
    self.system = system
    self.pivots = pivots
    positions = Array(filledWith: -1, count: system.variableCount)
    reduced = Array(repeating: nil, count: pivots.count)
    isKnown = Array(filledWith: false, count: pivots.count)
    row = ScatterVector(count: system.variableCount)
    factors = ScatterVector(count: pivots.count)
    for (position, pivot) in pivots.enumerated() { positions[Int(pivot.variable)] = Int32(position) }
  }

  /// Returns the rows whose sum has the given terms, with their factors.
  ///
  /// The terms are first written as a sum of reduced rows. From last to first, each reduced row is then replaced by its
  /// row and the earlier reduced rows that were subtracted from it.
  ///
  /// - Returns: The factors with the positions of the rows, each row once.
  mutating func factors(of terms: [(key: Int, value: Number)]) -> [(row: Int, factor: Number)] {
    reduceRows(neededFor: terms.map(\.key))
    factors.clear()
    // A min-heap of negated positions: the last position comes first.
    var pending = BinaryHeap()
    row.clear()
    for term in terms { row.add(term.value, at: term.key) }
    for (position, factor) in eliminate(before: pivots.count) {
      factors.add(factor, at: position)
      pending.insert(-Int32(position))
    }
    var last = pivots.count
    while let position = pending.popSmallest().map({ -Int($0) }) {
      guard position < last else { continue }
      last = position
      guard let factor = factors[position], let row = reduced[position] else { continue }
      meter.work += row.subtracted.count * SolverLimit.workPerTerm
      guard !meter.check() else { break }
      for (earlier, share) in row.subtracted {
        factors.add(-(factor * share), at: earlier)
        pending.insert(-Int32(earlier))
      }
    }
    return factors.terms.map { (Int(pivots[$0.key].row), $0.value) }
  }

  /// Returns a row in terms of variables for which no row was solved, or nil if that takes more than `rowLimit` rows.
  mutating func remainder(of row: Int, rowLimit: Int) -> [Int: Number]? {
    take(row)
    guard reduceRows(neededFor: self.row.keys, rowLimit: rowLimit) else { return nil }
    take(row)
    _ = eliminate(before: pivots.count)
    return Dictionary(uniqueKeysWithValues: self.row.terms.map { ($0.key, $0.value) })
  }

  /// Reduces the rows that are reachable from the given variables and not reduced yet.
  ///
  /// - Returns: True if there were no more than `rowLimit`. Otherwise no row is reduced.
  @discardableResult
  private mutating func reduceRows(neededFor variables: [Int], rowLimit: Int = .max) -> Bool {
    // A row is needed if it was solved for a variable of a needed row, so this searches the graph of rows and
    // variables. If variables cancel, it finds more rows than necessary, but never fewer.
    var needed: [Int] = []
    var pending = variables
    while let variable = pending.popLast() {
      let position = Int(positions[variable])
      guard position >= 0, !isKnown[position] else { continue }
      isKnown[position] = true
      needed.append(position)
      system.forEachTerm(of: Int(pivots[position].row)) { pending.append($0.variable) }
    }
    guard needed.count <= rowLimit else {
      for position in needed { isKnown[position] = false }
      return false
    }
    // In the order of elimination, since a row is reduced only by earlier ones.
    for position in needed.sorted() where !meter.check() {
      take(Int(pivots[position].row))
      let subtracted = eliminate(before: position)
      reduced[position] = ReducedRow(
        terms: row.terms, pivot: row[Int(pivots[position].variable)], subtracted: subtracted)
    }
    return true
  }

  /// Eliminates from ``row`` the variables for which reduced rows before a position were solved.
  ///
  /// - Returns: The reduced rows that were subtracted: their positions and factors.
  private mutating func eliminate(before end: Int) -> [(position: Int, factor: Number)] {
    var pending = BinaryHeap()
    var subtracted: [(position: Int, factor: Number)] = []
    for variable in row.keys {
      let position = positions[variable]
      if position >= 0, position < end { pending.insert(position) }
    }
    while let position = pending.popSmallest().map({ Int($0) }), !meter.check() {
      let solved = Int(pivots[position].variable)
      guard let coefficient = row[solved], let other = reduced[position], let pivot = other.pivot else { continue }
      // Fill-in adds only later rows, so each is subtracted once.
      let factor = coefficient / pivot
      meter.work += other.terms.count * SolverLimit.workPerTerm
      for term in other.terms {
        row.add(-(factor * term.value), at: term.key)
        let next = positions[term.key]
        if next > position, next < end { pending.insert(next) }
      }
      row.remove(solved)
      subtracted.append((position, factor))
    }
    return subtracted
  }

  /// Sets ``row`` to a row of the system.
  private mutating func take(_ given: Int) {
    row.clear()
    system.forEachTerm(of: given) { row.add(Number($0.coefficient), at: $0.variable) }
  }
}

extension LinearSystem {
  /// Calls `body` with each term of a row of the system. The sign of an upper bound is reversed.
  func forEachTerm(of row: Int, _ body: (LinearConstraint.Term) -> Void) {
    guard row < problem.constraints.count else { return body(.init(nonNegative[row - problem.constraints.count], 1)) }
    let sign = self.sign(of: row)
    for term in problem.constraints.terms[problem.constraints.termRange(of: row)] {
      body(.init(term.variable, sign * term.coefficient))
    }
  }

  /// Returns the factors of the system's rows, in order. Factors that are zero except for rounding are omitted.
  ///
  /// - Parameter factors: The factor of each row, with upper bounds turned into lower ones.
  func rowFactors(_ factors: ScatterVector<Double>) -> [RowFactor] {
    factors.keys.sorted().compactMap { row in
      guard let factor = factors[row], abs(factor) > Tolerance.cost else { return nil }
      return RowFactor(row: row, factor: factor * sign(of: row))
    }
  }
}
