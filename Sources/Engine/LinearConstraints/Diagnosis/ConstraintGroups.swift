/// The required constraints in groups that share no variables except fixed ones.
struct ConstraintGroups: Sendable {
  /// The constraints of each group, by ascending position, without those that fix variables.
  let rows: CountingSort<Int32>
  /// The group of each constraint, or -1.
  private let numbers: [Int32]
  /// The group of each variable, or -1.
  private let numbersOfVariables: [Int32]

  /// The number of groups.
  var count: Int { rows.starts.count - 1 }

  /// Groups the constraints at the given positions, which ascend.
  init(_ constraints: LinearConstraintList, _ positions: [Int], _ fixed: FixedVariables, variableCount: Int) {
    var sets = DisjointSets(count: variableCount)
    // The first variable of each row that is not fixed, or -1.
    var first = Array(filledWith: Int32(-1), count: constraints.count)
    var members: [Int32] = []
    for row in positions where fixed.position(ofRow: row) == nil {
      members.append(Int32(row))
      for term in constraints.terms[constraints.termRange(of: row)] where fixed.position(of: term.variable) == nil {
        if first[row] < 0 { first[row] = Int32(term.variable) } else { sets.unite(Int(first[row]), term.variable) }
      }
    }
    // The groups of variables: first of those that represent their sets, then of all.
    var groups = Array(filledWith: Int32(-1), count: variableCount)
    var numbers = Array(filledWith: Int32(-1), count: constraints.count)
    var count: Int32 = 0
    for row in members {
      let variable = first[Int(row)]
      // A constraint with only fixed variables is its own group.
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

  /// Returns the group of a constraint, or nil if it fixes a variable or is in no group.
  func group(of row: Int) -> Int? { row < numbers.count && numbers[row] >= 0 ? Int(numbers[row]) : nil }

  /// Returns the group of a variable, or nil if it is fixed or in no constraint.
  func group(ofVariable variable: Int) -> Int? {
    numbersOfVariables[variable] < 0 ? nil : Int(numbersOfVariables[variable])
  }

  /// Returns the constraints of a group, by ascending position.
  func rows(of group: Int) -> ArraySlice<Int32> { rows.elements[rows.starts[group]..<rows.starts[group + 1]] }
}
