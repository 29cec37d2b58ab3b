/// Unknown variables that no constraint speaks of, and what preferences make of them.
///
/// A preference with such a variable can be met whatever its other variables are, so it takes nothing from them: it
/// only ties the variable to them. In a scene without any constraint these are the positions of all views, each
/// preferred at a place in its superview, and they are settled here in near-linear time.
struct UnconstrainedVariables: Sendable {
  private var sets: AffineUnionFind
  private var isUnconstrained: [Bool]
  private var sum: SparseAccumulator

  /// The loose ones of so many variables.
  init(_ variables: [Int], variableCount: Int) {
    sets = AffineUnionFind(count: variables.isEmpty ? 0 : variableCount)
    sum = SparseAccumulator(variableCount: variables.isEmpty ? 0 : variableCount)
    isUnconstrained = Array(repeating: false, count: variableCount)
    for variable in variables { isUnconstrained[variable] = true }
  }

  /// Whether no constraint and no preference so far has settled a variable.
  func contains(_ variable: Int) -> Bool { isUnconstrained[variable] }

  /// Follows the preference that `terms + constant` should be zero by tying a loose variable.
  ///
  /// - Returns: The preference in terms of variables that are not loose, where none of its variables is; nil where it is
  ///   followed.
  mutating func follow(
    _ terms: [LinearConstraint.Term], constant: Double
  ) -> (terms: [LinearConstraint.Term], constant: Double)? {
    guard !sets.isEmpty else { return (terms, constant) }
    sum.clear()
    sum.constant = ParametricValue(constant)
    for term in terms { sets.add(term.variable, times: term.coefficient, to: &sum) }
    sum.dropZeros()
    guard let unconstrained = sum.terms.first(where: { isUnconstrained[$0.variable] }) else {
      return (Array(sum.terms), sum.constant.constant)
    }
    switch sum.terms.count {
    case 1:
      sets.set(unconstrained.variable, to: sum.constant * (-1 / unconstrained.coefficient))
      isUnconstrained[unconstrained.variable] = false
    case 2:
      tie()
    default:
      // Rare enough to be left to the simplex method, for which they are free columns.
      for term in sum.terms { isUnconstrained[term.variable] = false }
      return (Array(sum.terms), sum.constant.constant)
    }
    return nil
  }

  /// Ties a loose one of the two variables of the sum to the other, where both are loose that which stands for fewer.
  private mutating func tie() {
    var (child, parent) = (sum.terms[0], sum.terms[1])
    let areBothUnconstrained = isUnconstrained[child.variable] && isUnconstrained[parent.variable]
    if areBothUnconstrained
      ? sets.count(of: child.variable) > sets.count(of: parent.variable) : !isUnconstrained[child.variable]
    {
      swap(&child, &parent)
    }
    sets.tie(
      child.variable, to: parent.variable, scale: -parent.coefficient / child.coefficient,
      offset: sum.constant * (-1 / child.coefficient))
    isUnconstrained[child.variable] = false
  }

  /// Gives the variables that were tied their values from those of the others.
  mutating func complete(_ values: inout [Double]) {
    sets.compress()
    sets.complete(&values) { $0.constant }
  }
}
