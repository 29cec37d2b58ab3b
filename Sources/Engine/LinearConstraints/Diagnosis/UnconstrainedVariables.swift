/// The unconstrained variables, which are in no row, with the values that preferences give them.
///
/// A preference with such a variable can be met for any values of its other variables. It takes nothing from them and only
/// ties the variable to them. In a scene without constraints these are the positions of all views, each preferred at a
/// place in its superview. They are decided here in near-linear time.
struct UnconstrainedVariables: Sendable {
  private var sets: AffineUnionFind
  private var isUnconstrained: [Bool]
  /// Scratch: the terms of a preference.
  private var sum: SparseAccumulator

  /// Creates the set of the given variables, out of `variableCount`.
  init(_ variables: [Int], variableCount: Int) {
    sets = AffineUnionFind(count: variables.isEmpty ? 0 : variableCount)
    sum = SparseAccumulator(variableCount: variables.isEmpty ? 0 : variableCount)
    isUnconstrained = Array(repeating: false, count: variableCount)
    for variable in variables { isUnconstrained[variable] = true }
  }

  /// Whether neither a constraint nor an earlier preference has decided a variable.
  func contains(_ variable: Int) -> Bool { isUnconstrained[variable] }

  /// Follows the preference that `terms + constant` is zero, by tying an unconstrained variable.
  ///
  /// - Returns: Nil if the preference is followed. Otherwise, as none of its variables is unconstrained, the preference
  ///   in terms of the other variables.
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
      // More than two variables are rare. They are left to the simplex method, as unrestricted columns.
      for term in sum.terms { isUnconstrained[term.variable] = false }
      return (Array(sum.terms), sum.constant.constant)
    }
    return nil
  }

  /// Ties an unconstrained variable of the two in the sum to the other. If both are unconstrained, ties the one that
  /// represents fewer.
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

  /// Sets the tied variables from the values of the others.
  mutating func complete(_ values: inout [Double]) {
    sets.compress()
    sets.complete(&values) { $0.constant }
  }
}
