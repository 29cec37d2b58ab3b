/// A row with at most two unknown variables, like most rows of layouts.
///
/// It does what ``SparseAccumulator`` does, without a list. ``AffineUnionFind/reduce(_:times:of:into:)`` gives up on
/// rows with more variables, and on those that rounding makes doubtful.
struct TwoTermRow: Sendable {
  /// The constant that is added to the terms.
  var constant = ParametricValue()
  /// The first term. Its coefficient is zero if there is none.
  private(set) var first = LinearConstraint.Term(-1, 0)
  /// The second term. Its coefficient is zero if there is none.
  private(set) var second = LinearConstraint.Term(-1, 0)
  /// A third variable, if the row certainly has three or more, otherwise -1.
  fileprivate(set) var third = -1

  /// Adds a variable times a nonzero coefficient. Returns false for a third variable, and if coefficients nearly
  /// cancel.
  @inline(__always)
  mutating func add(_ variable: Int, times coefficient: Double) -> Bool {
    if first.variable == variable { return first.coefficient.addCoefficient(coefficient) }
    if second.variable == variable { return second.coefficient.addCoefficient(coefficient) }
    if first.variable < 0 {
      first = LinearConstraint.Term(variable, coefficient)
    } else {
      guard second.variable < 0 else { return false }
      second = LinearConstraint.Term(variable, coefficient)
    }
    return true
  }
}

extension AffineUnionFind {
  /// Reduces a multiple of a row to representatives, into an empty sum. Returns false if it has more than two.
  @inline(__always)
  mutating func reduce(_ row: Int, times factor: Double, of system: LinearSystem, into sum: inout TwoTermRow) -> Bool {
    // The same additions in the same order as in the sparse accumulator, so that both give the same bits.
    sum.constant = system.constant(of: row) * factor
    let terms = system.problem.constraints.terms.span.extracting(system.problem.constraints.termRange(of: row))
    for position in terms.indices {
      let coefficient = factor * terms[position].coefficient
      let link = find(terms[position].variable)
      sum.constant.add(link.offset, times: coefficient)
      if link.parent >= 0, coefficient != 0 {
        guard sum.add(Int(link.parent), times: coefficient * link.scale) else {
          if hasNone(of: sum, Int(link.parent), terms.extracting((position + 1)...)) { sum.third = Int(link.parent) }
          return false
        }
      }
    }
    return true
  }

  /// Whether a variable and the two variables of a sum are all different, and no other term contains one of them. Then
  /// nothing cancels.
  private mutating func hasNone(of sum: TwoTermRow, _ third: Int, _ terms: Span<LinearConstraint.Term>) -> Bool {
    guard third != sum.first.variable, third != sum.second.variable, sum.first.coefficient != 0,
      sum.second.coefficient != 0
    else { return false }
    for position in terms.indices {
      let parent = Int(find(terms[position].variable).parent)
      if parent == sum.first.variable || parent == sum.second.variable || parent == third { return false }
    }
    return true
  }
}
