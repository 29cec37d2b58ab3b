internal import WorkBudgets

/// The variables that the constraints leave underdetermined, and the preferences that decide them.
struct UnderdeterminedVariables: Sendable {
  /// A preference's distance from its target, in terms of underdetermined variables.
  struct Distance: Sendable {
    var preference: Int
    /// The terms, in unknown variables of the system.
    var terms: [LinearConstraint.Term]
    /// The distance without the terms.
    var constant: Double
  }

  /// The component that contains an underdetermined variable, and the variable's number in it.
  struct Place: Sendable {
    /// The component, or -1 for a variable that is not underdetermined.
    var component: Int32 = -1
    /// The variable's number in the component, or -1 for a variable in no row.
    var variable: Int32 = -1
  }

  /// The terms of an expression in one component, in the component's own variables.
  struct Part: Sendable {
    var component: Int
    /// The positions of the terms in the list that the part belongs to.
    var terms: Range<Int>
  }

  /// The last result for a component with one variable. Long sums contain many of these.
  private struct LoneVariable: Sendable {
    /// The coefficient that ``interval`` belongs to.
    var coefficient = 0.0
    /// The values that the variable times the coefficient may take.
    var interval = Interval(0)
  }

  /// The values of all variables. Only the values of unknown variables are kept up to date.
  private(set) var values: [Double]
  /// Whether all preferences could be followed. False if they tie too many variables together.
  private(set) var isComplete = true

  let system: LinearSystem
  let components: Components
  private var unconstrained: UnconstrainedVariables
  /// The numbers of the underdetermined components with rows, ascending.
  private let componentNumbers: [Int]
  /// The place of each variable.
  private(set) var places: [Place]
  /// The preferences about underdetermined variables, in order.
  private(set) var distances: [Distance] = []
  /// The solved tableaus of large components.
  private var known: [Int: LexicographicSimplex] = [:]
  /// The results for components with one variable. Empty until the first is needed.
  private var loneVariables: [LoneVariable] = []
  var simplex = LexicographicSimplex()

  /// Finds the underdetermined variables in the expressions of preferences.
  ///
  /// `values` are the values of all variables at one optimum.
  init(
    in parts: UnderdeterminedComponents, _ system: LinearSystem, _ elimination: Elimination, _ components: Components,
    _ values: [Double]
  ) {
    self.system = system
    self.components = components
    self.values = values
    componentNumbers = parts.numbers
    unconstrained = UnconstrainedVariables(parts.unconstrained.map(\.variable), variableCount: values.count)
    places = Array(filledWith: Place(), count: values.count)
    for place in parts.unconstrained { places[place.variable].component = Int32(place.component) }
    for place in parts.places {
      places[place.variable] = Place(component: Int32(place.component), variable: Int32(place.number))
    }
    // Most preferences contain only determined variables. A flag for each variable finds them, before expressions are
    // reduced to unknown variables.
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

  /// Whether an unknown variable is underdetermined.
  private func isUnderdetermined(_ variable: Int) -> Bool { places[variable].component >= 0 }

  /// Whether an underdetermined variable is in a row.
  func isPlaced(_ variable: Int) -> Bool { places[variable].variable >= 0 }

  /// Whether each variable depends on an underdetermined one.
  private func affectedVariables(_ elimination: Elimination) -> [Bool] {
    var isAffected = places.map { $0.component >= 0 }
    for definition in elimination.definitions.reversed() {
      isAffected[definition.variable] = definition.terms.contains { isAffected[elimination.terms[$0].variable] }
    }
    for variable in isAffected.indices where !elimination.sets.isRepresentative(variable) {
      let parent = elimination.sets.link(of: variable).parent
      isAffected[variable] = parent >= 0 && isAffected[Int(parent)]
    }
    return isAffected
  }

  /// Appends a preference in terms of underdetermined variables, if it contains any.
  private mutating func append(
    _ position: Int, _ preference: LinearProblem.Preference, _ elimination: inout Elimination,
    _ sum: inout SparseAccumulator
  ) {
    elimination.reduce(preference.terms, into: &sum)
    // Determined variables have the same value at all optimal points, so they belong to the constant.
    var constant = sum.constant.value(at: system.parameters) + preference.constant - preference.target
    for term in sum.terms where !isUnderdetermined(term.variable) {
      constant += term.coefficient * values[term.variable]
    }
    var terms: [LinearConstraint.Term] = []
    terms.reserveCapacity(sum.terms.count)
    for term in sum.terms where isUnderdetermined(term.variable) { terms.append(term) }
    if !terms.isEmpty { distances.append(Distance(preference: position, terms: terms, constant: constant)) }
  }

  /// Returns the intervals of the preferences whose expressions have more than one value, before any is followed
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

  /// Returns the values that an expression may take. Components are independent, so their intervals add up.
  private mutating func interval(of distance: Distance) -> Interval {
    guard distance.terms.allSatisfy({ isPlaced($0.variable) }) else { return Interval(minimum: nil, maximum: nil) }
    simplex.meter.work += distance.terms.count
    let (terms, parts) = parts(of: distance)
    return parts.reduce(Interval(distance.constant)) { $0 + interval(of: terms[$1.terms], inComponent: $1.component) }
  }

  /// Returns the parts of an expression in the components with rows, ascending, and the list of their terms.
  func parts(of distance: Distance) -> (terms: [LinearConstraint.Term], parts: [Part]) {
    var placed = distance.terms
    if !placed.allSatisfy({ isPlaced($0.variable) }) { placed = placed.filter { isPlaced($0.variable) } }
    // Most expressions are in one component, or in several in ascending order.
    let ascends = zip(placed, placed.dropFirst()).allSatisfy {
      places[$0.variable].component <= places[$1.variable].component
    }
    if !ascends {
      let order = placed.indices.sorted {
        (places[placed[$0].variable].component, $0) < (places[placed[$1].variable].component, $1)
      }
      placed = order.map { placed[$0] }
    }
    var parts: [Part] = []
    for index in placed.indices {
      let place = places[placed[index].variable]
      placed[index].variable = Int(place.variable)
      if let last = parts.indices.last, parts[last].component == Int(place.component) {
        parts[last].terms = parts[last].terms.lowerBound..<index + 1
      } else {
        parts.append(Part(component: Int(place.component), terms: index..<index + 1))
      }
    }
    return (placed, parts)
  }

  /// Returns the values that a part of an expression may take. Small components are solved again for each call, which
  /// costs less than keeping their tableaus.
  private mutating func interval(
    of terms: ArraySlice<LinearConstraint.Term>, inComponent number: Int
  ) -> Interval {
    let component = components.components[number]
    guard !simplex.isExhausted, isComplete else { return Interval(0) }
    guard component.unknowns.count > 1 else { return interval(ofLoneVariableIn: number, terms) }
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

  /// Returns the values of a component's only variable times its coefficient in a sum. The result is kept, as the next
  /// sum mostly needs the same.
  private mutating func interval(
    ofLoneVariableIn number: Int, _ terms: ArraySlice<LinearConstraint.Term>
  ) -> Interval {
    guard let coefficient = terms.first?.coefficient else { return Interval(0) }
    if loneVariables.isEmpty { loneVariables = Array(filledWith: LoneVariable(), count: components.components.count) }
    if loneVariables[number].coefficient != coefficient {
      _ = simplex.solve(components.components[number], of: components, at: system.parameters)
      loneVariables[number] = LoneVariable(coefficient: coefficient, interval: simplex.interval(of: terms))
    }
    return loneVariables[number].interval
  }

  /// The maximum number of variables of a component that is solved again instead of kept.
  private static let smallCount = 4

  /// Follows preferences in order. Each takes the nearest value that is still possible, and keeps it.
  ///
  /// A preference is its own level below all others. Following one ties its components together, so they are
  /// solved once more as one.
  mutating func follow(_ preferences: [Int]) {
    known = [:]
    let rest = followUnconstrained(Set(preferences))
    // The group of each component, or -1.
    var groups = Array(filledWith: -1, count: components.components.count)
    var joined: [Int] = componentNumbers
    // A variable in no row that shares a preference with others is its own component.
    var alone: Set<Int> = []
    for distance in rest {
      for term in distance.terms where !isPlaced(term.variable) { alone.insert(term.variable) }
    }
    joined += alone.sorted().map { Int(places[$0].component) }
    for (group, number) in joined.enumerated() { groups[number] = group }
    // Components that share no preference stay independent, which keeps each problem small.
    var sets = DisjointSets(count: joined.count)
    for distance in rest {
      guard let first = distance.terms.first else { continue }
      for term in distance.terms.dropFirst() { sets.unite(group(of: first, groups), group(of: term, groups)) }
    }
    // Groups are solved in the order of their representatives, as the order of a hash table differs between runs
    // (specification SOL-06).
    var members: [Int: [Int]] = [:]
    for (component, group) in groups.enumerated() where group >= 0 {
      members[sets.representative(of: group), default: []].append(component)
    }
    var preferencesOfGroups: [Int: [Distance]] = [:]
    for distance in rest {
      guard let first = distance.terms.first else { continue }
      preferencesOfGroups[sets.representative(of: group(of: first, groups)), default: []].append(distance)
    }
    var numbers = Array(filledWith: Int32(-1), count: values.count)
    for (representative, group) in members.sorted(by: { $0.key < $1.key }) where !simplex.isExhausted {
      follow(preferencesOfGroups[representative] ?? [], in: group, &numbers)
    }
    unconstrained.complete(&values)
    simplex.meter.charge()
    isComplete = isComplete && !simplex.isExhausted
  }

  private func group(of term: LinearConstraint.Term, _ groups: [Int]) -> Int {
    groups[Int(places[term.variable].component)]
  }

  /// Follows the preferences that an unconstrained variable can meet, and returns the others.
  private mutating func followUnconstrained(_ followed: Set<Int>) -> [Distance] {
    distances.compactMap { distance in
      guard followed.contains(distance.preference),
        let rest = unconstrained.follow(distance.terms, constant: distance.constant), !rest.terms.isEmpty
      else { return nil }
      return Distance(preference: distance.preference, terms: rest.terms, constant: rest.constant)
    }
  }

  /// Solves components as one, with preferences as the last levels.
  ///
  /// `numbers` is scratch: -1 for each variable.
  private mutating func follow(_ distances: [Distance], in group: [Int], _ numbers: inout [Int32]) {
    let joined = Components(
      joining: group, of: components,
      levels: distances.map { (terms: $0.terms, constant: ParametricValue($0.constant)) }, after: system.levelCount,
      &numbers)
    simplex.meter.work += joined.terms.count * SolverLimit.workPerTerm
    guard let component = joined.components.first else { return }
    guard !component.isTooLarge else {
      isComplete = false
      return
    }
    // The required rows hold, as they did in each component. Variables that preferences leave open have the value of
    // the vertex at which the simplex method stops.
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
  /// The numbers of the components that have rows and underdetermined variables, ascending.
  var numbers: [Int] = []
  /// The underdetermined variables in those components, each with its component and its number there.
  var places: [(variable: Int, component: Int, number: Int)] = []

  /// Whether every variable is determined.
  var isEmpty: Bool { unconstrained.isEmpty && numbers.isEmpty }
}
