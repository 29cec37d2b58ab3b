extension LinearProblem {
  /// The problem of some constraints with no other variables than theirs, which are numbered anew in the order in which
  /// the constraints name them.
  ///
  /// - Parameter nonNegative: The variables that are never negative, by their old numbers; the constraints need not name
  ///   them all.
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
