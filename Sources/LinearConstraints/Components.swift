/// The second stage: what elimination leaves falls apart into problems that have no variable in common.
struct Components: Sendable {
  /// One independent problem; its variables are numbered from 0.
  struct Component: Sendable {
    /// The number that each variable has in the whole system, ascending.
    var variables: [Int]
    /// The rows, from the required ones down, otherwise in their order, in the component's own variables.
    var rows: [LinearSystem.Row]
  }

  /// Where a variable of the whole system is found.
  struct Place: Sendable, Hashable {
    /// The component, by its position.
    var component: Int
    /// The variable's number in it.
    var variable: Int
  }

  /// The components in the order of their first variables.
  private(set) var components: [Component] = []
  /// For each variable of the whole system where it is found; nil where it was eliminated.
  private(set) var places: [Place?]

  /// The components of what elimination left.
  ///
  /// - Throws: `Contradiction` where a required row says that a negative number is not negative.
  init(_ elimination: Elimination) throws(Contradiction) {
    let count = elimination.isEliminated.count
    var sets = DisjointSets(count: count)
    for row in elimination.rows {
      guard let first = row.expression.terms.first else {
        if row.isRequired && row.expression.constant < -Tolerance.feasibility { throw Contradiction(of: [row]) }
        continue
      }
      for term in row.expression.terms.dropFirst() { sets.unite(first.variable, term.variable) }
    }
    places = Array(repeating: nil, count: count)
    placeVariables(&sets, isEliminated: elimination.isEliminated)
    distribute(elimination.rows)
  }

  /// Gives each remaining variable its component and its number there.
  private mutating func placeVariables(_ sets: inout DisjointSets, isEliminated: [Bool]) {
    var components = Array(repeating: -1, count: places.count)
    for variable in places.indices where !isEliminated[variable] {
      let root = sets.representative(of: variable)
      if components[root] < 0 {
        components[root] = self.components.count
        self.components.append(Component(variables: [], rows: []))
      }
      let component = components[root]
      places[variable] = Place(component: component, variable: self.components[component].variables.count)
      self.components[component].variables.append(variable)
    }
  }

  /// Gives each component its rows.
  private mutating func distribute(_ rows: [LinearSystem.Row]) {
    let order = rows.indices.sorted { (rows[$0].level, $0) < (rows[$1].level, $1) }
    for index in order {
      guard let first = rows[index].expression.terms.first, let place = places[first.variable] else { continue }
      var row = rows[index]
      row.expression = row.expression.renumbered { places[$0]?.variable ?? $0 }
      components[place.component].rows.append(row)
    }
  }
}
