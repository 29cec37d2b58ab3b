internal import WorkBudgets

/// The first stage: elimination of variables by the required equalities, each of which is solved for one variable.
///
/// 1. An equality with one unknown variable is a number, one with two ties them to each other (``AffineUnionFind``).
///    Longer ones wait until other rows have made them short (``WatchedRows``). Trees, rows and columns of views vanish
///    here.
/// 2. What still waits is solved for the variable that the fewest other rows use (``Pivoting``).
///
/// Nothing depends on the values of constants. They are carried along as functions of the parameters, so that the
/// elimination serves for all of them; ``residuals`` are compared with zero later.
struct Elimination: Sendable {
  /// A variable and the expression that it is equal to, in variables that are defined later or never.
  struct Definition: Sendable {
    /// The variable.
    var variable: Int
    /// The row that was solved for it.
    var row: Int
    /// The terms of the expression, by their positions in ``Elimination/terms``.
    var terms: Range<Int>
    /// The constant of the expression.
    var constant: ParametricValue
  }

  /// An equality without an unknown variable: it says that a number is zero.
  struct Residual: Sendable {
    /// The row.
    var row: Int
    /// The number that has to be zero.
    var value: ParametricValue
  }

  /// A row and the variable that it was solved for.
  struct Pivot: Sendable {
    var row: Int32
    var variable: Int32
  }

  /// The variables that rows with one or two unknown variables were solved for.
  var sets: AffineUnionFind
  /// The definitions, in the order in which they were found.
  private(set) var definitions: [Definition] = []
  /// The terms of the definitions.
  private(set) var terms: [LinearConstraint.Term] = []
  /// The numbers that must be zero for the equalities to hold.
  private(set) var residuals: [Residual] = []
  /// Indicates that equalities were left out, because to eliminate them was too much work.
  private(set) var isExhausted = false
  /// The rows that were eliminated and their variables, in order.
  private(set) var pivots: [Pivot] = []
  /// The position of each variable's definition, -1 for none; empty without definitions.
  private(set) var definitionPositions: [Int32] = []
  // Scratch: the definitions that are still to be substituted in a sum.
  private var pending = BinaryHeap()

  /// Eliminates as many variables of a system as its required equalities allow.
  ///
  /// - Parameter sum: A scratch accumulator for a row; the stages that follow use it again.
  init(_ system: LinearSystem, _ sum: inout SparseAccumulator) {
    sets = AffineUnionFind(count: system.variableCount)
    pivots.reserveCapacity(min(system.equalities.count, system.variableCount))
    let rows = useShortRows(of: system, &sum)
    sets.compress()
    if !rows.isEmpty, !isExhausted { solve(rows, of: system, &sum) }
  }

  /// Eliminates all rows that have two unknown variables at most, or come to have no more; returns the others.
  private mutating func useShortRows(of system: LinearSystem, _ sum: inout SparseAccumulator) -> [Int] {
    var watched = WatchedRows(variableCount: system.variableCount)
    var meter = WorkMeter()
    var usedCount = 0
    for row in system.equalities {
      var next: (row: Int, watch: Int)? = (Int(row), -1)
      while let (row, watch) = next {
        usedCount += 1
        use(row, of: system, watch: watch, &sum, &watched)
        next = watched.nextWoken()
      }
      // To look at the meter for each row would take a tenth of the time.
      guard usedCount >= Self.rowsPerLook else { continue }
      meter.work += usedCount * SolverLimit.workPerConstraint
      usedCount = 0
      if meter.check() { break }
    }
    meter.work += usedCount * SolverLimit.workPerConstraint
    meter.charge()
    isExhausted = meter.isOver
    return watched.remaining
  }

  /// The rows between two looks at the meter.
  private static let rowsPerLook = 64

  /// Eliminates a row that has at most two unknown variables; a longer one is watched.
  @inline(__always)
  private mutating func use(
    _ row: Int, of system: LinearSystem, watch: Int, _ sum: inout SparseAccumulator, _ watched: inout WatchedRows
  ) {
    // Nearly all rows have two variables at most, and need no list.
    var short = TwoTermRow()
    if sets.reduce(row, times: 1, of: system, into: &short) {
      use(row, short.first, short.second, short.constant, &watched)
      return watched.finish(watch)
    }
    // Three different variables, none of which cancels: the row is too long beyond doubt.
    if short.third >= 0 {
      return watched.watch(row, for: [short.first.variable, short.second.variable, short.third], watch: watch)
    }
    // Here something cancels or is in doubt.
    sets.reduce(row, of: system, into: &sum)
    ExactDecision.decide(&sum, row: row, of: system, pivots)
    guard sum.terms.count <= 2 else {
      return watched.watch(row, for: InlineArray { sum.terms[$0].variable }, watch: watch)
    }
    let none = LinearConstraint.Term(-1, 0)
    use(row, sum.terms.first ?? none, sum.terms.dropFirst().first ?? none, sum.constant, &watched)
    watched.finish(watch)
  }

  /// Eliminates a row with two terms, some of which may be zero.
  @inline(__always)
  private mutating func use(
    _ row: Int, _ first: LinearConstraint.Term, _ second: LinearConstraint.Term, _ constant: ParametricValue,
    _ watched: inout WatchedRows
  ) {
    if first.coefficient != 0, second.coefficient != 0 {
      watched.wake(tie(row, first, second, constant))
    } else if first.coefficient != 0 || second.coefficient != 0 {
      watched.wake(settle(row, first.coefficient != 0 ? first : second, constant))
    } else {
      residuals.append(Residual(row: row, value: constant))
    }
  }

  /// Makes the only variable of a row a number; returns it.
  @inline(__always)
  private mutating func settle(_ row: Int, _ term: LinearConstraint.Term, _ constant: ParametricValue) -> Int {
    sets.set(term.variable, to: constant * (-1 / term.coefficient))
    pivots.append(Pivot(row: Int32(row), variable: Int32(term.variable)))
    return term.variable
  }

  /// Ties the two variables of a row to each other, the one that stands for fewer to the other; returns it.
  private mutating func tie(
    _ row: Int, _ first: LinearConstraint.Term, _ second: LinearConstraint.Term, _ constant: ParametricValue
  ) -> Int {
    let isFirstLarger = sets.count(of: first.variable) > sets.count(of: second.variable)
    let (child, parent) = isFirstLarger ? (second, first) : (first, second)
    sets.tie(
      child.variable, to: parent.variable, scale: -parent.coefficient / child.coefficient,
      offset: constant * (-1 / child.coefficient))
    pivots.append(Pivot(row: Int32(row), variable: Int32(child.variable)))
    return child.variable
  }

  /// Eliminates the rows that are left, all of which have three or more unknown variables.
  private mutating func solve(_ rows: [Int], of system: LinearSystem, _ sum: inout SparseAccumulator) {
    var pivoting = Pivoting(variableCount: system.variableCount, rowCount: rows.count)
    for row in rows {
      sets.reduce(row, of: system, into: &sum)
      ExactDecision.decide(&sum, row: row, of: system, pivots)
      pivoting.add(row, sum)
    }
    // A pivot costs fill-in in the other constraints as well, so they count for the choice.
    pivoting.count(system.others, of: system, sets)
    pivoting.solve(of: system, after: pivots, &sum)
    // From here on a row is reduced in two steps: by the union–find, then by definitions.
    definitions = pivoting.definitions
    terms = pivoting.definitionTerms
    residuals += pivoting.residuals
    isExhausted = isExhausted || pivoting.isExhausted
    definitionPositions = Array(filledWith: -1, count: system.variableCount)
    for (position, definition) in definitions.enumerated() {
      definitionPositions[definition.variable] = Int32(position)
      pivots.append(Pivot(row: Int32(definition.row), variable: Int32(definition.variable)))
    }
  }

  /// Returns whether a variable is neither tied to another, nor defined, nor a number.
  func isUnknown(_ variable: Int) -> Bool { sets.isRepresentative(variable) && !isDefined(variable) }

  /// Puts a constraint, in terms of unknown variables, into an empty sum; returns false where it has more than two or
  /// where a definition has to be put into it.
  @inline(__always)
  mutating func reduce(_ row: Int, of system: LinearSystem, into sum: inout TwoTermRow) -> Bool {
    sets.reduce(row, times: system.sign(of: row), of: system, into: &sum)
      && !isDefined(sum.first.variable) && !isDefined(sum.second.variable)
  }

  private func isDefined(_ variable: Int) -> Bool {
    variable >= 0 && !definitionPositions.isEmpty && definitionPositions[variable] >= 0
  }

  /// Puts a row, in terms of unknown variables, into a sum.
  mutating func reduce(_ row: Int, of system: LinearSystem, into sum: inout SparseAccumulator) {
    sets.reduce(row, of: system, into: &sum)
    substitute(in: &sum)
    if sum.isDoubtful { ExactDecision.decide(&sum, row: row, of: system, pivots) }
  }

  /// Puts a sum of variables, in terms of unknown ones, into an accumulator.
  mutating func reduce(_ terms: [LinearConstraint.Term], into sum: inout SparseAccumulator) {
    sum.clear()
    for term in terms { sets.add(term.variable, times: term.coefficient, to: &sum) }
    sum.dropZeros()
    substitute(in: &sum)
  }

  /// Replaces the variables of a sum that have a definition, in the order of the definitions: each speaks of later ones
  /// only, so none comes back.
  private mutating func substitute(in sum: inout SparseAccumulator) {
    guard !definitions.isEmpty else { return }
    for index in sum.terms.indices where definitionPositions[sum.terms[index].variable] >= 0 {
      pending.insert(definitionPositions[sum.terms[index].variable])
    }
    guard !pending.isEmpty else { return }
    while let position = pending.popSmallest() {
      // A definition may be pending more than once, and its variable may have cancelled since.
      let definition = definitions[Int(position)]
      let coefficient = sum.remove(definition.variable)
      guard coefficient != 0 else { continue }
      sum.constant.add(definition.constant, times: coefficient)
      for index in definition.terms {
        let term = terms[index]
        let position = definitionPositions[term.variable]
        if position >= 0, sum.coefficient(of: term.variable) == 0 { pending.insert(position) }
        sum.add(term.variable, times: coefficient * term.coefficient)
      }
    }
    sum.dropZeros()
  }

  /// The values of all variables from those of the unknown ones.
  ///
  /// - Parameter read: Evaluates a constant.
  func complete<Value: AffineValue>(_ values: inout [Value], reading read: (ParametricValue) -> Value) {
    for definition in definitions.reversed() {
      var value = read(definition.constant)
      for index in definition.terms { value.add(values[terms[index].variable], times: terms[index].coefficient) }
      values[definition.variable] = value
    }
    sets.complete(&values, reading: read)
  }
}

extension AffineUnionFind {
  /// Puts a row, in terms of representatives, into a sum; the sign of an upper bound `row ≤ 0` is changed.
  mutating func reduce(_ row: Int, of system: LinearSystem, into sum: inout SparseAccumulator) {
    sum.clear()
    let count = system.problem.constraints.headers.count
    guard row < count else { return add(system.nonNegative[row - count], times: 1, to: &sum) }
    let sign = system.sign(of: row)
    var constant = system.constant(of: row) * sign
    let terms = system.problem.constraints.terms.span.extracting(system.problem.constraints.termRange(of: row))
    for position in terms.indices {
      let coefficient = sign * terms[position].coefficient
      let link = find(terms[position].variable)
      constant.add(link.offset, times: coefficient)
      // A coefficient of zero adds no term, or a row would wait for a variable that is not in it.
      if link.parent >= 0, coefficient != 0 { sum.add(Int(link.parent), times: coefficient * link.scale) }
    }
    sum.constant = constant
    sum.dropZeros()
  }

  /// Adds a variable to a sum in terms of its representative.
  @inline(__always)
  mutating func add(_ variable: Int, times coefficient: Double, to sum: inout SparseAccumulator) {
    let link = find(variable)
    sum.constant.add(link.offset, times: coefficient)
    if link.parent >= 0, coefficient != 0 { sum.add(Int(link.parent), times: coefficient * link.scale) }
  }
}
