extension LinearProblem {
  /// Creates a problem from constraints and only their variables, renumbered in the order in which the constraints name
  /// them.
  ///
  /// `nonNegative` are the old numbers of the variables that are never negative. The constraints need not name all of
  /// them.
  package init(ofVariablesIn constraints: some Sequence<LinearConstraint>, nonNegative: Set<Int>) {
    self.init(variableCount: 0)
    var numbers: [Int: Int] = [:]
    for var constraint in constraints {
      for position in constraint.terms.indices {
        let variable = constraint.terms[position].variable
        let number = numbers[variable] ?? numbers.count
        if numbers.updateValue(number, forKey: variable) == nil, nonNegative.contains(variable) {
          self.nonNegative.append(number)
        }
        constraint.terms[position].variable = number
      }
      self.constraints.append(constraint)
    }
    variableCount = numbers.count
  }
}
