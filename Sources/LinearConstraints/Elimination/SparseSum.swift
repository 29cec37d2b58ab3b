/// A sum that is put together term by term, in which every variable stands once.
///
/// One such sum is used for all rows in turn, so that nothing is allocated for a row. It remembers where each variable
/// stands; what it remembers of former rows is recognised by looking there (Briggs and Torczon 1993).
struct SparseSum: Sendable {
  /// What is added to the terms.
  var constant = ParametricValue()
  /// The terms in the order in which their variables came.
  private(set) var terms = ReusableList<LinearConstraint.Term>()
  /// Where each variable may stand in ``terms``.
  private var positions: [Int32]
  /// Whether a coefficient has become zero.
  private var hasVanished = false
  /// Whether coefficients have nearly cancelled, so that what is left of one may be nothing but rounding errors.
  private(set) var isDoubtful = false

  /// A sum of some of `variableCount` variables.
  init(variableCount: Int) { positions = Array(repeating: 0, count: variableCount) }

  /// Starts anew.
  mutating func clear() {
    constant = ParametricValue()
    terms.clear()
    hasVanished = false
    isDoubtful = false
  }

  /// The coefficient of a variable; zero where it does not occur.
  func coefficient(of variable: Int) -> Double {
    let position = Int(positions[variable])
    return position < terms.count && terms[position].variable == variable ? terms[position].coefficient : 0
  }

  /// Adds a variable times a coefficient.
  @inline(__always)
  mutating func add(_ variable: Int, times coefficient: Double) {
    let position = Int(positions[variable])
    if position < terms.count, terms[position].variable == variable {
      add(coefficient, at: position)
    } else {
      positions[variable] = Int32(truncatingIfNeeded: terms.count)
      terms.append(LinearConstraint.Term(variable, coefficient))
    }
  }

  /// Adds to the coefficient of a term.
  private mutating func add(_ coefficient: Double, at position: Int) {
    var sum = terms[position].coefficient
    let isCertain = sum.addCoefficient(coefficient)
    terms[position].coefficient = sum
    hasVanished = hasVanished || sum == 0
    isDoubtful = isDoubtful || !isCertain
  }

  /// Drops a variable; returns what it was multiplied by.
  mutating func remove(_ variable: Int) -> Double {
    let coefficient = coefficient(of: variable)
    guard coefficient != 0 else { return 0 }
    terms[Int(positions[variable])].coefficient = 0
    hasVanished = true
    return coefficient
  }

  /// Replaces the terms by others, of which there is no doubt.
  mutating func replaceTerms(by decided: some Sequence<LinearConstraint.Term>) {
    terms.clear()
    isDoubtful = false
    for term in decided { add(term.variable, times: term.coefficient) }
  }

  /// Drops the terms that have become zero.
  mutating func dropZeros() {
    guard hasVanished else { return }
    hasVanished = false
    var kept = 0
    for index in terms.indices where terms[index].coefficient != 0 {
      terms[kept] = terms[index]
      positions[terms[kept].variable] = Int32(kept)
      kept += 1
    }
    terms.truncate(to: kept)
  }
}
