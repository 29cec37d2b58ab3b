/// The second stage: what elimination leaves falls apart into problems that have no variable in common.
///
/// Axes separate by themselves, and so do parts of a screen whose frames are settled from outside. Most components have
/// one or two variables.
struct Components: Sendable {
  /// A row over unknown variables.
  struct Row: Sendable {
    /// The position of the row in the system.
    var row: Int
    /// Its level, that of what is required being the first.
    var level: Int32
    /// Whether the expression is to be zero; otherwise it is not to be negative.
    var isEquality: Bool
    /// Its terms, by their positions in ``Components/terms``.
    var terms: Range<Int>
    /// What is added to them.
    var constant: ParametricValue

    /// Whether the row has to hold exactly.
    var isRequired: Bool { level == PriorityLevels.required }
  }

  /// One independent problem.
  struct Component: Sendable {
    /// Its variables, by their positions in ``Components/unknowns``; in the terms they are numbered from 0.
    var unknowns: Range<Int>
    /// Its rows, by their positions in ``Components/rows``.
    var rows: Range<Int>

    /// Whether the problem is too large to be solved: all its variables stay zero.
    var isTooLarge: Bool { unknowns.count > SolverLimit.componentVariables }
  }

  /// The components in the order of their first variables.
  private(set) var components: [Component] = []
  /// The unknown variables, component by component, otherwise ascending.
  private(set) var unknowns: [Int] = []
  /// The rows, component by component, from the required ones down, otherwise in their order.
  private(set) var rows: [Row] = []
  /// The terms of all rows, in the numbers that the variables have in their component.
  private(set) var terms: [LinearConstraint.Term] = []
  /// Required rows without an unknown variable, whose constants must not be negative.
  private(set) var rules: [Elimination.Residual] = []

  /// The components of what elimination left of a system.
  ///
  /// - Parameter sum: Room for a row.
  init(_ system: LinearSystem, _ elimination: inout Elimination, _ sum: inout SparseSum) {
    rows.reserveCapacity(system.others.count)
    terms.reserveCapacity(2 * system.others.count)
    let rules = system.problem.constraints.count..<(system.problem.constraints.count + system.sizes.count)
    for row in rules {
      // Most sizes are settled by now, and many are equal to each other; their values are looked at in the end.
      guard elimination.sets.find(system.sizes[row - rules.lowerBound]).parent >= 0 else { continue }
      add(row, of: system, &elimination, &sum)
    }
    for row in system.others { add(Int(row), of: system, &elimination, &sum) }
    var variables: [Int] = []
    for variable in 0..<system.variableCount where elimination.isUnknown(variable) { variables.append(variable) }
    group(variables, levelCount: system.levels.count, variableCount: system.variableCount)
  }

  /// Adds a row in terms of unknown variables.
  private mutating func add(
    _ row: Int, of system: LinearSystem, _ elimination: inout Elimination, _ sum: inout SparseSum
  ) {
    elimination.reduce(row, of: system, into: &sum)
    let isRule = row >= system.problem.constraints.count
    let level = isRule ? PriorityLevels.required : system.level(of: row)
    guard !sum.terms.isEmpty else {
      if level == PriorityLevels.required { rules.append(Elimination.Residual(row: row, value: sum.constant)) }
      return
    }
    let start = terms.count
    for index in sum.terms.indices { terms.append(sum.terms[index]) }
    rows.append(
      Row(
        row: row, level: level, isEquality: !isRule && system.problem.constraints.headers[row].relation == .equal,
        terms: start..<terms.count, constant: sum.constant))
  }

  /// Sorts variables and rows into components.
  private mutating func group(_ variables: [Int], levelCount: Int, variableCount: Int) {
    guard !variables.isEmpty else { return }
    var numbers = Array(repeating: Int32(0), count: variableCount)
    for (number, variable) in variables.enumerated() { numbers[variable] = Int32(number) }
    for index in terms.indices { terms[index].variable = Int(numbers[terms[index].variable]) }
    let components = componentNumbers(variableCount: variables.count)
    let count = Int(components.max() ?? -1) + 1

    let order = CountingSort(keys: components, keyCount: count)
    unknowns = order.positions.map { variables[Int($0)] }
    for (position, number) in order.positions.enumerated() {
      numbers[Int(number)] = Int32(position - order.starts[Int(components[Int(number)])])
    }
    let byLevel = CountingSort(keys: rows.map(\.level), keyCount: levelCount).positions
    let rowComponents = byLevel.map { components[terms[rows[Int($0)].terms.lowerBound].variable] }
    let byComponent = CountingSort(keys: rowComponents, keyCount: count)
    rows = byComponent.positions.map { rows[Int(byLevel[Int($0)])] }
    for index in terms.indices { terms[index].variable = Int(numbers[terms[index].variable]) }
    self.components = (0..<count).map {
      Component(
        unknowns: order.starts[$0]..<order.starts[$0 + 1], rows: byComponent.starts[$0]..<byComponent.starts[$0 + 1])
    }
  }

  /// For each unknown variable the number of its component.
  private func componentNumbers(variableCount: Int) -> [Int32] {
    var sets = DisjointSets(count: variableCount)
    for row in rows {
      let first = terms[row.terms.lowerBound].variable
      for position in row.terms.dropFirst() { sets.unite(first, terms[position].variable) }
    }
    var numbers = Array(repeating: Int32(-1), count: variableCount)
    var count: Int32 = 0
    for variable in 0..<variableCount {
      let representative = sets.representative(of: variable)
      if numbers[representative] < 0 {
        numbers[representative] = count
        count += 1
      }
      numbers[variable] = numbers[representative]
    }
    return numbers
  }
}

/// Positions sorted by small keys, equal keys in their order.
struct CountingSort: Sendable {
  /// The positions in the order of their keys.
  private(set) var positions: [Int32]
  /// For each key where it starts in ``positions``, and behind the last its end.
  private(set) var starts: [Int]

  /// Sorts the positions of keys that lie below `keyCount`.
  init(keys: [Int32], keyCount: Int) {
    starts = Array(repeating: 0, count: keyCount + 1)
    for key in keys { starts[Int(key) + 1] += 1 }
    for key in 0..<keyCount { starts[key + 1] += starts[key] }
    var next = starts
    positions = Array(repeating: 0, count: keys.count)
    for (position, key) in keys.enumerated() {
      positions[next[Int(key)]] = Int32(position)
      next[Int(key)] += 1
    }
  }
}

extension Components {
  /// Some components as one, with further rows that want to be zero, each at a level of its own below the others.
  init(
    joining numbers: [Int], of all: Components,
    levels: [(terms: [LinearConstraint.Term], constant: ParametricValue)], after levelCount: Int
  ) {
    var local: [Int: Int] = [:]
    var joined: [Row] = []
    for number in numbers {
      let component = all.components[number]
      let offset = unknowns.count
      for unknown in component.unknowns {
        local[all.unknowns[unknown]] = unknowns.count
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
    let order = CountingSort(keys: joined.map(\.level), keyCount: levelCount)
    rows = order.positions.map { joined[Int($0)] }
    for (number, level) in levels.enumerated() {
      let start = terms.count
      terms += level.terms.compactMap { term in local[term.variable].map { .init($0, term.coefficient) } }
      rows.append(
        Row(
          row: -1, level: Int32(levelCount + number), isEquality: true, terms: start..<terms.count,
          constant: level.constant))
    }
    components = [Component(unknowns: 0..<unknowns.count, rows: 0..<rows.count)]
  }
}
