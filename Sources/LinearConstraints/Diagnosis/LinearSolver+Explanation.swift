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
    let deciding = decidingRows(of: sums)
    if let explained, explained.deciding == deciding, explained.sums == sums { return explained.constraints }
    let constraints = constraintsHolding(sums, decidedBy: deciding)
    explained = ExplainedSums(sums: sums, deciding: deciding, constraints: constraints)
    return constraints
  }

  /// The constraints that hold each sum whose unknown variables some rows decide.
  private func constraintsHolding(
    _ sums: [[LinearConstraint.Term]], decidedBy deciding: [[RowFactor]]
  ) -> [[RowFactor]] {
    var usedUp = RowCombination<Double>(system, elimination.pivots)
    var rest = ScatteredSum<Double>(count: system.variableCount)
    var factors = ScatteredSum<Double>(count: system.rowCount)
    return zip(sums, deciding).map { terms, deciding in
      // What is left when the deciding rows are taken away follows from the equalities that were used up.
      rest.clear()
      factors.clear()
      for term in terms { rest.add(term.coefficient, at: term.variable) }
      for row in deciding {
        factors.add(row.factor, at: row.row)
        system.forEachTerm(of: row.row) { rest.add(-row.factor * $0.coefficient, at: $0.variable) }
      }
      for (row, factor) in usedUp.factors(of: rest.terms) { factors.add(factor, at: row) }
      return system.rowFactors(factors)
    }
  }

  /// For each sum the rows of components that decide its unknown variables, with what each is multiplied by; a row is
  /// in it for each variable that it decides.
  private mutating func decidingRows(of sums: [[LinearConstraint.Term]]) -> [[RowFactor]] {
    var concerned: [Int: [(sum: Int, coefficient: Double)]] = [:]
    for (sum, unknowns) in unknowns(of: sums).enumerated() {
      for term in unknowns { concerned[term.variable, default: []].append((sum, term.coefficient)) }
    }
    simplex.usesMeanSlopes = false
    defer { simplex.usesMeanSlopes = true }
    var factors = Array(repeating: [RowFactor](), count: sums.count)
    for component in components.components where !component.rows.isEmpty && !component.isTooLarge {
      let unknowns = component.unknowns.enumerated().map { (number: $0, variable: components.unknowns[$1]) }
      guard unknowns.contains(where: { concerned[$0.variable] != nil }),
        (try? solve(component, at: system.parameters)) != nil
      else { continue }
      for unknown in unknowns {
        guard let sums = concerned[unknown.variable] else { continue }
        let rows = rowsDeciding(unknown.number, in: component)
        for (sum, coefficient) in sums {
          factors[sum] += rows.map { RowFactor(row: $0.row, factor: coefficient * $0.factor) }
        }
      }
    }
    return factors
  }

  /// The rows of a component just solved that decide one of its unknown variables.
  private func rowsDeciding(_ unknown: Int, in component: Components.Component) -> [(row: Int, factor: Double)] {
    simplex.allColumns.compactMap { column in
      let row = simplex.columns[column].row
      guard row >= 0 else { return nil }
      let factor = simplex.matrix.entry(unknown, column)
      return factor == 0 ? nil : (components.rows[component.rows.lowerBound + row].row, factor)
    }
  }

  /// For each sum the variables that elimination has left in it, with their coefficients.
  private mutating func unknowns(of sums: [[LinearConstraint.Term]]) -> [[LinearConstraint.Term]] {
    var sum = SparseSum(variableCount: system.variableCount)
    return sums.map { terms in
      sum.clear()
      for term in terms { elimination.sets.add(term.variable, times: term.coefficient, to: &sum) }
      sum.dropZeros()
      elimination.substitute(in: &sum)
      return sum.terms.indices.map { sum.terms[$0] }.filter { $0.coefficient != 0 }
    }
  }
}

/// Sums with the constraints that hold them, for as long as the same rows decide the sums: all else that it depends on
/// are coefficients, which a solver never changes.
struct ExplainedSums: Sendable {
  /// The sums.
  var sums: [[LinearConstraint.Term]]
  /// For each sum the rows that decide its unknown variables.
  var deciding: [[RowFactor]]
  /// For each sum the constraints that hold it.
  var constraints: [[RowFactor]]
}
