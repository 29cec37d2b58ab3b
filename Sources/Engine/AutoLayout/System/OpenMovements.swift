internal import LinearConstraints

/// The directions in which open attributes of views can move under the constraints.
///
/// Attributes that move in one direction, each by some multiple, are open for one reason: a constraint that settles one
/// of them settles all. In general a constraint removes one direction. So the number of missing constraints is the
/// dimension of the attributes' movements (the rank of their matrix).
public struct OpenMovements: Sendable, Hashable {
  /// The movement of each open attribute, as terms over direction numbers.
  private var movements: [AmbiguityPreferences.Quantity: [LinearConstraint.Term]] = [:]
  /// The movement of each open content size of a scroll view, in the same directions.
  private var contentMovements: [AmbiguityPreferences.Quantity: [LinearConstraint.Term]] = [:]

  /// Creates a value without movements.
  init() {}

  /// Creates the movements of quantities, and of the content sizes of scroll views.
  init(
    _ movements: [(AmbiguityPreferences.Quantity, [LinearConstraint.Term])],
    ofContents contents: [(AmbiguityPreferences.Quantity, [LinearConstraint.Term])]
  ) {
    self.movements = Dictionary(movements, uniquingKeysWith: { first, _ in first })
    contentMovements = Dictionary(contents, uniquingKeysWith: { first, _ in first })
  }

  /// How open attributes depend on each other.
  public struct Relations: Sendable, Hashable {
    /// For each open attribute, the position of the one that settles it once those before it are settled. Its own
    /// position if it needs its own constraint.
    ///
    /// An attribute that several others settle together is mapped to the first of them. One whose movement is unknown
    /// needs its own constraint.
    public var causes: [Int]
    /// For each open attribute, the position of the first one of its group. Attributes of a group are linked directly
    /// or through others: settling one narrows or settles others of the group, but nothing outside it.
    public var groups: [Int]
  }

  /// Returns the number of constraints that would settle some open attributes, if each removes one direction.
  public func missingCount(of open: [AmbiguousLayout]) -> Int {
    relations(of: open).causes.enumerated().count { $0.offset == $0.element }
  }

  /// Returns how some open attributes depend on each other.
  public func relations(of open: [AmbiguousLayout]) -> Relations {
    let movements = open.map(movement)
    var elimination = MovementElimination(of: movements)
    var sets = DisjointSets(count: open.count)
    let causes = open.indices.map { position in
      guard let movement = movements[position] else { return position }
      let circuit = elimination.circuit(of: movement, at: position)
      for other in circuit { sets.unite(position, other) }
      return circuit.min() ?? position
    }
    return Relations(causes: causes, groups: open.indices.map { sets.representative(of: $0) })
  }

  /// Whether a constraint that settles one of two attributes also settles the other.
  public func areTied(_ first: AmbiguousLayout, _ second: AmbiguousLayout) -> Bool {
    guard let first = movement(of: first), let second = movement(of: second) else { return false }
    return second.isMultiple(of: first)
  }

  /// Returns for each open content size of a scroll view the positions of the open attributes that determine it
  /// together. Empty if the content size stays open after all of them are settled.
  public func attributes(determiningContents contents: [AmbiguousLayout], among open: [AmbiguousLayout]) -> [[Int]] {
    let movements = open.map(movement)
    let contents = contents.map { content in
      contentMovements[AmbiguityPreferences.Quantity(view: content.view, attribute: content.attribute)]
    }
    var elimination = MovementElimination(of: movements + contents)
    for (position, movement) in movements.enumerated() {
      if let movement { _ = elimination.circuit(of: movement, at: position) }
    }
    return contents.enumerated().map { position, movement in
      guard let movement else { return [] }
      let circuit = elimination.circuit(of: movement, at: open.count + position).sorted()
      // A movement that also depends on another content size remains open.
      return circuit.allSatisfy(open.indices.contains) ? circuit : []
    }
  }

  private func movement(of open: AmbiguousLayout) -> [LinearConstraint.Term]? {
    movements[AmbiguityPreferences.Quantity(view: open.view, attribute: open.attribute)]
  }
}
