internal import WorkBudgets

/// The combinations of eliminated equalities that give sums of variables.
///
/// Elimination does not record them: that would cost more than the elimination itself, and only an explanation of a
/// frame, a contradiction or a doubtful coefficient asks for them. Then the few rows that matter are eliminated once
/// more, in doubles or in exact fractions, and the multiples that were subtracted from each are recorded (the L of an
/// LU decomposition).
struct RowCombination<Number: LinearNumber> {
  /// An eliminated row from which the variables of earlier rows are eliminated.
  private struct ReducedRow {
    var terms: [(key: Int, value: Number)]
    /// The coefficient of the variable that it was solved for; nil where it has cancelled.
    var pivot: Number?
    /// The earlier reduced rows that were subtracted, by their positions, with their factors.
    var subtracted: [(position: Int, factor: Number)]
  }

  private let system: LinearSystem
  /// The eliminated rows, in order.
  private let pivots: [Elimination.Pivot]
  /// The position in ``pivots`` of the row that was solved for each variable, or -1.
  private var positions: [Int32]
  /// The rows that were reduced so far, by their positions; each is the same for all sums, so it is kept.
  private var reduced: [ReducedRow?]
  /// True for the rows that are reduced or about to be.
  private var isKnown: [Bool]
  /// The row that is being reduced.
  private var row: ScatterVector<Number>
  /// The factors of eliminated rows, by their positions.
  private var factors: ScatterVector<Number>
  /// The work so far.
  private var meter = WorkMeter()

  /// Indicates that the work was stopped: what was combined is not whole.
  var isExhausted: Bool { meter.isOver }

  /// The combinations of the rows that an elimination has eliminated, in order.
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

  /// The rows whose sum has the given terms, with their factors.
  ///
  /// The terms are first written as a sum of reduced rows. From the last to the first each reduced row is then replaced
  /// by its row and the earlier reduced rows that were subtracted from it.
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

  /// A row in terms of variables that no row was solved for; nil where it takes more than `rowLimit` rows.
  mutating func remainder(of row: Int, rowLimit: Int) -> [Int: Number]? {
    take(row)
    guard reduceRows(neededFor: self.row.keys, rowLimit: rowLimit) else { return nil }
    take(row)
    _ = eliminate(before: pivots.count)
    return Dictionary(uniqueKeysWithValues: self.row.terms.map { ($0.key, $0.value) })
  }

  /// Reduces the rows that are reachable from some variables and have not been reduced yet.
  ///
  /// - Returns: True where there were no more than `rowLimit`; otherwise none is reduced.
  @discardableResult
  private mutating func reduceRows(neededFor variables: [Int], rowLimit: Int = .max) -> Bool {
    // A row is needed where it was solved for a variable of a needed row: a search over the graph of rows and
    // variables. It takes too many rows where some cancel, but never too few.
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
    // In the order of elimination, as a row is reduced by earlier ones only.
    for position in needed.sorted() where !meter.check() {
      take(Int(pivots[position].row))
      let subtracted = eliminate(before: position)
      reduced[position] = ReducedRow(
        terms: row.terms, pivot: row[Int(pivots[position].variable)], subtracted: subtracted)
    }
    return true
  }

  /// Eliminates from ``row`` the variables that reduced rows before a position were solved for.
  ///
  /// - Returns: The reduced rows that were subtracted, by their positions, with their factors.
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
      // Fill-in only adds later rows, so each is subtracted once.
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

  /// Makes ``row`` a row as it was given.
  private mutating func take(_ given: Int) {
    row.clear()
    system.forEachTerm(of: given) { row.add(Number($0.coefficient), at: $0.variable) }
  }
}

extension LinearSystem {
  /// Calls `body` with each term of a row as it was given; the sign of an upper bound is changed.
  func forEachTerm(of row: Int, _ body: (LinearConstraint.Term) -> Void) {
    guard row < problem.constraints.count else { return body(.init(nonNegative[row - problem.constraints.count], 1)) }
    let sign = self.sign(of: row)
    for term in problem.constraints.terms[problem.constraints.termRange(of: row)] {
      body(.init(term.variable, sign * term.coefficient))
    }
  }

  /// The factors of rows as they were given, in their order; factors that are zero but for rounding are left out.
  ///
  /// - Parameter factors: The factor of each row once an upper bound is turned into a lower one.
  func rowFactors(_ factors: ScatterVector<Double>) -> [RowFactor] {
    factors.keys.sorted().compactMap { row in
      guard let factor = factors[row], abs(factor) > Tolerance.cost else { return nil }
      return RowFactor(row: row, factor: factor * sign(of: row))
    }
  }
}
