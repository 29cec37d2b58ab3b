internal import WorkBudgets

/// The variables that the constraints leave underdetermined, and the preferences that decide them.
struct UnderdeterminedVariables: Sendable {
  /// A preference in terms of underdetermined unknown variables.
  struct Distance: Sendable {
    var preference: Int
    /// The terms, in unknown variables of the system.
    var terms: [LinearConstraint.Term]
    /// The expression's distance from its target without the terms.
    var constant: Double
  }

  /// The component that contains an underdetermined variable, and its number there.
  struct Place: Sendable {
    /// The component, by its number.
    var component: Int
    /// The variable's number in it.
    var variable: Int
  }

  /// The values of all variables; those of unknown ones are up to date.
  private(set) var values: [Double]
  /// Indicates whether all preferences could be followed; false where they tie too many variables together.
  private(set) var isComplete = true

  let system: LinearSystem
  let components: Components
  private var unconstrained: UnconstrainedVariables
  /// The components of the variables that are in no row.
  private let unconstrainedComponents: [Int: Int]
  /// The numbers of the other underdetermined components, ascending.
  private let componentNumbers: [Int]
  /// The places of their underdetermined variables.
  private(set) var places: [Int: Place] = [:]
  /// The preferences about underdetermined variables, in their order.
  private(set) var distances: [Distance] = []
  /// The tableaus of large components that have been solved again.
  private var known: [Int: LexicographicSimplex] = [:]
  var simplex = LexicographicSimplex()

  /// The underdetermined variables in the expressions of preferences.
  ///
  /// - Parameter values: The values of all variables at one optimum.
  init(
    in parts: UnderdeterminedComponents, _ system: LinearSystem, _ elimination: Elimination, _ components: Components,
    _ values: [Double]
  ) {
    self.system = system
    self.components = components
    self.values = values
    componentNumbers = parts.numbers
    unconstrained = UnconstrainedVariables(parts.unconstrained.map(\.variable), variableCount: values.count)
    unconstrainedComponents = Dictionary(uniqueKeysWithValues: parts.unconstrained.map { ($0.variable, $0.component) })
    for place in parts.places { places[place.variable] = Place(component: place.component, variable: place.number) }
    // Most preferences are about determined variables alone; they are found by a flag for each variable, before their
    // expressions are put in terms of unknown variables.
    var elimination = elimination
    let isAffected = affectedVariables(elimination)
    var sum = SparseAccumulator(variableCount: system.variableCount)
    for (position, preference) in system.problem.preferences.enumerated() {
      guard (preference.constant - preference.target).isFinite,
        preference.terms.areUsable(variableCount: values.count),
        preference.terms.contains(where: { isAffected[$0.variable] })
      else { continue }
      append(position, preference, &elimination, &sum)
    }
  }

  /// Returns whether an unknown variable is underdetermined.
  private func isUnderdetermined(_ variable: Int) -> Bool {
    unconstrained.contains(variable) || places[variable] != nil
  }

  /// True for each variable that depends on an underdetermined one.
  private func affectedVariables(_ elimination: Elimination) -> [Bool] {
    var isAffected = values.indices.map { unconstrained.contains($0) }
    for variable in places.keys { isAffected[variable] = true }
    for definition in elimination.definitions.reversed() {
      isAffected[definition.variable] = definition.terms.contains { isAffected[elimination.terms[$0].variable] }
    }
    for variable in isAffected.indices where !elimination.sets.isRepresentative(variable) {
      let parent = elimination.sets.link(of: variable).parent
      isAffected[variable] = parent >= 0 && isAffected[Int(parent)]
    }
    return isAffected
  }

  /// Adds a preference in terms of underdetermined variables, where there are any in it.
  private mutating func append(
    _ position: Int, _ preference: LinearProblem.Preference, _ elimination: inout Elimination,
    _ sum: inout SparseAccumulator
  ) {
    elimination.reduce(preference.terms, into: &sum)
    // Determined variables have the same value at all optimal points, so they are part of the constant.
    var constant = sum.constant.value(at: system.parameters) + preference.constant - preference.target
    for term in sum.terms where !isUnderdetermined(term.variable) {
      constant += term.coefficient * values[term.variable]
    }
    let terms = sum.terms.filter { isUnderdetermined($0.variable) }
    if !terms.isEmpty { distances.append(Distance(preference: position, terms: terms, constant: constant)) }
  }

  /// The intervals of the preferences whose expressions have more than one value, before any is followed
  /// (specification AMB-02).
  mutating func openExpressions() -> [LinearSolution.OpenExpression] {
    distances.compactMap { distance in
      let interval = interval(of: distance)
      guard interval.isAmbiguous else { return nil }
      let target = system.problem.preferences[distance.preference].target
      return LinearSolution.OpenExpression(
        preference: distance.preference, minimum: interval.minimum.map { $0 + target },
        maximum: interval.maximum.map { $0 + target })
    }
  }

  /// The values that an expression may take. Components are independent, so their intervals add up.
  private mutating func interval(of distance: Distance) -> Interval {
    guard distance.terms.allSatisfy({ places[$0.variable] != nil }) else {
      return Interval(minimum: nil, maximum: nil)
    }
    return terms(of: distance).sorted { $0.key < $1.key }.reduce(Interval(distance.constant)) {
      $0 + interval(of: $1.value, inComponent: $1.key)
    }
  }

  /// The terms of an expression in each component, in the component's own variables.
  func terms(of distance: Distance) -> [Int: [LinearConstraint.Term]] {
    var parts: [Int: [LinearConstraint.Term]] = [:]
    for term in distance.terms {
      guard let place = places[term.variable] else { continue }
      parts[place.component, default: []].append(LinearConstraint.Term(place.variable, term.coefficient))
    }
    return parts
  }

  /// The values that a part of an expression may take. Small components are solved anew for each question, which is
  /// less than to keep the tableaus of all.
  private mutating func interval(of terms: [LinearConstraint.Term], inComponent number: Int) -> Interval {
    let component = components.components[number]
    guard !simplex.isExhausted, isComplete else { return Interval(0) }
    guard component.unknowns.count > Self.smallCount else {
      _ = simplex.solve(component, of: components, at: system.parameters)
      return simplex.interval(of: terms)
    }
    var large = known.removeValue(forKey: number) ?? LexicographicSimplex()
    if large.columnCount == 0 { _ = large.solve(component, of: components, at: system.parameters) }
    let interval = large.interval(of: terms)
    large.meter.charge()
    isComplete = !large.isExhausted
    known[number] = large
    return interval
  }

  /// The number of variables up to which a component is solved anew rather than kept.
  private static let smallCount = 4

  /// Follows preferences in their order: each takes the nearest value that is left, and keeps it.
  ///
  /// A preference is a level of its own below all others. To follow one is to tie together the components that it is
  /// about, so these are solved once more as one.
  mutating func follow(_ preferences: [Int]) {
    known = [:]
    let rest = followUnconstrained(Set(preferences))
    var groups = Dictionary(uniqueKeysWithValues: componentNumbers.enumerated().map { ($1, $0) })
    var count = componentNumbers.count
    for variable in Set(rest.flatMap { $0.terms.map(\.variable) }).sorted() where places[variable] == nil {
      // A variable in no row that came into a preference with others is a component of its own.
      groups[component(of: variable), default: count] = count
      count += 1
    }
    // Components that have no preference in common stay independent, so that each problem is as small as it can be.
    var sets = DisjointSets(count: count)
    for distance in rest {
      let parts = distance.terms.compactMap { groups[component(of: $0.variable)] }
      for part in parts.dropFirst() { sets.unite(parts[0], part) }
    }
    // Groups are solved in the order of their representatives, never in that of a hash table (specification SOL-06).
    var members: [Int: [Int]] = [:]
    for (component, group) in groups.sorted(by: { $0.key < $1.key }) {
      members[sets.representative(of: group), default: []].append(component)
    }
    var preferencesOfGroups: [Int: [Distance]] = [:]
    for distance in rest {
      guard let group = distance.terms.first.flatMap({ groups[component(of: $0.variable)] }) else { continue }
      preferencesOfGroups[sets.representative(of: group), default: []].append(distance)
    }
    for (representative, group) in members.sorted(by: { $0.key < $1.key }) where !simplex.isExhausted {
      follow(preferencesOfGroups[representative] ?? [], in: group)
    }
    unconstrained.complete(&values)
    simplex.meter.charge()
    isComplete = isComplete && !simplex.isExhausted
  }

  /// The number of the component of an unknown variable.
  private func component(of variable: Int) -> Int {
    places[variable]?.component ?? unconstrainedComponents[variable] ?? -1
  }

  /// Follows the preferences that an unconstrained variable can meet; returns the others.
  private mutating func followUnconstrained(_ followed: Set<Int>) -> [Distance] {
    distances.compactMap { distance in
      guard followed.contains(distance.preference),
        let rest = unconstrained.follow(distance.terms, constant: distance.constant), !rest.terms.isEmpty
      else { return nil }
      return Distance(preference: distance.preference, terms: rest.terms, constant: rest.constant)
    }
  }

  /// Solves components as one, with preferences as the last levels.
  private mutating func follow(_ distances: [Distance], in group: [Int]) {
    let joined = Components(
      joining: group, of: components,
      levels: distances.map { (terms: $0.terms, constant: ParametricValue($0.constant)) }, after: system.levelCount)
    guard let component = joined.components.first else { return }
    guard !component.isTooLarge else {
      isComplete = false
      return
    }
    // The required rows hold: they did in each component. What preferences leave open takes the value of the vertex
    // that the simplex method stops at.
    _ = simplex.solve(component, of: joined, at: system.parameters)
    for (variable, unknown) in component.unknowns.enumerated() {
      values[joined.unknowns[unknown]] = simplex.point[variable].x
    }
  }
}

/// The components of a system that the constraints leave underdetermined.
struct UnderdeterminedComponents: Sendable {
  /// The unknown variables in no row, each with the number of its component.
  var unconstrained: [(variable: Int, component: Int)] = []
  /// The numbers of the other components with underdetermined variables, ascending.
  var numbers: [Int] = []
  /// The underdetermined variables of these, each with its component's number and its own in the component.
  var places: [(variable: Int, component: Int, number: Int)] = []

  /// Indicates whether every variable is determined.
  var isEmpty: Bool { unconstrained.isEmpty && numbers.isEmpty }
}
