/// The unconstrained variables: unknown variables in no row, with the values that preferences give them.
///
/// A preference with such a variable can be met whatever its other variables are. So it takes nothing from them, and
/// only ties the variable to them. In a scene without any constraint these are the positions of all views, each
/// preferred at a place in its superview, and they are decided here in near-linear time.
struct UnconstrainedVariables: Sendable {
  private var sets: AffineUnionFind
  private var isUnconstrained: [Bool]
  /// Scratch: a preference.
  private var sum: SparseAccumulator

  /// The unconstrained ones of `variableCount` variables.
  init(_ variables: [Int], variableCount: Int) {
    sets = AffineUnionFind(count: variables.isEmpty ? 0 : variableCount)
    sum = SparseAccumulator(variableCount: variables.isEmpty ? 0 : variableCount)
    isUnconstrained = Array(repeating: false, count: variableCount)
    for variable in variables { isUnconstrained[variable] = true }
  }

  /// Returns whether no constraint and no preference so far has decided a variable.
  func contains(_ variable: Int) -> Bool { isUnconstrained[variable] }

  /// Follows the preference that `terms + constant` should be zero by tying an unconstrained variable.
  ///
  /// - Returns: The preference in terms of variables that are not unconstrained, where none of its variables is; nil
  ///   where it is followed.
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
      // Rare enough to be left to the simplex method, for which they are unrestricted columns.
      for term in sum.terms { isUnconstrained[term.variable] = false }
      return (Array(sum.terms), sum.constant.constant)
    }
    return nil
  }

  /// Ties an unconstrained one of the two variables of the sum to the other; where both are, the one that stands for
  /// fewer.
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
