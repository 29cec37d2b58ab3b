/// A component that the constraints leave open, with all its optimal points.
struct OpenComponent: Sendable {
  /// The component's number.
  var number: Int
  /// The optimal points.
  var simplex: LexicographicSimplex
}

/// What the constraints leave open, and the preferences that settle it.
struct OpenValues: Sendable {
  /// A preference in terms of unknown variables that are open.
  private struct Distance: Sendable {
    var preference: Int
    /// The terms, in unknown variables of the system.
    var terms: [LinearConstraint.Term]
    /// The expression's distance from its target without the terms.
    var constant: Double
  }

  /// The values of all variables; those of unknown ones are up to date.
  private(set) var values: [Double]

  private var open: [OpenComponent]
  private let system: LinearSystem
  private let components: Components
  /// For each variable where it is found in ``open``; nil where it is not unknown or not open.
  private var places: [Int: Place] = [:]
  /// The preferences that may be open.
  private var distances: [Distance] = []

  /// Where an unknown variable is found.
  private struct Place: Sendable {
    /// The open component, by its position.
    var component: Int
    /// The variable's number in it.
    var variable: Int
  }

  /// What components leave open of the expressions that preferences are about; `values` are those of one optimum.
  init(
    _ open: [OpenComponent], _ system: LinearSystem, _ elimination: Elimination, _ components: Components,
    _ values: [Double]
  ) {
    self.open = open
    self.system = system
    self.components = components
    self.values = values
    for (position, component) in open.enumerated() {
      let unknowns = components.components[component.number].unknowns
      for (variable, unknown) in unknowns.enumerated() where component.simplex.isOpen(variable) {
        places[components.unknowns[unknown]] = Place(component: position, variable: variable)
      }
    }
    let isOpen = openVariables(elimination)
    var sum = SparseSum(variableCount: system.variableCount)
    for (position, preference) in system.problem.preferences.enumerated() {
      guard (preference.constant - preference.target).isFinite,
        preference.terms.areUsable(variableCount: values.count),
        preference.terms.contains(where: { isOpen[$0.variable] })
      else { continue }
      append(position, preference, elimination, &sum)
    }
  }

  /// For each variable whether it depends on an open one.
  private func openVariables(_ elimination: Elimination) -> [Bool] {
    var isOpen = Array(repeating: false, count: values.count)
    for variable in places.keys { isOpen[variable] = true }
    for definition in elimination.definitions.reversed() {
      isOpen[definition.variable] = definition.terms.contains { isOpen[elimination.terms[$0].variable] }
    }
    for variable in isOpen.indices where !elimination.sets.isRepresentative(variable) {
      let parent = elimination.sets.link(of: variable).parent
      isOpen[variable] = parent >= 0 && isOpen[Int(parent)]
    }
    return isOpen
  }

  private mutating func append(
    _ position: Int, _ preference: LinearProblem.Preference, _ elimination: Elimination, _ sum: inout SparseSum
  ) {
    sum.clear()
    for term in preference.terms {
      let link = elimination.sets.link(of: term.variable)
      sum.constant.add(link.offset, times: term.coefficient)
      if link.parent >= 0 { sum.add(Int(link.parent), times: term.coefficient * link.scale) }
    }
    sum.dropZeros()
    elimination.substitute(in: &sum)
    var constant = sum.constant.value(at: system.parameters) + preference.constant - preference.target
    for term in sum.terms where places[term.variable] == nil {
      constant += term.coefficient * values[term.variable]
    }
    let terms = sum.terms.filter { places[$0.variable] != nil }
    if !terms.isEmpty { distances.append(Distance(preference: position, terms: terms, constant: constant)) }
  }

  /// The intervals of all preferences that more than one value is left for, before any is followed.
  mutating func openExpressions() -> [LinearSolution.OpenExpression] {
    distances.compactMap { distance in
      let interval = interval(of: distance)
      guard interval.isOpen else { return nil }
      let target = system.problem.preferences[distance.preference].target
      return LinearSolution.OpenExpression(
        preference: distance.preference, minimum: interval.minimum.map { $0 + target },
        maximum: interval.maximum.map { $0 + target })
    }
  }

  /// The values that an expression may take: components are independent, so their intervals add up.
  private mutating func interval(of distance: Distance) -> Interval {
    var parts: [Int: [LinearConstraint.Term]] = [:]
    for term in distance.terms {
      guard let place = places[term.variable] else { continue }
      parts[place.component, default: []].append(LinearConstraint.Term(place.variable, term.coefficient))
    }
    return parts.sorted { $0.key < $1.key }.reduce(Interval(distance.constant)) {
      $0 + open[$1.key].simplex.interval(of: $1.value)
    }
  }

  /// Follows preferences in their order: each takes the nearest value that is left, and keeps it.
  ///
  /// A preference is a level of its own below all others. To follow one is to tie together the components that it is
  /// about, so these are solved once more as one.
  mutating func follow(_ preferences: [Int], at parameters: Parameters) {
    let followed = Set(preferences)
    let distances = distances.filter { followed.contains($0.preference) }
    var sets = DisjointSets(count: open.count)
    for distance in distances {
      let parts = distance.terms.compactMap { places[$0.variable]?.component }
      for part in parts.dropFirst() { sets.unite(parts[0], part) }
    }
    var groups: [Int: [Int]] = [:]
    for component in open.indices { groups[sets.representative(of: component), default: []].append(component) }
    var wishes: [Int: [Distance]] = [:]
    for distance in distances {
      guard let part = distance.terms.compactMap({ places[$0.variable]?.component }).first else { continue }
      wishes[sets.representative(of: part), default: []].append(distance)
    }
    for (representative, group) in groups.sorted(by: { $0.key < $1.key }) {
      follow(wishes[representative] ?? [], in: group.map { open[$0].number }, at: parameters)
    }
  }

  /// Solves components as one, with preferences as the last levels.
  private mutating func follow(_ distances: [Distance], in group: [Int], at parameters: Parameters) {
    let joined = Components(
      joining: group, of: components,
      levels: distances.map { (terms: $0.terms, constant: ParametricValue($0.constant)) }, after: system.levels.count)
    guard let component = joined.components.first else { return }
    var simplex = LexicographicSimplex()
    _ = simplex.solve(component, of: joined, at: parameters)
    for (variable, unknown) in component.unknowns.enumerated() {
      values[joined.unknowns[unknown]] = simplex.point[variable].x
    }
  }
}
