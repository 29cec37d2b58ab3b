/// The variables that unbreakable constraints set to numbers before any other constraint names them: the edges and the
/// size of a root, its guides, and views that keep their frames.
///
/// Many parts of a layout share only these variables. As they are numbers, the parts are independent.
struct FixedVariables: Sendable {
  /// A variable whose value is a number.
  struct Definition: Sendable {
    var variable: Int
    /// The position of the constraint that fixes the variable. Its other variables are fixed by earlier constraints.
    var row: Int
    var value: ParametricValue
  }

  /// The definitions in the order of their constraints.
  private(set) var definitions: [Definition] = []
  /// The position of each variable's definition, or -1.
  private var positions: [Int32]

  /// Finds the variables that constraints fix, given by their positions in ascending order.
  init(_ system: LinearSystem, _ rows: [Int], isNonNegative: [Bool]) {
    positions = Array(filledWith: -1, count: system.variableCount)
    let constraints = system.problem.constraints
    var isNamed = Array(filledWith: false, count: system.variableCount)
    for row in rows {
      let terms = constraints.terms[constraints.termRange(of: row)]
      if let definition = definition(row, terms, of: system, isNamed),
        !isNonNegative[definition.variable] || definition.value.value(at: system.parameters) >= 0
      {
        positions[definition.variable] = Int32(definitions.count)
        definitions.append(definition)
      }
      for term in terms { isNamed[term.variable] = true }
    }
  }

  /// Returns the definition by a constraint of its only variable that is not fixed, if no earlier constraint named that
  /// variable.
  private func definition(
    _ row: Int, _ terms: ArraySlice<LinearConstraint.Term>, of system: LinearSystem, _ isNamed: [Bool]
  ) -> Definition? {
    guard system.problem.constraints.headers[row].relation == .equal, !system.problem.mayBreak(row) else { return nil }
    var defined: LinearConstraint.Term?
    var sum = system.constant(of: row)
    for term in terms {
      if let number = self[term.variable] {
        sum.add(number.value, times: term.coefficient)
      } else if defined == nil, !isNamed[term.variable], abs(term.coefficient) > Tolerance.doubt {
        defined = term
      } else {
        return nil
      }
    }
    return defined.map { Definition(variable: $0.variable, row: row, value: sum * (-1 / $0.coefficient)) }
  }

  subscript(_ variable: Int) -> Definition? { position(of: variable).map { definitions[$0] } }

  /// Returns the position of a variable's definition, or nil if it is not fixed.
  func position(of variable: Int) -> Int? { positions[variable] < 0 ? nil : Int(positions[variable]) }

  /// Returns the position of the definition that a constraint gives, or nil for other constraints.
  func position(ofRow row: Int) -> Int? { definitions.position(of: row, by: \.row) }

  /// Returns the rates at which the fixed variables follow one of them if its own constraint is dropped, by the
  /// positions of their definitions.
  func rates(following position: Int, in constraints: LinearConstraintList) -> [Double] {
    var rates = Array(filledWith: 0.0, count: definitions.count)
    rates[position] = 1
    for later in definitions.indices.dropFirst(position + 1) {
      var (sum, coefficient) = (0.0, 1.0)
      for term in constraints.terms[constraints.termRange(of: definitions[later].row)] {
        guard let other = self.position(of: term.variable) else { continue }
        if other == later { coefficient = term.coefficient } else { sum += term.coefficient * rates[other] }
      }
      rates[later] = -sum / coefficient
    }
    return rates
  }
}

extension LinearProblem {
  /// Whether a constraint may be broken. Constraints beyond the problem's list may.
  func mayBreak(_ constraint: Int) -> Bool { constraint < isBreakable.count ? isBreakable[constraint] : true }

  /// Returns the constraint of a conflicting set that is to be broken (specification CNF-02, CNF-05).
  func brokenConstraint(of conflict: [Int], completedBy newest: Int) -> Int {
    let breakable = conflict.filter(mayBreak)
    return breakable.first { $0 < yieldsFirst.count && yieldsFirst[$0] } ?? breakable.first ?? newest
  }
}
