/// The variables that constraints which are never broken make numbers before any other constraint speaks of them: the
/// edges and the size of a root, its guides, views that keep their frames.
///
/// They are all that many parts of a layout have in common. Where they are numbers, these parts are independent.
struct FixedVariables: Sendable {
  /// A variable that is a number.
  struct Definition: Sendable {
    /// The variable.
    var variable: Int
    /// The position of the constraint that makes it a number; all its other variables are fixed by earlier ones.
    var row: Int
    /// The number.
    var value: ParametricValue
  }

  /// The definitions in the order of their constraints.
  private(set) var definitions: [Definition] = []
  /// The position of each variable's definition, -1 for none.
  private var positions: [Int32]

  /// The fixed variables of some constraints, by their ascending positions.
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

  /// The definition that a constraint gives of the only variable in it that is not fixed, if no constraint before has
  /// named it.
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

  /// The definition of a variable; nil where it is not fixed.
  subscript(_ variable: Int) -> Definition? { position(of: variable).map { definitions[$0] } }

  /// The position of a variable's definition; nil where it is not fixed.
  func position(of variable: Int) -> Int? { positions[variable] < 0 ? nil : Int(positions[variable]) }

  /// The position of the definition that a constraint is; nil for other constraints.
  func position(ofRow row: Int) -> Int? { definitions.position(of: row, by: \.row) }

  /// The rates at which the fixed variables follow one of them, by the positions of their definitions, when its own
  /// constraint is left out.
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
  /// Returns whether a constraint may be broken; one that the problem says nothing about may.
  func mayBreak(_ constraint: Int) -> Bool { constraint < isBreakable.count ? isBreakable[constraint] : true }

  /// The constraint of a conflicting set that is broken (specification CNF-02, CNF-05).
  func brokenConstraint(of conflict: [Int], completedBy newest: Int) -> Int {
    let breakable = conflict.filter(mayBreak)
    return breakable.first { $0 < yieldsFirst.count && yieldsFirst[$0] } ?? breakable.first ?? newest
  }
}
