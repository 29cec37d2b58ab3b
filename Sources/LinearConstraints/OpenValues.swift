/// The fourth stage: what the constraints leave open, and the preferences that settle it.
struct OpenValues: Sendable {
  /// The eliminated variables.
  private let elimination: Elimination
  /// For each preference its distance from the target, in terms of variables that are neither eliminated nor
  /// determined; nil where it cannot be followed.
  private let distances: [AffineExpression?]
  /// For each variable that was not eliminated the tableau it is in, and its number there.
  private var places: [Components.Place?]
  /// The optimal points.
  private var simplexes: [LexicographicSimplex]

  /// What an optimum leaves open of the expressions that preferences are about.
  init(_ optimum: Optimum, preferences: [LinearProblem.Preference]) {
    elimination = optimum.elimination
    places = optimum.components.places
    simplexes = optimum.simplexes
    let reduced = preferences.isEmpty ? [] : optimum.reducedVariables()
    distances = preferences.map { preference in
      let constant = preference.constant - preference.target
      guard constant.isFinite, preference.terms.areUsable(variableCount: reduced.count) else { return nil }
      return AffineExpression(constant: constant, unordered: preference.terms).substituting(reduced)
    }
  }

  /// The intervals of all preferences that more than one value is left for, before any is followed.
  func openExpressions(_ preferences: [LinearProblem.Preference]) -> [LinearSolution.OpenExpression] {
    var probes = simplexes
    var open: [LinearSolution.OpenExpression] = []
    for (index, preference) in preferences.enumerated() {
      guard let distance = distances[index], !distance.isConstant else { continue }
      let interval = interval(of: distance, in: &probes)
      guard interval.isOpen else { continue }
      open.append(
        LinearSolution.OpenExpression(
          preference: index,
          minimum: interval.minimum.map { $0 + preference.target },
          maximum: interval.maximum.map { $0 + preference.target }))
    }
    return open
  }

  /// Follows preferences in their order: each takes the nearest value that is left, and keeps it.
  mutating func follow(_ preferences: [Int]) {
    joinTableaus(preferences)
    for preference in preferences {
      guard let distance = distances[preference], let first = distance.terms.first,
        let place = places[first.variable]
      else { continue }
      simplexes[place.component].bringToZero(local(distance))
    }
  }

  /// The value of each variable.
  func values() -> [Double] {
    let remaining = places.map { place in
      place.map { simplexes[$0.component].values[$0.variable].constant } ?? 0
    }
    return elimination.completed(remaining).map { $0.isFinite ? $0 : 0 }
  }

  /// The values that an expression may take: components are independent, so their intervals add up.
  private func interval(of expression: AffineExpression, in probes: inout [LexicographicSimplex]) -> Interval {
    var interval = Interval(expression.constant)
    let parts = Dictionary(grouping: expression.terms) { places[$0.variable]?.component ?? -1 }
    for (component, terms) in parts.sorted(by: { $0.key < $1.key }) where component >= 0 {
      let part = local(AffineExpression(constant: 0, unordered: terms))
      interval = interval + probes[component].interval(of: part)
    }
    return interval
  }

  /// An expression in the numbers that its variables have in their tableau.
  private func local(_ expression: AffineExpression) -> AffineExpression {
    let terms = expression.terms.map { LinearConstraint.Term(places[$0.variable]?.variable ?? 0, $0.coefficient) }
    return AffineExpression(constant: expression.constant, unordered: terms)
  }

  /// Makes one tableau of all that a preference is about: to follow it is to tie them together.
  private mutating func joinTableaus(_ preferences: [Int]) {
    var sets = DisjointSets(count: simplexes.count)
    for preference in preferences {
      let components = (distances[preference]?.terms ?? []).compactMap { places[$0.variable]?.component }
      for component in components.dropFirst() { sets.unite(components[0], component) }
    }
    var offsets = Array(repeating: 0, count: simplexes.count)
    for component in simplexes.indices {
      let representative = sets.representative(of: component)
      guard representative != component else { continue }
      offsets[component] = simplexes[representative].join(simplexes[component])
    }
    places = places.map { place in
      place.map {
        Components.Place(
          component: sets.representative(of: $0.component), variable: $0.variable + offsets[$0.component])
      }
    }
  }
}
