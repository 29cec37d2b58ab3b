/// A sparse accumulator: a sum that is built term by term and contains every variable once.
///
/// One accumulator serves for all rows in turn, so that no row allocates memory. Nearly all rows are short, and a
/// variable is looked up from the front. For a long row, the position of each variable is noted. Old notes need not be
/// cleared: a note counts only if the term at that position has the variable (Briggs and Torczon 1993).
struct SparseAccumulator: Sendable {
  /// The constant that is added to the terms.
  var constant = ParametricValue()
  /// The terms, in the order their variables were added.
  private(set) var terms = ReusableList<LinearConstraint.Term>()
  private let variableCount: Int
  /// The position in ``terms`` where each variable may be. Empty until a sum is long.
  private var positions: [Int32] = []
  /// Whether a coefficient has become zero.
  private var hasVanished = false
  /// Whether coefficients have nearly canceled, so that the rest may be only rounding errors.
  private(set) var isDoubtful = false

  /// Creates an empty sum of up to `variableCount` variables.
  init(variableCount: Int) { self.variableCount = variableCount }

  /// The maximum number of terms of a sum that is searched from its front.
  private static var shortCount: Int { 8 }

  mutating func clear() {
    constant = ParametricValue()
    terms.clear()
    hasVanished = false
    isDoubtful = false
  }

  /// Returns the position of a variable in ``terms``, or nil if it does not occur.
  @inline(__always)
  private func position(of variable: Int) -> Int? {
    guard terms.count <= Self.shortCount else { return notedPosition(of: variable) }
    for position in terms.indices where terms[position].variable == variable { return position }
    return nil
  }

  private func notedPosition(of variable: Int) -> Int? {
    let position = Int(positions[variable])
    return position < terms.count && terms[position].variable == variable ? position : nil
  }

  /// Returns the coefficient of a variable, or zero if it does not occur.
  func coefficient(of variable: Int) -> Double { position(of: variable).map { terms[$0].coefficient } ?? 0 }

  @inline(__always)
  mutating func add(_ variable: Int, times coefficient: Double) {
    if let position = position(of: variable) { return add(coefficient, at: position) }
    terms.append(LinearConstraint.Term(variable, coefficient))
    if terms.count > Self.shortCount { notePositions() }
  }

  /// Records the position of the last term, and the positions of all others if the sum has just become long.
  private mutating func notePositions() {
    if positions.isEmpty { positions = Array(filledWith: 0, count: variableCount) }
    let first = terms.count == Self.shortCount + 1 ? 0 : terms.count - 1
    for position in first..<terms.count { positions[terms[position].variable] = Int32(truncatingIfNeeded: position) }
  }

  /// Adds to the coefficient of a term.
  private mutating func add(_ coefficient: Double, at position: Int) {
    var sum = terms[position].coefficient
    let isCertain = sum.addCoefficient(coefficient)
    terms[position].coefficient = sum
    hasVanished = hasVanished || sum == 0
    isDoubtful = isDoubtful || !isCertain
  }

  /// Removes a variable, and returns its coefficient.
  mutating func remove(_ variable: Int) -> Double {
    guard let position = position(of: variable) else { return 0 }
    let coefficient = terms[position].coefficient
    terms[position].coefficient = 0
    hasVanished = true
    return coefficient
  }

  /// Replaces the terms with others that are not doubtful.
  mutating func replaceTerms(by decided: some Sequence<LinearConstraint.Term>) {
    terms.clear()
    isDoubtful = false
    for term in decided { add(term.variable, times: term.coefficient) }
  }

  /// Removes the terms that have become zero.
  @inline(__always)
  mutating func dropZeros() { if hasVanished { dropVanished() } }

  private mutating func dropVanished() {
    hasVanished = false
    var kept = 0
    for index in terms.indices where terms[index].coefficient != 0 {
      terms[kept] = terms[index]
      kept += 1
    }
    terms.truncate(to: kept)
    if kept > Self.shortCount { for index in terms.indices { positions[terms[index].variable] = Int32(index) } }
  }
}
