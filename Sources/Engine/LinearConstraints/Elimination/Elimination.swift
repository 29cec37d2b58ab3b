internal import WorkBudgets

/// The first stage: elimination of variables by the required equalities. Each equality is solved for one variable.
///
/// 1. An equality with one unknown variable fixes it; one with two ties them to each other (``AffineUnionFind``).
///   Longer ones wait until other rows have shortened them (``WatchedRows``). Trees, rows and columns of views are
///   eliminated here.
/// 2. A row that still waits is solved for the variable that the fewest other rows use (``Pivoting``).
///
/// Nothing depends on the values of constants. They are functions of the parameters, so one elimination serves for all
/// parameters; ``residuals`` are compared with zero later.
struct Elimination: Sendable {
  /// A variable and the expression that equals it, in variables that are defined later or never.
  struct Definition: Sendable {
    var variable: Int
    /// The row that was solved for it.
    var row: Int
    /// The positions of the expression's terms in ``Elimination/terms``.
    var terms: Range<Int>
    /// The constant of the expression.
    var constant: ParametricValue
  }

  /// An equality without unknown variables: its number must be zero.
  struct Residual: Sendable {
    var row: Int
    /// The number that must be zero.
    var value: ParametricValue
  }

  /// A row and the variable that it was solved for.
  struct Pivot: Sendable {
    var row: Int32
    var variable: Int32
  }

  /// The variables for which rows with one or two unknown variables were solved.
  var sets: AffineUnionFind
  /// The definitions, in the order they were found.
  private(set) var definitions: [Definition] = []
  /// The terms of the definitions.
  private(set) var terms: [LinearConstraint.Term] = []
  /// The numbers that must be zero if the equalities hold.
  private(set) var residuals: [Residual] = []
  /// Whether equalities were skipped because eliminating them was too much work.
  private(set) var isExhausted = false
  /// The eliminated rows and their variables, in order.
  private(set) var pivots: [Pivot] = []
  /// The position of each variable's definition, or -1. Empty if there are no definitions.
  private(set) var definitionPositions: [Int32] = []
  // Scratch: the definitions still to be substituted in a sum.
  private var pending = BinaryHeap()

  /// Creates the elimination of as many variables of a system as its required equalities allow.
  ///
  /// `sum` is a scratch accumulator for a row. Later stages use it again.
  init(_ system: LinearSystem, _ sum: inout SparseAccumulator) {
    sets = AffineUnionFind(count: system.variableCount)
    pivots.reserveCapacity(min(system.equalities.count, system.variableCount))
    let rows = useShortRows(of: system, &sum)
    sets.compress()
    if !rows.isEmpty, !isExhausted { solve(rows, of: system, &sum) }
  }

  /// Eliminates the rows that have at most two unknown variables, now or after other eliminations, and returns the
  /// others.
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
      // Checking the meter for each row would take a tenth of the time.
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

  /// The number of rows between two checks of the meter.
  private static let rowsPerLook = 64

  /// Eliminates a row with at most two unknown variables, and watches a longer one.
  @inline(__always)
  private mutating func use(
    _ row: Int, of system: LinearSystem, watch: Int, _ sum: inout SparseAccumulator, _ watched: inout WatchedRows
  ) {
    // Nearly all rows have at most two variables, and need no list.
    var short = TwoTermRow()
    if sets.reduce(row, times: 1, of: system, into: &short) {
      use(row, short.first, short.second, short.constant, &watched)
      return watched.finish(watch)
    }
    // Three different variables, none of which cancels: the row is certainly too long.
    if short.third >= 0 {
      return watched.watch(row, for: [short.first.variable, short.second.variable, short.third], watch: watch)
    }
    // Some terms cancel, or may cancel.
    sets.reduce(row, of: system, into: &sum)
    ExactDecision.decide(&sum, row: row, of: system, pivots)
    guard sum.terms.count <= 2 else {
      return watched.watch(row, for: InlineArray { sum.terms[$0].variable }, watch: watch)
    }
    let none = LinearConstraint.Term(-1, 0)
    use(row, sum.terms.first ?? none, sum.terms.dropFirst().first ?? none, sum.constant, &watched)
    watched.finish(watch)
  }

  /// Eliminates a row with two terms, whose coefficients may be zero.
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

  /// Sets the only variable of a row to a number, and returns it.
  @inline(__always)
  private mutating func settle(_ row: Int, _ term: LinearConstraint.Term, _ constant: ParametricValue) -> Int {
    sets.set(term.variable, to: constant * (-1 / term.coefficient))
    pivots.append(Pivot(row: Int32(row), variable: Int32(term.variable)))
    return term.variable
  }

  /// Ties the variable that represents fewer others to the other variable, and returns it.
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

  /// Eliminates the remaining rows, all of which have three or more unknown variables.
  private mutating func solve(_ rows: [Int], of system: LinearSystem, _ sum: inout SparseAccumulator) {
    var pivoting = Pivoting(variableCount: system.variableCount, rowCount: rows.count)
    for row in rows {
      sets.reduce(row, of: system, into: &sum)
      ExactDecision.decide(&sum, row: row, of: system, pivots)
      pivoting.add(row, sum)
    }
    // A pivot also costs fill-in in the other constraints, so they count for the choice.
    pivoting.count(system.others, of: system, sets)
    pivoting.solve(of: system, after: pivots, &sum)
    // From here on a row is reduced in two steps: by the union–find, then by the definitions.
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

  /// Whether a variable is neither tied to another, nor defined, nor a number.
  func isUnknown(_ variable: Int) -> Bool { sets.isRepresentative(variable) && !isDefined(variable) }

  /// Reduces a constraint to unknown variables, into an empty sum. Returns false if more than two are left, or if a
  /// definition has to be substituted.
  @inline(__always)
  mutating func reduce(_ row: Int, of system: LinearSystem, into sum: inout TwoTermRow) -> Bool {
    sets.reduce(row, times: system.sign(of: row), of: system, into: &sum)
      && !isDefined(sum.first.variable) && !isDefined(sum.second.variable)
  }

  private func isDefined(_ variable: Int) -> Bool {
    variable >= 0 && !definitionPositions.isEmpty && definitionPositions[variable] >= 0
  }

  /// Reduces a row to unknown variables, into a sum.
  mutating func reduce(_ row: Int, of system: LinearSystem, into sum: inout SparseAccumulator) {
    sets.reduce(row, of: system, into: &sum)
    substitute(in: &sum)
    if sum.isDoubtful { ExactDecision.decide(&sum, row: row, of: system, pivots) }
  }

  /// Reduces a sum of variables to unknown ones, into an accumulator.
  mutating func reduce(_ terms: [LinearConstraint.Term], into sum: inout SparseAccumulator) {
    sum.clear()
    for term in terms { sets.add(term.variable, times: term.coefficient, to: &sum) }
    sum.dropZeros()
    substitute(in: &sum)
  }

  /// Replaces the defined variables of a sum, in the order of the definitions. Each definition contains only later
  /// ones, so none comes back.
  private mutating func substitute(in sum: inout SparseAccumulator) {
    guard !definitions.isEmpty else { return }
    for index in sum.terms.indices where definitionPositions[sum.terms[index].variable] >= 0 {
      pending.insert(definitionPositions[sum.terms[index].variable])
    }
    guard !pending.isEmpty else { return }
    while let position = pending.popSmallest() {
      // A definition may be pending more than once, or its variable may have canceled since.
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

  /// Computes the values of all variables from the unknown ones.
  ///
  /// `read` evaluates a constant.
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
  /// Reduces a row to representatives, into a sum. The sign of an upper bound `row ≤ 0` is reversed.
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
      // A coefficient of zero adds no term. Otherwise the row would wait for a variable that is not in it.
      if link.parent >= 0, coefficient != 0 { sum.add(Int(link.parent), times: coefficient * link.scale) }
    }
    sum.constant = constant
    sum.dropZeros()
  }

  /// Adds a multiple of a variable to a sum, in terms of its representative.
  @inline(__always)
  mutating func add(_ variable: Int, times coefficient: Double, to sum: inout SparseAccumulator) {
    let link = find(variable)
    sum.constant.add(link.offset, times: coefficient)
    if link.parent >= 0, coefficient != 0 { sum.add(Int(link.parent), times: coefficient * link.scale) }
  }
}
