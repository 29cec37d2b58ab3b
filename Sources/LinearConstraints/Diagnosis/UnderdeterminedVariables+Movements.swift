extension UnderdeterminedVariables {
  /// For each of some preferences the directions that move its expression, as terms in numbers of directions.
  ///
  /// The optimal points of a component are spanned by the free columns of its tableau, and a variable in no row is a
  /// direction of its own. Expressions move independently of each other as far as their terms are linearly independent.
  mutating func movements(of preferences: [Int]) -> [[LinearConstraint.Term]] {
    let positions = Dictionary(uniqueKeysWithValues: preferences.enumerated().map { ($1, $0) })
    var movements = Array(repeating: [LinearConstraint.Term](), count: preferences.count)
    var parts: [Int: [(position: Int, terms: [LinearConstraint.Term])]] = [:]
    for distance in distances {
      guard let position = positions[distance.preference] else { continue }
      // Directions of variables in no row come first, by the numbers of the variables.
      movements[position] = distance.terms.filter { places[$0.variable] == nil }
      for (component, terms) in terms(of: distance) { parts[component, default: []].append((position, terms)) }
    }
    var start = values.count
    for (number, sums) in parts.sorted(by: { $0.key < $1.key }) where !simplex.isExhausted {
      let component = components.components[number]
      _ = simplex.solve(component, of: components, at: system.parameters)
      for sum in sums {
        movements[sum.position] += simplex.movement(of: sum.terms).map {
          LinearConstraint.Term(start + $0.variable, $0.coefficient)
        }
      }
      start += component.unknowns.count
    }
    return movements
  }
}
