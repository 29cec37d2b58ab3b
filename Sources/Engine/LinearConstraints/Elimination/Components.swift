internal import WorkBudgets

/// The second stage: the rows that elimination leaves, in connected components without common variables.
///
/// Horizontal and vertical constraints are in separate components, and so are parts of a screen whose frames are given.
/// Most components have one or two variables.
struct Components: Sendable {
  /// A row over unknown variables.
  struct Row: Sendable {
    /// The row's position in the system.
    var row: Int
    /// The level. ``PriorityLevels/required`` is the first.
    var level: Int32
    /// Whether the row is `row = 0`. Otherwise it is `row ≥ 0`.
    var isEquality: Bool
    /// The positions of the terms in ``Components/terms``.
    var terms: Range<Int>
    /// The constant that is added to the terms.
    var constant: ParametricValue

    /// Whether the row has to hold exactly.
    var isRequired: Bool { level == PriorityLevels.required }
  }

  /// One independent problem.
  struct Component: Sendable {
    /// The positions of its variables in ``Components/unknowns``. Terms number them from 0.
    var unknowns: Range<Int>
    /// The positions of its rows in ``Components/rows``.
    var rows: Range<Int>

    /// Whether the problem is too large to be solved. Its variables then stay zero.
    var isTooLarge: Bool { unknowns.count > SolverLimit.componentVariables }
  }

  /// The components in the order of their first variables.
  private(set) var components: [Component] = []
  /// The unknown variables, by component, ascending in each.
  private(set) var unknowns: [Int] = []
  /// The rows: sorted by component, then by level with the required ones first, then in the order of the system.
  private(set) var rows: [Row] = []
  /// The terms of all rows. Variables have their number in the component.
  private(set) var terms: [LinearConstraint.Term] = []
  /// Whether rows were skipped because the work limit was reached.
  private(set) var isExhausted = false
  /// The required inequalities without unknown variables. Their constants must not be negative.
  private(set) var constantRows: [Elimination.Residual] = []

  /// Finds the components of the rest of a system after elimination.
  ///
  /// `sum` is a scratch accumulator for a row.
  init(_ system: LinearSystem, _ elimination: inout Elimination, _ sum: inout SparseAccumulator) {
    rows.reserveCapacity(system.others.count)
    terms.reserveCapacity(2 * system.others.count)
    var meter = WorkMeter()
    meter.work += system.nonNegative.count
    for (number, variable) in system.nonNegative.enumerated() {
      // Most nonnegative variables are numbers by now. Their values are checked before components are solved.
      guard elimination.sets.find(variable).parent >= 0 else { continue }
      if meter.check() { break }
      add(nonnegativity: system.problem.constraints.count + number, of: system, &elimination, &sum)
    }
    for level in 0..<system.levelCount {
      for position in system.otherRange(of: level) where !meter.check() {
        let start = terms.count
        add(Int(system.others[position]), at: Int32(level), of: system, &elimination, &sum)
        meter.work += SolverLimit.workPerConstraint + (terms.count - start) * SolverLimit.workPerTerm
      }
    }
    meter.charge()
    isExhausted = meter.isOver
    group(system, elimination)
  }

  /// Adds the row that keeps a variable from being negative, in terms of unknown variables.
  private mutating func add(
    nonnegativity row: Int, of system: LinearSystem, _ elimination: inout Elimination, _ sum: inout SparseAccumulator
  ) {
    let start = terms.count
    elimination.reduce(row, of: system, into: &sum)
    terms.append(contentsOf: sum.terms)
    add(row, at: PriorityLevels.required, isEquality: false, termsFrom: start, sum.constant)
  }

  /// Adds a constraint in terms of unknown variables.
  @inline(__always)
  private mutating func add(
    _ row: Int, at level: Int32, of system: LinearSystem, _ elimination: inout Elimination,
    _ sum: inout SparseAccumulator
  ) {
    let start = terms.count
    let constant = appendTerms(of: row, of: system, &elimination, &sum)
    let isEquality = system.problem.constraints.headers[row].relation == .equal
    add(row, at: level, isEquality: isEquality, termsFrom: start, constant)
  }

  /// Adds a row with the terms from `start` on.
  @inline(__always)
  private mutating func add(
    _ row: Int, at level: Int32, isEquality: Bool, termsFrom start: Int, _ constant: ParametricValue
  ) {
    guard start < terms.count else {
      if level == PriorityLevels.required { constantRows.append(Elimination.Residual(row: row, value: constant)) }
      return
    }
    rows.append(
      Row(row: row, level: level, isEquality: isEquality, terms: start..<terms.count, constant: constant))
  }

  /// Appends the terms of a row in terms of unknown variables, and returns its constant.
  @inline(__always)
  private mutating func appendTerms(
    of row: Int, of system: LinearSystem, _ elimination: inout Elimination, _ sum: inout SparseAccumulator
  ) -> ParametricValue {
    var short = TwoTermRow()
    if elimination.reduce(row, of: system, into: &short) {
      if short.first.coefficient != 0 { terms.append(short.first) }
      if short.second.coefficient != 0 { terms.append(short.second) }
      return short.constant
    }
    elimination.reduce(row, of: system, into: &sum)
    for index in sum.terms.indices { terms.append(sum.terms[index]) }
    return sum.constant
  }

  /// Returns the variables that elimination has left, ascending.
  private func unknownVariables(_ system: LinearSystem, _ elimination: Elimination) -> [Int] {
    var variables: [Int] = []
    variables.reserveCapacity(system.variableCount - elimination.pivots.count)
    for variable in 0..<system.variableCount where elimination.isUnknown(variable) { variables.append(variable) }
    return variables
  }

  /// Sorts the unknown variables and the rows into components. The rows are in the order of their levels.
  private mutating func group(_ system: LinearSystem, _ elimination: Elimination) {
    var sets = DisjointSets(count: system.variableCount)
    for row in rows {
      let first = terms[row.terms.lowerBound].variable
      for position in row.terms.dropFirst() { sets.unite(first, terms[position].variable) }
    }
    let variables = unknownVariables(system, elimination)
    var numberList = Array(filledWith: Int32(-1), count: system.variableCount)
    var numbers = numberList.mutableSpan
    var count = 0
    // A set is represented by its smallest variable, which comes first. So components are in the order of their first
    // variables, in any order of the rows.
    for variable in variables {
      let representative = sets.representative(of: variable)
      if representative == variable {
        numbers[variable] = Int32(count)
        count += 1
      } else {
        numbers[variable] = numbers[representative]
      }
    }
    // The sorts are stable: variables stay ascending, and rows keep the order of their levels.
    let order = CountingSort(variables, keyCount: count) { numbers[variables[$0]] }
    let rowOrder = CountingSort(rows, keyCount: count) { numbers[terms[rows[$0].terms.lowerBound].variable] }
    unknowns = order.elements
    rows = rowOrder.elements
    components.reserveCapacity(count)
    for number in 0..<count {
      let range = order.starts[number]..<order.starts[number + 1]
      for position in range { numbers[order.elements[position]] = Int32(position - range.lowerBound) }
      components.append(
        Component(unknowns: range, rows: rowOrder.starts[number]..<rowOrder.starts[number + 1]))
    }
    renumber(numberList.span)
  }

  /// Replaces the variables of all terms with their numbers in their components.
  private mutating func renumber(_ numbers: Span<Int32>) {
    var terms = self.terms.mutableSpan
    for index in terms.indices { terms[index].variable = Int(numbers[terms[index].variable]) }
  }
}

extension Components {
  /// Creates a component by joining components, with further equalities, each at its own level below the others.
  ///
  /// `local` is scratch: -1 for each variable of the system.
  init(
    joining numbers: [Int], of all: Components,
    levels: [(terms: [LinearConstraint.Term], constant: ParametricValue)], after levelCount: Int,
    _ local: inout [Int32]
  ) {
    // Variables are renumbered component by component, so that variables of one component only shift by an offset.
    var joined: [Row] = []
    for number in numbers {
      let component = all.components[number]
      let offset = unknowns.count
      for unknown in component.unknowns {
        local[all.unknowns[unknown]] = Int32(unknowns.count)
        unknowns.append(all.unknowns[unknown])
      }
      for position in component.rows {
        var row = all.rows[position]
        let start = terms.count
        terms += all.terms[row.terms].map { .init($0.variable + offset, $0.coefficient) }
        row.terms = start..<terms.count
        joined.append(row)
      }
    }
    // The simplex method takes levels from the front, so the levels of all components are merged.
    rows = CountingSort(joined, keyCount: levelCount) { joined[$0].level }.elements
    terms.reserveCapacity(terms.count + levels.reduce(0) { $0 + $1.terms.count })
    for (number, level) in levels.enumerated() {
      let start = terms.count
      for term in level.terms where local[term.variable] >= 0 {
        terms.append(.init(Int(local[term.variable]), term.coefficient))
      }
      rows.append(
        Row(
          row: -1, level: Int32(levelCount + number), isEquality: true, terms: start..<terms.count,
          constant: level.constant))
    }
    for variable in unknowns { local[variable] = -1 }
    components = [Component(unknowns: 0..<unknowns.count, rows: 0..<rows.count)]
  }
}
