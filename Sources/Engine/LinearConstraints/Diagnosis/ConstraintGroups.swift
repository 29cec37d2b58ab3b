/// The required constraints in groups that have no variable in common but fixed ones.
struct ConstraintGroups: Sendable {
  /// The constraints of each group by their ascending positions, without those that fix variables.
  let rows: CountingSort<Int32>
  /// The group of each constraint, -1 for none.
  private let numbers: [Int32]
  /// The group of each variable, -1 for none.
  private let numbersOfVariables: [Int32]

  /// The number of groups.
  var count: Int { rows.starts.count - 1 }

  /// The groups of some constraints, by their ascending positions.
  init(_ constraints: LinearConstraintList, _ positions: [Int], _ fixed: FixedVariables, variableCount: Int) {
    var sets = DisjointSets(count: variableCount)
    // The first variable of each row that is not fixed.
    var first = Array(filledWith: Int32(-1), count: constraints.count)
    var members: [Int32] = []
    for row in positions where fixed.position(ofRow: row) == nil {
      members.append(Int32(row))
      for term in constraints.terms[constraints.termRange(of: row)] where fixed.position(of: term.variable) == nil {
        if first[row] < 0 { first[row] = Int32(term.variable) } else { sets.unite(Int(first[row]), term.variable) }
      }
    }
    // The groups of variables: of those that stand for their sets first, then of all.
    var groups = Array(filledWith: Int32(-1), count: variableCount)
    var numbers = Array(filledWith: Int32(-1), count: constraints.count)
    var count: Int32 = 0
    for row in members {
      let variable = first[Int(row)]
      // A constraint on fixed variables alone is a group by itself.
      let set = variable < 0 ? nil : sets.representative(of: Int(variable))
      if let set, groups[set] >= 0 {
        numbers[Int(row)] = groups[set]
      } else {
        if let set { groups[set] = count }
        numbers[Int(row)] = count
        count += 1
      }
    }
    rows = CountingSort(members, keyCount: Int(count)) { numbers[Int(members[$0])] }
    self.numbers = numbers
    for variable in groups.indices where fixed.position(of: variable) == nil {
      groups[variable] = groups[sets.representative(of: variable)]
    }
    numbersOfVariables = groups
  }

  /// The group of a constraint; nil for one that fixes a variable, or is in no group.
  func group(of row: Int) -> Int? { row < numbers.count && numbers[row] >= 0 ? Int(numbers[row]) : nil }

  /// The group of a variable; nil for one that is fixed, or in no constraint.
  func group(ofVariable variable: Int) -> Int? {
    numbersOfVariables[variable] < 0 ? nil : Int(numbersOfVariables[variable])
  }

  /// The constraints of a group, by their ascending positions.
  func rows(of group: Int) -> ArraySlice<Int32> { rows.elements[rows.starts[group]..<rows.starts[group + 1]] }
}
