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
    guard terms.areUsable(variableCount: system.variableCount) else { return [] }
    let broken = Set(solution().conflicts.map(\.broken))
    guard !broken.isEmpty else { return feasibleConstraintsHolding(terms) }
    var remaining = LinearSolver(LinearSystem(system.problem) { broken.contains($0) })
    return remaining.feasibleConstraintsHolding(terms)
  }

  /// The constraints that hold a sum, where all required constraints hold.
  private mutating func feasibleConstraintsHolding(_ terms: [LinearConstraint.Term]) -> [RowFactor] {
    var factors = decidingRows(of: terms)
    // What is left when the deciding rows are taken away follows from the equalities that were used up.
    var rest: [Int: Double] = [:]
    for term in terms { rest[term.variable, default: 0] += term.coefficient }
    // Sums depend on their order, and that of a dictionary on chance.
    for (row, factor) in factors.sorted(by: { $0.key < $1.key }) {
      for term in system.terms(of: row) { rest[term.variable, default: 0] -= factor * term.coefficient }
    }
    let behind = RowCombination<Double>(system, elimination.pivots).factors(of: rest.filter { $0.value != 0 })
    factors.merge(behind, uniquingKeysWith: +)
    return system.rowFactors(factors)
  }

  /// The rows of components that decide the unknown variables of a sum.
  private mutating func decidingRows(of terms: [LinearConstraint.Term]) -> [Int: Double] {
    var sum = SparseSum(variableCount: system.variableCount)
    for term in terms { elimination.sets.add(term.variable, times: term.coefficient, to: &sum) }
    sum.dropZeros()
    elimination.substitute(in: &sum)
    simplex.usesMeanSlopes = false
    defer { simplex.usesMeanSlopes = true }
    var factors: [Int: Double] = [:]
    for component in components.components where !component.rows.isEmpty && !component.isTooLarge {
      let unknowns = component.unknowns.enumerated().map { (number: $0, variable: components.unknowns[$1]) }
      guard unknowns.contains(where: { sum.coefficient(of: $0.variable) != 0 }),
        (try? solve(component, at: system.parameters)) != nil
      else { continue }
      for unknown in unknowns {
        let coefficient = sum.coefficient(of: unknown.variable)
        for column in simplex.allColumns where simplex.columns[column].row >= 0 {
          let row = components.rows[component.rows.lowerBound + simplex.columns[column].row].row
          factors[row, default: 0] += coefficient * simplex.matrix.entry(unknown.number, column)
        }
      }
    }
    return factors
  }
}
