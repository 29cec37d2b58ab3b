/// A constant and a weighted sum of variables, the form in which every stage of the solver speaks.
///
/// Each variable stands in it at most once, never with coefficient zero, and the terms are in ascending order, so that
/// a coefficient is found by bisection and two expressions are added in one walk.
struct AffineExpression: Sendable, Hashable {
  /// One variable and what it is multiplied by.
  typealias Term = LinearConstraint.Term

  /// What is added to the sum, and the value where all variables are zero.
  var constant: Double
  /// The sum, in ascending order of variables.
  private(set) var terms: [Term]

  /// A number.
  init(constant: Double = 0) {
    self.constant = constant
    terms = []
  }

  /// One variable.
  init(variable: Int) {
    constant = 0
    terms = [Term(variable, 1)]
  }

  /// Terms in any order, in which a variable may stand more than once.
  init(constant: Double, unordered: [Term]) {
    self.constant = constant
    // Most sums are in order already; they are taken over without a copy.
    guard !Self.isOrdered(unordered) else {
      terms = unordered
      return
    }
    terms = []
    terms.reserveCapacity(unordered.count)
    for term in unordered.sorted(by: { $0.variable < $1.variable }) { append(term) }
    terms.removeAll { $0.coefficient == 0 }
  }

  /// Whether no variable stands in it.
  var isConstant: Bool { terms.isEmpty }

  /// The largest absolute coefficient; zero for a number.
  var largestCoefficient: Double { terms.reduce(0) { max($0, abs($1.coefficient)) } }

  /// What a variable is multiplied by; zero where it does not occur.
  func coefficient(of variable: Int) -> Double {
    let position = position(of: variable)
    guard position < terms.count, terms[position].variable == variable else { return 0 }
    return terms[position].coefficient
  }

  /// Multiplies everything by a number; terms that become too small for a double vanish.
  mutating func scale(by factor: Double) {
    guard factor != 1 else { return }
    constant *= factor
    var hasVanished = false
    for index in terms.indices {
      terms[index].coefficient *= factor
      hasVanished = hasVanished || terms[index].coefficient == 0
    }
    if hasVanished { terms.removeAll { $0.coefficient == 0 } }
  }

  /// Adds a multiple of another expression.
  mutating func add(_ other: AffineExpression, times factor: Double) {
    constant = Self.sum(constant, other.constant * factor)
    guard let first = other.terms.first, factor != 0 else { return }
    if other.terms.count == 1 { return add(Term(first.variable, first.coefficient * factor)) }
    let old = terms
    terms = []
    terms.reserveCapacity(old.count + other.terms.count)
    var position = 0
    for term in other.terms {
      while position < old.count, old[position].variable < term.variable {
        terms.append(old[position])
        position += 1
      }
      var coefficient = term.coefficient * factor
      if position < old.count, old[position].variable == term.variable {
        coefficient = Self.sum(old[position].coefficient, coefficient)
        position += 1
      }
      if coefficient != 0 { terms.append(Term(term.variable, coefficient)) }
    }
    terms.append(contentsOf: old[position...])
  }

  /// Puts an expression in the place of a variable; the expression may contain that variable with a new meaning.
  mutating func replace(_ variable: Int, with expression: AffineExpression) {
    let position = position(of: variable)
    guard position < terms.count, terms[position].variable == variable else { return }
    let coefficient = terms[position].coefficient
    terms.remove(at: position)
    add(expression, times: coefficient)
  }

  /// Keeps only the terms whose variables pass a test; the others are taken to be zero.
  mutating func keepTerms(where isKept: (Int) -> Bool) {
    terms.removeAll { !isKept($0.variable) }
  }

  /// The expression with another number for each variable; the new numbers have the same order.
  func renumbered(_ number: (Int) -> Int) -> AffineExpression {
    var renumbered = self
    for index in terms.indices { renumbered.terms[index].variable = number(terms[index].variable) }
    return renumbered
  }

  /// The expression for `variable` that makes this one equal to `result`, a variable that takes over its number.
  ///
  /// From `result = constant + coefficient · variable + rest` follows
  /// `variable = (result − constant − rest) / coefficient`. With `result` nil it is zero.
  func solved(for variable: Int, equalTo result: Int?) -> AffineExpression {
    let coefficient = coefficient(of: variable)
    var solved = AffineExpression(constant: constant)
    if terms.count > 1 { solved.terms = terms.filter { $0.variable != variable } }
    solved.scale(by: -1 / coefficient)
    if let result { solved.add(AffineExpression(variable: result), times: 1 / coefficient) }
    return solved
  }

  /// Where a variable stands or would have to be inserted.
  private func position(of variable: Int) -> Int {
    var lower = 0
    var upper = terms.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if terms[middle].variable < variable { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// Whether terms are in ascending order, each variable once and none with coefficient zero.
  private static func isOrdered(_ terms: [Term]) -> Bool {
    var previous = Int.min
    for term in terms {
      guard term.variable > previous, term.coefficient != 0 else { return false }
      previous = term.variable
    }
    return true
  }

  /// Adds one term in place.
  private mutating func add(_ term: Term) {
    let position = position(of: term.variable)
    guard position < terms.count, terms[position].variable == term.variable else {
      if term.coefficient != 0 { terms.insert(term, at: position) }
      return
    }
    let coefficient = Self.sum(terms[position].coefficient, term.coefficient)
    if coefficient == 0 { terms.remove(at: position) } else { terms[position].coefficient = coefficient }
  }

  /// Adds a term whose variable is not below the last one.
  private mutating func append(_ term: Term) {
    if let last = terms.last, last.variable == term.variable {
      terms[terms.count - 1].coefficient = Self.sum(last.coefficient, term.coefficient)
    } else {
      terms.append(term)
    }
  }

  /// The sum of two numbers, exactly zero where they cancel but for rounding.
  private static func sum(_ first: Double, _ second: Double) -> Double {
    let sum = first + second
    return abs(sum) <= Tolerance.cancellation * max(abs(first), abs(second)) ? 0 : sum
  }
}
