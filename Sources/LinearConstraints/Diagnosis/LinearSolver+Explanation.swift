extension LinearSolver {
  /// The constraints that hold a sum of variables where it is, with what each is multiplied by.
  ///
  /// At the optimum the rows that are zero decide every variable. The sum is a combination of these rows, and as each
  /// row says `terms + constant = 0`, its value is `−Σ factor · constant`. A constraint whose factor is 0.5 moves the sum
  /// by half a point when its constant changes by one. Rules that sizes are not negative stand behind the constraints.
  ///
  /// - Returns: The factors in the order of the constraints; those of constraints that were broken in a conflict are
  ///   zero, and none is in the result whose factor is zero. Where the sum is open they are what it depends on at one
  ///   of the optimal points, which is not the one that preferences choose.
  package mutating func constraintsHolding(_ terms: [LinearConstraint.Term]) -> [RowFactor] {
    constraintsHolding(each: [terms])[0]
  }

  /// The constraints that hold each of some sums where it is, as ``constraintsHolding(_:)`` has them for one; of sums that
  /// the system does not have, none.
  package mutating func constraintsHolding(each sums: [[LinearConstraint.Term]]) -> [[RowFactor]] {
    let broken = Set(solution().conflicts.map(\.broken))
    guard !broken.isEmpty else { return feasibleConstraintsHolding(each: sums) }
    var remaining = LinearSolver(LinearSystem(system.problem) { broken.contains($0) })
    return remaining.feasibleConstraintsHolding(each: sums)
  }

  /// The constraints that hold each sum, where all required constraints hold.
  private mutating func feasibleConstraintsHolding(each sums: [[LinearConstraint.Term]]) -> [[RowFactor]] {
    let sums = sums.map { $0.areUsable(variableCount: system.variableCount) ? $0 : [] }
    var usedUp = RowCombination<Double>(system, elimination.pivots)
    var rest = ScatteredSum<Double>(count: system.variableCount)
    return zip(sums, decidingRows(of: sums)).map { terms, deciding in
      // What is left when the deciding rows are taken away follows from the equalities that were used up.
      rest.clear()
      for term in terms { rest.add(term.coefficient, at: term.variable) }
      // Sums depend on their order, and that of a dictionary on chance.
      for (row, factor) in deciding.sorted(by: { $0.key < $1.key }) {
        system.forEachTerm(of: row) { rest.add(-factor * $0.coefficient, at: $0.variable) }
      }
      let behind = usedUp.factors(of: rest.terms)
      return system.rowFactors(deciding.merging(behind, uniquingKeysWith: +))
    }
  }

  /// For each sum the rows of components that decide its unknown variables, with what each is multiplied by.
  private mutating func decidingRows(of sums: [[LinearConstraint.Term]]) -> [[Int: Double]] {
    let coefficients = unknowns(of: sums)
    var concerned: [Int: [Int]] = [:]
    for (sum, unknowns) in coefficients.enumerated() {
      for variable in unknowns.keys { concerned[variable, default: []].append(sum) }
    }
    simplex.usesMeanSlopes = false
    defer { simplex.usesMeanSlopes = true }
    var factors = Array(repeating: [Int: Double](), count: sums.count)
    for component in components.components where !component.rows.isEmpty && !component.isTooLarge {
      let unknowns = component.unknowns.enumerated().map { (number: $0, variable: components.unknowns[$1]) }
      guard unknowns.contains(where: { concerned[$0.variable] != nil }),
        (try? solve(component, at: system.parameters)) != nil
      else { continue }
      for unknown in unknowns {
        for sum in concerned[unknown.variable] ?? [] {
          let coefficient = coefficients[sum][unknown.variable] ?? 0
          for column in simplex.allColumns where simplex.columns[column].row >= 0 {
            let row = components.rows[component.rows.lowerBound + simplex.columns[column].row].row
            factors[sum][row, default: 0] += coefficient * simplex.matrix.entry(unknown.number, column)
          }
        }
      }
    }
    return factors
  }

  /// For each sum the variables that elimination has left in it, with their coefficients.
  private mutating func unknowns(of sums: [[LinearConstraint.Term]]) -> [[Int: Double]] {
    var sum = SparseSum(variableCount: system.variableCount)
    return sums.map { terms in
      sum.clear()
      for term in terms { elimination.sets.add(term.variable, times: term.coefficient, to: &sum) }
      sum.dropZeros()
      elimination.substitute(in: &sum)
      let terms = sum.terms.indices.map { sum.terms[$0] }.filter { $0.coefficient != 0 }
      return Dictionary(uniqueKeysWithValues: terms.map { ($0.variable, $0.coefficient) })
    }
  }
}
