internal import WorkBudgets

extension UnderdeterminedVariables {
  /// The part of a preference's expression in one component.
  private struct Sum {
    /// The position of the preference among the requested ones.
    var position: Int
    var terms: [LinearConstraint.Term]
  }

  /// Returns the directions that move each preference's expression, as terms over direction numbers. Those of variables
  /// in no row come first; the others ascend.
  ///
  /// The optimal points of a component are spanned by the free columns of its tableau, and a variable in no row is a
  /// direction of its own. Expressions move independently if their terms are linearly independent.
  mutating func movements(of preferences: [Int]) -> [[LinearConstraint.Term]] {
    var positions = Array(filledWith: -1, count: system.problem.preferences.count)
    for (position, preference) in preferences.enumerated() { positions[preference] = position }
    let starts = starts(of: positions)
    var movements = Array(repeating: [LinearConstraint.Term](), count: preferences.count)
    // For a component with one variable, the rate at which its column moves that variable is enough.
    var rates: [Double?] = Array(repeating: nil, count: components.components.count)
    var sums: [Int: [Sum]] = [:]
    for distance in distances where positions[distance.preference] >= 0 {
      let position = positions[distance.preference]
      let (terms, parts) = parts(of: distance)
      if terms.count < distance.terms.count {
        movements[position] = distance.terms.filter { !isPlaced($0.variable) }
      }
      simplex.meter.work += terms.count
      for part in parts where !simplex.isExhausted {
        guard components.components[part.component].unknowns.count == 1 else {
          sums[part.component, default: []].append(Sum(position: position, terms: Array(terms[part.terms])))
          continue
        }
        let rate = rates[part.component] ?? rate(ofLoneVariableIn: part.component)
        rates[part.component] = rate
        let change = terms[part.terms.lowerBound].coefficient * rate
        guard abs(change) > Tolerance.pivot else { continue }
        movements[position].append(LinearConstraint.Term(starts[part.component], change))
      }
    }
    for (number, sums) in sums.sorted(by: { $0.key < $1.key }) where !simplex.meter.check() {
      _ = simplex.solve(components.components[number], of: components, at: system.parameters)
      for sum in sums {
        let movement = simplex.movement(of: sum.terms, from: starts[number])
        if movements[sum.position].isEmpty {
          movements[sum.position] = movement
        } else {
          movements[sum.position] += movement
        }
      }
    }
    // Components with one variable were added before the others.
    for position in movements.indices { movements[position].sortDirections(from: values.count) }
    return movements
  }

  /// Returns the number of the first direction of each component that some preference uses. The numbers of variables
  /// come first, then the columns of these components in turn.
  ///
  /// - Parameter positions: The position of each preference among the requested ones, or -1.
  private func starts(of positions: [Int]) -> [Int] {
    var isUsed = Array(filledWith: false, count: components.components.count)
    for distance in distances where positions[distance.preference] >= 0 {
      for term in distance.terms where isPlaced(term.variable) {
        isUsed[Int(places[term.variable].component)] = true
      }
    }
    var start = values.count
    return components.components.indices.map { number in
      defer { if isUsed[number] { start += components.components[number].unknowns.count } }
      return start
    }
  }

  /// Returns the distance that the only variable of a component moves with its column, or zero if it cannot move.
  private mutating func rate(ofLoneVariableIn number: Int) -> Double {
    _ = simplex.solve(components.components[number], of: components, at: system.parameters)
    return simplex.columns[0].isFixed ? 0 : simplex.matrix.entry(0, 0)
  }
}

extension [LinearConstraint.Term] {
  /// Sorts the terms from the first one whose direction is `start` or more, unless they ascend already. Earlier terms
  /// stay in front.
  fileprivate mutating func sortDirections(from start: Int) {
    let first = firstIndex { $0.variable >= start } ?? count
    let ascends = zip(self[first...], self[first...].dropFirst()).allSatisfy { $0.variable < $1.variable }
    if !ascends { self[first...].sort { $0.variable < $1.variable } }
  }
}
